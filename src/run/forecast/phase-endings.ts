import type { PhaseEnding } from '../../publish/report/dry-run-document.ts';
import { blockedOnPerson, blockedUntilReset } from '../../signal/blocked.ts';
import { CompletionSignal } from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import { exitGate, type GateFacts } from '../../signal/exit-gate.ts';
import type { PhaseFacts } from '../../signal/phase-outcome.ts';
import { signalContext } from '../../signal/signal-context.ts';
import type { AttemptRecord } from '../../signal/stuck.ts';
import { notRun } from '../attempt/agent-work.ts';
import { failure } from '../attempt/attempt-ending.ts';
import { signalOf } from '../attempt/attempt-signal.ts';
import type { DecidingRun } from '../loop/deciding-run.ts';
import { type PhaseFindings, phaseVerdict } from '../loop/phase-verdict.ts';
import { decideOn } from '../loop/plan-run.ts';
import { atDeadline, decided } from './outcome-forecast.ts';

/** What the exit gate is going to ask, as far as that is a matter of settings. */
export interface GateTerms {
  readonly hasTests: boolean;
  readonly failOnWarnings: boolean;
}

/** How the phase would end in each of the ways there are: signal, decision and exit code by the code that ends a run. */
export function phaseEndings(plans: readonly string[], terms: GateTerms, run: DecidingRun): PhaseEnding[] {
  const of = (when: string, found: Partial<PhaseFindings>) => ending(when, { ...signalsOf(plans, run), ...found }, run);
  const waits = signalsOf(plans, run, CompletionSignal.skipped(run.phase.id, 'not started', {}, atFirst(plans, run)));
  return [
    of('every plan is complete and the exit gate opens', { facts: factsOf({ gate: gateOf({}) }) }),
    ...closedGates(terms).map(([when, facts]) => of(when, { facts: factsOf({ gate: gateOf(facts, terms.hasTests) }) })),
    ...(terms.failOnWarnings ? [of('there is a warning', { facts: factsOf({ gate: gateOf({}), ...warned }) })] : []),
    ...planEndings(plans, run).map(([when, signal, failed]) => of(when, { ...signalsOf(plans, run, signal), failed })),
    of('somebody stops the run', { ...waits, facts: factsOf({ interrupted: true }) }),
    ending("the run's deadline comes", { ...waits, facts: factsOf({ deadlineReached: true }) }, atDeadline(run)),
    of('a ceiling of the phase is reached', {
      ...waits,
      facts: factsOf({ budgetUsed: spentText }),
      budgetUsed: { level: 'phase', text: spentText },
    }),
  ];
}

const spentText = 'a ceiling of the phase is reached';
const warned = { failOnWarnings: true, warnings: ['a warning'] };

function ending(when: string, found: Partial<PhaseFindings>, run: DecidingRun): PhaseEnding {
  const none = { plans: new Map(), facts: factsOf({}), failed: null, budgetUsed: null, attempts: 1 };
  const { signal, decision, exit } = phaseVerdict({ ...none, ...found }, run);
  const reason = signal.status === 'failure' ? signal.details.reason : null;
  const said = decided(decision, decision, null);
  return { when, status: signal.status, reason, decision: said, exitStatus: exit.status, exitCode: exit.code };
}

/** All plans have succeeded, but for the first one where another signal of it is given. */
function signalsOf(plans: readonly string[], run: DecidingRun, first?: CompletionSignal): Pick<PhaseFindings, 'plans'> {
  const details = { verificationStatus: 'passed' };
  const success = (plan: string) => CompletionSignal.success(run.phase.id, details, signalContext(run, plan, 1));
  return { plans: new Map(plans.map((plan, at) => [plan, at === 0 && first !== undefined ? first : success(plan)])) };
}

function atFirst([first = '']: readonly string[], run: DecidingRun) {
  return signalContext(run, first, 1);
}

function planEndings(plans: readonly string[], run: DecidingRun): [string, CompletionSignal, Decision | null][] {
  const { id } = run.phase;
  const at = atFirst(plans, run);
  const later = new Date(run.services.clock.now() + run.policy.retry.providerParkedMs).toISOString();
  const failed = lastFailure(at.plan ?? '', run);
  return [
    ['a plan fails for good', failed.signal, failed.decision],
    ['a plan asks a person', blockedOnPerson(id, 'a question', {}, at), null],
    [
      'a provider does not serve a plan for now',
      blockedUntilReset(id, { reason: 'its provider', until: later }, {}, at),
      null,
    ],
  ];
}

/** Of a plan that has used its attempts. */
function lastFailure(plan: string, run: DecidingRun): { signal: CompletionSignal; decision: Decision } {
  const { maximumAttempts } = run.policy.retry;
  const history = Array.from({ length: maximumAttempts }, (_, at): AttemptRecord => {
    return { plan, outcome: 'failure', reason: 'verification_failed', fingerprint: `cause ${at}` };
  });
  const facts = { agentRun: notRun, repairs: 0, kept: null, handoffPath: null, durationMs: 0 };
  const signal = signalOf(plan, maximumAttempts, failure('verification_failed', 'a cause'), facts, run);
  return { signal, decision: decideOn(signal, history, run) };
}

function factsOf(facts: Partial<PhaseFacts>): PhaseFacts {
  return { interrupted: false, deadlineReached: false, durationMs: 0, nextSteps: [], gate: null, ...facts };
}

function gateOf(facts: Partial<GateFacts>, requireTests = false): NonNullable<PhaseFacts['gate']> {
  const open: GateFacts = {
    tests: requireTests ? { verdict: 'pass', commit } : null,
    requirements: { done: true, commit, open: [] },
    verification: null,
    commit,
    confirmations: 0,
  };
  const decision = exitGate({ ...open, ...facts }, { requireTests, confirmingRuns: 0 });
  return { decision, tests: null, verification: null, commit, remarks: [] };
}

const commit = '0'.repeat(40);

/** What closes the exit gate of a phase whose plans are complete. */
function closedGates({ hasTests }: GateTerms): [string, Partial<GateFacts>][] {
  const plans = { against: [], lacking: [], commit };
  return [
    ['what a plan promised does not hold on the final commit', { plans: { ...plans, against: ['a promise'] } }],
    ['less evidence than min-evidence was seen', { plans: { ...plans, lacking: ['a plan'] } }],
    ...(hasTests
      ? ([
          ['the tests fail', { tests: { verdict: 'fail', commit } }],
          ['nobody knows whether the tests pass', { tests: { verdict: 'unknown', commit } }],
        ] as [string, Partial<GateFacts>][])
      : []),
    ['ROADMAP or STATE speak against it', { requirements: { done: false, commit, open: ['a box'] } }],
    ['a verification found gaps', { verification: { status: 'gaps_found', commit } }],
    ['a verification asks for a person', { verification: { status: 'human_needed', commit } }],
    ['the commit cannot count', { problems: ['a problem'] }],
    ['the commit needs a person to look at it', { questions: ['a question'] }],
  ];
}
