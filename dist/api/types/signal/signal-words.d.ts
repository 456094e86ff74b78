export declare const COMPLETION_STATUS: {
    readonly SUCCESS: 'success';
    readonly FAILURE: 'failure';
    readonly BLOCKED: 'blocked';
    readonly SKIPPED: 'skipped';
};
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
/** Reasons for the failure of a plan or phase. A closed list, so that a handler of signals can handle all of them. */
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
