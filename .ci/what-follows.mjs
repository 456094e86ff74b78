// The tables of docs/what-follows.md: each ending of an attempt and of the exit gate, decided by the code that decides in a run.

import { phaseVerdict } from '../lib/run/loop/phase-verdict.js';
import { buildFinalSignal, decideOn } from '../lib/run/loop/plan-run.js';
import { endsRun } from '../lib/run/loop/run-progress.js';
import { buildRunPolicy } from '../lib/run/open/policies.js';
import { parseSettings } from '../lib/settings/table/settings.js';
import { zeroSpend } from '../lib/signal/budget.js';
import { CompletionSignal } from '../lib/signal/completion-signal.js';
import { exitGate } from '../lib/signal/exit-gate.js';
import { isRetryable } from '../lib/signal/retry-policy.js';
import { FAILURES } from '../lib/signal/signal-words.js';
import { formatElapsed } from '../lib/system/text/text.js';

const plan = '01-01';
const deadlineAt = 24 * 3_600_000;
/** A run of a phase with one plan, under the default settings. `random` just below 1 gives the longest waits. */
const run = {
  ...{ runId: 'a-run', phase: { id: '01' }, nextPhase: '02' },
  policy: buildRunPolicy(parseSettings({}), 1, { deadlineAt, now: 0 }),
  services: {
    ledger: { events: [] },
    clock: { now: () => 0, uptimeMs: () => 0 },
    interrupt: { soon: new AbortController().signal },
    random: () => 1 - Number.EPSILON,
  },
};
const interrupted = { ...run, services: { ...run.services, interrupt: { soon: AbortSignal.abort() } } };
const late = { ...run, policy: { ...run.policy, limits: { ...run.policy.limits, deadlineAt: 0 } } };

/** The run with one ceiling, of a level, that each of its attempts has reached. */
function spent(level) {
  const cost = { phase: null, plan: null, attempt: null, [level]: 1 };
  const events = [1, 2, 3].map((attempt) => ({
    ...{ event: 'agent_spend', runId: run.runId, plan, attempt },
    spent: { ...zeroSpend, costUsd: 1 },
  }));
  const budget = { ...run.policy.budget, cost };
  return { ...run, policy: { ...run.policy, budget }, services: { ...run.services, ledger: { events } } };
}

/** The rows of the first table. Reasons from which the same follows share a row. */
export function attemptRows() {
  const groups = {};
  for (const reason of Object.keys(FAILURES).filter((each) => each !== 'budget')) {
    const cells = follow(reason);
    groups[cells] = [[groups[cells]?.[0], `\`${reason}\``].filter(Boolean).join(', '), ...cells];
  }
  const at = { plan, attempt: 1 };
  return [
    ['success', ...followOnce(CompletionSignal.success('01', { verificationStatus: 'passed' }, at))],
    ...Object.values(groups),
    ['a failure of the work, the same each time', ...follow('verification_failed', { isSame: true })],
    ['`budget`: a limit of the attempt', ...follow('budget', { of: spent('attempt') })],
    ['`budget`: a limit of the plan', ...follow('budget', { of: spent('plan') })],
    ['`budget`: a limit of the phase', ...follow('budget', { of: spent('phase') })],
    ['any failure, if the run is stopped', ...follow('agent_error', { of: interrupted })],
    ["any failure that is retried, if the run's deadline leaves no time", ...follow('agent_error', { of: late })],
    [
      'blocked: it asks a person',
      ...followOnce(CompletionSignal.blocked('01', 'a question', { userInputRequired: true }, at)),
    ],
    [
      'blocked: it waits for a plan',
      ...followOnce(CompletionSignal.blocked('01', 'a plan', { blockingDependencies: ['01-02'] }, at)),
    ],
    ['skipped', ...followOnce(CompletionSignal.skipped('01', 'it is left out', {}, at))],
  ];
}

