import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { findPartCommit } from '../../record/documents/plan-mark.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import type { Ledger } from '../../record/log/ledger.ts';
import {
  announcedCheckpoints,
  type CutOffAttempt,
  type CutOffGate,
  type CutOffWork,
  cutOffAttempts,
  cutOffGate,
  isGateCutOff,
  lastFold,
} from '../../record/readings/cut-off-work.ts';
import type { Orphan } from '../../record/readings/orphan.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { headMovedAt } from '../../system/git/calls/head.ts';
import { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { openOperation } from '../../system/git/checkpoint/control-files.ts';
import { attemptsOpenIn, checkpointsOpenIn } from '../../system/git/checkpoint/open-checkpoint.ts';
import { type PartialWork, savePartialCommit, savePartialRemains } from '../../system/git/checkpoint/partial-work.ts';
import { finishAdvance } from '../../system/git/checkpoint/plan-merge.ts';
import type { Git } from '../../system/git/git.ts';
import { type Commit, commitsSince, datedSince } from '../../system/git/history.ts';
import { leaveUnborn } from '../../system/git/refs.ts';
import { type Worktree, Worktrees } from '../../system/git/worktree.ts';
import { marksBelow, sweepMarked } from '../../system/process/process-tree.ts';
import { clipped, firstFew, shortId } from '../../system/text/text.ts';
import { followLate, foreignMoves, named, restoreCommits } from '../attempt/foreign-commits.ts';

interface CheckedOut {
  readonly git: Git;
  readonly checkpoints: Checkpoints;
}

export interface RecoveryContext extends CheckedOut {
  readonly ledger: Ledger;
  /** Last sign of life of the dead run, in ms since the epoch. */
  readonly lastAliveAt: number;
  /** Tags of attempts that go on, to be adopted. */
  readonly spared: ReadonlySet<string>;
}

/**
 * Ends what still runs of dead attempts (I6), keeps their work (I5) and restores the tree (I4). Spared ones go on.
 * Returns the attempts, oldest first.
 * @throws UsageError when a person has worked in the checkout since.
 */
export async function recoverInterrupted(place: RecoveryContext): Promise<CutOffWork[]> {
  const { earlier } = place.ledger;
  const open = cutOffAttempts(earlier, place.git.root).filter(({ tag }) => !place.spared.has(tag));
  const fold = lastFold(earlier);
  // After a switch of branches the files are those of the other branch.
  const isHere = fold?.branch === undefined || fold.branch === (await place.git.state({ untracked: false })).branch;
  if (fold !== null && isHere) await finishAdvance(place.git, fold.base);
  for (const attempt of open) await recoverAttempt(attempt, place);
  const gate = cutOffGate(earlier);
  if (gate === null) return open;
  await recoverGate(gate, place);
  return [...open, gate];
}

/** Recovers from cut-off tests or a verifier: what they did to the tree is not work. */
async function recoverGate(begun: CutOffGate, where: RecoveryContext): Promise<void> {
  const { of, time, since, runId } = begun;
  const { checkpoints, ledger } = where;
  await sweepMarked(where.git.processMark(runId, of, time));
  const checkpoint = (await checkpoints.list()).find(({ plan, at }) => plan === of && at === since);
  if (!checkpoint) {
    // It ran in a clean copy of the commit: nothing of the checkout has to be restored.
    ledger.append('recovered', { of, kept: null, cutOffRun: runId });
    return;
  }
  const found = await refuseForeignWork(cutOffText(begun), checkpoint, where);
  const { kept, told } = await undoEnded(checkpoint, null, found, where);
  await checkpoints.discard(checkpoint);
  ledger.append('recovered', { of, tag: checkpoint.tag, kept: kept?.ref ?? null, cutOffRun: runId });
  for (const message of told) ledger.append('warning', { message });
}

async function recoverAttempt(open: CutOffAttempt, where: RecoveryContext): Promise<void> {
  const { git, checkpoints, ledger } = where;
  const { phase, plan, attempt, tag, place, runId, adopters } = open;
  for (const id of [runId, ...adopters]) await sweepMarked(git.processMark(id, plan, attempt));
  const checkpoint = (await checkpoints.list()).find((each) => each.tag === tag);
  // The attempt had been settled or undone; only its last event is missing.
  if (!checkpoint) return recordPart(open, where);
  // A checkout may have been moved, or be mounted elsewhere, since then: what it noted of its checkpoints has no path.
  const noted = () => checkpointsOpenIn(git, git);
  const isHere = place === undefined || place === git.root || (await noted()).some((each) => each.tag === tag);
  const message = `attempt ${attempt} of plan ${plan} was cut off; the next run recovered it`;
  const as = { phase, plan, attempt, message, isCutOff: true };
  if (!isHere) {
    const kept = await keepElsewhere(place, checkpoint, as, git);
    await checkpoints.discard(checkpoint);
    return void ledger.append('recovered', { plan, attempt, tag, kept, cutOffRun: runId });
  }
  await sweepBelow(git.root, plan);
  const found = await refuseForeignWork(cutOffText(open), checkpoint, where);
  const late = await lateCommits(checkpoint, found, where);
  const { kept, told } = await undoEnded(checkpoint, as, found, where);
  await checkpoints.discard(checkpoint);
  const ref = kept?.ref ?? null;
  ledger.append('recovered', { plan, attempt, tag, kept: ref, cutOffRun: runId });
  if (late.length > 0) told.unshift(lateText(late, open, ref ?? ''));
  for (const each of told) ledger.append('warning', { plan, attempt, message: each });
}

/**
 * Keeps what ended work left and rolls it back. Commits since `found`, the commit on which its end was seen, are a
 * person's: they stay on the branch, or under a ref where they do not fit. `told` names them.
 */
async function undoEnded(
  checkpoint: Checkpoint,
  as: KeepAs | null,
  found: string,
  { git, checkpoints }: CheckedOut,
): Promise<{ kept: PartialWork | null; told: string[] }> {
  const { head, phase, plan } = checkpoint;
  const { kept, from } = await git.untilUnmoved(async () => {
    const { sha: from } = await git.head();
    const work = as === null ? null : await checkpoints.keep(checkpoint, as);
    const known = await checkpoints.scan(checkpoint);
    if (known.head !== from) throw new GitError(`HEAD was moved from ${from} during a recovery in ${git.root}`);
    return { from, kept: (await checkpoints.rollback(checkpoint, { kept: work, known })).kept };
  });
  const late = await followLate(git, head, []);
  const came = from === found ? [] : await commitsSince(git, found, from);
  const refused = await restoreCommits(git, came);
  const told = refused.map(async (commit) => {
    const ref = await savePartialCommit(git, { phase, plan, attempt: `beside-${shortId(commit.sha)}` }, commit.sha);
    return `${named([commit])} came while plan ${plan} was rolled back, and meets something else; it is kept in ${ref}, and git cherry-pick restores it`;
  });
  const stay = came.filter((each) => !refused.includes(each)).concat(late);
  const text = `${named(stay)} came while the cut-off work of plan ${plan} was rolled back; the branch has it`;
  return { kept, told: [...(stay.length > 0 ? [text] : []), ...(await Promise.all(told))] };
}

/** Records a part whose run died after its commit: the event has what was verified, the mark shows the commit. */
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

/** Ends an attempt in its own work tree and keeps its work, or what git knows of a missing tree. Returns the ref. */
async function keepElsewhere(root: string, checkpoint: Checkpoint, as: KeepAs, git: Git): Promise<string | null> {
  const worktree = new Worktrees(git, dirname(root), { make: false }).find(root);
  if (worktree === null) return null;
  await sweepBelow(root, checkpoint.plan);
  const isThere = existsSync(root);
  const kept = isThere
    ? await new Checkpoints(worktree.git).keep(checkpoint, as)
    : await savePartialRemains(git, checkpoint, as, basename(worktree.git.gitDir));
  return kept?.ref ?? null;
}

/** Ends what runs below a folder for a plan, under whatever path the repository had when it was started. */
async function sweepBelow(root: string, plan: string): Promise<void> {
  for (const mark of marksBelow(root)) if (mark.split('/').at(-2) === plan) await sweepMarked(mark);
}

/** Keeps the work of a tree that no record has. Null without an open attempt or work. */
export async function keepUnrecorded(
  { root, git: there }: Worktree,
  where: CheckedOut,
): Promise<{ plan: string; ref: string } | null> {
  const noted = await checkpointsOpenIn(there, where.git);
  const [oldest] = noted;
  if (oldest === undefined) return null;
  const ref = await keepElsewhere(root, oldest, asUnrecorded(oldest), where.git);
  for (const checkpoint of noted) await where.checkpoints.discard(checkpoint);
  return ref === null ? null : { plan: oldest.plan, ref };
}

function asUnrecorded({ phase, plan, tag }: Checkpoint): KeepAs {
  const message = `plan ${plan} was cut off; the next run found it`;
  return { phase, plan, attempt: `unrecorded-${basename(tag)}`, message, isCutOff: true };
}

/**
 * Undoes an attempt in the checkout that no record has, and keeps its work. `lostAt` is the last sign of life of
 * the run before; without it, commits since the attempt began may be a person's.
 * @throws UsageError when a person has worked in the checkout since.
 */
export async function recoverUnrecorded(
  { git, checkpoints }: CheckedOut,
  lostAt: number | null,
): Promise<{ plan: string; ref: string | null; told: string[] } | null> {
  const [oldest, ...later] = await attemptsOpenIn(git);
  if (oldest === undefined) return null;
  const { checkpoint, begunAt } = oldest;
  const { plan } = checkpoint;
  await sweepBelow(git.root, plan);
  const text = `an attempt of plan ${plan} was cut off, and no readable record has it`;
  const found = await refuseForeignWork(text, checkpoint, { git, lastAliveAt: lostAt ?? begunAt });
  const { kept, told } = await undoEnded(checkpoint, asUnrecorded(checkpoint), found, { git, checkpoints });
  for (const each of [oldest, ...later]) await checkpoints.discard(each.checkpoint);
  return { plan, ref: kept?.ref ?? null, told };
}

/** Commits of a person, and those that may be later than the death of the run: its agent may have gone on. */
async function lateCommits(
  checkpoint: Checkpoint,
  found: string,
  { git, lastAliveAt }: RecoveryContext,
): Promise<Commit[]> {
  const theirs = new Set((await foreignMoves(git, checkpoint))?.commits.map(({ sha }) => sha));
  const all = await datedSince(git, checkpoint.head, found);
  return all.filter(({ sha, at }) => at + 999 > lastAliveAt || theirs.has(sha));
}

function lateText(late: readonly Commit[], open: CutOffWork, ref: string): string {
  const named = late.map(({ sha, subject }) => `${shortId(sha)} "${clipped(subject, 80)}"`);
  return (
    `${nameOf(open)} was rolled back with ${firstFew(named)}, committed by a person, or at about the time its run died. ` +
    `If a commit is not its agent's: it is kept in ${ref}, and git cherry-pick restores it`
  );
}

/**
 * Deletes the checkpoints of attempts that are over. A run that died before it recorded one had not started the
 * agent; and a git that it had called may make the tag after the next run has looked. The start time of an attempt
 * in a checkpoint tells ours from those that people made.
 */
export async function discardUnused(
  events: readonly LedgerEvent[],
  checkpoints: Checkpoints,
  spared: readonly Orphan[],
): Promise<void> {
  const begun = new Set(announcedCheckpoints(events).map(({ plan, at }) => `${plan} ${at}`));
  if (begun.size === 0) return;
  const isSpared = ({ tag, plan, at }: Checkpoint) =>
    spared.some((orphan) => orphan.tag === tag || (orphan.plan === plan && orphan.checkedSince === at));
  for (const checkpoint of await checkpoints.list())
    if (begun.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint))
      await checkpoints.discard(checkpoint);
}

