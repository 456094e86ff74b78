import type { Usage } from './agent-result.ts';

/** What an agent has spent since it was started, each token counted once. */
export interface Spent {
  readonly inputFresh: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
  /** Answers of the model, as far as they are told apart. */
  readonly turns: number;
  /** US dollars, as far as they are known. */
  readonly costUsd: number;
  readonly isCostKnown: boolean;
}

/** Who counted: the agent itself, by what it prints, or the gateway, by what its model's provider answers. */
export type Counter = 'agent' | 'gateway';

/** Counts what an agent spends while it works, and says when that has to end. */
export interface Meter {
  /** A count of all since the agent was started; of two counters the higher one counts. */
  readonly take: (counter: Counter, spent: Spent) => void;
  /** The ceiling that is reached, as a sentence without its end; null while none is. */
  readonly reached: () => string | null;
  /** Aborted when a ceiling is reached. */
  readonly cut: AbortSignal;
}

/** Usage with its cost; null: nobody knows it. */
export function spentOf(usage: Usage | null, turns: number, costUsd: number | null): Spent {
  return {
    inputFresh: usage?.inputFresh ?? 0,
    cacheRead: usage?.cacheRead ?? 0,
    cacheWrite: usage?.cacheWrite ?? 0,
    output: usage?.output ?? 0,
    turns,
    costUsd: costUsd ?? 0,
    isCostKnown: costUsd !== null,
  };
}
