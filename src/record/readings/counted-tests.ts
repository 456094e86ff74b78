import type { EventDetails, LedgerEvent } from '../events/event.ts';

/** What a test command said of a commit on which a phase began; null where that is not on record. */
export function testsOnBase(
  events: readonly LedgerEvent[],
  commit: string,
  command: string,
): EventDetails<'tests_base'>['verdict'] | null {
  const known = events.findLast(
    (event) => event.event === 'tests_base' && event.commit === commit && event.command === command,
  );
  return known?.event === 'tests_base' ? known.verdict : null;
}
