import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import { type EventDetails, type EventOf, hasTraits, type KindsWith, type LedgerEvent } from '../events/event.ts';

/** What is on record of a run since it was opened, or opened once more when all its jobs were run again. */
export function sinceOpened(events: readonly LedgerEvent[], runId: string): readonly LedgerEvent[] {
  const begun = events.findLastIndex((event) => event.event === 'phase_start' && event.runId === runId);
  return begun < 0 ? [] : events.slice(begun).filter((event) => event.runId === runId);
}

/** The event with which a run was opened; null where none is on record. */
export function runOpening(events: readonly LedgerEvent[], runId: string): EventOf<'phase_start'> | null {
  return events.filter((event) => event.event === 'phase_start').findLast((event) => event.runId === runId) ?? null;
}

/** Where the settings of a chained run stand; null where no job has noted it. */
export function recordedSettings(
  events: readonly LedgerEvent[],
  runId: string,
): { commit: string; file: string } | null {
  const opened = events.filter((event) => event.event === 'opened').findLast((event) => event.runId === runId);
  return opened?.start === undefined || opened.config === undefined
    ? null
    : { commit: opened.start, file: opened.config };
}

/** The host's id of the job that opened a run; null where the host told none. */
export function openingJob(events: readonly LedgerEvent[], runId: string): string | null {
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
  return events.slice(Math.max(0, begun)).find((event) => hasTraits(event, { ends: 'phase' })) ?? null;
}

/** A round as it was opened: the jobs it was given to, and the commit they work on. */
export interface OpenedRound {
  readonly round: number;
  readonly base: string;
  readonly jobs: readonly MatrixJob[];
}

/** The newest round of a run, or the one of that number; null where none is on record that was not integrated yet. */
export function openRound(events: readonly LedgerEvent[], runId: string, number?: number): OpenedRound | null {
  const last = events.findLast(
    (event) =>
      event.runId === runId &&
      (number === undefined
        ? event.event === 'round_start' || event.event === 'round_end'
        : event.event === 'round_start' && event.round === number),
  );
  return last?.event === 'round_start' ? { round: last.round, base: last.base, jobs: last.jobs } : null;
}

/** The number of the last round of these events that was integrated; 0 without any. */
export function lastIntegrated(events: readonly LedgerEvent[]): number {
  return Math.max(0, ...events.flatMap((event) => (event.event === 'round_end' ? [event.round] : [])));
}

/** All jobs that a run was given to, round by round. */
export function recordedJobs(events: readonly LedgerEvent[], runId: string): MatrixJob[] {
  return events.flatMap((event) => (event.event === 'round_start' && event.runId === runId ? event.jobs : []));
}

/** Whether the result of a job, as it is named, was taken in by a run. */
export function isResultTaken(events: readonly LedgerEvent[], runId: string, result: string): boolean {
  return events.some((event) => event.event === 'leg' && event.runId === runId && event.result === result);
}

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

/** What a run was warned of, each once: told in its phase's signal, for nobody may have watched. */
export function runWarnings(events: readonly LedgerEvent[], runId: string): string[] {
  const mine = events.flatMap((each) => (each.event === 'warning' && each.runId === runId ? [each.message] : []));
  return [...new Set(mine)];
}

/** An event about an attempt. */
export type AttemptEvent = LedgerEvent & { readonly plan: string; readonly attempt: number };

/** What a leg has to tell: the events about attempts after this number, for those before it came from elsewhere. */
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

/** The attempts that were begun, in order. */
export function startedAttempts(events: readonly LedgerEvent[]): { plan: string; attempt: number }[] {
  return events.flatMap((event) =>
    event.event === 'attempt_start' ? [{ plan: event.plan, attempt: event.attempt }] : [],
  );
}