/** The same failure again and again, until no attempt follows. With `isSame` it also has the same cause. */
function follow(reason, { of = run, isSame = false } = {}) {
  const history = [];
  const waits = [];
  for (let attempt = 1; ; attempt += 1) {
    const cause = isSame ? 'a cause' : `cause ${attempt}`;
    const details = { reason, retryable: isRetryable(reason) };
    const signal = CompletionSignal.failure('01', cause, details, { plan, attempt });
    history.push({ plan, outcome: 'failure', reason, fingerprint: cause });
    const decision = decideOn(signal, history, of);
    if (decision.action === 'retry') waits.push(decision.backoffMs);
    else return cellsOf(buildFinalSignal(decision, signal, of), decision, waits, of);
  }
}

function followOnce(signal) {
  return cellsOf(signal, decideOn(signal, [{ plan, outcome: 'success' }], run), [], run);
}

function cellsOf(signal, decision, waits, of) {
  const isFailure = signal.status === 'failure';
  const others =
    isFailure && endsRun({ signal, decision }, of) ? 'no other plan starts' : 'continue unless they depend on it';
  const facts = { interrupted: of === interrupted, deadlineReached: of === late };
  const failed = isFailure ? decision : null;
  const isOver = signal.status === 'success' || signal.status === 'skipped';
  const times = waits.length === 1 ? 'retry once' : `retry ${waits.length} times`;
  const retries =
    waits.length === 0 ? '' : `${times} (after at most ${[...new Set(waits.map(formatElapsed))].join(', ')}), then `;
  return [
    `${retries}${named(decision)}`,
    isOver ? 'continue' : others,
    isOver ? 'as the phase ends' : exitOf(verdictOf([signal], facts, failed, of)),
  ];
}

/** The rows of the second table. */
export function gateRows() {
  const commit = '0'.repeat(40);
  const plans = { against: [], lacking: [], commit };
  const row = (name, facts, more = {}) => {
    const open = {
      ...{ tests: { verdict: 'pass', commit }, requirements: { done: true, commit, open: [] } },
      ...{ verification: null, commit, confirmations: 0, ...facts },
    };
    const decision = exitGate(open, { requireTests: true, confirmingRuns: 0 });
    const gate = { decision, tests: null, verification: null, commit, findings: [], warnings: [] };
    const success = CompletionSignal.success('01', { verificationStatus: 'passed' }, { plan, attempt: 1 });
    const verdict = verdictOf([success], { gate, ...more }, null, run);
    const { status, details } = verdict.signal;
    return [
      name,
      status === 'failure' ? `failure: \`${details.reason}\`` : status,
      named(verdict.decision),
      exitOf(verdict),
    ];
  };
  return [
    row('opens', {}),
    row('finds a broken promise of a plan', { plans: { ...plans, against: ['a promise'] } }),
    row('finds less evidence than `min-evidence`', { plans: { ...plans, lacking: ['a plan'] } }),
    row('finds failed tests', { tests: { verdict: 'fail', commit } }),
    row('cannot determine whether the tests pass', { tests: { verdict: 'unknown', commit } }),
    row('finds open work in ROADMAP or STATE', { requirements: { done: false, commit, open: ['a box'] } }),
    row('has a verification that found gaps', { verification: { status: 'gaps_found', commit } }),
    row('has a verification that asks for a person', { verification: { status: 'human_needed', commit } }),
    row('refuses the commit', { problems: ['a problem'] }),
    row('needs a person to look at the commit', { questions: ['a question'] }),
  ];
}

function verdictOf(signals, facts, decision, of) {
  const ending = {
    ...{ interrupted: false, deadlineReached: false, roundsUsed: false, budgetUsed: null, halted: null },
    ...{
      spent: zeroSpend,
      findings: [],
      warnings: [],
      leftOut: [],
      durationMs: 0,
      nextSteps: [],
    },
    ...{ gate: null, ...facts },
  };
  const plans = new Map(signals.map((signal) => [signal.plan, signal]));
  return phaseVerdict(plans, ending, { run: of, failed: decision && { decision }, history: signals });
}

function named({ action, rule }) {
  return `\`${action}\` [\`${rule}\`]`;
}

function exitOf({ exit }) {
  return `${exit.status}, exit code ${exit.code}`;
}
