import { type EventOf, has, type KindsWith, type LedgerEvent } from '../events/event.ts';

/** What was last said of a plan: how it ended, or that it is tried again. */
export type LastWord = EventOf<KindsWith<{ ends: 'plan' }> | 'retry_wait'>;

/** How a plan stands between two jobs of a run; null where nothing was said of it. */
export function lastWordOn(events: readonly LedgerEvent[], plan: string): LastWord | null {
  return (
    events.findLast(
      (event): event is LastWord =>
        (has(event, { ends: 'plan' }) || event.event === 'retry_wait') && event.plan === plan,
    ) ?? null
  );
}

/** When the retries of these plans may all begin, in ms since the epoch; null where none has to wait. */
export function retriesAt(events: readonly LedgerEvent[], plans: readonly string[]): number | null {
  const waits = plans.flatMap((plan) => {
    const wait = events.findLast((event) => event.event === 'retry_wait' && event.plan === plan);
    return wait?.event === 'retry_wait' ? [Date.parse(wait.at) + wait.backoffMs] : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}
