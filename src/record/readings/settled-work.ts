import type { LedgerEvent } from '../events/event.ts';

/** A plan's work that was proven: `head` is the commit that came of it, `base` what it began on or was folded onto. */
export interface SettledWork {
  readonly plan: string;
  readonly attempt: number;
  /** Null where nothing on record says it. */
  readonly base: string | null;
  readonly head: string;
  /** It is not the whole plan: so many of its tasks, up to where a person is asked. */
  readonly upTo?: number;
}

/** What was settled, oldest first, parts of plans too. */
export function settledWork(events: readonly LedgerEvent[]): SettledWork[] {
  const bases = new Map<string, string>();
  const found: SettledWork[] = [];
  for (const event of events) {
    if (event.event === 'checkpoint') bases.set(event.plan, event.head);
    if (event.event === 'fold') bases.set(event.plan, event.base);
    if (event.event === 'part' && event.attempt !== undefined) {
      const { plan, attempt, head, upTo } = event;
      found.push({ plan, attempt, head, base: bases.get(plan) ?? null, upTo });
    }
    if (event.event !== 'settled' || event.head === null) continue;
    const { plan, attempt, head } = event;
    found.push({ plan, attempt, head, base: bases.get(plan) ?? null });
  }
  return found;
}

/** The commits that say of plans that their work was seen verified: settled, or its SUMMARY adopted. */
export function verifiedWork(events: readonly LedgerEvent[]): { plan: string; head: string }[] {
  return events.flatMap((event) =>
    (event.event === 'settled' || event.event === 'summary_adopted') && event.head !== null
      ? [{ plan: event.plan, head: event.head }]
      : [],
  );
}
