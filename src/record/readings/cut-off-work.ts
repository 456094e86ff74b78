import {
  type EventOf,
  type EventStamp,
  hasTraits,
  type KindsWith,
  kindTraits,
  type LedgerEvent,
} from '../events/event.ts';
import { Orphans } from './orphan.ts';

export type CutOffWork = CutOffAttempt | CutOffGate;

/** `place` is the attempt's work tree; undefined in old records, which worked in the checkout. */
export interface CutOffAttempt extends Pick<EventStamp, 'phase' | 'runId'> {
  readonly plan: string;
  readonly attempt: number;
  readonly tag: string;
  readonly place?: string | undefined;
  readonly adopters: readonly string[];
}

export type CutOffGate = EventOf<KindsWith<{ gate: 'opens' }>>;

export function isGateCutOff(cutOff: CutOffWork): cutOff is CutOffGate {
  return 'of' in cutOff;
}

/** Unfinished work in a record. If no run is active, a run died during it. */
export class OpenWork {
  readonly #orphans = new Orphans();
  readonly #begun = new Map<string, EventOf<'attempt_start'>>();
  readonly #checkpoints = new Map<string, EventOf<'checkpoint'>>();
  readonly #folds = new Map<string, EventOf<'fold'>>();
  /** The gate check that the last run is in, or null. */
  gate: CutOffGate | null = null;
  /** Checkpoints by plan and time, recorded before they were made. */
  readonly announced = new Set<string>();
  readonly tags = new Set<string>();

  isAny(checkout: string): boolean {
    return this.attempts(checkout).length > 0 || this.#begun.size > 0 || this.gate !== null;
  }

  /** Attempts of the last run that have a checkpoint but no end, and orphans of any run. */
  attempts(checkout: string): CutOffAttempt[] {
    const orphans = this.orphans(checkout);
    const openAttempts = [...this.#checkpoints.values()].map(
      (event): CutOffAttempt => ({
        ...event,
        adopters: orphans.find(({ tag }) => tag === event.tag)?.adopters ?? [],
      }),
    );
    return [...orphans.filter(({ tag }) => !openAttempts.some((attempt) => attempt.tag === tag)), ...openAttempts];
  }

  orphans(checkout: string) {
    return this.#orphans.listOutside(checkout);
  }

  /** Plans are merged one at a time, so a run can only have died in the last merge. */
  get lastFold(): EventOf<'fold'> | null {
    return [...this.#folds.values()].sort((a, b) => a.seq - b.seq).at(-1) ?? null;
  }

  follow(event: LedgerEvent): void {
    this.#orphans.follow(event);
    if (hasTraits(event, { gate: 'opens' })) this.gate = event;
    else if (hasTraits(event, { gate: 'closes' }) || (event.event === 'recovered' && event.of !== undefined))
      this.gate = null;
    if (event.event === 'attempt_start' || event.event === 'verify_start')
      this.announced.add(`${event.plan} ${event.since}`);
    if ('tag' in event && event.tag !== undefined) this.tags.add(event.tag);
    this.#followAttempt(event);
  }

  #followAttempt(event: LedgerEvent): void {
    const maps = [this.#begun, this.#checkpoints, this.#folds];
    if (event.event === 'phase_start') for (const map of maps) map.clear();
    else if (event.event === 'attempt_start') this.#begun.set(event.plan, event);
    else if (event.event === 'fold') this.#folds.set(event.plan, event);
    else if (event.event === 'checkpoint' || kindTraits(event.event).attempt === 'closes') {
      const { plan = '' } = event as { plan?: string };
      for (const map of maps) map.delete(plan);
      if (event.event === 'checkpoint') this.#checkpoints.set(plan, event);
    }
  }
}
