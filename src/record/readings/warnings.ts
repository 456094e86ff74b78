import type { LedgerEvent } from '../events/event.ts';

/** What a run was warned of, each once: told in its phase's signal, for nobody may have watched. */
export function warningsIn(events: readonly LedgerEvent[], runId: string): string[] {
  const mine = events.flatMap((each) => (each.event === 'warning' && each.runId === runId ? [each.message] : []));
  return [...new Set(mine)];
}
