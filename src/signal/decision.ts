import { clipText } from '../system/text/text.ts';
import type { CompletionSignal } from './completion-signal.ts';
import { describeNextPhase, type NextPhase } from './next-phase.ts';
import { backoffMs, type RetryPolicy } from './retry-policy.ts';
import { type CompletionStatus, FAILURES, type FailureReason } from './signal-words.ts';
import type { Stuck } from './stuck.ts';

/** Ids of the decision rules. They are part of the output and must stay stable. */
export const DECISION_RULES = [
  ...(['succeeded', 'verification_contradicts', 'verification_asks', 'next_phase_not_ready', 'skipped'] as const),
  ...(['interrupted', 'not_retryable', 'budget_used', 'reason_not_retried', 'quota_used', 'provider_down'] as const),
  ...(['attempts_used', 'run_attempts_used', 'deadline', 'open_after_deadline', 'open_after_wait'] as const),
  ...(['retry', 'relay'] as const),
  ...(['stuck_same_failure', 'stuck_consecutive', 'stuck_in_window', 'stuck_alternation'] as const),
  'stuck_circuit_breaker',
  ...(['person_asked', 'dependency_open', 'open_later', 'rounds_used', 'unpublished', 'taken_over'] as const),
] as const;

export type DecisionRule = (typeof DECISION_RULES)[number];

/** `why` is for people; programs use the other fields. */
export type Decision = { why: string; rule: DecisionRule } & (
  | ({ continue: true; action: 'proceed'; skipped?: true } & NextPhase)
  | { continue: false; action: 'retry'; attempt: number; backoffMs: number }
  | { continue: false; action: 'escalate'; reason: FailureReason; skipOption: boolean }
  | { continue: false; action: 'await_user'; reason: string }
  | { continue: false; action: 'await_dependency'; deps: string[]; unblockAt?: string }
  | { continue: false; action: 'stop'; reason: string }
);

export interface DecisionPolicy {
  retry: RetryPolicy;
  /** Null for the last phase, undefined if unknown. */
  nextPhase: string | null | undefined;
  nextPhaseStatus?: NextPhase['nextPhaseStatus'];
}

/** Comes from the ledger, so that limits survive a restart. */
export interface DecisionHistory {
  /** Reasons of this plan's earlier failures in this run, oldest first, without the current one. */
  failures: readonly FailureReason[];
  /** Attempts of all plans in the run, including the current one. */
  runAttempts: number;
  now: Date;
  deadlineAt?: Date | undefined;
  interrupted?: boolean | undefined;
  /**
   * `left` is false if the plan or phase has used up its budget, and true if only the attempt's own budget ran out.
   * `why` has no final period. Absent without a budget.
   */
  budget?: { readonly left: boolean; readonly why: string } | undefined;
  stuck?: Stuck | undefined;
  random: number;
}

type Signal<S extends CompletionStatus> = Extract<CompletionSignal, { status: S }>;

/** Pure: time and randomness are passed in (I11). */
export function decide(signal: CompletionSignal, policy: DecisionPolicy, history: DecisionHistory): Decision {
  switch (signal.status) {
    case 'success':
      return decideAfterSuccess(signal, policy);
    case 'failure':
      return decideAfterFailure(signal, policy.retry, history);
    case 'blocked':
      return decideWhileBlocked(signal);
    case 'skipped':
      return buildProceed(policy, 'skipped', `${describeSubject(signal)} was skipped: ${signal.details.reason}`, {
        skipped: true,
      });
  }
}

/** A success with a failed verification is a contradiction, and an unknown result never counts as success (I2). */
function decideAfterSuccess(signal: Signal<'success'>, policy: DecisionPolicy): Decision {
  const { verificationStatus, nextPhaseReady } = signal.details;
  const name = describeSubject(signal);
  switch (verificationStatus) {
    case 'failed':
    case 'gaps_found': {
      const reason = `${name} claims success, but its verification says ${verificationStatus}`;
      return buildEscalate('verification_contradicts', reason, { reason: 'verification_failed', skipOption: false });
    }
    case 'human_needed': {
      const reason = `${name} is done, but its verification asks for a person`;
      return awaitUser('verification_asks', reason, 'verification: human_needed');
    }
    default: {
      if (nextPhaseReady) return buildProceed(policy, 'succeeded', `${name} succeeded`);
      const reason = `${name} succeeded and reports that the next phase is not ready`;
      return buildStop('next_phase_not_ready', reason, 'next phase not ready');
    }
  }
}

