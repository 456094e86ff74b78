import { withCommitNames } from '../../signal/completion-signal.ts';
import type { EventOf, LedgerEvent } from '../events/event.ts';

/** What commits are called since hosts have made them again, signed: the newest id for any they have had; others as they are. */
export function currentNames(events: readonly LedgerEvent[]): (sha: string) => string {
  const names = new Map<string, string>();
  for (const event of events.toReversed()) if (event.event === 'signed') addNames(names, event);
  return (sha) => names.get(sha) ?? sha;
}

/**
 * The same events with the commits that they tell of by the names that these have now, so that no other reading has to know
 * that commits were signed. A question to a person is about the commit that it was asked of: that one keeps its name.
 */
export function withSignedCommits(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  if (!events.some(({ event }) => event === 'signed')) return events;
  const names = new Map<string, string>();
  const told = events.toReversed().map((event) => {
    if (event.event !== 'signed') return renamed(event, names);
    addNames(names, event);
    return event;
  });
  return told.reverse();
}

/** The last time that commits of this log were signed; null for never. */
export function lastSigning(events: readonly LedgerEvent[]): EventOf<'signed'> | null {
  return events.findLast((event) => event.event === 'signed') ?? null;
}

/** To be called with the newest event first: what one of them made may have been made again later. */
function addNames(names: Map<string, string>, { commits }: EventOf<'signed'>): void {
  for (const [before, after] of commits) names.set(before, names.get(after) ?? after);
}

function renamed(event: LedgerEvent, names: ReadonlyMap<string, string>): LedgerEvent {
  if (names.size === 0) return event;
  const fields = event.event === 'part' ? (['head'] as const) : (['head', 'base', 'commit'] as const);
  const told: Record<string, unknown> = { ...event };
  for (const field of fields) {
    const now = names.get(String(told[field]));
    if (now !== undefined) told[field] = now;
  }
  if ('signal' in event) {
    const details = withCommitNames(event.signal.details, (sha) => names.get(sha) ?? sha);
    told.signal = { ...event.signal, details };
  }
  return told as unknown as LedgerEvent;
}
