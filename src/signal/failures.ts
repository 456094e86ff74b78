import { FAILURE_REASONS, type FailureReason } from './signal-schema.ts';

/** What follows from a failure's reason, whoever found it: in a run, in a leg or when legs are integrated. */
export interface FailureTraits {
  /** `later`: not by itself, but at a time that somebody named, or in another run. */
  readonly retry: 'always' | 'later' | 'never';
  /** The other side was busy, the runner went away or the time was over: counted apart, and never as an attempt. */
  readonly isTransient: boolean;
  /** It says something about the agent's work, so repeating it makes a run stuck. */
  readonly isAgentsFault: boolean;
}

const work = { retry: 'always', isTransient: false, isAgentsFault: true } as const;
const passing = { retry: 'always', isTransient: true, isAgentsFault: false } as const;
const elsewhere = { retry: 'later', isTransient: false, isAgentsFault: false } as const;

export const FAILURES: Readonly<Record<FailureReason, FailureTraits>> = {
  timeout: work,
  idle_timeout: work,
  killed: work,
  interrupted: passing,
  deadline: passing,
  context_exhausted: work,
  agent_error: work,
  rate_limit: passing,
  quota: { retry: 'later', isTransient: true, isAgentsFault: false },
  overloaded: passing,
  auth: elsewhere,
  budget: elsewhere,
  verification_failed: work,
  tests_failed: work,
  scope_violation: work,
  merge_conflict: work,
  stuck: { retry: 'never', isTransient: false, isAgentsFault: true },
  invalid_plan: { retry: 'never', isTransient: false, isAgentsFault: true },
  internal: { retry: 'never', isTransient: false, isAgentsFault: false },
};

/** Whether another attempt can help at all, now or later. */
export function isRetryable(reason: FailureReason): boolean {
  return FAILURES[reason].retry !== 'never';
}

/** Reasons for which a plan is not tried again unless the policy says so, or a time is named. */
export const NON_RETRYABLE_REASONS = FAILURE_REASONS.filter((reason) => FAILURES[reason].retry !== 'always');
