import type { EventDetails, EventKind, EventOf, EventStamp, LedgerEvent } from '../../src/record/events/event.ts';

const at = '2026-01-01T00:00:00.000Z';
const of = { plan: '07-01', attempt: 1 };
const commit = 'a'.repeat(40);
const verdict = {
  verdict: 'pass' as const,
  passed: 3,
  failed: 0,
  skipped: 0,
  errors: 0,
  total: 3,
  runner: 'jest',
  source: 'report' as const,
  extra: {},
  reasons: [],
};
const planEnd = { plan: '07-01', signal: { status: 'success', attempt: 1, details: {} } } as const;
const phaseEnd = {
  signal: { status: 'failure', details: {} },
  decision: 'escalate',
  exitStatus: 'STUCK',
  reason: 'agent_error',
  lastPlan: '07-01',
  iterations: 1,
  successRate: 0,
  durationMs: 10,
  complete: 0,
  plans: 1,
} as const;

/** What an event of each kind says, for tests that care for one part of it. */
export const sampleDetails: { [K in EventKind]: EventDetails<K> } = {
  phase_start: {
    schemaVersion: 1,
    base: commit,
    plans: ['07-01'],
    done: [],
    waves: { '07-01': 1 },
    agent: 'script',
    mode: 'fallback',
    gate: { tests: false, verifier: false },
  },
  phase_complete: { ...phaseEnd, exitStatus: 'COMPLETED' },
  phase_failed: phaseEnd,
  phase_blocked: { ...phaseEnd, exitStatus: 'BLOCKED' },
  phase_skipped: { ...phaseEnd, exitStatus: 'COMPLETED' },
  attempt_start: { ...of, since: at },
  checkpoint: { ...of, tag: 'checkpoint/07-07-01/1', head: commit, place: '/checkout' },
  setup_start: { ...of, command: 'npm ci' },
  salvage: { ...of, from: 'refs/phase-executor/07/partial/07-01/1' },
  agent_start: { ...of, agent: 'script', timeoutMs: 60_000 },
  handoff_start: { ...of, why: 'was stopped' },
  author_start: { plan: of.plan, agent: 'claude', timeoutMs: 60_000 },
  author_end: {
    ...{ plan: of.plan, planHash: 'abc', agent: 'claude', durationMs: 10, isRevised: false },
    files: [{ path: 'test/acceptance/a.test.js', text: 'test' }],
    tests: [{ path: 'test/acceptance/a.test.js', name: 'T1: adds' }],
    dropped: [],
  },
  acceptance: { ...of, passed: ['T1: adds'], failed: [], dropped: [] },
  repair: { ...of, repair: 1, kept: null, details: 'verification failed' },
  agent_progress: { ...of, what: 'reading' },
  agent_spend: {
    ...of,
    spent: { inputFresh: 5, cacheRead: 0, cacheWrite: 0, output: 2, turns: 1, costUsd: 0.01, isCostKnown: true },
  },
  agent_words: { ...of, said: 'done' },
  agent_end: { ...of, ok: true, reason: null, exitCode: 0, durationMs: 5, survivors: 0 },
  adopt: { ...of, from: 'dead', adopters: [], tag: 'checkpoint/07-07-01/1', endsAt: at, isAtWork: true },
  set_back: { ...of, files: ['.planning/STATE.md'] },
  verify_start: { ...of, commands: 1, since: at },
  verify: { ...of, passed: true, findings: [], remarks: [] },
  commit: { ...of, summaryFromFacts: false },
  fold: { ...of, base: commit, commit, branch: 'main' },
  settled: { ...of, head: commit },
  part: {
    ...of,
    upTo: 1,
    planHash: 'b'.repeat(40),
    base: commit,
    commit,
    head: commit,
    isWitnessed: false,
    files: ['src/a.ts'],
  },
  answered: { plan: '07-01', question: 'c'.repeat(64), approved: true, by: 'Ada <ada@example.invalid>' },
  attempt_failed: { ...of, task: 'Make it', specialist: 'script', error_type: 'agent_error', details: 'it broke' },
  rollback: { ...of, tag: 'checkpoint/07-07-01/1', kept: null },
  retry_wait: { ...of, backoffMs: 1000, why: 'again' },
  recovered: { ...of, tag: 'checkpoint/07-07-01/1', kept: null, cutOffRun: 'dead' },
  plan_complete: planEnd,
  plan_failed: { ...planEnd, signal: { status: 'failure', attempt: 1, details: {} } },
  plan_blocked: { ...planEnd, signal: { status: 'blocked', attempt: 1, details: {} } },
  plan_skipped: { ...planEnd, signal: { status: 'skipped', details: {} } },
  summary_adopted: { plan: '07-01', head: commit, evidence: 'artifacts' },
  reopened: { ...of, why: 'checks did not pass (build: failure)' },
  host_checks: { commit, verdict: 'red', why: 'checks did not pass (build: failure)' },
  judge_start: { commit, of: 'judge', time: 1 },
  judge_end: { commit, commands: 1, durationMs: 5, commandMs: 1 },
  verdict: { commit, head: commit, rules: 'f00', judgedAt: '2026-01-01T00:00:00.000Z', evidence: {} },
  verdict_stands: { commit, judgedAt: '2026-01-01T00:00:00.000Z' },
  tests_start: { commit, command: 'npm test', of: 'tests', time: 1 },
  tests_end: { commit, ...verdict },
  tests_base: { commit, command: 'npm test', verdict },
  side_tests_start: { commit, command: 'npm test', what: 'old', of: 'tests', time: 200 },
  side_tests_end: { commit },
  mutants_start: { commit, tried: 20, of: 'tests', time: 900 },
  mutants_end: { commit, tried: 20, killed: 18, undecided: 1, durationMs: 9_000 },
  tests_flaky: { commit, command: 'npm test', names: ['a'] },
  verifier_start: { report: '07-VERIFICATION.md', of: 'verification', time: 1 },
  verifier_end: { report: '07-VERIFICATION.md', ok: true, reason: null, written: true },
  signed: { from: commit, to: commit, branch: null, commits: [[commit, commit]] },
  warning: { message: 'look at this' },
  opened: { job: '77' },
  round_start: { round: 1, base: commit, jobs: [] },
  leg: { result: 'round 1, all plans: lost' },
  round_end: { round: 1 },
};

/** An event of run `run` in phase 07, with these details instead of the sample's. */
export function event<K extends EventKind>(
  kind: K,
  details: Partial<EventDetails<K>> = {},
  stamp: Partial<EventStamp> = {},
): EventOf<K> {
  const full = { at, seq: 1, runId: 'run', phase: '07', ...stamp, event: kind, ...sampleDetails[kind], ...details };
  return full as unknown as EventOf<K>;
}

/** As they stand in a file. */
export function line(found: LedgerEvent): string {
  return `${JSON.stringify(found)}\n`;
}
