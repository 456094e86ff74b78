import type { LedgerEvent } from '../events/event.ts';

/** Tells which events are of attempts that ran side by side for one plan. Pure. */
export function racersOf(events: readonly LedgerEvent[]): (event: LedgerEvent) => boolean {
  const racers = new Set<string>();
  const nameOf = (runId: string, plan?: string, attempt?: number) => JSON.stringify([runId, plan, attempt]);
  for (const event of events)
    if (event.event === 'race')
      for (const at of event.agents.keys()) racers.add(nameOf(event.runId, event.plan, event.attempt + at));
  if (racers.size === 0) return () => false;
  return (event) => {
    const { plan, attempt } = event as { plan?: string; attempt?: number };
    return racers.has(nameOf(event.runId, plan, attempt));
  };
}