/**
 * Refuses to undo a person's work: commits, a switched branch and an open merge are the attempt's own if its run lived
 * then; anything later is not. Returns the commit that HEAD is on, off a branch without one.
 */
async function refuseForeignWork(
  told: string,
  checkpoint: Checkpoint,
  { git, lastAliveAt }: Pick<RecoveryContext, 'git' | 'lastAliveAt'>,
): Promise<string> {
  const { head, branch } = await git.state();
  const lastOwnAt = lastAliveAt + clockSlackMs;
  const operation = openOperation(git);
  const [newest] = head === null ? [] : (await datedSince(git, checkpoint.head, head)).sort((a, b) => b.at - a.at);
  const moved =
    branch !== checkpoint.branch && (headMovedAt(git) ?? Number.POSITIVE_INFINITY) > lastOwnAt
      ? `HEAD is on ${branch ?? 'no branch'} now`
      : operation !== null && operation.at > lastOwnAt
        ? `a ${operation.name} is open`
        : newest !== undefined && newest.at > lastOwnAt
          ? 'it has later commits'
          : null;
  if (moved === null) {
    await leaveUnborn(git, checkpoint);
    return head ?? (await git.head()).sha;
  }
  throw new UsageError(
    `${told}, and the checkout has changed since: ${moved}. ` +
      `To return to its beginning (the present state is kept under a ref): phase-executor checkpoint rollback ${checkpoint.tag}. ` +
      `To keep the checkout as it is: git tag -d ${checkpoint.tag}. Then run again`,
  );
}

function cutOffText(cutOff: CutOffWork): string {
  return `run ${cutOff.runId} was cut off in ${nameOf(cutOff)}`;
}

export function nameOf(cutOff: CutOffWork): string {
  if (isGateCutOff(cutOff)) return `the ${cutOff.of === 'tests' ? 'tests' : 'verification'} of the phase`;
  return `attempt ${cutOff.attempt} of plan ${cutOff.plan}`;
}

/** Git stores commit times in whole seconds, and the sign of life comes once a second. */
const clockSlackMs = 2_500;
