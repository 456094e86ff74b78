import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { type EventDetails, type EventOf, hasTraits, type KindsWith, type LedgerEvent } from '../events/event.ts';

/** Events of a run since its last opening; it opens again when all its jobs are run again. */
export function sinceOpened(events: readonly LedgerEvent[], runId: string): readonly LedgerEvent[] {
  const started = events.findLastIndex((event) => event.event === 'phase_start' && event.runId === runId);
  return started < 0 ? [] : events.slice(started).filter((event) => event.runId === runId);
}

export function runOpening(events: readonly LedgerEvent[], runId: string): EventOf<'phase_start'> | null {
  return events.filter((event) => event.event === 'phase_start').findLast((event) => event.runId === runId) ?? null;
}

/** Commit and file with the settings of a chained run; null where no job has noted it. */
export function recordedSettings(
  events: readonly LedgerEvent[],
  runId: string,
): { commit: string; file: string } | null {
  const opened = events.filter((event) => event.event === 'opened').findLast((event) => event.runId === runId);
  return opened?.start === undefined || opened.config === undefined
    ? null
    : { commit: opened.start, file: opened.config };
}

/** The host's id of the job that opened a run; null where it is unknown. */
export function openingJob(events: readonly LedgerEvent[], runId: string): string | null {
  return sinceOpened(events, runId).findLast((event) => event.event === 'opened')?.job ?? null;
}

/** Base of the first run since the phase was last complete; null for no such run. */
export function recordedBase(events: readonly LedgerEvent[]): { base: string | null; wasComplete: boolean } {
  const done = events.findLastIndex(({ event }) => event === 'phase_complete');
  const bases = events.slice(done + 1).flatMap((event) => (event.event === 'phase_start' ? (event.base ?? []) : []));
  return { base: bases[0] ?? null, wasComplete: done >= 0 };
}

/** End of the newest run; null where that was cut off. */
export function lastEnding(events: readonly LedgerEvent[]): EventOf<KindsWith<{ ends: 'phase' }>> | null {
  const started = events.findLastIndex(({ event }) => event === 'phase_start');
  return events.slice(Math.max(0, started)).find((event) => hasTraits(event, { ends: 'phase' })) ?? null;
}

/** The newest run; `holders` are runs that are known to be at work somewhere. */
export function newestRun(events: readonly LedgerEvent[], holders: readonly (string | null | undefined)[]) {
  const opening = events.findLast((event) => event.event === 'phase_start') ?? null;
  const ended = lastEnding(events);
  return { opening, ended, isAtWork: opening !== null && ended === null && holders.includes(opening.runId) };
}

/** The newest round of a run, or the one with that number; null if none is open. */
export function openRound(events: readonly LedgerEvent[], runId: string, number?: number) {
  const last = events.findLast(
    (event) =>
      event.runId === runId &&
      (number === undefined
        ? event.event === 'round_start' || event.event === 'round_end'
        : event.event === 'round_start' && event.round === number),
  );
  return last?.event === 'round_start' ? { round: last.round, base: last.base, jobs: last.jobs } : null;
}

/** 0 for none. */
export function lastIntegrated(events: readonly LedgerEvent[]): number {
  return getLargest(
    events.flatMap((event) => (event.event === 'round_end' ? [event.round] : [])),
    0,
  );
}

export function recordedJobs(events: readonly LedgerEvent[], runId: string): MatrixJob[] {
  return events.flatMap((event) => (event.event === 'round_start' && event.runId === runId ? event.jobs : []));
}

export function isResultTaken(events: readonly LedgerEvent[], runId: string, result: string): boolean {
  return events.some((event) => event.event === 'leg' && event.runId === runId && event.result === result);
}

/** Result of a test command on a commit before any plan; null where it is not recorded. */
export function testsOnBase(
  events: readonly LedgerEvent[],
  commit: string,
  command: string,
): EventDetails<'tests_base'> | null {
  const all = events.filter((event) => event.event === 'tests_base');
  return all.findLast((event) => event.commit === commit && event.command === command) ?? null;
}

/** Tests that a command found flaky, with the commit, oldest first. */
export function flakyOnRecord(events: readonly LedgerEvent[], command: string): EventDetails<'tests_flaky'>[] {
  return events.flatMap((event) => (event.event === 'tests_flaky' && event.command === command ? [event] : []));
}

/** Warnings of a run, without duplicates, for its phase's signal, because a run may have no watcher. */
export function runWarnings(events: readonly LedgerEvent[], runId: string): string[] {
  const mine = events.flatMap((ledgerEvent) =>
    ledgerEvent.event === 'warning' && ledgerEvent.runId === runId ? [ledgerEvent.message] : [],
  );
  return [...new Set(mine)];
}

export type AttemptEvent = LedgerEvent & { readonly plan: string; readonly attempt: number };

/** Events that a leg reports: those about attempts after this number; earlier ones came from elsewhere. */
export function attemptEventsAfter(events: readonly LedgerEvent[], seq: number): AttemptEvent[] {
  return events.filter(
    (event): event is AttemptEvent =>
      event.seq > seq &&
      'plan' in event &&
      event.plan !== undefined &&
      'attempt' in event &&
      event.attempt !== undefined,
  );
}

export function startedAttempts(events: readonly LedgerEvent[]): { plan: string; attempt: number }[] {
  return events.flatMap((event) =>
    event.event === 'attempt_start' ? [{ plan: event.plan, attempt: event.attempt }] : [],
  );
}
