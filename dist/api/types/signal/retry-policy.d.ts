import { z } from 'zod';
import { type FailureReason } from './signal-words.ts';
export declare function isRetryable(reason: FailureReason): boolean;
/**
 * Retry settings, named as in Temporal's retry policy. `maximumAttempts` includes the first attempt: 3 means two
 * retries.
 */
export declare const RetryPolicySchema: z.ZodObject<{
    initialIntervalMs: z.ZodDefault<z.ZodNumber>;
    backoffCoefficient: z.ZodDefault<z.ZodNumber>;
    maximumIntervalMs: z.ZodDefault<z.ZodNumber>;
    maximumAttempts: z.ZodDefault<z.ZodNumber>;
    maximumTransientFailures: z.ZodDefault<z.ZodNumber>;
    maximumRunAttempts: z.ZodDefault<z.ZodNumber>;
    maximumWaitMs: z.ZodDefault<z.ZodNumber>;
    quotaParkedMs: z.ZodDefault<z.ZodNumber>;
    providerParkedMs: z.ZodDefault<z.ZodNumber>;
    nonRetryableReasons: z.ZodDefault<z.ZodArray<z.ZodEnum<{
        agent_error: "agent_error";
        auth: "auth";
        budget: "budget";
        context_exhausted: "context_exhausted";
        deadline: "deadline";
        idle_timeout: "idle_timeout";
        internal: "internal";
        interrupted: "interrupted";
        invalid_plan: "invalid_plan";
        killed: "killed";
        merge_conflict: "merge_conflict";
        overloaded: "overloaded";
        quota: "quota";
        rate_limit: "rate_limit";
        scope_violation: "scope_violation";
        stuck: "stuck";
        tests_failed: "tests_failed";
        timeout: "timeout";
        verification_failed: "verification_failed";
    }>>>;
}, z.core.$strict>;
export type RetryPolicy = z.output<typeof RetryPolicySchema>;
export declare function getRetryOptions({ maximumAttempts, initialIntervalMs }: RetryPolicy): {
    maxRetries: number;
    backoffMs: number;
};
/** Fills in defaults. Throws an Error that names each invalid field. */
export declare function parseRetryPolicy(input: unknown): RetryPolicy;
/**
 * Returns the wait in ms after the `failures`-th failure in a row (from 1): exponential and capped, with full jitter so
 * that workers that failed together don't retry together. `random` is in [0, 1).
 */
export declare function backoffMs(policy: Pick<RetryPolicy, 'initialIntervalMs' | 'backoffCoefficient' | 'maximumIntervalMs'>, failures: number, random: number): number;
