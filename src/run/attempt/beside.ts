import { isSecretFile } from '../../judge/checks/promised-path.ts';
import {
  type ForeignCommit,
  foreignCommits,
  foreignPaths,
  restoreCommits,
} from '../../system/git/checkpoint/foreign-commits.ts';
import { isAncestor } from '../../system/git/history.ts';
import { isCi } from '../../system/process/machine.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { failure } from './exchange.ts';

/**
 * Commits of a person beside the attempt, in the checkout that both work in: git did not note them as the attempt's, and
 * they touch no file that its plan names, as those of an agent with a git of its own would, and none that is protected or
 * holds secrets. None in CI, where no person sits, and in a work tree of its own. An agent may pass for a person by that:
 * such commits stay on the branch, are no plan's work, and are judged with the phase's last commit.
 */
export async function commitsBeside({ run, start, declared }: Attempt): Promise<ForeignCommit[]> {
  if (run.workspace.isolated || run.leg !== null || isCi(run.services.environment)) return [];
  const { git } = run.workspace;
  const { protectedReason } = run.policy;
  const { at, head } = start.checkpoint;
  const beside: ForeignCommit[] = [];
  for (const commit of foreignCommits(git, new Date(at))) {
    if (await isAncestor(git, commit.sha, head)) continue;
    const paths = [...(await foreignPaths(git, [commit]))];
    const isJudged = (path: string) => declared.names(path) || protectedReason(path) !== null || isSecretFile(path);
    if (!paths.some(isJudged)) beside.push(commit);
  }
  return beside;
}

/** Puts back what a rollback took off the branch with the attempt's commits, and says so. `kept` has all of them. */
export async function restoreBeside(attempt: Attempt, commits: readonly ForeignCommit[], kept: string | null) {
  if (commits.length === 0) return;
  const { run, stamp } = attempt;
  const refused = await restoreCommits(run.workspace.git, commits);
  run.workspace.remember(null);
  const where = kept === null ? '' : `; they are kept in ${kept}, and git cherry-pick restores them`;
  if (refused.length > 0)
    run.services.ledger.append('warning', {
      ...stamp,
      message: `commits that were made beside the attempt could not be put back: ${named(refused)}${where}`,
    });
  noteBeside(
    attempt,
    commits.filter((each) => !refused.includes(each)),
  );
}

/** Lets judged work follow a branch that a person has moved on meanwhile. An ending where both changed the same file. */
export async function followBranch(attempt: Attempt): Promise<Ending | null> {
  const { run, work } = attempt;
  const { git } = run.workspace;
  const { left } = work;
  const from = left.tree.head ?? work.base;
  const { sha } = await git.head();
  const commits = await commitsBeside(attempt);
  noteBeside(attempt, commits);
  if (sha === from || commits.length === 0 || !(await isAncestor(git, from, sha))) return null;
  const paths = await foreignPaths(git, commits);
  const met = work.changed.filter((path) => paths.has(path));
  if (met.length > 0)
    return failure(
      'merge_conflict',
      `${firstFew(met)} was also changed by ${named(commits)}, which stays on the branch`,
    );
  const changes = left.tree.changes.filter(({ path }) => !paths.has(path));
  attempt.work = { ...work, left: { ...left, tree: { ...left.tree, head: sha, changes } } };
  return null;
}

function noteBeside({ run, stamp, beside }: Attempt, commits: readonly ForeignCommit[]): void {
  const fresh = commits.filter(({ subject }) => !beside.has(subject));
  for (const { subject } of fresh) beside.add(subject);
  if (fresh.length === 0) return;
  const message = `${named(fresh)} came while attempt ${stamp.attempt} of plan ${stamp.plan} worked in this checkout; the branch has it, and it is no part of the plan's work`;
  run.services.ledger.append('warning', { ...stamp, message });
}

function named(commits: readonly ForeignCommit[]): string {
  return firstFew(commits.map(({ sha, subject }) => `commit ${shortId(sha)} "${subject.slice(0, 80)}"`));
}
