import type { CompletionSignal } from './completion-signal.ts';
import type { Decision } from './decision.ts';
import { FAILURES, type FailureReason } from './signal-words.ts';

/** Agents to try in turn, each given by its line in the settings. */
export interface FallbackRules {
  readonly lines: readonly string[];
  /** Agent for a plan that has failed `after` times or would be given up, or null. */
  readonly stronger: { readonly line: string; readonly after: number } | null;
}

export interface FallbackFailure {
  readonly plan: string;
  readonly line: string;
  readonly reason: FailureReason;
  readonly at: string;
}

/**
 * Lists the agents whose providers accept requests, in order of preference. `isLast` means that the plan would be given
 * up otherwise.
 */
export function listAgentsInTurn(
  { lines, stronger }: FallbackRules,
  plan: string,
  failures: readonly FallbackFailure[],
  now: Date,
  isLast = false,
): string[] {
  const planFailures = failures.filter((failure) => failure.plan === plan && FAILURES[failure.reason].isAgentsFault);
  const isDue = stronger !== null && (isLast || planFailures.length >= stronger.after);
  const order = isDue ? [stronger.line, ...lines] : lines;
  return [...new Set(order)].filter(
    (line) => !failures.some((failure) => failure.line === line && isRefusing(failure, now)),
  );
}

/** How long to avoid a provider after a failure. A rejected key stays rejected until a person changes it. */
const refusedMs: Partial<Record<FailureReason, number>> = {
  auth: Number.POSITIVE_INFINITY,
  quota: 60 * 60_000,
  rate_limit: 10 * 60_000,
  overloaded: 10 * 60_000,
};

function isRefusing({ reason, at }: FallbackFailure, now: Date): boolean {
  return now.getTime() - Date.parse(at) < (refusedMs[reason] ?? 0);
}

/** Switches to another agent at once if the decision was to wait, park or give up. Other decisions stay unchanged. */
export function decideFallback(
  decision: Decision,
  signal: CompletionSignal,
  rules: FallbackRules,
  failures: readonly FallbackFailure[],
  now: Date,
): Decision {
  const { plan = '' } = signal;
  const lastFailure = failures.findLast((failure) => failure.plan === plan);
  if (lastFailure === undefined || signal.status !== 'failure') return decision;
  const isOpen =
    decision.action === 'retry' || decision.action === 'await_dependency' || decision.action === 'escalate';
  const { isAgentsFault } = FAILURES[lastFailure.reason];
  const isRefused = refusedMs[lastFailure.reason] !== undefined;
  if (!isOpen || !(isRefused || (isAgentsFault && signal.details.retryable))) return decision;
  const isLast = decision.action === 'escalate' && isAgentsFault;
  const [nextLine = null] = listAgentsInTurn(rules, plan, failures, now, isLast);
  // Agents that already tried this plan get no extra attempts.
  const isNew = nextLine !== null && !failures.some((failure) => failure.plan === plan && failure.line === nextLine);
  if (nextLine === null || nextLine === lastFailure.line || (decision.action !== 'retry' && !isNew)) return decision;
  if (decision.action === 'retry')
    return isRefused ? { ...decision, backoffMs: 0, why: describeFallback(nextLine, decision.why) } : decision;
  const attempt = (signal.attempt ?? 0) + 1;
  return {
    continue: false,
    action: 'retry',
    attempt,
    backoffMs: 0,
    rule: 'relay',
    why: describeFallback(nextLine, decision.why),
  };
}

function describeFallback(line: string, reason: string): string {
  return `${reason}; ${line} goes on`;
}
