import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import type { LedgerEvent } from '../events/event.ts';

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
export function jobsOf(events: readonly LedgerEvent[], runId: string): MatrixJob[] {
  return events.flatMap((event) => (event.event === 'round_start' && event.runId === runId ? event.jobs : []));
}

/** Whether the result of a job, as it is named, was taken in by a run. */
export function isTakenIn(events: readonly LedgerEvent[], runId: string, result: string): boolean {
  return events.some((event) => event.event === 'leg' && event.runId === runId && event.result === result);
}
