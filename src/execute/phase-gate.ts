import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { agentEnvironment } from '../agents/environment.ts';
import { exitGate, type GateDecision, type GateFacts } from '../signal/exit-gate.ts';
import { runTests } from '../verify/test-results/test-run.ts';
import type { TestVerdict } from '../verify/test-results/verdict.ts';
import { requirementsOf } from './requirements.ts';
import type { RunContext } from './run-context.ts';
import { alignRecord } from './settle.ts';
import { type Verification, verifyPhase } from './verifier.ts';

/** What stands between plans that are complete and a phase that is. */
export interface Gate {
  readonly decision: GateDecision;
  /** Null where no tests were run. */
  readonly tests: TestVerdict | null;
  readonly verification: Verification | null;
  /** The commit all of it was told of. */
  readonly commit: string;
  /** What a person should know but what does not decide. */
  readonly remarks: readonly string[];
}

/** How the gate gets its answers: by asking here, or from a job that was asked. */
export interface GateWitness {
  readonly tests: (facts: GateFacts) => Promise<Pick<Gate, 'decision' | 'tests'>>;
  readonly verification: () => Promise<Verification>;
}

/** Runs tests and verifier in this checkout. `before` is the phase's signal of an earlier run. */
export function witnessHere(before: unknown, run: RunContext): GateWitness {
  return { tests: (facts) => confirmedTests(facts, run), verification: () => verifyPhase(before, run) };
}

/** What ROADMAP, STATE and the summaries say of a phase whose plans are complete. */
export interface Documents {
  readonly facts: GateFacts;
  readonly decision: GateDecision;
  readonly remarks: readonly string[];
}

/** Brings the documents in line with the summaries, and asks them. It costs nothing, so it comes first. */
export async function askDocuments(run: RunContext): Promise<Documents> {
  await alignRecord(run);
  run.tree.known = null;
  const { sha: commit } = await run.git.head();
  const { done, open, unknown } = await requirementsOf(run);
  const requirements = { done, commit, open: done === null ? unknown : open };
  const facts: GateFacts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
  return { facts, decision: exitGate(facts, waived), remarks: done === true ? unknown : [] };
}

const waived = { requireTests: false, confirmingRuns: 0 };

/**
 * The exit gate of a phase whose plans are complete: ROADMAP and STATE have to agree with the summaries, with a
 * `test-command` its tests have to pass, and its VERIFICATION.md must not speak against it, all on one commit. What costs
 * nothing is asked first, and what comes after a closed door is not asked.
 */
export async function phaseGate(run: RunContext, witness: GateWitness): Promise<Gate> {
  const documents = await askDocuments(run);
  const { facts: untested } = documents;
  const asked = { tests: null, verification: null, commit: untested.commit, remarks: documents.remarks };
  if (!documents.decision.open) return { ...asked, decision: documents.decision };

  const tested = run.testCommand === '' ? null : await witness.tests(untested);
  if (tested && !tested.decision.open) return { ...asked, ...tested };

  const verification = await witness.verification();
  const tests = tested?.tests ?? null;
  const answer = answerOf(verification, run);
  const facts = {
    ...untested,
    tests: tests && { verdict: tests.verdict, commit: untested.commit },
    verification: answer && { status: answer, commit: untested.commit },
  };
  const remarks = [...asked.remarks, ...(answer === null ? unasked(verification) : [])];
  return { ...asked, tests, verification, remarks, decision: exitGate(facts, waived) };
}

/** A report that nobody asked for counts where it speaks against the phase; what is old or unclear is only told. */
function answerOf({ status }: Verification, { verifierCommand }: RunContext) {
  switch (status) {
    case 'passed':
    case 'gaps_found':
    case 'human_needed':
      return status;
    case 'missing':
    case 'stale':
    case 'unknown':
      return verifierCommand === '' ? null : ('unknown' as const);
  }
}

function unasked({ status, report }: Verification): string[] {
  if (status === 'missing') return [];
  const why =
    status === 'stale' ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
  return [`${report} ${why}; it did not count`];
}

/** The tests, as often as they have to pass; the first run that does not pass ends it. */
async function confirmedTests(facts: GateFacts, run: RunContext): Promise<Pick<Gate, 'decision' | 'tests'>> {
  const policy = { requireTests: true, confirmingRuns: run.confirmingRuns };
  for (let confirmations = 0; ; confirmations += 1) {
    const tests = await testsOn(facts.commit, confirmations + 1, run);
    const decision = exitGate(
      { ...facts, tests: { verdict: tests.verdict, commit: facts.commit }, confirmations },
      policy,
    );
    if (tests.verdict !== 'pass' || confirmations >= run.confirmingRuns) return { decision, tests };
  }
}

/** Runs the tests behind a checkpoint and under the ceilings of an attempt; whatever they leave is rolled back. */
async function testsOn(commit: string, time: number, run: RunContext): Promise<TestVerdict> {
  const { limits, ledger, clock, checkpoints, phase } = run;
  const at = new Date(clock.now());
  ledger.append('tests_start', { command: run.testCommand, commit, of: 'tests', time, since: at.toISOString() });
  const scratch = join(run.exchangeDir, `tests-${time}`);
  mkdirSync(scratch, { recursive: true });
  const checkpoint = await checkpoints.create({
    phase: phase.id,
    ...{ plan: 'tests', at },
    known: run.tree.known,
  });
  run.tree.known = null;
  const { verdict } = await runTests({
    command: ['bash', '-c', run.testCommand],
    ...{ cwd: run.root, scratch, clock, marker: `${run.runId}/tests/${time}`, cancel: run.interrupt.now },
    env: agentEnvironment(run.environment, run.agentEnv, { PHASE_ID: phase.id }),
    timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.now())),
    graceMs: limits.graceMs,
    ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
    logFile: ledger.logFile('tests', time),
  });
  await checkpoints.rollback(checkpoint, { kept: 'nothing' });
  await checkpoints.discard(checkpoint);
  ledger.append('tests_end', { commit, ...verdict });
  return verdict;
}
