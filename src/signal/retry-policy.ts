import { z } from 'zod';
import { FailureReasonSchema } from './signal-schema.ts';
import { FAILURE_REASONS, FAILURES, type FailureReason } from './signal-words.ts';

/** True where another attempt can help at all, now or later. */
export function isRetryable(reason: FailureReason): boolean {
  return FAILURES[reason].retry !== 'never';
}

/** Reasons for which a plan is not tried again unless the policy says so, or a time is named. */
const NON_RETRYABLE_REASONS = FAILURE_REASONS.filter((reason) => FAILURES[reason].retry !== 'always');

/**
 * When a failed plan is tried again, in the words of Temporal's retry policy. `maximumAttempts` counts the first
 * attempt too: 3 means two retries, 1 means none.
 */
export const RetryPolicySchema = z
  .strictObject({
    initialIntervalMs: z.number().int().positive().default(2000),
    backoffCoefficient: z.number().min(1).max(10).default(2),
    maximumIntervalMs: z.number().int().positive().default(60_000),
    maximumAttempts: z.number().int().min(1).max(100).default(3),
    /** Failures from outside the work (see `FAILURES`) have a cap of their own and never use up an attempt. */
    maximumTransientFailures: z.number().int().min(0).max(100).default(5),
    /** All attempts of all plans of the run; reaching it ends the run as ABORTED. */
    maximumRunAttempts: z.number().int().min(1).max(10_000).default(50),
    /** The longest wait inside a run for a time that the other side names: beyond it the plan is parked. */
    maximumWaitMs: z.number().int().min(0).default(600_000),
    /** How long a plan is parked when a quota is used up and no end is named: an hour. */
    quotaParkedMs: z.number().int().positive().default(3_600_000),
    /** How long a plan is parked when its provider is down, or over its limit, each time it was asked: a quarter of an hour. */
    providerParkedMs: z.number().int().positive().default(900_000),
    nonRetryableReasons: z.array(FailureReasonSchema).default(NON_RETRYABLE_REASONS),
  })
  .refine((policy) => policy.maximumIntervalMs >= policy.initialIntervalMs, {
    path: ['maximumIntervalMs'],
    message: 'maximumIntervalMs is smaller than initialIntervalMs; no wait can satisfy both',
  });

export type RetryPolicy = z.output<typeof RetryPolicySchema>;

/** The policy as a failure's signal passes it on. */
export function getRetryOptions({ maximumAttempts, initialIntervalMs }: RetryPolicy) {
  return { maxRetries: maximumAttempts - 1, backoffMs: initialIntervalMs };
}

/** Reads a policy, defaults filled in. Throws an Error naming each field that is wrong. */
export function parseRetryPolicy(input: unknown): RetryPolicy {
  const parsed = RetryPolicySchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'policy'}: ${issue.message}`);
  throw new Error(`The retry policy is not usable: ${problems.join('; ')}`);
}

/**
 * How long to wait after the `failures`-th failure in a row (from 1), in ms: exponential, capped, with full jitter
 * (AWS: uniform between 0 and the cap), so that workers that failed together do not come back together.
 * `random` is in [0, 1).
 */
export function backoffMs(
  policy: Pick<RetryPolicy, 'initialIntervalMs' | 'backoffCoefficient' | 'maximumIntervalMs'>,
  failures: number,
  random: number,
): number {
  const ceiling = policy.initialIntervalMs * policy.backoffCoefficient ** Math.max(0, failures - 1);
  return Math.floor(random * Math.min(ceiling, policy.maximumIntervalMs));
}
