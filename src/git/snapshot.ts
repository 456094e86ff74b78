import { type Git, zeroEnded } from './git.ts';
import { withIndexCopy } from './index-copy.ts';
import { Place } from './place.ts';
import type { TreeState } from './status.ts';

/** The state of a work tree, held by git objects. Nothing of the user's is touched to take it. */
export interface Snapshot {
  head: string;
  /** The full name of the branch; null when HEAD is detached. */
  branch: string | null;
  /** The tree of what is staged; null when that is HEAD's. */
  index: string | null;
  /** The tree of the files as they are, untracked ones included, ignored ones not; null when that is HEAD's. */
  work: string | null;
  /** What a tree cannot tell: paths added with `--intent-to-add`, marked `assume-unchanged` or `skip-worktree`. */
  intended: string[];
  assumed: string[];
  skipped: string[];
  /** Repositories inside this one that are no submodules: git does not look into them. */
  repositories: string[];
}

type Hidden = Pick<Snapshot, 'assumed' | 'skipped'>;

/**
 * Takes a snapshot. A clean tree costs no more than the scan that gave `state`. Unmerged paths are taken as the files
 * are. On a branch without a commit, `head` is the commit it is to be seen from.
 */
export async function takeSnapshot(git: Git, state: TreeState, head: string): Promise<Snapshot> {
  const { branch, changes } = state;
  const isBorn = state.head !== null;
  const hidden = await hiddenPaths(git);
  const nested = changes.filter((change) => change.kind === 'untracked' && change.repository);
  const changed = changes.filter((change) => !nested.includes(change)).map((change) => change.path);
  const touched = [...new Set([...changed, ...hidden.assumed, ...hidden.skipped])];
  const staged = !isBorn || changes.some((change) => change.index !== '.' && change.kind === 'changed');
  const unmerged = changes.some((change) => change.kind === 'unmerged');
  const trees =
    touched.length > 0 || !isBorn
      ? await writeTrees(git, touched, hidden, staged && !unmerged)
      : { index: null, work: null };
  return {
    head,
    branch,
    ...trees,
    intended: changes.filter((change) => change.index === '.' && change.worktree === 'A').map((change) => change.path),
    ...hidden,
    repositories: nested.map((change) => change.path),
  };
}

/** The paths whose changes `git status` does not show because they are flagged so. */
export async function hiddenPaths(git: Git): Promise<Hidden> {
  const flagged = await git.flagged();
  const of = (pattern: RegExp) => flagged.filter((entry) => pattern.test(entry)).map((entry) => entry.slice(2));
  // In a sparse checkout git sets the skip flags itself, by its patterns.
  return { assumed: of(/^[a-z] /), skipped: git.isSparse ? [] : of(/^[sS] /) };
}

/** Makes these paths visible to git again. */
export async function unhide(git: Git, { assumed, skipped }: Hidden, index?: string): Promise<void> {
  const how = index === undefined ? {} : { index };
  for (const [flag, files] of [
    ['--no-assume-unchanged', assumed],
    ['--no-skip-worktree', skipped],
  ] as const) {
    if (files.length > 0) await git.run(['update-index', flag, '-z', '--stdin'], { ...how, stdin: zeroEnded(files) });
  }
}

function writeTrees(
  git: Git,
  touched: string[],
  hidden: Hidden,
  staged: boolean,
): Promise<Pick<Snapshot, 'index' | 'work'>> {
  return withIndexCopy(git, async (index) => {
    const indexTree = staged ? await git.writeTree(index) : null;
    await unhide(git, hidden, index);
    const place = new Place(git.root);
    const there = touched.filter((path) => place.hasEntry(path));
    const gone = touched.filter((path) => !place.hasEntry(path));
    if (gone.length > 0)
      await git.run(['update-index', '--force-remove', '-z', '--stdin'], { index, stdin: zeroEnded(gone) });
    await git.stage(there, index);
    return { index: indexTree, work: await git.writeTree(index) };
  });
}
