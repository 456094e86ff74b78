import type { Spent } from '../../signal/budget.ts';
import { type ErrorClass, errorTraits, isUnpaid } from './error-class.ts';
import { jsonAmount } from './json-fields.ts';

/** Each token is counted once: `inputFresh` excludes cached input, `output` includes reasoning. Null if not reported. */
export interface Usage {
  readonly inputFresh: number;
  readonly cacheRead: number;
  readonly cacheWrite: number | null;
  readonly output: number;
  readonly reasoning: number | null;
  /** Part of `cacheWrite` that is cached for an hour. */
  readonly cacheWriteHour?: number;
  readonly searches?: number;
  /** Other paid work of the provider that the price list doesn't cover. */
  readonly unpriced?: number;
}

const allCounts = [
  ...(['inputFresh', 'cacheRead', 'cacheWrite', 'output', 'reasoning'] as const),
  ...(['cacheWriteHour', 'searches', 'unpriced'] as const),
];

/** Normalizes counts; `includes` lists those contained in input or output. Null if incomplete or inconsistent. */
export function readUsage(
  counts: Readonly<Partial<Record<'input' | 'output' | 'cacheRead' | 'cacheWrite' | 'reasoning', unknown>>>,
  ...includes: readonly ('cacheRead' | 'cacheWrite' | 'reasoning')[]
): Usage | null {
  const [input, output, reasoning] = [counts.input, counts.output, counts.reasoning].map(jsonAmount);
  const parts = { cacheRead: jsonAmount(counts.cacheRead) ?? 0, cacheWrite: jsonAmount(counts.cacheWrite) };
  if (input == null || output == null) return null;
  const includedParts = (['cacheRead', 'cacheWrite'] as const).filter((part) => includes.includes(part));
  const inputFresh = includedParts.reduce((remaining, part) => remaining - (parts[part] ?? 0), input);
  const extraReasoning = includes.includes('reasoning') ? 0 : (reasoning ?? 0);
  return inputFresh < 0
    ? null
    : { inputFresh, ...parts, output: output + extraReasoning, reasoning: reasoning ?? null };
}

export interface Cost {
  readonly usd: number;
  readonly source: 'reported' | 'estimated';
}

export interface AgentError {
  readonly class: ErrorClass;
  readonly message: string;
  readonly retryAfterMs?: number | undefined;
  /** ISO 8601. */
  readonly resetAt?: string | undefined;
  /** The agent finished anyway, so its work is still judged; the error matters only if it did nothing. */
  readonly isRemark?: true;
}

export interface AgentResult {
  /** Null only if a terminal event reports success and nothing contradicts it. */
  readonly error: AgentError | null;
  readonly text: string | null;
  readonly sessionId: string | null;
  readonly model: string | null;
  /** Usage of this run alone; null if not reported reliably, as with most interrupted runs. */
  readonly usage: Usage | null;
  /** Minimum usage, counted during the run. */
  readonly usageSeen: Usage | null;
  readonly cost: Cost | null;
  readonly turns: number;
}

export function failureByError({ class: name, message, retryAfterMs, resetAt }: AgentError) {
  const { reason, isFinal } = errorTraits[name];
  const isLast = isFinal || isUnpaid(message);
  return { ok: false, reason, message, retryAfterMs, resetAt, ...(isLast ? { retryable: false } : {}) };
}

/** Totals of a resumed session before this run, which are subtracted from cumulative counts. */
export interface SessionBefore {
  readonly usage: Usage | null;
  readonly costUsd: number | null;
}

/** An agent's activity while it runs. Texts are short single lines without control characters. */
export type Activity =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'edit'; readonly path: string }
  | { readonly kind: 'command'; readonly command: string; readonly state: 'started' }
  | { readonly kind: 'command'; readonly command: string; readonly state: 'ended'; readonly exitCode: number | null }
  | { readonly kind: 'tool'; readonly tool: string }
  /** `contextTokens` is the size of the last input; null for the conversations of subagents. */
  | {
      readonly kind: 'usage';
      readonly usage: Usage;
      readonly costUsd: number | null;
      readonly isEstimate?: true;
      /** Includes earlier calls of the session. */
      readonly isOfSession?: true;
      readonly contextTokens?: number | null;
      readonly model?: string | null;
    }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'retry'; readonly count: number; readonly message: string };

export const noUsage: Usage = { inputFresh: 0, cacheRead: 0, cacheWrite: null, output: 0, reasoning: null };

export function addUsage(one: Usage, other: Usage): Usage {
  return mergeUsage(one, other, (a, b) => a + b);
}

/** Merges each count of two usages; a count that neither reports remains unknown. */
export function mergeUsage(one: Usage, other: Usage, merge: (a: number, b: number) => number): Usage {
  const merged: { -readonly [Count in keyof Usage]: Usage[Count] } = { ...noUsage };
  for (const name of allCounts) {
    const [a, b] = [one[name] ?? null, other[name] ?? null];
    if (a !== null || b !== null) merged[name] = merge(a ?? 0, b ?? 0);
  }
  return merged;
}

/** Returns the difference; null if a count went down, because then none can be trusted. */
export function usageSince(total: Usage, before: Usage): Usage | null {
  const { cacheWrite, reasoning } = total;
  const comparable = {
    ...before,
    ...(cacheWrite === null && { cacheWrite }),
    ...(reasoning === null && { reasoning }),
  };
  const difference = mergeUsage(total, comparable, (a, b) => a - b);
  return allCounts.some((name) => (difference[name] ?? 0) < 0) ? null : difference;
}

export function sumTokens({ inputFresh, cacheRead, cacheWrite, output }: Usage): number {
  return Math.round(inputFresh + cacheRead + (cacheWrite ?? 0) + output);
}

/** Tracks an agent's spending while it works and signals when it has to stop. */
export interface Meter {
  /** Sets the total since the agent was started, as counted by the gateway or reported by the agent. */
  readonly take: (spent: Spent) => void;
  /** Returns the ceiling that was reached, as a clause, or null. */
  readonly reached: () => string | null;
  /** Returns the ceiling that rules out work of unknown cost, or null if such work is allowed. */
  readonly refuseUnknown: () => string | null;
  /** Replaces the amount reserved for calls in progress. */
  readonly reserve: (reserved: Spent) => void;
  /** True if a ceiling would be reached with the reservations of all agents included. */
  readonly isFull: () => boolean;
  readonly cut: AbortSignal;
}

export const noMeter: Meter = {
  take: () => undefined,
  reached: () => null,
  refuseUnknown: () => null,
  reserve: () => undefined,
  isFull: () => false,
  cut: new AbortController().signal,
};

/** Combines usage and cost; a null cost counts as unknown. */
export function spendingOfUsage(
  usage: Usage | null,
  turns: number,
  cost: number | null | { readonly usd: number; readonly isKnown: boolean },
  isEstimate = false,
): Spent {
  const { usd, isKnown } =
    typeof cost === 'number' ? { usd: cost, isKnown: true } : (cost ?? { usd: 0, isKnown: false });
  return {
    inputFresh: usage?.inputFresh ?? 0,
    cacheRead: usage?.cacheRead ?? 0,
    cacheWrite: usage?.cacheWrite ?? 0,
    output: usage?.output ?? 0,
    turns,
    costUsd: usd,
    isCostKnown: isKnown,
    ...(isEstimate ? { isEstimate } : {}),
  };
}
