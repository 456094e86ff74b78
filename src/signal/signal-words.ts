export const COMPLETION_STATUS = {
  SUCCESS: 'success',
  FAILURE: 'failure',
  BLOCKED: 'blocked',
  SKIPPED: 'skipped',
} as const;

export type CompletionStatus = (typeof COMPLETION_STATUS)[keyof typeof COMPLETION_STATUS];

interface FailureTraits {
  /** `later`: only after a known time, or in another run. */
  readonly retry: 'always' | 'later' | 'never';
  /** Caused by a busy provider, a lost runner or a deadline. Has its own limit and doesn't count as an attempt. */
  readonly isTransient: boolean;
  /** The agent's work is to blame, so repeated failures make a run stuck. */
  readonly isAgentsFault: boolean;
}

const workFailure: FailureTraits = { retry: 'always', isTransient: false, isAgentsFault: true };
const passingFailure: FailureTraits = { retry: 'always', isTransient: true, isAgentsFault: false };
const elsewhereFailure: FailureTraits = { retry: 'later', isTransient: false, isAgentsFault: false };

/** A closed list, so that consumers can handle every reason. */
export const FAILURES = {
  timeout: workFailure,
  idle_timeout: workFailure,
  killed: workFailure,
  interrupted: passingFailure,
  deadline: passingFailure,
  context_exhausted: workFailure,
  agent_error: workFailure,
  rate_limit: passingFailure,
  quota: { retry: 'later', isTransient: true, isAgentsFault: false },
  overloaded: passingFailure,
  auth: elsewhereFailure,
  budget: elsewhereFailure,
  verification_failed: workFailure,
  tests_failed: workFailure,
  scope_violation: workFailure,
  merge_conflict: workFailure,
  stuck: { retry: 'never', isTransient: false, isAgentsFault: true },
  invalid_plan: { retry: 'never', isTransient: false, isAgentsFault: true },
  internal: { retry: 'never', isTransient: false, isAgentsFault: false },
} as const satisfies Record<string, FailureTraits>;

export type FailureReason = keyof typeof FAILURES;
export const FAILURE_REASONS = Object.keys(FAILURES) as readonly FailureReason[];
