import type { LedgerEvent } from '../events/event.ts';

/** Makes a reading of logs that only grow: of one that was read before, it reads the new events, not a thousand plans again. */
export function readingOnward<State>(
  begin: () => State,
  read: (state: State, event: LedgerEvent) => void,
): (events: readonly LedgerEvent[]) => State {
  const readLogs = new WeakMap<readonly LedgerEvent[], { readonly state: State; count: number }>();
  return (events) => {
    const result = readLogs.get(events) ?? { state: begin(), count: 0 };
    readLogs.set(events, result);
    for (const event of events.slice(result.count)) read(result.state, event);
    result.count = events.length;
    return result.state;
  };
}
