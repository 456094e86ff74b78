import { isSecretFile } from '../../judge/checks/promised-path.ts';
import { forgedMarks } from '../../record/documents/plan-mark.ts';
import { weakestBoundary } from '../../signal/boundary.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { partialRef, savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import { type Commit, isAncestor } from '../../system/git/history.ts';
import { leaveUnborn, updateRef } from '../../system/git/refs.ts';
import { restoreFiles } from '../../system/git/tree.ts';
import { isCi } from '../../system/process/machine.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { failure } from './exchange.ts';
import {
  changedPaths,
  type ForeignMoves,
  followFiles,
  followLate,
  foreignMoves,
  mergedTree,
  named,
  restoreCommits,
} from './foreign-commits.ts';

/** Work of a person on the branch, in the checkout in which an attempt is under way. */
export interface Beside extends Pick<ForeignMoves, 'commits' | 'elsewhere' | 'isSwitched'> {
  /** Commit to which a person moved the branch; null where commits of the attempt are below it, or it did not move. */
  readonly tip: string | null;
  /** Commits that may be of an agent whose git notes nothing: they count as the attempt's. */
  readonly doubtful: readonly Commit[];
}

const none: Beside = { commits: [], tip: null, doubtful: [], elsewhere: [], isSwitched: false };

/**
 * Finds what a person did to the branch since the attempt began, or since its agent ended: git did not note it as the
 * attempt's. Where an agent can have made it, a commit of protected or secret files does not count, nor one with a mark of
 * the engine, nor one of files that the plan names unless the agent's git is known to note its own. None in CI, where no
 * person sits, and in a work tree of its own. An agent may pass for a person: such commits stay on the branch, are no
 * plan's work, and are judged with the phase's last commit.
 */
export async function workBeside(
  { run, start: { checkpoint }, tree, declared, boundaries, areCommandsApart }: Attempt,
  since: 'start' | 'end' = 'start',
): Promise<Beside> {
  if (run.workspace.isolated || run.leg !== null || isCi(run.services.environment)) return none;
  const { git } = run.workspace;
  const head = since === 'end' && tree?.head ? tree.head : checkpoint.head;
  const moves = await foreignMoves(git, { ...checkpoint, head });
  if (moves === null) return none;
  const { tip, elsewhere, isSwitched } = moves;
  // Both have a git directory of their own then.
  const isCaged = since === 'start' ? weakestBoundary(boundaries).cage === 'kernel' : areCommandsApart;
  const isMarked = since === 'end' || moves.isMarkKnown || run.services.agent.name === 'script';
  const isJudged = (path: string) =>
    (declared.names(path) && !isMarked) || run.policy.protectedReason(path) !== null || isSecretFile(path);
  const suspects = isCaged ? [] : moves.commits;
  const forged = await forgedMarks(
    git,
    suspects.map(({ sha }) => sha),
  );
  const doubtful: Commit[] = [];
  for (const commit of suspects)
    if (forged.includes(commit.sha) || [...(await changedPaths(git, [commit]))].some(isJudged)) doubtful.push(commit);
  const commits = moves.commits.filter((each) => !doubtful.includes(each));
  // A person who resets or rebases what the phase stands on is not followed.
  const isFollowed = moves.isTheirsAlone && doubtful.length === 0 && (await isAncestor(git, head, tip));
  return { commits, tip: isFollowed && tip !== head ? tip : null, doubtful, elsewhere, isSwitched };
}

/**
 * Puts back what a rollback took off the branch with the attempt's commits, and says so. `kept` has all of them; `own` files
 * are still those of the attempt.
 */
export async function restoreBeside(
  attempt: Attempt,
  { commits, tip, doubtful, elsewhere }: Beside,
  { base, kept, own }: { readonly base: string; readonly kept: string | null; readonly own: readonly string[] },
): Promise<void> {
  const { run, stamp } = attempt;
  const { git } = run.workspace;
  await keepElsewhere(attempt, elsewhere);
  const late = await followLate(git, base, own);
  const isFree = tip !== null && late.length === 0;
  const { sha } = await git.head();
  if (isFree && tip !== sha) {
    await git.moveHead(sha, tip, 'phase-executor: commits beside an attempt');
    await followFiles(git, sha, tip, own);
  }
  const refused = isFree ? [] : await restoreCommits(git, commits);
  if (tip !== null || commits.length > 0 || late.length > 0) run.workspace.invalidate();
  const warn = (message: string) => run.services.ledger.append('warning', { ...stamp, message });
  const last = refused.at(-1);
  const ref = kept ?? partialRef(run.phase.id, stamp.plan, `beside-${shortId(last?.sha ?? '')}`);
  if (last !== undefined && kept === null) await updateRef(git, ref, last.sha, await git.resolve(ref));
  const where = `; they are kept in ${ref}, and git cherry-pick restores them`;
  if (refused.length > 0)
    warn(`commits that were made beside the attempt could not be put back: ${named(refused)}${where}`);
  if (doubtful.length > 0 && kept !== null)
    warn(`${named(doubtful)} may be the work of the attempt or its commands, and was rolled back with it${where}`);
  noteBeside(attempt, commits.filter((each) => !refused.includes(each)).concat(late));
}

