import { type EventOf, hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import { recordedSpending, totalSpent } from '../../record/readings/recorded-spending.ts';
import { costText, nothingSpent, sumSpent } from '../../signal/budget.ts';
import { largest } from '../../system/text/extremes.ts';
import { clockText } from '../../system/text/text.ts';
import type { UnderWayFacts } from './plans-under-way.ts';

/** Facts about a phase that stand before its run begins. */
export interface PhaseOutline {
  /** Numbers of the waves by plan. */
  readonly waves: ReadonlyMap<string, number>;
  readonly parallel: number;
  /** Deadline of the run in ms since the epoch. */
  readonly endsAt: number;
  /** US dollars that the phase may cost; null for no ceiling. */
  readonly mostUsd: number | null;
  /** Records of this repository, each of one phase; read once. */
  readonly records: () => readonly (readonly LedgerEvent[])[];
}

/** First line of a run: plans done of all, at work, money, time used and left, and how long it may take yet. */
export class PhaseLine {
  readonly #outline: PhaseOutline;
  /** Endings by plan: `complete`, `failed`, `blocked` or `skipped`. */
  readonly #ended = new Map<string, string>();
  readonly #events: LedgerEvent[] = [];
  #startedAt: number | null = null;
  #spentBefore = nothingSpent;
  #planTimes: number[] = [];

  constructor(outline: PhaseOutline) {
    this.#outline = outline;
  }

  /** Expects every event of the run. */
  follow(event: LedgerEvent): void {
    if (event.event === 'phase_start') this.#begin(event);
    if (this.#startedAt === null) return;
    if (event.event === 'attempt_start') this.#events.push(event);
    if (event.event === 'agent_end' && event.spent) this.#spentBefore = sumSpent([this.#spentBefore, event.spent]);
    if (event.event === 'plan_complete') this.#planTimes = this.#planTimes.concat(planTimes([...this.#events, event]));
    if (hasTraits(event, { ends: 'plan' })) this.#ended.set(event.plan, event.event.slice('plan_'.length));
  }

  #begin({ at, phase, done }: EventOf<'phase_start'>): void {
    this.#startedAt = Date.parse(at);
    for (const plan of done) this.#ended.set(plan, 'complete');
    if ([...this.#outline.waves.keys()].every((plan) => this.#ended.has(plan))) return; // nothing is to be estimated
    const records = this.#outline.records();
    this.#planTimes = records.flatMap(planTimes);
    const own = records.find(([first]) => first?.phase === phase) ?? [];
    this.#spentBefore = totalSpent(recordedSpending(own));
  }

  /** Null before the run has begun. */
  text(underWay: readonly UnderWayFacts[], now: number): string | null {
    if (this.#startedAt === null) return null;
    const { waves, mostUsd, endsAt } = this.#outline;
    const ended = [...this.#ended.values()];
    const plans = underWay.filter(({ of }) => waves.has(of));
    const spent = sumSpent([this.#spentBefore, ...plans.map(({ spent: underWay }) => underWay)]);
    const left = this.#timeLeft(plans, now);
    const failed = ended.filter((ending) => ending === 'failed').length;
    const parts = [
      `${ended.filter((ending) => ending === 'complete').length} of ${waves.size} done`,
      failed === 0 ? null : `${failed} failed`,
      plans.length === 0 ? null : `${plans.length} at work`,
      spent.costUsd === 0 ? null : `${costText(spent)}${mostUsd === null ? '' : ` of ${mostUsd}`}`,
      `${clockText(now - this.#startedAt)} of ${clockText(endsAt - this.#startedAt)}`,
      left === null ? null : `about ${clockText(left)} to go`,
    ];
    return parts.filter((part) => part !== null).join(' · ');
  }

  /** By the median time of finished plans on record, wave by wave; null where there is none, or it has taken longer. */
  #timeLeft(underWay: readonly UnderWayFacts[], now: number): number | null {
    const times = [...this.#planTimes].sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)];
    if (median === undefined) return null;
    const open = new Map<number, number>();
    for (const [plan, wave] of this.#outline.waves)
      if (!this.#ended.has(plan)) open.set(wave, (open.get(wave) ?? 0) + 1);
    const rounds = [...open.values()].map((plans) => Math.ceil(plans / this.#outline.parallel));
    const begun = largest([0, ...underWay.map(({ since }) => now - since)]);
    const left = rounds.reduce((sum, each) => sum + each, 0) * median - Math.min(begun, median);
    return left > 0 ? left : null;
  }
}

/** Time in ms that each finished plan of a record took, from its first attempt in a run to its end. Pure. */
export function planTimes(events: readonly LedgerEvent[]): number[] {
  const begun = new Map<string, number>();
  return events.flatMap((event) => {
    if (event.event === 'phase_start') begun.clear();
    if (event.event === 'attempt_start' && !begun.has(event.plan)) begun.set(event.plan, Date.parse(event.at));
    const since = event.event === 'plan_complete' ? begun.get(event.plan) : undefined;
    return since === undefined ? [] : [Date.parse(event.at) - since];
  });
}
