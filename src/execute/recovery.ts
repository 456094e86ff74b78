import type { Checkpoints } from '../git/checkpoint.ts';
import type { LedgerEvent } from '../ledger/event-log.ts';
import type { Ledger } from '../ledger/ledger.ts';

/**
 * Sets right what a run that died in the middle of an attempt left behind: its work is kept under a ref (I5), then
 * the tree is put back to the attempt's checkpoint (I4). Returns the attempt, or null where the last run ended properly.
 */
export async function recoverInterrupted(
  phase: string,
  ledger: Ledger,
  checkpoints: Checkpoints,
): Promise<LedgerEvent | null> {
  const open = openCheckpoint(ledger.earlier);
  if (open === null) return null;
  const { plan = '', attempt = 1, tag } = open;
  const checkpoint = (await checkpoints.list()).find((each) => each.tag === tag);
  if (!checkpoint) return null;
  const message = `attempt ${attempt} of plan ${plan} was cut off; recovered by the next run`;
  const kept = await checkpoints.keep(checkpoint, { phase, plan, attempt, message });
  await checkpoints.rollback(checkpoint);
  await checkpoints.discard(checkpoint);
  ledger.append('recovered', { plan, attempt, tag, kept: kept?.ref ?? null, cutOffRun: open.runId });
  return open;
}

/** The checkpoint of an attempt after which nothing more is on record. */
function openCheckpoint(events: readonly LedgerEvent[]): LedgerEvent | null {
  let open: LedgerEvent | null = null;
  for (const event of events) {
    if (event.event === 'checkpoint') open = event;
    else if (closing.has(event.event)) open = null;
  }
  return open;
}

/** After these the attempt's checkpoint is of no more use. */
const closing = new Set<string>([
  'plan_complete',
  'plan_failed',
  'plan_blocked',
  'retry_wait',
  'recovered',
  'phase_start',
]);
