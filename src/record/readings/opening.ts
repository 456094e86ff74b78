import { type EventOf, has, type KindsWith, type LedgerEvent } from '../events/event.ts';

/** What is on record of a run since it was opened, or opened once more when all its jobs were run again. */
export function sinceOpened(events: readonly LedgerEvent[], runId: string): readonly LedgerEvent[] {
  const begun = events.findLastIndex((event) => event.event === 'phase_start' && event.runId === runId);
  return begun < 0 ? [] : events.slice(begun).filter((event) => event.runId === runId);
}

/** The event with which a run was opened; null where none is on record. */
export function openingOf(events: readonly LedgerEvent[], runId: string): EventOf<'phase_start'> | null {
  return events.filter((event) => event.event === 'phase_start').findLast((event) => event.runId === runId) ?? null;
}

/** Where the settings of a chained run stand; null where no job has noted it. */
export function settingsOf(events: readonly LedgerEvent[], runId: string): { commit: string; file: string } | null {
  const opened = events.filter((event) => event.event === 'opened').findLast((event) => event.runId === runId);
  return opened?.start === undefined || opened.config === undefined
    ? null
    : { commit: opened.start, file: opened.config };
}

/** The host's id of the job that opened a run; null where the host told none. */
export function openerOf(events: readonly LedgerEvent[], runId: string): string | null {
  return sinceOpened(events, runId).findLast((event) => event.event === 'opened')?.job ?? null;
}

/**
 * The commit on which the phase began: that of the first run since the phase was last complete, null where no such run is
 * on record. `wasComplete` says whether the phase was ever complete.
 */
export function recordedBase(events: readonly LedgerEvent[]): { base: string | null; wasComplete: boolean } {
  const done = events.findLastIndex(({ event }) => event === 'phase_complete');
  const bases = events.slice(done + 1).flatMap((event) => (event.event === 'phase_start' ? (event.base ?? []) : []));
  return { base: bases[0] ?? null, wasComplete: done >= 0 };
}

/** Of the newest run on record: how it ended, which one that was cut off did not say. */
export function lastEnding(events: readonly LedgerEvent[]): EventOf<KindsWith<{ ends: 'phase' }>> | null {
  const begun = events.findLastIndex(({ event }) => event === 'phase_start');
  return events.slice(Math.max(0, begun)).find((event) => has(event, { ends: 'phase' })) ?? null;
}