function decideAfterFailure(signal: Signal<'failure'>, policy: RetryPolicy, history: DecisionHistory): Decision {
  const { details } = signal;
  const { reason, retryable, retryOptions, skipOption } = details;
  const failed = `${describeSubject(signal)} failed (${reason})`;

  if (history.interrupted) return buildStop('interrupted', `${failed} and the run was asked to stop`, 'interrupted');
  if (!retryable) return buildEscalate('not_retryable', `${failed} and reports that a retry cannot help`, details);

  const { budget } = history;
  if (budget?.left === false) return buildStop('budget_used', `${failed}; ${budget.why}`, 'budget');
  const opensAt = getReopeningTime(signal, history.now);
  const hasRoom = reason === 'budget' && budget?.left === true;
  if (opensAt === undefined && !hasRoom && policy.nonRetryableReasons.includes(reason))
    return reason === 'quota'
      ? buildParked('quota_used', signal, policy, history, policy.quotaParkedMs)
      : buildEscalate('reason_not_retried', `${failed}, which another attempt does not fix`, details);

  const { isTransient } = FAILURES[reason];
  const failures = 1 + history.failures.filter((failure) => FAILURES[failure].isTransient === isTransient).length;
  const allowed = countAllowedFailures(policy, isTransient, retryOptions?.maxRetries);
  // The plan isn't to blame if the provider refuses requests.
  const isProviderDown = reason === 'rate_limit' || reason === 'overloaded';
  if (failures > allowed && isProviderDown)
    return buildParked('provider_down', signal, policy, history, policy.providerParkedMs);
  if (failures > allowed)
    return buildEscalate('attempts_used', `${failed}; ${failures} of ${allowed + 1} attempts used`, details);
  if (history.stuck?.stuck) {
    const why = `${history.stuck.why}; another attempt would fail the same way (last: ${reason})`;
    return buildEscalate(`stuck_${history.stuck.rule}`, why, { reason: 'stuck', skipOption });
  }
  if (history.runAttempts >= policy.maximumRunAttempts) {
    const why = `${failed} and the run has used its ${policy.maximumRunAttempts} attempts`;
    return buildStop('run_attempts_used', why, 'attempts');
  }

  const text = details.error === undefined ? '' : `: ${clipText(details.error.message, 300)}`;
  const base = { ...policy, initialIntervalMs: retryOptions?.backoffMs ?? policy.initialIntervalMs };
  const closedMs = Math.max(0, (opensAt?.getTime() ?? 0) - history.now.getTime());
  const wait = closedMs + backoffMs(base, failures, history.random);
  if (opensAt !== undefined && closedMs > policy.maximumWaitMs) {
    const opensAtText = opensAt.toISOString();
    const why = `${failed}; it can continue at ${opensAtText}, which is later than a run waits (setting max-wait); run the phase again then`;
    return awaitDependency('open_after_wait', why, [], opensAtText);
  }
  const isTooLate = history.deadlineAt !== undefined && history.now.getTime() + wait >= history.deadlineAt.getTime();
  if (isTooLate && opensAt === undefined)
    return buildStop('deadline', `${failed} and the run's deadline leaves no time for another attempt`, 'deadline');
  if (isTooLate && opensAt !== undefined) {
    const opensAtText = opensAt.toISOString();
    const why = `${failed}; it can continue at ${opensAtText}, which is after the run's deadline`;
    return awaitDependency('open_after_deadline', why, [], opensAtText);
  }
  return {
    continue: false,
    action: 'retry',
    attempt: (signal.attempt ?? history.failures.length + 1) + 1,
    backoffMs: wait,
    rule: 'retry',
    why: `${failed}${text}; failure ${failures} of at most ${allowed} that are retried`,
  };
}

