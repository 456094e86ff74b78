import { addUsage, type SessionBefore } from '../stream/agent-result.ts';
import type { AgentRun } from './agent.ts';

export interface AgentSession {
  readonly id: string;
  readonly before: SessionBefore;
}

/** Returns the session for the next run, or null if there is none. An id that could be read as a flag is rejected. */
export function sessionAfter({ result }: AgentRun, last: AgentSession | null): AgentSession | null {
  const id = result?.sessionId ?? null;
  if (result === undefined || id === null || !/^[A-Za-z0-9][\w.:-]{0,127}$/.test(id)) return null;
  const usd = result.cost?.source === 'reported' ? result.cost.usd : null;
  if (last === null) return { id, before: { usage: result.usage, costUsd: usd } };
  // The earlier totals of a different session are unknown.
  if (last.id !== id) return { id, before: { usage: null, costUsd: null } };
  const { usage, costUsd } = last.before;
  return {
    id,
    before: {
      usage: sumIfKnown(usage, result.usage, addUsage),
      costUsd: sumIfKnown(costUsd, usd, (one, other) => one + other),
    },
  };
}

/** Combines two consecutive runs; the result is that of the second. Spending is recorded separately. */
export function mergeRuns(first: AgentRun, next: AgentRun): AgentRun {
  const notes = [first.note, next.note].filter((note) => note !== undefined);
  return {
    ...next,
    durationMs: first.durationMs + next.durationMs,
    survivors: first.survivors + next.survivors,
    lastProgress: next.lastProgress ?? first.lastProgress,
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  };
}

function sumIfKnown<T>(one: T | null, other: T | null, add: (one: T, other: T) => T): T | null {
  return one === null || other === null ? null : add(one, other);
}
