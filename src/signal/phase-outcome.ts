import { blockedLikePlans, blockedOnPerson, blockedOnPlans } from './blocked.ts';
import { findWeakestBoundary } from './boundary.ts';
import { getSpendingDetails, type Spent } from './budget.ts';
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
  readonly roundsUsed: boolean;
  readonly budgetUsed: string | null;
  /** Why no plan was started and a person must act, or null. */
  readonly halted: string | null;
  readonly spent: Spent;
  readonly durationMs: number;
  readonly nextSteps: readonly string[];
  /** Retries that remain for the failed plan; used only in a failure's signal. */
  readonly retryOptions: { maxRetries: number; backoffMs: number };
  readonly warnings: readonly string[];
  readonly leftOut: readonly string[];
  /** The plan whose failure decides the outcome; by default the first one in plan order. */
  readonly failedPlan: string | undefined;
  readonly gate: {
    readonly decision: GateDecision;
    readonly tests: {
      readonly verdict: 'pass' | 'fail' | 'unknown';
      readonly reasons: readonly string[];
      readonly failed: number | null;
    } | null;
    readonly verification: { readonly status: string; readonly report: string; readonly hash: string | null } | null;
    /** The weakest evidence among the plans, or null if it wasn't measured. */
    readonly evidence: EvidenceLevel | null;
    readonly mutants: readonly { readonly outcome: string }[] | null;
    readonly cost: { readonly commands: number; readonly durationMs: number };
    readonly commit: string;
    readonly findings: readonly FindingDetails[];
    readonly warnings: readonly string[];
  } | null;
}

/**
 * Derives the phase's signal from its plans' signals. Success requires at least one plan and success of all; otherwise
 * the order is: interrupted, failed, out of time, waiting (I2).
 */
export function buildPhaseOutcome(
  phase: string,
  plans: ReadonlyMap<string, CompletionSignal>,
  facts: PhaseFacts,
  context: SignalContext,
): CompletionSignal {
  const signals = [...plans.values()];
  const warnings = [...new Set([...facts.warnings, ...(facts.gate?.warnings ?? [])])].slice(0, 50);
  const common = {
    ...sumTotals(signals, facts.spent),
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

  const isComplete = signals.length > 0 && signals.every(({ status }) => status === 'success');
  const gate = facts.gate ? buildGateDetails(facts.gate) : {};
  const isOpen = isComplete && facts.gate?.decision.open;
  if (isOpen) return CompletionSignal.success(phase, { ...common, ...gate, verificationStatus: 'passed' }, context);
  if (facts.interrupted) return fail('interrupted', `interrupted with ${describeProgress(signals)}`);
  // A deadline may cut off tests and verifiers. Results that they did report still count.
  if (isComplete && facts.deadlineReached && isUnheard(facts.gate))
    return fail('deadline', 'the deadline was reached before the exit gate finished');
  if (isComplete) return buildClosedGateSignal(phase, facts.gate, { ...common, ...gate }, context);
  const failures = signals.flatMap((signal) => (signal.status === 'failure' ? [signal] : []));
  const failed = failures.find(({ plan }) => plan === facts.failedPlan) ?? failures[0];
  if (failed !== undefined) {
    const { reason, retryable, error } = failed.details;
    const otherFailedPlans = failures.filter((failure) => failure !== failed).map(({ plan }) => plan);
    const otherFailuresText = otherFailedPlans.length === 0 ? '' : `; ${otherFailedPlans.join(', ')} failed as well`;
    const message = `plan ${failed.plan} failed: ${error?.message ?? reason}${otherFailuresText}`;
    const details = { ...common, retryOptions, reason, retryable, failedPlan: failed.plan };
    return CompletionSignal.failure(phase, message, details, context);
  }
  if (facts.halted) return blockedOnPerson(phase, facts.halted, common, context);
  if (facts.budgetUsed) return fail('budget', `${facts.budgetUsed}, with ${describeProgress(signals)}`);
  if (facts.roundsUsed) return fail('budget', `the rounds were used up with ${describeProgress(signals)}`);
  if (facts.deadlineReached) return fail('deadline', `the deadline was reached with ${describeProgress(signals)}`);
  const waiting = signals.flatMap((signal) => (signal.status === 'blocked' ? [signal.details] : []));
  const [firstWaiting, ...otherWaiting] = waiting;
  if (!firstWaiting && leftOut.length > 0) {
    const reason = `${describeProgress(signals)}; not selected for this run: ${leftOut.join(', ')}`;
    return blockedOnPlans(phase, { reason, plans: leftOut }, common, context);
  }
  if (!firstWaiting)
    return fail('internal', `the run ended with ${describeProgress(signals)} and no plan has a reason`);
  return blockedLikePlans(phase, [firstWaiting, ...otherWaiting], common, context);
}

function isUnheard(gate: PhaseFacts['gate']): boolean {
  if (gate?.decision.open !== false) return false;
  // A command that the deadline ended counts as failed here.
  if (gate.decision.by === 'plans') return true;
  return gate.decision.by === 'tests'
    ? !gate.tests?.failed
    : gate.decision.by === 'verification' && gate.verification?.status === 'unknown';
}

/** A closed gate is a failure if tests or a verifier found a problem; otherwise a person is asked. */
function buildClosedGateSignal(
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

function buildGateDetails({ tests, verification, commit, evidence, cost, mutants }: NonNullable<PhaseFacts['gate']>) {
  return {
    ...(evidence ? { evidence, judged: { commit, ...cost } } : {}),
    ...(tests ? { tests: { ...tests, commit } } : {}),
    ...(mutants ? { mutants } : {}),
    ...(verification && verification.status !== 'missing'
      ? { verification: { status: verification.status, report: verification.report, hash: verification.hash, commit } }
      : {}),
  };
}

function describeProgress(signals: readonly CompletionSignal[]): string {
  return `${signals.filter(({ status }) => status === 'success').length} of ${signals.length} plans complete`;
}

function sumTotals(signals: readonly CompletionSignal[], spent: Spent) {
  const files = new Set(signals.flatMap(({ details }) => details.filesModified));
  return {
    ...findWeakestBoundary(signals.map(({ details }) => details)),
    filesModified: [...files].sort().slice(0, 1000),
    checkpoints: signals.flatMap(({ details }) => details.checkpoints).slice(0, 1000),
    ...getSpendingDetails(spent),
  };
}

/** `plans` has the last signal of every scheduled plan, in plan order. */
export interface PhaseEnd {
  readonly signal: CompletionSignal;
  readonly signalPath: string;
  readonly decision: Decision;
  readonly exitStatus: ExitStatus;
  readonly exitCode: number;
  readonly plans: ReadonlyMap<string, CompletionSignal>;
  /** The weakest evidence on the judged commit, or null if nothing was judged. */
  readonly evidence: EvidenceLevel | null;
  readonly judged: string | null;
  /** The final commit. After a success it contains the judged work. */
  readonly head: string;
  readonly attempts: number;
  readonly durationMs: number;
  readonly spent: Spent;
  readonly lastPlan: string | null;
  readonly successRate: number | null;
}
