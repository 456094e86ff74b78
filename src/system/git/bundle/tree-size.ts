import { GitError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { readObjects } from '../objects/object-reader.ts';

interface TreeSize {
  readonly entries: number;
  readonly levels: number;
}

/** As many as a plan may add; a longer list cannot be read at once. */
const maxTreeEntries = 1_000_000;
/** A deeper path is longer than a file system takes. */
const maxTreeLevels = 200;
/** Distinct tree objects that are read. */
const maxTrees = 1_000_000;

/**
 * Refuses trees too large to list: one may hold the one below a thousand times, and so on, so a bundle of a few
 * kilobytes has endless paths. Reads each object once. @throws GitError
 */
export async function checkTreeSizes(git: Git, base: string, trees: readonly string[]): Promise<void> {
  const sizes = knownSizes;
  const max = (await treeSize(git, await git.treeOf(base), sizes)).entries + maxTreeEntries;
  for (const root of trees) {
    const { entries, levels } = await treeSize(git, root, sizes);
    if (levels > maxTreeLevels)
      throw new GitError(`its folders are ${levels} levels deep; at most ${maxTreeLevels} are accepted`);
    if (entries > max)
      throw new GitError(`its tree has over ${maxTreeEntries} more entries than its base, too many to inspect`);
  }
}

/** Kept, because all plans begin on much the same tree; what a name stands for never changes. */
const knownSizes = new Map<string, TreeSize>();

async function treeSize(git: Git, root: string, sizes: Map<string, TreeSize>): Promise<TreeSize> {
  const children = new Map<string, { trees: string[]; entries: number }>();
  // The trees below `root`, level by level; each one only once.
  for (let expected = [root]; expected.length > 0; ) {
    const missing = [...new Set(expected)].filter((tree) => !sizes.has(tree) && !children.has(tree));
    if (children.size + missing.length > maxTrees) throw new GitError(`it has over ${maxTrees} different folders`);
    const read = missing.length === 0 ? [] : await readTrees(git, missing);
    for (const [at, each] of read.entries()) children.set(missing[at] ?? '', each);
    expected = read.flatMap(({ trees }) => trees);
  }
  // Backwards, because sizes come from below; a tree that is found again further down has to wait.
  for (let open = [...children].reverse(); open.length > 0; ) {
    const remaining: typeof open = [];
    for (const [tree, result] of open) {
      const below = result.trees.map((each) => sizes.get(each));
      if (below.some((size) => size === undefined)) remaining.push([tree, result]);
      else sizes.set(tree, sumSizes(result.entries, below as TreeSize[]));
    }
    if (remaining.length === open.length) throw new GitError('its trees contain each other');
    open = remaining;
  }
  return sizes.get(root) ?? { entries: 0, levels: 0 };
}

function sumSizes(entries: number, below: readonly TreeSize[]): TreeSize {
  return {
    entries: below.reduce((sum, size) => sum + size.entries, entries),
    levels: below.reduce((max, size) => Math.max(max, size.levels + 1), 0),
  };
}

/** Counts each tree's own entries and lists those that are trees. */
async function readTrees(git: Git, trees: readonly string[]): Promise<{ trees: string[]; entries: number }[]> {
  const objects = await readObjects(git, trees);
  return objects.map(({ type, id, content }, at) => {
    if (type !== 'tree') throw new GitError(`${trees[at]} is not a tree of this repository`);
    return parseTreeContent(content, id.length / 2);
  });
}

/** Names are not looked at: a base may have a million. */
function parseTreeContent(content: Buffer, idBytes: number): { trees: string[]; entries: number } {
  const trees: string[] = [];
  let entries = 0;
  for (let at = 0; at < content.length; entries += 1) {
    const end = content.indexOf(0, at);
    if (end < 0) break; // not a tree that git would write
    const isTree = content[at] === 0x34; // of all modes, only that of a tree begins with a 4
    at = end + 1 + idBytes;
    if (isTree) trees.push(content.toString('hex', end + 1, at));
  }
  return { trees, entries };
}
