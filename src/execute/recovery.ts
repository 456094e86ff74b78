import { existsSync } from 'node:fs';
import { Checkpoints } from '../git/checkpoint.ts';
import type { Git } from '../git/git.ts';
import type { LedgerEvent } from '../ledger/event-log.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sweepMarked } from '../process/process-tree.ts';

/** What recovery works with. `openGit` opens the work tree of an attempt that was not made in the checkout itself. */
export interface RecoveryPlace {
  readonly phase: string;
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  readonly ledger: Ledger;
  readonly openGit: (root: string) => Promise<Git>;
}

/**
 * Sets right what a run that died in the middle of attempts left behind: what still runs of them is ended (I6), their
 * work is kept under refs (I5), and the tree is put back to the checkpoint (I4). Returns the attempts, oldest first.
 */
export async function recoverInterrupted(place: RecoveryPlace): Promise<LedgerEvent[]> {
  const open = openAttempts(place.ledger.earlier);
  for (const attempt of open) await recoverAttempt(attempt, place);
  return open;
}

async function recoverAttempt(
  open: LedgerEvent,
  { phase, git, checkpoints, ledger, openGit }: RecoveryPlace,
): Promise<void> {
  const { plan = '', attempt = 1, tag, place, runId } = open;
  await sweepMarked(`${runId}/${plan}/${attempt}`);
  const checkpoint = (await checkpoints.list()).find((each) => each.tag === tag);
  if (!checkpoint) return; // the attempt had been settled or undone; only its last event is missing
  const message = `attempt ${attempt} of plan ${plan} was cut off; recovered by the next run`;
  const isHere = place === undefined || place === git.root;
  const there = isHere ? checkpoints : existsSync(String(place)) ? new Checkpoints(await openGit(String(place))) : null;
  const kept = (await there?.keep(checkpoint, { phase, plan, attempt, message })) ?? null;
  if (isHere) await checkpoints.rollback(checkpoint, { kept });
  await checkpoints.discard(checkpoint);
  ledger.append('recovered', { plan, attempt, tag, kept: kept?.ref ?? null, cutOffRun: runId });
}

/** The attempts of the last run after whose checkpoint nothing is on record that ends them. */
function openAttempts(events: readonly LedgerEvent[]): LedgerEvent[] {
  const open = new Map<string, LedgerEvent>();
  for (const event of events) {
    if (event.event === 'phase_start') open.clear();
    else if (event.event === 'checkpoint') open.set(event.plan ?? '', event);
    else if (closing.has(event.event)) open.delete(event.plan ?? '');
  }
  return [...open.values()];
}

/** After these a plan's checkpoint is of no more use. */
const closing = new Set<string>([
  'plan_complete',
  'plan_failed',
  'plan_blocked',
  'plan_skipped',
  'retry_wait',
  'recovered',
]);
