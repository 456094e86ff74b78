import { type FailureReason } from './signal-schema.ts';
/** What follows from a failure's reason, whoever found it: in a run, in a leg or when legs are integrated. */
export interface FailureTraits {
    /** `later`: not by itself, but at a time that somebody named, or in another run. */
    readonly retry: 'always' | 'later' | 'never';
    /** The other side was busy, the runner went away or the time was over: counted apart, and never as an attempt. */
    readonly isTransient: boolean;
    /** It says something about the agent's work, so repeating it makes a run stuck. */
    readonly isAgentsFault: boolean;
}
export declare const FAILURES: Readonly<Record<FailureReason, FailureTraits>>;
/** Whether another attempt can help at all, now or later. */
export declare function isRetryable(reason: FailureReason): boolean;
/** Reasons for which a plan is not tried again unless the policy says so, or a time is named. */
export declare const NON_RETRYABLE_REASONS: ("agent_error" | "auth" | "budget" | "context_exhausted" | "deadline" | "idle_timeout" | "internal" | "interrupted" | "invalid_plan" | "killed" | "merge_conflict" | "overloaded" | "quota" | "rate_limit" | "scope_violation" | "stuck" | "tests_failed" | "timeout" | "verification_failed")[];
