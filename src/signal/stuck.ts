import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FAILURES, type FailureReason } from './signal-words.ts';

/** One finished attempt in the ledger. Records of different runs must not be mixed. */
export interface AttemptRecord {
  plan: string;
  outcome: 'success' | 'failure';
  reason?: FailureReason | undefined;
  /** From `failureFingerprint`; absent if the failure text can't be compared. */
  fingerprint?: string | undefined;
  /** Verified progress: the tree and the set of failures changed. An agent's claim doesn't count. */
  progressed?: boolean | undefined;
}

/** 0 turns off one rule, `enabled: false` all of them. */
export const StuckPolicySchema = z.strictObject({
  enabled: z.boolean().default(true),
  /** Failures of one plan in a row, regardless of other plans (seed 003). */
  consecutive: z.number().int().min(0).max(100).default(3),
  /** Failures of one plan among the last `window` attempts, even with a success in between. */
  inWindow: z.number().int().min(0).max(100).default(3),
  window: z.number().int().min(1).max(100).default(6),
  sameFailure: z.number().int().min(0).max(100).default(2),
  alternation: z.boolean().default(true),
  /** Failures in a row across plans, which point to a shared cause. */
  circuitBreaker: z.number().int().min(0).max(1000).default(5),
});
export type StuckPolicy = z.output<typeof StuckPolicySchema>;

export type Stuck =
  | { stuck: false }
  | {
      stuck: true;
      rule: 'same_failure' | 'consecutive' | 'in_window' | 'alternation' | 'circuit_breaker';
      plan: string | null;
      why: string;
    };

/** Checks whether the newest attempt makes the run stuck. `attempts` are from one run, oldest first. */
export function detectStuck(attempts: readonly AttemptRecord[], policy: StuckPolicy): Stuck {
  const counted = attempts.filter(countsAsWork);
  const newest = counted.at(-1);
  if (!policy.enabled || newest?.outcome !== 'failure' || attempts.at(-1) !== newest) return { stuck: false };
  const { plan } = newest;
  const recentAttempts = listAttemptsSinceProgress(counted, plan);
  const planAttempts = recentAttempts.filter((attempt) => attempt.plan === plan);
  const streak = planAttempts.slice(planAttempts.findLastIndex(({ outcome }) => outcome === 'success') + 1);
  const reasons = [
    ['same_failure', plan, findSameFailure(streak, plan, policy.sameFailure)],
    ['consecutive', plan, findConsecutive(streak, plan, policy.consecutive)],
    ['in_window', plan, findFailuresInWindow(recentAttempts, plan, policy)],
    ['alternation', plan, findAlternation(recentAttempts, plan, policy)],
    ['circuit_breaker', null, findCircuitBreak(counted, policy)],
  ] as const;
  for (const [rule, stuckPlan, reason] of reasons)
    if (reason !== null) return { stuck: true, rule, plan: stuckPlan, why: reason };
  return { stuck: false };
}

export function breaksCircuit(attempts: readonly AttemptRecord[], policy: StuckPolicy): boolean {
  return policy.enabled && findCircuitBreak(attempts.filter(countsAsWork), policy) !== null;
}

/** A failure from outside, such as a busy provider, says nothing about the work. */
function countsAsWork({ outcome, reason }: AttemptRecord): boolean {
  return outcome === 'success' || reason === undefined || FAILURES[reason].isAgentsFault;
}

/**
 * Hashes a failure text without its numbers, times, addresses and paths. Returns undefined for a text without words,
 * because empty failures can't be compared.
 */
export function failureFingerprint(text: string): string | undefined {
  const message = text
    .slice(0, 20_000)
    .replace(/\u001b\[[0-9;]{0,20}m/g, '')
    .replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?Z?/g, '<time>')
    .replace(/\b(?:0x)?[0-9a-f]{7,64}\b/gi, '<hex>')
    .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]{1,100}){2,40}/g, (path) => `<path>/${path.split(/[\\/]/).at(-1) ?? ''}`)
    .replace(/\d+(?:\.\d+)?/g, '<n>')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return /[\p{L}]/u.test(message.replace(/<\w+>/g, ''))
    ? createHash('sha256').update(message).digest('hex').slice(0, 16)
    : undefined;
}

/** Lists the attempts since the plan's last verified progress. A success alone doesn't reset the count. */
function listAttemptsSinceProgress(attempts: readonly AttemptRecord[], plan: string): readonly AttemptRecord[] {
  const lastProgressIndex = attempts.findLastIndex((attempt) => attempt.plan === plan && attempt.progressed === true);
  return lastProgressIndex < 0 ? attempts : attempts.slice(lastProgressIndex + 1);
}

function findSameFailure(streak: readonly AttemptRecord[], plan: string, limit: number): string | null {
  const fingerprint = streak.at(-1)?.fingerprint;
  const lastAttempts = streak.slice(-limit);
  if (limit === 0 || !fingerprint || lastAttempts.length < limit) return null;
  if (lastAttempts.some((attempt) => attempt.fingerprint !== fingerprint)) return null;
  return `Plan ${plan} failed ${limit} times in a row with the same failure`;
}

function findConsecutive(streak: readonly AttemptRecord[], plan: string, limit: number): string | null {
  return limit === 0 || streak.length < limit ? null : `Plan ${plan} failed ${streak.length} times in a row`;
}

function findFailuresInWindow(attempts: readonly AttemptRecord[], plan: string, policy: StuckPolicy): string | null {
  const { inWindow: limit, window } = policy;
  const failures = attempts.slice(-window).filter((attempt) => attempt.plan === plan && attempt.outcome === 'failure');
  if (limit === 0 || failures.length < limit) return null;
  return `Plan ${plan} failed ${failures.length} times among the last ${window} attempts`;
}

function findAlternation(attempts: readonly AttemptRecord[], plan: string, policy: StuckPolicy): string | null {
  const lastAttempts = attempts.slice(-4);
  if (!policy.alternation || lastAttempts.length < 4 || lastAttempts.some((attempt) => attempt.outcome === 'success'))
    return null;
  const [a, b, c, d] = lastAttempts.map((attempt) => `${attempt.plan}\n${attempt.fingerprint ?? ''}`);
  if (a !== c || b !== d || a === b) return null;
  const alternatingParts =
    lastAttempts[2]?.plan === plan ? `two failures of plan ${plan}` : `plans ${lastAttempts[2]?.plan} and ${plan}`;
  return `The last four attempts failed alternately: ${alternatingParts}`;
}

function findCircuitBreak(attempts: readonly AttemptRecord[], { circuitBreaker: limit }: StuckPolicy): string | null {
  const lastAttempts = attempts.slice(-limit);
  if (limit === 0 || lastAttempts.length < limit) return null;
  if (lastAttempts.some((attempt) => attempt.outcome === 'success' || attempt.progressed)) return null;
  const plans = new Set(lastAttempts.map((attempt) => attempt.plan));
  if (plans.size < 2) return null;
  return `The last ${limit} attempts failed, over ${plans.size} plans, perhaps for a common cause`;
}
