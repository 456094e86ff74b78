import { blockedLikePlans, blockedOnPerson, blockedOnPlans } from './blocked.ts';
import { weakestBoundary } from './boundary.ts';
import { type Spent, spendingDetails } from './budget.ts';
import { CompletionSignal, type SignalContext } from './completion-signal.ts';
import type { Decision } from './decision.ts';
import type { EvidenceLevel } from './evidence.ts';
import type { GateDecision } from './exit-gate.ts';
import type { ExitStatus } from './exit-status.ts';
import { isRetryable } from './retry-policy.ts';
import type { FindingDetails } from './signal-schema.ts';

export interface PhaseFacts {
  readonly interrupted: boolean;
  readonly deadlineReached: boolean;
  /** A chained run has no round left for what could go on. */
  readonly roundsUsed: boolean;
  /** The ceiling of the budget that ended the run, as a sentence; null where none did. */
  readonly budgetUsed: string | null;
  /** Reason why no plan was started, which a person has to settle; null where there is none. */
  readonly halted: string | null;
  /** On the phase, failed attempts included, as far as it is on record. */
  readonly spent: Spent;
  readonly durationMs: number;
  readonly nextSteps: readonly string[];
  /** Retries that a failed plan of this run may still have had; in the signal of a failure only. */
  readonly retryOptions: { maxRetries: number; backoffMs: number };
  /** Other events of the run, such as a remote that went away. */
  readonly warnings: readonly string[];
  /** Plans that are not complete and that the run was not to run. */
  readonly leftOut: readonly string[];
  /** The plan by whose failure the run is judged; undefined for the first in plan order. */
  readonly failedPlan: string | undefined;
  /** The exit gate, once every plan is complete; null before. */
  readonly gate: {
    readonly decision: GateDecision;
    readonly tests: {
      readonly verdict: 'pass' | 'fail' | 'unknown';
      readonly reasons: readonly string[];
      /** Counted; null where nothing countable was seen. */
      readonly failed: number | null;
    } | null;
    readonly verification: { readonly status: string; readonly report: string; readonly hash: string | null } | null;
    /** The weakest of the plans; null where it was not measured. */
    readonly evidence: EvidenceLevel | null;
    /** Small changes of the code that were tried on the tests; null where none was. */
    readonly mutants: readonly { readonly outcome: string }[] | null;
    readonly cost: { readonly commands: number; readonly durationMs: number };
    readonly commit: string;
    readonly findings: readonly FindingDetails[];
    readonly warnings: readonly string[];
  } | null;
}

/**
 * The phase's signal, from the signals of all its plans. Success needs every plan's success and at least one plan;
 * otherwise the first of these that is true: interrupted, a plan failed, out of time, a plan waits (I2).
 */
export function phaseOutcome(
  phase: string,
  plans: ReadonlyMap<string, CompletionSignal>,
  facts: PhaseFacts,
  context: SignalContext,
): CompletionSignal {
  const all = [...plans.values()];
  const warnings = [...new Set([...facts.warnings, ...(facts.gate?.warnings ?? [])])].slice(0, 50);
  const common = {
    ...sumTotals(all, facts.spent),
    durationMs: Math.round(facts.durationMs),
    nextSteps: [...facts.nextSteps],
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(facts.gate?.findings.length ? { findings: [...facts.gate.findings] } : {}),
  };
  const { retryOptions, leftOut } = facts;
  const fail = (reason: 'interrupted' | 'deadline' | 'budget' | 'internal', message: string) =>
    CompletionSignal.failure(
      phase,
      message,
      { ...common, retryOptions, reason, retryable: isRetryable(reason) },
      context,
    );

  const isComplete = all.length > 0 && all.every(({ status }) => status === 'success');
  const gate = facts.gate ? gateDetails(facts.gate) : {};
  const isOpen = isComplete && facts.gate?.decision.open;
  if (isOpen) return CompletionSignal.success(phase, { ...common, ...gate, verificationStatus: 'passed' }, context);
  if (facts.interrupted) return fail('interrupted', `interrupted with ${progressText(all)}`);
  // Time that is over leaves tests and verifiers unheard; what they did say counts.
  if (isComplete && facts.deadlineReached && isUnheard(facts.gate))
    return fail('deadline', 'the deadline was reached before the exit gate finished');
  if (isComplete) return notYet(phase, facts.gate, { ...common, ...gate }, context);
  const failures = all.flatMap((signal) => (signal.status === 'failure' ? [signal] : []));
  const failed = failures.find(({ plan }) => plan === facts.failedPlan) ?? failures[0];
  if (failed !== undefined) {
    const { reason, retryable, error } = failed.details;
    const others = failures.filter((failure) => failure !== failed).map(({ plan }) => plan);
    const more = others.length === 0 ? '' : `; ${others.join(', ')} failed as well`;
    const message = `plan ${failed.plan} failed: ${error?.message ?? reason}${more}`;
    const details = { ...common, retryOptions, reason, retryable, failedPlan: failed.plan };
    return CompletionSignal.failure(phase, message, details, context);
  }
  if (facts.halted) return blockedOnPerson(phase, facts.halted, common, context);
  if (facts.budgetUsed) return fail('budget', `${facts.budgetUsed}, with ${progressText(all)}`);
  if (facts.roundsUsed) return fail('budget', `the rounds were used up with ${progressText(all)}`);
  if (facts.deadlineReached) return fail('deadline', `the deadline was reached with ${progressText(all)}`);
  const waiting = all.flatMap((signal) => (signal.status === 'blocked' ? [signal.details] : []));
  const [first, ...others] = waiting;
  if (!first && leftOut.length > 0) {
    const reason = `${progressText(all)}; not selected for this run: ${leftOut.join(', ')}`;
    return blockedOnPlans(phase, { reason, plans: leftOut }, common, context);
  }
  if (!first) return fail('internal', `the run ended with ${progressText(all)} and no plan has a reason`);
  return blockedLikePlans(phase, [first, ...others], common, context);
}

