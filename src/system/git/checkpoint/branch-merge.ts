import { GitError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { isAncestor } from '../history.ts';
import { listFoldersAbove } from '../objects/trees.ts';
import { type Remote, withoutSecret } from '../remote.ts';
import { listChangedPaths } from '../tree.ts';
import { advanceBranch, mergeTrees } from './plan-merge.ts';

interface BranchPart {
  readonly sha: string;
  readonly what: string;
}

/** Merges HEAD with a remote branch and returns its remote commit, or null. @throws GitError on conflicts */
export async function mergeRemoteBranch(git: Git, remote: Remote, branch: string): Promise<string | null> {
  const name = `refs/heads/${branch}`;
  const remoteTip = await fetchBranch(git, remote, branch);
  const head = await git.head();
  // Don't move an unrelated branch that is checked out.
  if (head.branch !== null && head.branch !== name) await git.run(['checkout', '--quiet', '--detach']);
  if (remoteTip === null) return null;
  const { tip } = await mergeParts(git, branch, [describeRemotePart(branch, remote, remoteTip)], head.sha);
  if (tip !== head.sha) await advanceBranch(git, head.sha, tip);
  return remoteTip;
}

export interface BranchSources {
  readonly remote: Remote | null;
  readonly last: string | null;
  /** Accepts a local branch of this name, which anyone with write access may have created. */
  readonly trustsLocal: boolean;
}

export interface EnteredBranch {
  readonly there: string | null;
  readonly tip: string;
  readonly isNew: boolean;
  readonly merged: readonly string[];
}

/**
 * Checks out a branch with local, remote and last run's work. @throws GitError on conflicts, without moving anything
 */
export async function enterBranch(
  git: Git,
  branch: string,
  { remote, last, trustsLocal }: BranchSources,
): Promise<EnteredBranch> {
  const name = `refs/heads/${branch}`;
  const remoteTip = remote === null ? null : await fetchBranch(git, remote, branch);
  const head = await git.head();
  const local = head.branch === name ? null : await git.resolve(name);
  const branchParts = [
    ...(remoteTip === null || remote === null ? [] : [describeRemotePart(branch, remote, remoteTip)]),
    ...(local === null || !trustsLocal ? [] : [{ sha: local, what: `branch ${branch} of this repository (${local})` }]),
    ...(last === null ? [] : [{ sha: last, what: `the work of the last run (${last})` }]),
  ];
  const { tip, merged } = await mergeParts(git, branch, branchParts, head.sha);
  if (local !== null && !(await isAncestor(git, local, tip)))
    throw new GitError(
      `branch ${branch} of this repository is at ${local}, which was never pushed; ` +
        `git checkout ${branch} to continue from it, or git branch -D ${branch} to drop it, then run again`,
    );
  if (head.branch !== name) {
    // A single call changes nothing if an untracked file is in the way.
    await git.run(['checkout', '--quiet', '--no-track', '-B', branch, tip]);
    await git.syncFiles(await listChangedPaths(git, head.sha, tip));
  } else if (tip !== head.sha) await advanceBranch(git, head.sha, tip);
  return { there: remoteTip, tip, isNew: branchParts.length === 0 && head.branch !== name, merged };
}

function describeRemotePart(branch: string, remote: Remote, sha: string): BranchPart {
  return { sha, what: `branch ${branch} of ${withoutSecret(remote.name)} (${sha})` };
}

async function fetchBranch(git: Git, remote: Remote, branch: string): Promise<string | null> {
  const name = `refs/heads/${branch}`;
  // Git can't have both `refs/heads/a` and `refs/heads/a/b`.
  const parents = listFoldersAbove(name).slice(2);
  const result = await remote.list([name, ...parents]);
  const [blockingRef] = parents.filter((parent) => result.has(parent));
  if (blockingRef !== undefined)
    throw new GitError(
      `${name} cannot be created on ${withoutSecret(remote.name)}, because ${blockingRef} exists; set branch to another name`,
    );
  const remoteTip = result.get(name) ?? null;
  if (remoteTip === null) return null;
  if ((await git.resolve(remoteTip)) === null) await remote.bring([`+${name}:refs/phase-executor/met/${branch}`]);
  // A shallow clone can't compare histories.
  if (remoteTip !== (await git.head()).sha && git.isShallow) await remote.deepen();
  return remoteTip;
}

/** Returns a commit that contains all parts: one of them, or a new merge. */
async function mergeParts(
  git: Git,
  branch: string,
  parts: readonly BranchPart[],
  headSha: string,
): Promise<{ tip: string; merged: string[] }> {
  const headPart = { sha: headSha, what: `the commit that is checked out (${headSha})` };
  const [firstPart = headPart, ...otherParts] = [...parts, headPart];
  const merged: string[] = [];
  let current = firstPart;
  for (const part of otherParts) {
    if (await isAncestor(git, part.sha, current.sha)) continue;
    if (await isAncestor(git, current.sha, part.sha)) {
      current = part;
      continue;
    }
    const { tree, conflicts } = await mergeTrees(git, current.sha, part.sha);
    if (conflicts.length > 0)
      throw new GitError(
        `${current.what} and ${part.what} conflict in ${conflicts.join(', ')}; ` +
          `merge them, push ${branch}, then start the phase again`,
      );
    const sha = await git.commitTree(tree, [current.sha, part.sha], `Bring ${branch} together with ${part.sha}`);
    current = { sha, what: `${current.what} with ${part.what}` };
    merged.push(part.what);
  }
  return { tip: current.sha, merged };
}
