export const COMPLETION_STATUS = {
  SUCCESS: 'success',
  FAILURE: 'failure',
  BLOCKED: 'blocked',
  SKIPPED: 'skipped',
} as const;

export type CompletionStatus = (typeof COMPLETION_STATUS)[keyof typeof COMPLETION_STATUS];

/** Consequences of a failure's reason, wherever it was found: in a run, in a worker or when workers are integrated. */
interface FailureTraits {
  /** `later`: not by itself, but at a time that was named, or in another run. */
  readonly retry: 'always' | 'later' | 'never';
  /** The other side was busy, the runner went away or the time was over: counted apart, and never as an attempt. */
  readonly isTransient: boolean;
  /** It says something about the agent's work, so repeating it makes a run stuck. */
  readonly isAgentsFault: boolean;
}

const workFailure: FailureTraits = { retry: 'always', isTransient: false, isAgentsFault: true };
const passingFailure: FailureTraits = { retry: 'always', isTransient: true, isAgentsFault: false };
const elsewhereFailure: FailureTraits = { retry: 'later', isTransient: false, isAgentsFault: false };

/** Reasons for the failure of a plan or phase. A closed list, so that a handler of signals can handle all of them. */
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