function isUnheard(gate: PhaseFacts['gate']): boolean {
  if (gate?.decision.open !== false) return false;
  // Commands that were ended for the deadline count as failed there.
  if (gate.decision.by === 'plans') return true;
  return gate.decision.by === 'tests'
    ? !gate.tests?.failed
    : gate.decision.by === 'verification' && gate.verification?.status === 'unknown';
}

/** Every plan is complete, but the exit gate is closed: what tests or a verifier found is a failure, the rest a question. */
function notYet(
  phase: string,
  gate: PhaseFacts['gate'],
  common: ReturnType<typeof sumTotals> & { durationMs: number; nextSteps: string[] },
  context: SignalContext,
): CompletionSignal {
  const why = [
    gate?.decision.why ?? 'the exit gate did not run',
    ...(gate?.tests?.reasons.length ? [gate.tests.reasons.join('; ')] : []),
  ].join(': ');
  const message = `every plan is complete, but not the phase: ${why}`;
  const closed = gate?.decision.open === false ? gate.decision : null;
  const mayAsk = closed?.by === 'verification' || closed?.by === 'commit';
  const asks = closed?.by === 'requirements' || (mayAsk && closed.next === 'ask');
  if (asks) return blockedOnPerson(phase, message, common, context);
  const reason = closed?.by === 'tests' || closed?.by === 'checks' ? 'tests_failed' : 'verification_failed';
  return CompletionSignal.failure(phase, message, { ...common, reason, retryable: false }, context);
}

function gateDetails({ tests, verification, commit, evidence, cost, mutants }: NonNullable<PhaseFacts['gate']>) {
  return {
    ...(evidence ? { evidence, judged: { commit, ...cost } } : {}),
    ...(tests ? { tests: { ...tests, commit } } : {}),
    ...(mutants ? { mutants } : {}),
    ...(verification && verification.status !== 'missing'
      ? { verification: { status: verification.status, report: verification.report, hash: verification.hash, commit } }
      : {}),
  };
}

function progressText(all: readonly CompletionSignal[]): string {
  return `${all.filter(({ status }) => status === 'success').length} of ${all.length} plans complete`;
}

/** Sums over the plans, and the spending of all attempts. */
function sumTotals(all: readonly CompletionSignal[], spent: Spent) {
  const files = new Set(all.flatMap(({ details }) => details.filesModified));
  return {
    ...weakestBoundary(all.map(({ details }) => details)),
    filesModified: [...files].sort().slice(0, 1000),
    checkpoints: all.flatMap(({ details }) => details.checkpoints).slice(0, 1000),
    ...spendingDetails(spent),
  };
}

/** How a phase ended. `plans` holds the last signal of every scheduled plan, in plan order. */
export interface PhaseEnd {
  readonly signal: CompletionSignal;
  readonly signalPath: string;
  readonly decision: Decision;
  readonly exitStatus: ExitStatus;
  readonly exitCode: number;
  readonly plans: ReadonlyMap<string, CompletionSignal>;
  /** The weakest evidence of the plans on the judged commit; null where nothing was judged. */
  readonly evidence: EvidenceLevel | null;
  /** The commit on which the exit gate opened; null where it did not. */
  readonly judged: string | null;
  /** The commit at the end; of a success the last one that has what was judged. */
  readonly head: string;
  readonly attempts: number;
  readonly durationMs: number;
  /** On the phase as far as it is on record, failed attempts included. */
  readonly spent: Spent;
  readonly lastPlan: string | null;
  readonly successRate: number | null;
}
