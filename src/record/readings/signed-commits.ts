import { withCommitNames } from '../../signal/completion-signal.ts';
import type { EventOf, LedgerEvent } from '../events/event.ts';

/** Maps a commit to its newest signed copy, or to itself. */
export function currentNames(events: readonly LedgerEvent[]): (sha: string) => string {
  const names = new Map<string, string>();
  for (const event of events.toReversed()) if (event.event === 'signed') addNames(names, event);
  return (sha) => names.get(sha) ?? sha;
}

/** Renames commits in events. Questions keep the old name, because their ids depend on it. */
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

/** Call it with the newest event first, because a signed commit may have been signed again. */
function addNames(names: Map<string, string>, { commits }: EventOf<'signed'>): void {
  for (const [oldCommit, newCommit] of commits) names.set(oldCommit, names.get(newCommit) ?? newCommit);
}

function renameCommits(event: LedgerEvent, names: ReadonlyMap<string, string>): LedgerEvent {
  if (names.size === 0) return event;
  const fields = event.event === 'part' ? (['head'] as const) : (['head', 'base', 'commit'] as const);
  const reported: Record<string, unknown> = { ...event };
  for (const field of fields) {
    const newName = names.get(String(reported[field]));
    if (newName !== undefined) reported[field] = newName;
  }
  if ('signal' in event) {
    const details = withCommitNames(event.signal.details, (sha) => names.get(sha) ?? sha);
    reported.signal = { ...event.signal, details };
  }
  return reported as unknown as LedgerEvent;
}
