import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FAILURES, type FailureReason } from './signal-words.ts';

/** One finished attempt, as the ledger keeps it. Only those of one run belong together. */
export interface AttemptRecord {
  plan: string;
  outcome: 'success' | 'failure';
  reason?: FailureReason | undefined;
  /** Of `failureFingerprint`; absent if the failure said nothing that could be compared. */
  fingerprint?: string | undefined;
  /** Verified progress: another tree and another set of failures than before, not the agent's word for it. */
  progressed?: boolean | undefined;
}

/** When a run is stuck; 0 turns a rule off, `enabled: false` all of them. */
export const StuckPolicySchema = z.strictObject({
  enabled: z.boolean().default(true),
  /** Failures in a row of one plan, whatever other plans did in between (seed 003). */
  consecutive: z.number().int().min(0).max(100).default(3),
  /** Failures of one plan among the last `window` attempts, even with a success in between. */
  inWindow: z.number().int().min(0).max(100).default(3),
  window: z.number().int().min(1).max(100).default(6),
  /** Number of equal failures in a row that ends it earlier. */
  sameFailure: z.number().int().min(0).max(100).default(2),
  /** Two failures taking turns: A, B, A, B. */
  alternation: z.boolean().default(true),
  /** Failures in a row over different plans: something that they share is broken. */
  circuitBreaker: z.number().int().min(0).max(1000).default(5),
});
export type StuckPolicy = z.output<typeof StuckPolicySchema>;

export type Stuck =
  | { stuck: false }
  | {
      stuck: true;
      rule: 'same_failure' | 'consecutive' | 'in_window' | 'alternation' | 'circuit_breaker';
      /** null for the circuit breaker. */
      plan: string | null;
      why: string;
    };

/** Checks if the newest of these attempts (oldest first, of one run) leaves the run stuck. Pure. */
export function detectStuck(attempts: readonly AttemptRecord[], policy: StuckPolicy): Stuck {
  const counted = attempts.filter(countsAsWork);
  const newest = counted.at(-1);
  if (!policy.enabled || newest?.outcome !== 'failure' || attempts.at(-1) !== newest) return { stuck: false };
  const { plan } = newest;
  const since = afterProgress(counted, plan);
  const own = since.filter((attempt) => attempt.plan === plan);
  const streak = own.slice(own.findLastIndex(({ outcome }) => outcome === 'success') + 1);
  const reasons = [
    ['same_failure', plan, sameFailure(streak, plan, policy.sameFailure)],
    ['consecutive', plan, findConsecutive(streak, plan, policy.consecutive)],
    ['in_window', plan, inWindow(since, plan, policy)],
    ['alternation', plan, findAlternation(since, plan, policy)],
    ['circuit_breaker', null, circuitBreaker(counted, policy)],
  ] as const;
  for (const [rule, of, reason] of reasons) if (reason !== null) return { stuck: true, rule, plan: of, why: reason };
  return { stuck: false };
}

/** True where failures in a row over several plans show that something they share is broken. Pure. */
export function breaksCircuit(attempts: readonly AttemptRecord[], policy: StuckPolicy): boolean {
  return policy.enabled && circuitBreaker(attempts.filter(countsAsWork), policy) !== null;
}

/** False for a failure from outside the work, such as a busy provider: it tells nothing about the work. */
function countsAsWork({ outcome, reason }: AttemptRecord): boolean {
  return outcome === 'success' || reason === undefined || FAILURES[reason].isAgentsFault;
}

/**
 * A short name for a failure text that stays the same when only numbers, times, addresses, paths or temporary names differ.
 * undefined for a text that says nothing: empty failures are not alike.
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

/** Attempts after the plan's last verified progress. A success alone is a recovery and does not wipe the slate. */
function afterProgress(attempts: readonly AttemptRecord[], plan: string): readonly AttemptRecord[] {
  const last = attempts.findLastIndex((attempt) => attempt.plan === plan && attempt.progressed === true);
  return last < 0 ? attempts : attempts.slice(last + 1);
}

function sameFailure(streak: readonly AttemptRecord[], plan: string, limit: number): string | null {
  const fingerprint = streak.at(-1)?.fingerprint;
  const last = streak.slice(-limit);
  if (limit === 0 || !fingerprint || last.length < limit) return null;
  if (last.some((attempt) => attempt.fingerprint !== fingerprint)) return null;
  return `Plan ${plan} failed ${limit} times in a row with the same failure`;
}

function findConsecutive(streak: readonly AttemptRecord[], plan: string, limit: number): string | null {
  return limit === 0 || streak.length < limit ? null : `Plan ${plan} failed ${streak.length} times in a row`;
}

function inWindow(attempts: readonly AttemptRecord[], plan: string, policy: StuckPolicy): string | null {
  const { inWindow: limit, window } = policy;
  const failures = attempts.slice(-window).filter((attempt) => attempt.plan === plan && attempt.outcome === 'failure');
  if (limit === 0 || failures.length < limit) return null;
  return `Plan ${plan} failed ${failures.length} times among the last ${window} attempts`;
}

function findAlternation(attempts: readonly AttemptRecord[], plan: string, policy: StuckPolicy): string | null {
  const last = attempts.slice(-4);
  if (!policy.alternation || last.length < 4 || last.some((attempt) => attempt.outcome === 'success')) return null;
  const [a, b, c, d] = last.map((attempt) => `${attempt.plan}\n${attempt.fingerprint ?? ''}`);
  if (a !== c || b !== d || a === b) return null;
  const other = last[2]?.plan === plan ? `two failures of plan ${plan}` : `plans ${last[2]?.plan} and ${plan}`;
  return `The last four attempts failed alternately: ${other}`;
}

function circuitBreaker(attempts: readonly AttemptRecord[], { circuitBreaker: limit }: StuckPolicy): string | null {
  const last = attempts.slice(-limit);
  if (limit === 0 || last.length < limit) return null;
  if (last.some((attempt) => attempt.outcome === 'success' || attempt.progressed)) return null;
  const plans = new Set(last.map((attempt) => attempt.plan));
  if (plans.size < 2) return null;
  return `The last ${limit} attempts failed, over ${plans.size} plans, perhaps for a common cause`;
}
