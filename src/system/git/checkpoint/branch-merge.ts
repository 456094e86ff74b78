import { GitError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { isAncestor } from '../history.ts';
import { foldersAbove } from '../objects/trees.ts';
import { type Remote, withoutSecret } from '../remote.ts';
import { changedBetween } from '../tree.ts';
import { advanceBranch, mergeTrees } from './plan-merge.ts';

interface BranchPart {
  readonly sha: string;
  readonly what: string;
}

/**
 * Merges what is checked out with a branch of the remote, detached unless on that branch. Returns the branch's
 * remote commit, null for none. @throws GitError when they conflict; then nothing was moved.
 */
export async function mergeRemoteBranch(git: Git, remote: Remote, branch: string): Promise<string | null> {
  const name = `refs/heads/${branch}`;
  const there = await fetchBranch(git, remote, branch);
  const here = await git.head();
  // Another branch that happens to be checked out is not ours to move.
  if (here.branch !== null && here.branch !== name) await git.run(['checkout', '--quiet', '--detach']);
  if (there === null) return null;
  const { tip } = await mergeParts(git, branch, [remotePart(branch, remote, there)], here.sha);
  if (tip !== here.sha) await advanceBranch(git, here.sha, tip);
  return there;
}

export interface BranchSources {
  /** Null where nothing is pushed, so that no remote is contacted. */
  readonly remote: Remote | null;
  readonly last: string | null;
  /** Counts a local branch of that name, although everyone with write access here may have made it. */
  readonly trustsLocal: boolean;
}

export interface EnteredBranch {
  readonly there: string | null;
  readonly tip: string;
  /** True where it is made only of what is checked out. */
  readonly isNew: boolean;
  /** Parts that were merged into it; empty where one of its parts holds all others. */
  readonly merged: readonly string[];
}

/**
 * Checks out a branch that holds all its work, here, on the remote and of the last run, and what is checked out.
 * @throws GitError when these conflict, or the branch here was never pushed; then nothing was moved.
 */
export async function enterBranch(
  git: Git,
  branch: string,
  { remote, last, trustsLocal }: BranchSources,
): Promise<EnteredBranch> {
  const name = `refs/heads/${branch}`;
  const there = remote === null ? null : await fetchBranch(git, remote, branch);
  const here = await git.head();
  const local = here.branch === name ? null : await git.resolve(name);
  const branchParts = [
    ...(there === null || remote === null ? [] : [remotePart(branch, remote, there)]),
    ...(local === null || !trustsLocal ? [] : [{ sha: local, what: `branch ${branch} of this repository (${local})` }]),
    ...(last === null ? [] : [{ sha: last, what: `the work of the last run (${last})` }]),
  ];
  const { tip, merged } = await mergeParts(git, branch, branchParts, here.sha);
  if (local !== null && !(await isAncestor(git, local, tip)))
    throw new GitError(
      `branch ${branch} of this repository is at ${local}, which was never pushed; ` +
        `git checkout ${branch} to continue from it, or git branch -D ${branch} to drop it, then run again`,
    );
  if (here.branch !== name) {
    // In one call, which changes nothing where a foreign file is in the way.
    await git.run(['checkout', '--quiet', '--no-track', '-B', branch, tip]);
    await git.syncFiles(await changedBetween(git, here.sha, tip));
  } else if (tip !== here.sha) await advanceBranch(git, here.sha, tip);
  return { there, tip, isNew: branchParts.length === 0 && here.branch !== name, merged };
}

function remotePart(branch: string, remote: Remote, sha: string): BranchPart {
  return { sha, what: `branch ${branch} of ${withoutSecret(remote.name)} (${sha})` };
}

/** Fetches a branch's commits and returns its tip; null where the remote has none. */
async function fetchBranch(git: Git, remote: Remote, branch: string): Promise<string | null> {
  const name = `refs/heads/${branch}`;
  // Git can have only one of `refs/heads/a` and `refs/heads/a/b`.
  const parents = foldersAbove(name).slice(2);
  const result = await remote.list([name, ...parents]);
  const [inTheWay] = parents.filter((parent) => result.has(parent));
  if (inTheWay !== undefined)
    throw new GitError(
      `${name} cannot be created on ${withoutSecret(remote.name)}, because ${inTheWay} exists; set branch to another name`,
    );
  const there = result.get(name) ?? null;
  if (there === null) return null;
  if ((await git.resolve(there)) === null) await remote.bring([`+${name}:refs/phase-executor/met/${branch}`]);
  // A shallow clone cannot tell what is behind it.
  if (there !== (await git.head()).sha && git.isShallow) await remote.deepen();
  return there;
}

/** Finds or makes the commit that holds all parts: one of them, or a merge. */
async function mergeParts(
  git: Git,
  branch: string,
  parts: readonly BranchPart[],
  here: string,
): Promise<{ tip: string; merged: string[] }> {
  const last = { sha: here, what: `the commit that is checked out (${here})` };
  const [first = last, ...others] = [...parts, last];
  const merged: string[] = [];
  let all = first;
  for (const other of others) {
    if (await isAncestor(git, other.sha, all.sha)) continue;
    if (await isAncestor(git, all.sha, other.sha)) {
      all = other;
      continue;
    }
    const { tree, conflicts } = await mergeTrees(git, all.sha, other.sha);
    if (conflicts.length > 0)
      throw new GitError(
        `${all.what} and ${other.what} conflict in ${conflicts.join(', ')}; ` +
          `merge them, push ${branch}, then start the phase again`,
      );
    const sha = await git.commitTree(tree, [all.sha, other.sha], `Bring ${branch} together with ${other.sha}`);
    all = { sha, what: `${all.what} with ${other.what}` };
    merged.push(other.what);
  }
  return { tip: all.sha, merged };
}
