import { advance, mergeTrees } from './fold.ts';
import type { Git } from './git.ts';
import { GitError } from './git-error.ts';
import { isAncestor } from './history.ts';
import { type Remote, withoutSecret } from './remote.ts';

/**
 * Brings what is checked out and a branch of the remote together: the checkout stands at the newer of the two
 * afterwards, or at a merge of both, on no branch unless it was on that one. Returns where the branch stands on the
 * remote, null where it has none. @throws GitError when they conflict; then nothing was moved.
 */
export async function meetBranch(git: Git, remote: Remote, branch: string): Promise<string | null> {
  const name = `refs/heads/${branch}`;
  const there = (await remote.list([name])).get(name) ?? null;
  const here = await git.head();
  // Another branch that happens to be checked out is not ours to move.
  if (here.branch !== null && here.branch !== name) await git.run(['checkout', '--quiet', '--detach']);
  if (there === null || there === here.sha) return there;
  if ((await git.resolve(there)) === null) await remote.bring([`+${name}:refs/phase-executor/met/${branch}`]);
  if (await isAncestor(git, there, here.sha)) return there;
  await advance(git, here.sha, await meeting(git, here.sha, there, { branch, remote: withoutSecret(remote.name) }));
  return there;
}

async function meeting(git: Git, here: string, there: string, of: { branch: string; remote: string }): Promise<string> {
  if (await isAncestor(git, here, there)) return there;
  const { tree, conflicts } = await mergeTrees(git, there, here);
  if (conflicts.length > 0)
    throw new GitError(
      `branch ${of.branch} of ${of.remote} (${there}) and the commit that is checked out (${here}) conflict in ${conflicts.join(', ')}; ` +
        `merge them, push ${of.branch}, then start the phase again`,
    );
  return git.commitTree(tree, [there, here], `Bring ${of.branch} together with ${here}`);
}
