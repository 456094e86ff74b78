import { withCommitNames } from '../../signal/completion-signal.ts';
import type { EventOf, LedgerEvent } from '../events/event.ts';

/** Maps a commit to the newest one that hosts have signed in its place, or to itself. */
export function currentNames(events: readonly LedgerEvent[]): (sha: string) => string {
  const names = new Map<string, string>();
  for (const event of events.toReversed()) if (event.event === 'signed') addNames(names, event);
  return (sha) => names.get(sha) ?? sha;
}

/** Renames commits in events, except in a question to a person, which stays about the commit it was asked of. */
export function withSignedCommits(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  if (!events.some(({ event }) => event === 'signed')) return events;
  const names = new Map<string, string>();
  const reported = events.toReversed().map((event) => {
    if (event.event !== 'signed') return renameCommits(event, names);
    addNames(names, event);
    return event;
  });
  return reported.reverse();
}

/** Expects the newest event first: a remade commit may have been remade again later. */
function addNames(names: Map<string, string>, { commits }: EventOf<'signed'>): void {
  for (const [before, after] of commits) names.set(before, names.get(after) ?? after);
}

function renameCommits(event: LedgerEvent, names: ReadonlyMap<string, string>): LedgerEvent {
  if (names.size === 0) return event;
  const fields = event.event === 'part' ? (['head'] as const) : (['head', 'base', 'commit'] as const);
  const reported: Record<string, unknown> = { ...event };
  for (const field of fields) {
    const now = names.get(String(reported[field]));
    if (now !== undefined) reported[field] = now;
  }
  if ('signal' in event) {
    const details = withCommitNames(event.signal.details, (sha) => names.get(sha) ?? sha);
    reported.signal = { ...event.signal, details };
  }
  return reported as unknown as LedgerEvent;
}