/** Goes back to the branch of the run where a person has switched to another one. An ending where that has other files. */
export async function returnToBranch(attempt: Attempt): Promise<Ending | null> {
  const { run, start, stamp } = attempt;
  const { git } = run.workspace;
  const { branch } = start.checkpoint;
  await leaveUnborn(git, start.checkpoint);
  if (branch === null || !(await workBeside(attempt)).isSwitched) return null;
  const here = await git.head();
  const names = [here.branch ?? 'no branch', branch].map((name) => name.replace('refs/heads/', ''));
  const message = `the checkout was switched to ${names[0]} while attempt ${stamp.attempt} of plan ${stamp.plan} worked in it; it is on ${names[1]} again. Use a work tree of your own beside a run, or isolation: worktree`;
  run.services.ledger.append('warning', { ...stamp, message });
  if (here.sha !== (await git.resolve(branch))) return failure('interrupted', message);
  await git.run(['symbolic-ref', '-m', 'phase-executor: back to the branch of the run', 'HEAD', branch]);
  return null;
}

/**
 * Lets judged work follow a branch that a person has moved on meanwhile. `again` where both changed the same file: what
 * git merged of them is in the work tree, and is to be judged. An ending where git cannot.
 */
export async function followBranch(attempt: Attempt): Promise<Ending | 'again' | null> {
  const ending = await returnToBranch(attempt);
  if (ending !== null) return ending;
  const { run, work, judged } = attempt;
  const { git } = run.workspace;
  const { left } = work;
  const from = left.tree.head ?? work.base;
  const sinceStart = await workBeside(attempt);
  await keepElsewhere(attempt, sinceStart.elsewhere);
  noteBeside(attempt, sinceStart.commits);
  const { commits, doubtful } = await workBeside(attempt, 'end');
  if (doubtful.length > 0)
    return failure(
      'verification_failed',
      `${named(doubtful)} came while the work was judged, and may be the work of the plan; use a work tree of your own beside a run, or isolation: worktree`,
    );
  const { sha } = await git.head();
  if (sha === from || commits.length === 0) return null;
  const paths = await changedPaths(git, commits);
  const met = work.changed.filter((path) => paths.has(path));
  if (met.length > 0) {
    try {
      const tree = await mergedTree(
        git,
        await git.treeOf(from),
        await git.treeOf(sha),
        await git.treeOf(judged.candidate.commit),
      );
      await restoreFiles(git, tree, met);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      const message = `${firstFew(met)} was also changed by ${named(commits)}, which stays on the branch`;
      return failure('merge_conflict', message);
    }
    attempt.tree = await run.workspace.checkpoints.scan();
    return 'again';
  }
  const changes = left.tree.changes.filter(({ path }) => !paths.has(path));
  attempt.work = { ...work, left: { ...left, tree: { ...left.tree, head: sha, changes } } };
  return null;
}

/** Keeps a person's commits that no branch has, because of where the attempt had gone or what it undid, and says so. */
async function keepElsewhere({ run, stamp, beside }: Attempt, commits: readonly Commit[]): Promise<void> {
  const { git } = run.workspace;
  for (const commit of commits.filter(({ subject }) => !beside.has(subject))) {
    if ((await git.read(['for-each-ref', '--count=1', `--contains=${commit.sha}`, 'refs/heads/'])) !== '') continue;
    const of = { phase: run.phase.id, plan: stamp.plan, attempt: `beside-${shortId(commit.sha)}` };
    const ref = await savePartialCommit(git, of, commit.sha);
    beside.add(commit.subject);
    const message = `${named([commit])} came while attempt ${stamp.attempt} of plan ${stamp.plan} worked in this checkout, and the attempt left it on no branch; it is kept in ${ref}, and git cherry-pick restores it`;
    run.services.ledger.append('warning', { ...stamp, message });
  }
}

function noteBeside({ run, stamp, beside }: Attempt, commits: readonly Commit[]): void {
  const fresh = commits.filter(({ subject }) => !beside.has(subject));
  for (const { subject } of fresh) beside.add(subject);
  if (fresh.length === 0) return;
  const message = `${named(fresh)} came while attempt ${stamp.attempt} of plan ${stamp.plan} worked in this checkout; the branch has it, and it is no part of the plan's work`;
  run.services.ledger.append('warning', { ...stamp, message });
}
