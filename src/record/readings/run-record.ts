import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import { type EventKind, type EventOf, hasTraits, type KindsWith, type LedgerEvent } from '../events/event.ts';

/** A round of a chained run. */
export interface RecordedRound {
  readonly round: number;
  readonly base: string;
  readonly jobs: readonly MatrixJob[];
}

/** End of a plan, or its wait for a retry. */
export type LastPlanEvent = EventOf<KindsWith<{ ends: 'plan' }> | 'retry_wait'>;

/** One run of a phase. It opens again when all its jobs are run again: then most counts from its newest opening. */
export class RecordedRun {
  opening: EventOf<'phase_start'> | null = null;
  /** Commit and file with its settings, whenever a job noted them. */
  settings: { readonly commit: string; readonly file: string } | null = null;
  /** The host's id of the job that opened it. */
  openingJob: string | null = null;
  /** Reason to start no plan at all, as a job reported it. */
  halted: string | null = null;
  /** Kinds of its events. */
  readonly kinds = new Set<EventKind>();
  /** Status of each plan between two jobs. */
  readonly plans = new Map<string, LastPlanEvent>();
  readonly rounds: RecordedRound[] = [];
  /** Number of the last integrated round; 0 for none. */
  lastIntegrated = 0;
  /** Messages of all its openings, without duplicates, because a run may have no watcher. */
  readonly warnings = new Set<string>();
  /** Results of workers that were taken in. */
  readonly results = new Set<string>();
  #openRound: RecordedRound | null = null;

  /** Round that is not integrated yet, or the newest one with this number. */
  openRound(number?: number): RecordedRound | null {
    if (number === undefined) return this.#openRound;
    return this.rounds.findLast(({ round }) => round === number) ?? null;
  }

  follow(event: LedgerEvent): void {
    if (event.event === 'phase_start') this.#open(event);
    this.kinds.add(event.event);
    if (hasTraits(event, { ends: 'plan' }) || event.event === 'retry_wait') this.plans.set(event.plan, event);
    switch (event.event) {
      case 'opened':
        this.openingJob = event.job ?? null;
        this.settings =
          event.start === undefined || event.config === undefined ? null : { commit: event.start, file: event.config };
        break;
      case 'warning':
        this.warnings.add(event.message);
        break;
      case 'leg':
        this.results.add(event.result);
        this.halted ??= event.halted ?? null;
        break;
      case 'round_start':
        this.#openRound = { round: event.round, base: event.base, jobs: event.jobs };
        this.rounds.push(this.#openRound);
        break;
      case 'round_end':
        this.lastIntegrated = Math.max(this.lastIntegrated, event.round);
        this.#openRound = null;
    }
  }

  #open(event: EventOf<'phase_start'>): void {
    this.opening = event;
    this.openingJob = null;
    this.halted = null;
    this.lastIntegrated = 0;
    this.#openRound = null;
    this.rounds.length = 0;
    for (const since of [this.kinds, this.plans]) since.clear();
  }
}
