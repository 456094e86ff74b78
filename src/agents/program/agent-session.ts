import { addUsage, type SessionBefore } from '../stream/agent-result.ts';
import type { AgentRun } from './agent.ts';

/** A session of an agent that can be gone on with, and what it had used by then. */
export interface AgentSession {
  readonly id: string;
  readonly before: SessionBefore;
}

/** The session that a run went on with, for the next run; null for none. A text that could be a flag of a CLI is no id. */
export function sessionAfter({ result }: AgentRun, last: AgentSession | null): AgentSession | null {
  const id = result?.sessionId ?? null;
  if (result === undefined || id === null || !/^[A-Za-z0-9][\w.:-]{0,127}$/.test(id)) return null;
  const usd = result.cost?.source === 'reported' ? result.cost.usd : null;
  if (last === null) return { id, before: { usage: result.usage, costUsd: usd } };
  // Another session counts from an unknown beginning.
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

/** Two runs of an agent as one that ended as the second. What they spent is on record. */
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
