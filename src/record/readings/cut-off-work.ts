import {
  type EventOf,
  type EventStamp,
  hasTraits,
  type KindsWith,
  kindTraits,
  type LedgerEvent,
} from '../events/event.ts';
import { Orphans } from './orphan.ts';

/** Work in the middle of which a run died. */
export type CutOffWork = CutOffAttempt | CutOffGate;

/** `place` is the folder of its room; undefined for the checkout in records of old versions. */
export interface CutOffAttempt extends Pick<EventStamp, 'phase' | 'runId'> {
  readonly plan: string;
  readonly attempt: number;
  readonly tag: string;
  readonly place?: string | undefined;
  /** Runs that died while adopting it. */
  readonly adopters: readonly string[];
}

/** The event that began it. */
export type CutOffGate = EventOf<KindsWith<{ gate: 'opens' }>>;

export function isGateCutOff(cutOff: CutOffWork): cutOff is CutOffGate {
  return 'of' in cutOff;
}

/** Work of a record that is not over: where no run is at work, a run was cut off in it. */
export class OpenWork {
  readonly #orphans = new Orphans();
  /** By plan, of the last run. */
  readonly #begun = new Map<string, EventOf<'attempt_start'>>();
  readonly #checkpoints = new Map<string, EventOf<'checkpoint'>>();
  readonly #folds = new Map<string, EventOf<'fold'>>();
  /** Start of the part of the exit gate in which the last run is. */
  gate: CutOffGate | null = null;
  /** Plan and time of the checkpoints that were announced before they were made. */
  readonly announced = new Set<string>();
  /** Tags of all checkpoints. */
  readonly tags = new Set<string>();

  /** True when a run is in the middle of an attempt, tests or a verifier. */
  isAny(checkout: string): boolean {
    return this.attempts(checkout).length > 0 || this.#begun.size > 0 || this.gate !== null;
  }

  /** Attempts of the last run without a recorded end after their checkpoint, and orphans of any run. */
  attempts(checkout: string): CutOffAttempt[] {
    const orphans = this.orphans(checkout);
    const open = [...this.#checkpoints.values()].map(
      (event): CutOffAttempt => ({
        ...event,
        adopters: orphans.find(({ tag }) => tag === event.tag)?.adopters ?? [],
      }),
    );
    return [...orphans.filter(({ tag }) => !open.some((each) => each.tag === tag)), ...open];
  }

  orphans(checkout: string) {
    return this.#orphans.outside(checkout);
  }

  /** The fold in which the last run may have died: plans are folded one after the other, so only the last can be it. */
  get lastFold(): EventOf<'fold'> | null {
    return [...this.#folds.values()].sort((one, other) => one.seq - other.seq).at(-1) ?? null;
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
    const all = [this.#begun, this.#checkpoints, this.#folds];
    if (event.event === 'phase_start') for (const open of all) open.clear();
    else if (event.event === 'attempt_start') this.#begun.set(event.plan, event);
    else if (event.event === 'fold') this.#folds.set(event.plan, event);
    else if (event.event === 'checkpoint' || kindTraits(event.event).attempt === 'closes') {
      const { plan = '' } = event as { plan?: string };
      for (const open of all) open.delete(plan);
      if (event.event === 'checkpoint') this.#checkpoints.set(plan, event);
    }
  }
}
