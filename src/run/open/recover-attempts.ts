import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { findPartCommit } from '../../record/documents/plan-mark.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import type { Ledger } from '../../record/log/ledger.ts';
import { type CutOffAttempt, type CutOffWork, isGateCutOff } from '../../record/readings/cut-off-work.ts';
import type { Orphan } from '../../record/readings/orphan.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { isMachineFault } from '../../system/git/calls/git-error.ts';
import { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { finishAdvance } from '../../system/git/checkpoint/plan-merge.ts';
import type { Git } from '../../system/git/git.ts';
import { listMarksBelow, sweepMarked } from '../../system/process/process-tree.ts';
import { clearSpecialFiles } from '../../system/process/special-files.ts';
import { readAttemptNote } from '../room/attempt-note.ts';
import { takeLeftCommits } from '../room/private-clone.ts';
import { type Room, Rooms } from '../room/rooms.ts';

interface CheckedOut {
  readonly git: Git;
  readonly checkpoints: Checkpoints;
}

export interface RecoveryContext extends CheckedOut {
  readonly ledger: Ledger;
  readonly spared: ReadonlySet<string>;
}

/** Kills leftover processes of dead attempts (I6), saves their work (I5), and finishes an interrupted branch move. */
export async function recoverInterrupted(recoveryContext: RecoveryContext): Promise<CutOffWork[]> {
  const { git, ledger } = recoveryContext;
  const { earlier } = ledger;
  const { open: work } = phaseState(earlier);
  const open = work.attempts(git.root).filter(({ tag }) => !recoveryContext.spared.has(tag));
  const fold = work.lastFold;
  // After a branch switch, the files belong to another branch.
  const isHere = fold?.branch === undefined || fold.branch === (await git.state({ untracked: false })).branch;
  if (fold !== null && isHere) await finishAdvance(git, fold.base);
  for (const attempt of open) await recoverAttempt(attempt, recoveryContext);
  const { gate } = work;
  if (gate === null) return open;
  // The gate ran in a clean copy, so the checkout needs no restoring.
  await sweepMarked(git.processMark(gate.runId, gate.of, gate.time));
  ledger.append('recovered', { of: gate.of, kept: null, cutOffRun: gate.runId });
  return [...open, gate];
}

async function recoverAttempt(open: CutOffAttempt, context: RecoveryContext): Promise<void> {
  const { git, checkpoints, ledger } = context;
  const { phase, plan, attempt, tag, place, runId, adopters } = open;
  for (const id of [runId, ...adopters]) await sweepMarked(git.processMark(id, plan, attempt));
  const checkpoint = (await checkpoints.list()).find((each) => each.tag === tag);
  // The attempt was merged or rolled back; only its last event is missing.
  if (!checkpoint) return recordPart(open, context);
  if (place === undefined || place === git.root)
    throw new UsageError(
      `run ${runId} was cut off in attempt ${attempt} of plan ${plan}, by a version that worked in this checkout. ` +
        `To return to its beginning (the present state is kept under a ref): phase-executor checkpoint rollback ${tag}. ` +
        `To keep the checkout as it is: git tag -d ${tag}. Then run again`,
    );
  const message = `attempt ${attempt} of plan ${plan} was cut off; the next run recovered it`;
  const saved = await saveRoomWork(place, checkpoint, { phase, plan, attempt, message }, git);
  await checkpoints.discard(checkpoint);
  ledger.append('recovered', { plan, attempt, tag, kept: saved, cutOffRun: runId });
}

/** Records a part whose run died right after committing it. */
async function recordPart({ plan, attempt, runId }: CutOffAttempt, { git, ledger }: RecoveryContext): Promise<void> {
  const announced = ledger.earlier.findLast(
    (event) => event.event === 'commit' && event.plan === plan && event.attempt === attempt && event.runId === runId,
  );
  const part = announced?.event === 'commit' ? announced.part : undefined;
  if (part === undefined) return;
  const commit = await findPartCommit(git, { plan, runId, attempt, ...part });
  if (commit === null) return;
  ledger.append('part', { plan, attempt, ...part, commit, head: commit });
  ledger.append('recovered', { plan, attempt, kept: null, cutOffRun: runId });
}

type KeepAs = Parameters<Checkpoints['keep']>[1];

/** Stops an attempt in its room and saves its work. Returns the ref, or null if the room or the work is gone. */
async function saveRoomWork(root: string, checkpoint: Checkpoint, options: KeepAs, git: Git): Promise<string | null> {
  const room = new Rooms(git, dirname(root)).find(root);
  if (room === null) return null;
  // The repository may have had another path when they were started.
  for (const mark of listMarksBelow(root)) if (mark.split('/').at(-2) === checkpoint.plan) await sweepMarked(mark);
  if (!existsSync(root)) return null;
  await clearSpecialFiles(root);
  // Rejected or unreadable commits are lost; the room's files are saved anyway.
  await takeLeftCommits(room.git, options).catch((error: Error) => {
    if (isMachineFault(error)) throw error;
  });
  return (await new Checkpoints(room.git).keep(checkpoint, options))?.ref ?? null;
}

/** Saves the work of an unrecorded room. Null without an open attempt or work. */
export async function keepUnrecorded(
  { root, git: roomGit }: Room,
  { git, checkpoints }: CheckedOut,
): Promise<{ plan: string; ref: string } | null> {
  const tag = readAttemptNote(roomGit);
  const checkpoint = tag === null ? undefined : (await checkpoints.list()).find((each) => each.tag === tag);
  if (checkpoint === undefined) return null;
  const { phase, plan } = checkpoint;
  const message = `plan ${plan} was cut off; the next run found it`;
  const options = { phase, plan, attempt: `unrecorded-${basename(checkpoint.tag)}`, message };
  const ref = await saveRoomWork(root, checkpoint, options, git);
  await checkpoints.discard(checkpoint);
  return ref === null ? null : { plan, ref };
}

/**
 * Deletes checkpoints of finished attempts. A run that died before recording a checkpoint had not started its agent,
 * but its git process may create the tag even later. The attempt's start time distinguishes these from checkpoints made
 * by people.
 */
export async function discardUnused(
  events: readonly LedgerEvent[],
  checkpoints: Checkpoints,
  spared: readonly Orphan[],
): Promise<void> {
  const { announced } = phaseState(events).open;
  if (announced.size === 0) return;
  const isSpared = ({ tag, plan, at }: Checkpoint) =>
    spared.some((orphan) => orphan.tag === tag || (orphan.plan === plan && orphan.checkedSince === at));
  for (const checkpoint of await checkpoints.list())
    if (announced.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint))
      await checkpoints.discard(checkpoint);
}

export function formatCutOffName(cutOff: CutOffWork): string {
  if (isGateCutOff(cutOff)) return `the ${cutOff.of === 'tests' ? 'tests' : 'verification'} of the phase`;
  return `attempt ${cutOff.attempt} of plan ${cutOff.plan}`;
}
