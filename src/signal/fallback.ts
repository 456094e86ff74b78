import type { CompletionSignal } from './completion-signal.ts';
import type { Decision } from './decision.ts';
import { FAILURES, type FailureReason } from './signal-words.ts';

/** Agents that take turns, each by its line in the settings. */
export interface FallbackRules {
  /** In the order in which they are asked. */
  readonly lines: readonly string[];
  /** Agent for a plan that failed `after` times, or that would be given up; null for none. */
  readonly stronger: { readonly line: string; readonly after: number } | null;
}

/** Failed attempt on record, of any plan. */
export interface FallbackFailure {
  readonly plan: string;
  readonly line: string;
  readonly reason: FailureReason;
  /** ISO time. */
  readonly at: string;
}

/** Agents whose providers serve them, in the order in which they get a plan. `isLast`: the plan would be given up. */
export function agentsInTurn(
  { lines, stronger }: FallbackRules,
  plan: string,
  failures: readonly FallbackFailure[],
  now: Date,
  isLast = false,
): string[] {
  const mine = failures.filter((failure) => failure.plan === plan && FAILURES[failure.reason].isAgentsFault);
  const isDue = stronger !== null && (isLast || mine.length >= stronger.after);
  const order = isDue ? [stronger.line, ...lines] : lines;
  return [...new Set(order)].filter(
    (line) => !failures.some((failure) => failure.line === line && isRefusing(failure, now)),
  );
}

/** How long the provider of an agent is believed to refuse it. A key stays refused until a person changes it. */
const refusedMs: Partial<Record<FailureReason, number>> = {
  auth: Number.POSITIVE_INFINITY,
  quota: 60 * 60_000,
  rate_limit: 10 * 60_000,
  overloaded: 10 * 60_000,
};

function isRefusing({ reason, at }: FallbackFailure, now: Date): boolean {
  return now.getTime() - Date.parse(at) < (refusedMs[reason] ?? 0);
}

/**
 * Decision on a failed attempt where another agent may go on: at once, in place of a wait for its provider, of parking or of
 * giving the plan up. Every other decision stands.
 */
export function decideFallback(
  decision: Decision,
  signal: CompletionSignal,
  rules: FallbackRules,
  failures: readonly FallbackFailure[],
  now: Date,
): Decision {
  const { plan = '' } = signal;
  const last = failures.findLast((failure) => failure.plan === plan);
  if (last === undefined || signal.status !== 'failure') return decision;
  const isOpen =
    decision.action === 'retry' || decision.action === 'await_dependency' || decision.action === 'escalate';
  const { isAgentsFault } = FAILURES[last.reason];
  const isRefused = refusedMs[last.reason] !== undefined;
  if (!isOpen || !(isRefused || (isAgentsFault && signal.details.retryable))) return decision;
  const isLast = decision.action === 'escalate' && isAgentsFault;
  const [next = null] = agentsInTurn(rules, plan, failures, now, isLast);
  // An agent that has had its turn on this plan gets no other beyond what the policy allows.
  const isNew = next !== null && !failures.some((failure) => failure.plan === plan && failure.line === next);
  if (next === null || next === last.line || (decision.action !== 'retry' && !isNew)) return decision;
  if (decision.action === 'retry')
    return isRefused ? { ...decision, backoffMs: 0, why: goesOn(next, decision.why) } : decision;
  const attempt = (signal.attempt ?? 0) + 1;
  return { continue: false, action: 'retry', attempt, backoffMs: 0, rule: 'relay', why: goesOn(next, decision.why) };
}

function goesOn(line: string, reason: string): string {
  return `${reason}; ${line} goes on`;
}
