import type { LedgerEvent } from '../ledger/event-log.ts';

/** What a run was warned of, each once: told in its phase's signal, for nobody may have watched. */
export function warningsIn(events: readonly LedgerEvent[], runId: string): string[] {
  const mine = events.filter((each) => each.event === 'warning' && each.runId === runId);
  return [...new Set(mine.map(({ message }) => String(message)))];
}
