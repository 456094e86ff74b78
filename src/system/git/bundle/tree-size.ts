import type { Git } from '../git.ts';
import { GitError } from '../git-error.ts';

/** What a tree comes to when all of it is written out: files and folders, and folders within folders. */
interface TreeSize {
  readonly entries: number;
  readonly levels: number;
}

/** As many as a plan may add; a listing of more is no longer read at once. */
const mostTreeEntries = 1_000_000;
/** A path of more is longer than a file system takes. */
const mostTreeLevels = 200;
/** Different tree objects that are read to find out. */
const mostTrees = 1_000_000;

/**
 * Refuses commits whose trees are larger when written out than whoever lists them can take. A tree may hold the one
 * below it a thousand times, and that one again, so that a bundle of a few kilobytes has more paths than there is time.
 * Each object is read once, whatever leads to it. @throws GitError
 */
export async function checkTreeSizes(git: Git, base: string, commits: readonly string[]): Promise<void> {
  const sizes = knownSizes.get(git) ?? new Map<string, TreeSize>();
  knownSizes.set(git, sizes);
  const listed = await git.read(['log', '--no-walk=unsorted', '--format=%T', '--stdin'], {
    stdin: `${[base, ...commits].join('\n')}\n`,
  });
  const [first = '', ...roots] = listed.trimEnd().split('\n');
  const most = (await treeSize(git, first, sizes)).entries + mostTreeEntries;
  for (const root of new Set(roots)) {
    const { entries, levels } = await treeSize(git, root, sizes);
    if (levels > mostTreeLevels)
      throw new GitError(`its folders go in ${levels} levels deep, more than the ${mostTreeLevels} that are taken`);
    if (entries > most)
      throw new GitError(
        `its tree has over ${mostTreeEntries} more entries than its base; that many are not looked at`,
      );
  }
}

/** Of trees that were read before: the plans of a round begin on the same one. */
const knownSizes = new WeakMap<Git, Map<string, TreeSize>>();

async function treeSize(git: Git, root: string, sizes: Map<string, TreeSize>): Promise<TreeSize> {
  const children = new Map<string, { trees: string[]; entries: number }>();
  // The trees below `root`, level by level; each one only the first time that something leads to it.
  for (let wanted = [root]; wanted.length > 0; ) {
    const missing = [...new Set(wanted)].filter((tree) => !sizes.has(tree) && !children.has(tree));
    if (children.size + missing.length > mostTrees) throw new GitError(`it has over ${mostTrees} different folders`);
    const read = missing.length === 0 ? [] : await readTrees(git, missing);
    for (const [at, each] of read.entries()) children.set(missing[at] ?? '', each);
    wanted = read.flatMap(({ trees }) => trees);
  }
  // Backwards, what lies below is known before what leads to it, but for what is found again further down: that waits.
  for (let open = [...children].reverse(); open.length > 0; ) {
    const left: typeof open = [];
    for (const [tree, found] of open) {
      const below = found.trees.map((each) => sizes.get(each));
      if (below.some((size) => size === undefined)) left.push([tree, found]);
      else sizes.set(tree, sumSizes(found.entries, below as TreeSize[]));
    }
    if (left.length === open.length) throw new GitError('its trees hold one another');
    open = left;
  }
  return sizes.get(root) ?? { entries: 0, levels: 0 };
}

function sumSizes(entries: number, below: readonly TreeSize[]): TreeSize {
  return {
    entries: below.reduce((sum, size) => sum + size.entries, entries),
    levels: below.reduce((most, size) => Math.max(most, size.levels + 1), 0),
  };
}

/** Of each tree how many entries it has itself, and which of them are trees. */
async function readTrees(git: Git, trees: readonly string[]): Promise<{ trees: string[]; entries: number }[]> {
  const { stdout } = await git.try(['cat-file', '--batch', '--buffer'], {
    reading: true,
    stdin: `${trees.join('\n')}\n`,
  });
  const read: { trees: string[]; entries: number }[] = [];
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf('\n', at);
    const [object = '', type, bytes = '0'] = stdout.toString('latin1', at, end).split(' ');
    if (type !== 'tree') throw new GitError(`${object} is not a tree of this repository`);
    const stop = end + 1 + Number(bytes);
    read.push(parseTreeEntries(stdout, end + 1, stop, object.length / 2));
    at = stop + 1;
  }
  return read;
}

/** An entry is `mode name\0` and the bytes of the object's name; the mode of a tree begins with 4, no other does. */
function parseTreeEntries(
  bytes: Buffer,
  from: number,
  to: number,
  hashBytes: number,
): { trees: string[]; entries: number } {
  const trees: string[] = [];
  let entries = 0;
  for (let at = from; at < to; entries += 1) {
    const hash = bytes.indexOf(0, at) + 1;
    if (bytes[at] === 0x34) trees.push(bytes.toString('hex', hash, hash + hashBytes));
    at = hash + hashBytes;
  }
  return { trees, entries };
}
