import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import { type EventKind, type EventOf, hasTraits, type KindsWith, type LedgerEvent } from '../events/event.ts';

export interface RecordedRound {
  readonly round: number;
  readonly base: string;
  readonly jobs: readonly MatrixJob[];
}

export type LastPlanEvent = EventOf<KindsWith<{ ends: 'plan' }> | 'retry_wait'>;

/** One run of a phase. Restarting all its jobs opens it again and resets most fields. */
export class RecordedRun {
  opening: EventOf<'phase_start'> | null = null;
  /** Commit and path of the settings file, if a job recorded it. */
  settings: { readonly commit: string; readonly file: string } | null = null;
  openingJob: string | null = null;
  halted: string | null = null;
  readonly kinds = new Set<EventKind>();
  readonly plans = new Map<string, LastPlanEvent>();
  readonly rounds: RecordedRound[] = [];
  lastIntegrated = 0;
  readonly warnings = new Set<string>();
  readonly results = new Set<string>();
  #openRound: RecordedRound | null = null;

  /** The newest round that isn't integrated, optionally the one with this number. */
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
    for (const collection of [this.kinds, this.plans]) collection.clear();
  }
}