/** Lets a later run continue the plan. Each time uses one of the run's attempts. */
function buildParked(
  rule: DecisionRule,
  signal: Signal<'failure'>,
  policy: RetryPolicy,
  history: DecisionHistory,
  ms: number,
): Decision {
  const { reason, error } = signal.details;
  const text = error === undefined ? '' : `: ${error.message}`;
  const failed = `${describeSubject(signal)} failed (${reason})${text}`;
  if (history.runAttempts >= policy.maximumRunAttempts) {
    const why = `${failed}; the run has used its ${policy.maximumRunAttempts} attempts`;
    return buildStop('run_attempts_used', why, 'attempts');
  }
  const opensAt = getReopeningTime(signal, history.now)?.getTime() ?? 0;
  const unblockAt = new Date(Math.max(opensAt, history.now.getTime() + ms)).toISOString();
  return awaitDependency(rule, `${failed}; parked until ${unblockAt}, run the phase again then`, [], unblockAt);
}

/**
 * Returns when the provider accepts requests again, if it gave a time. `retryAfterMs` counts from the signal's
 * timestamp.
 */
function getReopeningTime(signal: Signal<'failure'>, now: Date): Date | undefined {
  const { resetAt, retryAfterMs } = signal.details;
  if (resetAt !== undefined) return new Date(resetAt);
  if (retryAfterMs === undefined) return undefined;
  return new Date((signal.timestamp ? Date.parse(signal.timestamp) : now.getTime()) + retryAfterMs);
}

/** A signal may ask for fewer retries than the policy allows, never for more. */
function countAllowedFailures(policy: RetryPolicy, transient: boolean, maxRetries = Number.POSITIVE_INFINITY): number {
  if (transient) return maxRetries === 0 ? 0 : policy.maximumTransientFailures;
  return Math.min(policy.maximumAttempts - 1, maxRetries);
}

function decideWhileBlocked(signal: Signal<'blocked'>): Decision {
  const { userInputRequired, blockingDependencies: deps, estimatedUnblockTime: unblockAt, reason } = signal.details;
  const name = describeSubject(signal);
  if (userInputRequired) return awaitUser('person_asked', `${name} waits for a person: ${reason}`, reason);
  if (deps.length > 0)
    return awaitDependency('dependency_open', `${name} waits for ${deps.join(', ')}: ${reason}`, deps, unblockAt);
  if (unblockAt)
    // The reason of a parked plan already contains the time.
    return awaitDependency(
      'open_later',
      reason.includes(unblockAt) ? `${name} waits: ${reason}` : `${name} can continue at ${unblockAt}: ${reason}`,
      deps,
      unblockAt,
    );
  return awaitUser('person_asked', `${name} is blocked and names no time or plan to wait for: ${reason}`, reason);
}

function buildProceed(
  policy: DecisionPolicy,
  rule: DecisionRule,
  reason: string,
  flags: { skipped?: true } = {},
): Decision {
  const { nextPhase = null } = policy;
  const result = nextPhase === null ? 'last' : 'planned';
  const { nextPhaseStatus = policy.nextPhase === undefined ? 'unknown' : result } = policy;
  const nextPhaseText = describeNextPhase({ nextPhase, nextPhaseStatus });
  return {
    continue: true,
    action: 'proceed',
    nextPhase,
    nextPhaseStatus,
    ...flags,
    rule,
    why: `${reason}; ${nextPhaseText}`,
  };
}

function awaitUser(rule: DecisionRule, why: string, reason: string): Decision {
  return { continue: false, action: 'await_user', reason, rule, why };
}

function awaitDependency(rule: DecisionRule, reason: string, deps: string[], unblockAt?: string): Decision {
  return { continue: false, action: 'await_dependency', deps, ...(unblockAt ? { unblockAt } : {}), rule, why: reason };
}

function buildEscalate(
  rule: DecisionRule,
  why: string,
  { reason, skipOption }: { reason: FailureReason; skipOption: boolean },
): Decision {
  return { continue: false, action: 'escalate', reason, skipOption, rule, why };
}

export function buildStop(rule: DecisionRule, why: string, reason: string) {
  return { continue: false, action: 'stop', reason, rule, why } as const;
}

function describeSubject(signal: CompletionSignal): string {
  return signal.plan === undefined ? `Phase ${signal.phase}` : `Plan ${signal.plan}`;
}
