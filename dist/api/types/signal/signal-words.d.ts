export declare const COMPLETION_STATUS: {
    readonly SUCCESS: 'success';
    readonly FAILURE: 'failure';
    readonly BLOCKED: 'blocked';
    readonly SKIPPED: 'skipped';
};
export type CompletionStatus = (typeof COMPLETION_STATUS)[keyof typeof COMPLETION_STATUS];
interface FailureTraits {
    /** `later`: only after a known time, or in another run. */
    readonly retry: 'always' | 'later' | 'never';
    /** Caused by a busy provider, a lost runner or a deadline. Has its own limit and doesn't count as an attempt. */
    readonly isTransient: boolean;
    /** The agent's work is to blame, so repeated failures make a run stuck. */
    readonly isAgentsFault: boolean;
}
/** A closed list, so that consumers can handle every reason. */
export declare const FAILURES: {
    readonly timeout: FailureTraits;
    readonly idle_timeout: FailureTraits;
    readonly killed: FailureTraits;
    readonly interrupted: FailureTraits;
    readonly deadline: FailureTraits;
    readonly context_exhausted: FailureTraits;
    readonly agent_error: FailureTraits;
    readonly rate_limit: FailureTraits;
    readonly quota: {
        readonly retry: 'later';
        readonly isTransient: true;
        readonly isAgentsFault: false;
    };
    readonly overloaded: FailureTraits;
    readonly auth: FailureTraits;
    readonly budget: FailureTraits;
    readonly verification_failed: FailureTraits;
    readonly tests_failed: FailureTraits;
    readonly scope_violation: FailureTraits;
    readonly merge_conflict: FailureTraits;
    readonly stuck: {
        readonly retry: 'never';
        readonly isTransient: false;
        readonly isAgentsFault: true;
    };
    readonly invalid_plan: {
        readonly retry: 'never';
        readonly isTransient: false;
        readonly isAgentsFault: true;
    };
    readonly internal: {
        readonly retry: 'never';
        readonly isTransient: false;
        readonly isAgentsFault: false;
    };
};
export type FailureReason = keyof typeof FAILURES;
export declare const FAILURE_REASONS: readonly FailureReason[];
export {};
