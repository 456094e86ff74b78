import { GitError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { readObjects } from '../objects/object-reader.ts';

interface TreeSize {
  readonly entries: number;
  readonly levels: number;
}

/** Longer lists can't be read at once. */
const maxTreeEntries = 1_000_000;
/** Deeper paths exceed file system limits. */
const maxTreeLevels = 200;
const maxTrees = 1_000_000;

/** Rejects trees too large to list: a bundle of a few kilobytes can expand to endless paths. @throws GitError */
export async function checkTreeSizes(git: Git, base: string, trees: readonly string[]): Promise<void> {
  const sizes = knownSizes;
  const max = (await computeTreeSize(git, await git.treeOf(base), sizes)).entries + maxTreeEntries;
  for (const root of trees) {
    const { entries, levels } = await computeTreeSize(git, root, sizes);
    if (levels > maxTreeLevels)
      throw new GitError(`its folders are ${levels} levels deep; at most ${maxTreeLevels} are accepted`);
    if (entries > max)
      throw new GitError(`its tree has over ${maxTreeEntries} more entries than its base, too many to inspect`);
  }
}

/** Cached across calls, because plans start from similar trees. */
const knownSizes = new Map<string, TreeSize>();

async function computeTreeSize(git: Git, root: string, sizes: Map<string, TreeSize>): Promise<TreeSize> {
  const children = new Map<string, { trees: string[]; entries: number }>();
  for (let expected = [root]; expected.length > 0; ) {
    const missing = [...new Set(expected)].filter((tree) => !sizes.has(tree) && !children.has(tree));
    if (children.size + missing.length > maxTrees) throw new GitError(`it has over ${maxTrees} different folders`);
    const contents = missing.length === 0 ? [] : await readTrees(git, missing);
    for (const [at, each] of contents.entries()) children.set(missing[at] ?? '', each);
    expected = contents.flatMap(({ trees }) => trees);
  }
  // Compute sizes bottom up; a tree whose children aren't known yet waits.
  for (let pending = [...children].reverse(); pending.length > 0; ) {
    const deferred: typeof pending = [];
    for (const [tree, result] of pending) {
      const below = result.trees.map((each) => sizes.get(each));
      if (below.some((size) => size === undefined)) deferred.push([tree, result]);
      else sizes.set(tree, sumSizes(result.entries, below as TreeSize[]));
    }
    if (deferred.length === pending.length) throw new GitError('its trees contain each other');
    pending = deferred;
  }
  return sizes.get(root) ?? { entries: 0, levels: 0 };
}

function sumSizes(entries: number, below: readonly TreeSize[]): TreeSize {
  return {
    entries: below.reduce((sum, size) => sum + size.entries, entries),
    levels: below.reduce((max, size) => Math.max(max, size.levels + 1), 0),
  };
}

async function readTrees(git: Git, trees: readonly string[]): Promise<{ trees: string[]; entries: number }[]> {
  const objects = await readObjects(git, trees);
  return objects.map(({ type, id, content }, at) => {
    if (type !== 'tree') throw new GitError(`${trees[at]} is not a tree of this repository`);
    return parseTreeContent(content, id.length / 2);
  });
}

/** Skips names, because a base may have a million. */
function parseTreeContent(content: Buffer, idBytes: number): { trees: string[]; entries: number } {
  const trees: string[] = [];
  let entries = 0;
  for (let at = 0; at < content.length; entries += 1) {
    const end = content.indexOf(0, at);
    if (end < 0) break; // not a tree that git would write
    const isTree = content[at] === 0x34; // only a tree's mode starts with 4
    at = end + 1 + idBytes;
    if (isTree) trees.push(content.toString('hex', end + 1, at));
  }
  return { trees, entries };
}
