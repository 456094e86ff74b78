import type { Spent } from '../../signal/budget.ts';
import { type ErrorClass, errorTraits, isUnpaid } from './error-class.ts';
import { jsonAmount } from './json-fields.ts';

/** Tokens, counted once: `inputFresh` is without what came from the cache, `output` is with the reasoning. null: not reported. */
export interface Usage {
  readonly inputFresh: number;
  readonly cacheRead: number;
  readonly cacheWrite: number | null;
  readonly output: number;
  readonly reasoning: number | null;
  /** Tokens of `cacheWrite` that stay in the cache for an hour. */
  readonly cacheWriteHour?: number;
  /** Searches of the web that the provider made. */
  readonly searches?: number;
  /** Other work of the provider that no price list of ours covers. */
  readonly unpriced?: number;
}

const allCounts = [
  ...(['inputFresh', 'cacheRead', 'cacheWrite', 'output', 'reasoning'] as const),
  ...(['cacheWriteHour', 'searches', 'unpriced'] as const),
];

/**
 * Usage by the counts of a CLI or a provider. `includes`: what its input (parts of the cache) and its output (the
 * reasoning) contain already. Null where a count is missing, or the parts are more than the whole.
 */
export function readUsage(
  counts: Readonly<Partial<Record<'input' | 'output' | 'cacheRead' | 'cacheWrite' | 'reasoning', unknown>>>,
  ...includes: readonly ('cacheRead' | 'cacheWrite' | 'reasoning')[]
): Usage | null {
  const [input, output, reasoning] = [counts.input, counts.output, counts.reasoning].map(jsonAmount);
  const parts = { cacheRead: jsonAmount(counts.cacheRead) ?? 0, cacheWrite: jsonAmount(counts.cacheWrite) };
  if (input == null || output == null) return null;
  const inside = (['cacheRead', 'cacheWrite'] as const).filter((part) => includes.includes(part));
  const inputFresh = inside.reduce((remaining, part) => remaining - (parts[part] ?? 0), input);
  const thought = includes.includes('reasoning') ? 0 : (reasoning ?? 0);
  return inputFresh < 0 ? null : { inputFresh, ...parts, output: output + thought, reasoning: reasoning ?? null };
}

/** US dollars, and whose number it is: the CLI's own, or ours by the price table. */
export interface Cost {
  readonly usd: number;
  readonly source: 'reported' | 'estimated';
}

export interface AgentError {
  readonly class: ErrorClass;
  readonly message: string;
  readonly retryAfterMs?: number | undefined;
  /** ISO time. */
  readonly resetAt?: string | undefined;
  /** The agent came to its end all the same: its work is judged, and this is the reason only where nothing was done. */
  readonly isRemark?: true;
}

/** Result of a run from the stream of its CLI, in one shape for all of them. */
export interface AgentResult {
  /** Null where a terminal event was seen, it says success, and nothing speaks against it. */
  readonly error: AgentError | null;
  /** The agent's last words. */
  readonly text: string | null;
  readonly sessionId: string | null;
  readonly model: string | null;
  /** Of this run alone; null where nothing reliable was reported, as by most that were cut off. */
  readonly usage: Usage | null;
  /** Usage counted while it ran: at least this much was used. */
  readonly usageSeen: Usage | null;
  readonly cost: Cost | null;
  readonly turns: number;
}

/** Failure of a run by the error in its stream. */
export function failureByError({ class: name, message, retryAfterMs, resetAt }: AgentError) {
  const { reason, isFinal } = errorTraits[name];
  const isLast = isFinal || isUnpaid(message);
  return { ok: false, reason, message, retryAfterMs, resetAt, ...(isLast ? { retryable: false } : {}) };
}

/** Usage of a resumed session before this run, where its CLI keeps counting: it is subtracted, so nothing is paid for twice. */
export interface SessionBefore {
  readonly usage: Usage | null;
  readonly costUsd: number | null;
}

/** Activity of an agent as it happens. Texts are one line, without control characters, bounded. */
export type Activity =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'edit'; readonly path: string }
  | { readonly kind: 'command'; readonly command: string; readonly state: 'started' }
  | { readonly kind: 'command'; readonly command: string; readonly state: 'ended'; readonly exitCode: number | null }
  | { readonly kind: 'tool'; readonly tool: string }
  /** `contextTokens`: how much the model was given to read last; null where that is not the agent's own conversation. */
  | {
      readonly kind: 'usage';
      readonly usage: Usage;
      readonly costUsd: number | null;
      /** By a price table of ours. */
      readonly isEstimate?: true;
      /** Of the whole session, also of calls before this one. */
      readonly isOfSession?: true;
      readonly contextTokens?: number | null;
      readonly model?: string | null;
    }
  /** A line that a command printed, which is not an event of a CLI that we know. */
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'retry'; readonly count: number; readonly message: string };

export const noUsage: Usage = { inputFresh: 0, cacheRead: 0, cacheWrite: null, output: 0, reasoning: null };

export function addUsage(one: Usage, other: Usage): Usage {
  return mergeUsage(one, other, (a, b) => a + b);
}

/** Merges two usages count by count; a count that neither reports stays unknown. */
export function mergeUsage(one: Usage, other: Usage, merge: (a: number, b: number) => number): Usage {
  const merged: { -readonly [Count in keyof Usage]: Usage[Count] } = { ...noUsage };
  for (const name of allCounts) {
    const [a, b] = [one[name] ?? null, other[name] ?? null];
    if (a !== null || b !== null) merged[name] = merge(a ?? 0, b ?? 0);
  }
  return merged;
}

/** Usage since; null where a counter went backwards, because then none of them can be believed. */
export function usageSince(all: Usage, before: Usage): Usage | null {
  const { cacheWrite, reasoning } = all;
  const existing = { ...before, ...(cacheWrite === null && { cacheWrite }), ...(reasoning === null && { reasoning }) };
  const since = mergeUsage(all, existing, (a, b) => a - b);
  return allCounts.some((name) => (since[name] ?? 0) < 0) ? null : since;
}

/** Every token that the model read or wrote, cached ones too. */
export function totalTokens({ inputFresh, cacheRead, cacheWrite, output }: Usage): number {
  return Math.round(inputFresh + cacheRead + (cacheWrite ?? 0) + output);
}

/** Counts what an agent spends while it works, and says when that has to end. */
export interface Meter {
  /** A count of all since the agent was started: by the gateway, or by what the agent prints where it has none. */
  readonly take: (spent: Spent) => void;
  /** The ceiling that is reached, as a sentence without its end; null while none is. */
  readonly reached: () => string | null;
  /** The ceiling that work of unknown cost would break, which ends it then; null where such work is allowed. */
  readonly refuseUnknown: () => string | null;
  /** Sets aside what calls under way may cost yet, in place of what was set aside before. */
  readonly reserve: (reserved: Spent) => void;
  /** True while a ceiling would be reached by what all agents have spent and set aside. */
  readonly isFull: () => boolean;
  /** Aborted when a ceiling is reached. */
  readonly cut: AbortSignal;
}

/** Counts nothing, and has no ceiling. */
export const noMeter: Meter = {
  take: () => undefined,
  reached: () => null,
  refuseUnknown: () => null,
  reserve: () => undefined,
  isFull: () => false,
  cut: new AbortController().signal,
};

/** Usage with its cost; null where nothing is known of that. */
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
