import { z } from 'zod';
import { FailureReasonSchema } from './signal-schema.ts';
import { FAILURE_REASONS, FAILURES, type FailureReason } from './signal-words.ts';

export function isRetryable(reason: FailureReason): boolean {
  return FAILURES[reason].retry !== 'never';
}

/** These are not retried unless the policy says so or a retry time is known. */
const NON_RETRYABLE_REASONS = FAILURE_REASONS.filter((reason) => FAILURES[reason].retry !== 'always');

/**
 * Retry settings, named as in Temporal's retry policy. `maximumAttempts` includes the first attempt: 3 means two
 * retries.
 */
export const RetryPolicySchema = z
  .strictObject({
    initialIntervalMs: z.number().int().positive().default(2000),
    backoffCoefficient: z.number().min(1).max(10).default(2),
    maximumIntervalMs: z.number().int().positive().default(60_000),
    maximumAttempts: z.number().int().min(1).max(100).default(3),
    /** Limit for failures from outside the work (see `FAILURES`), which don't use up attempts. */
    maximumTransientFailures: z.number().int().min(0).max(100).default(5),
    /** Attempts of all plans in a run; reaching the limit ends the run as ABORTED. */
    maximumRunAttempts: z.number().int().min(1).max(10_000).default(50),
    /** The longest wait inside a run. If the provider names a later time, the plan is parked. */
    maximumWaitMs: z.number().int().min(0).default(600_000),
    /** How long to park a plan if a quota is used up and no reset time is known. */
    quotaParkedMs: z.number().int().positive().default(3_600_000),
    /** How long to park a plan if its provider is down or over its limit. */
    providerParkedMs: z.number().int().positive().default(900_000),
    nonRetryableReasons: z.array(FailureReasonSchema).default(NON_RETRYABLE_REASONS),
  })
  .refine((policy) => policy.maximumIntervalMs >= policy.initialIntervalMs, {
    path: ['maximumIntervalMs'],
    message: 'maximumIntervalMs is smaller than initialIntervalMs; no wait can satisfy both',
  });

export type RetryPolicy = z.output<typeof RetryPolicySchema>;

export function getRetryOptions({ maximumAttempts, initialIntervalMs }: RetryPolicy) {
  return { maxRetries: maximumAttempts - 1, backoffMs: initialIntervalMs };
}

/** Fills in defaults. Throws an Error that names each invalid field. */
export function parseRetryPolicy(input: unknown): RetryPolicy {
  const parsed = RetryPolicySchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'policy'}: ${issue.message}`);
  throw new Error(`The retry policy is not usable: ${problems.join('; ')}`);
}

/**
 * Returns the wait in ms after the `failures`-th failure in a row (from 1): exponential and capped, with full jitter so
 * that workers that failed together don't retry together. `random` is in [0, 1).
 */
export function backoffMs(
  policy: Pick<RetryPolicy, 'initialIntervalMs' | 'backoffCoefficient' | 'maximumIntervalMs'>,
  failures: number,
  random: number,
): number {
  const ceiling = policy.initialIntervalMs * policy.backoffCoefficient ** Math.max(0, failures - 1);
  return Math.floor(random * Math.min(ceiling, policy.maximumIntervalMs));
}
