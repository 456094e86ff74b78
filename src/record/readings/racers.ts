import type { EventOf, LedgerEvent } from '../events/event.ts';

/** Attempts that ran side by side for one plan. Each race stands in the log before them. */
export class Racers {
  readonly #names = new Set<string>();

  note({ runId, plan, attempt, agents }: EventOf<'race'>): void {
    for (const at of agents.keys()) this.#names.add(JSON.stringify([runId, plan, attempt + at]));
  }

  has(event: LedgerEvent): boolean {
    return this.#names.size > 0 && this.#names.has(nameOf(event));
  }
}

/** Tells which events are of attempts that ran side by side for one plan. Pure. */
export function racersOf(events: readonly LedgerEvent[]): (event: LedgerEvent) => boolean {
  const racers = new Racers();
  for (const event of events) if (event.event === 'race') racers.note(event);
  return (event) => racers.has(event);
}

function nameOf(of: Pick<LedgerEvent, 'runId'>): string {
  const { runId, plan, attempt } = of as { runId: string; plan?: string; attempt?: number };
  return JSON.stringify([runId, plan, attempt]);
}
