import { posix } from 'node:path';
import { pathBytes } from '../../files/path-bytes.ts';
import { fewAtOnce } from '../../process/few-at-once.ts';
import { GitError } from '../calls/git-error.ts';
import { type CommitObject, commitObjects, splitNonEmptyLines, straightLine } from '../commit-object.ts';
import type { Git } from '../git.ts';
import { describeObjects, readObjects } from '../objects/object-reader.ts';
import { checkTreeSizes } from './tree-size.ts';

export interface ChangedPath {
  /** From the root of the tree. Invalid UTF-8 becomes U+FFFD. */
  path: string;
  /** Git file mode: `100644`, `100755`, `120000` symlink, `160000` submodule, `000000` absent. */
  oldMode: string;
  newMode: string;
}

export interface Inspection {
  /** True if `base` is an ancestor of `commit`. Otherwise nothing else is read. */
  isAncestor: boolean;
  commits: readonly CommitObject[];
  changes: ChangedPath[];
  /** Changes of every commit against each parent, including those undone later. */
  steps: ChangedPath[];
  /** `wayOut` says how the target leaves the tree, or is null. */
  symlinks: { path: string; target: string; wayOut: string | null }[];
  gitlinks: ChangedPath[];
  /** Files over the limit in any commit: removed files are pushed, too. */
  large: { path: string; bytes: number }[];
  notUtf8: string[];
  /** Names too long for a file system, which would break the whole checkout. */
  tooLong: string[];
  /** Paths with a component that some file system treats as `.git`. In bundles, fsck rejects these as well. */
  dotGit: string[];
}

export interface InspectionLimits {
  blobBytes?: (path: string) => number;
  commits?: number;
  tree?: string;
}

/** GitHub rejects pushes with files over 100 MiB. */
export const maxPushedBytes = 100 * 1024 * 1024;

/** Inspects `base..commit` without a checkout. @throws GitError if a commit is missing or there is too much */
export async function inspectCommits(
  git: Git,
  base: string,
  commit: string,
  { blobBytes = () => maxPushedBytes, commits: maxCommits = 10_000, tree = commit }: InspectionLimits = {},
): Promise<Inspection> {
  const commits = await listNewCommits(git, base, commit, maxCommits);
  const empty = { changes: [], steps: [], symlinks: [], gitlinks: [], large: [], notUtf8: [], dotGit: [], tooLong: [] };
  if (commits === null || (commits.length === 0 && tree === commit))
    return { isAncestor: commits !== null, commits: [], ...empty };
  if (commits.length > 0) await checkTreeSizes(git, base, [...new Set(commits.map((object) => object.tree))]);
  const { changes, steps } = await compareRange(git, base, { commit, tree }, commits);
  const objects = await inspectNewObjects(git, steps, blobBytes);
  return {
    isAncestor: true,
    commits,
    changes: changes.map(toChangedPath),
    steps: dropRepeats(steps).map(toChangedPath),
    symlinks: objects.symlinks,
    gitlinks: dropRepeats(steps.filter(({ oldMode, newMode }) => [oldMode, newMode].includes(gitlink))).map(
      toChangedPath,
    ),
    large: objects.large,
    notUtf8: getPaths(steps.filter(({ isUtf8 }) => !isUtf8)),
    tooLong: getPaths(steps.filter(({ path }) => isTooLong(path))),
    dotGit: getPaths(steps.filter(({ path }) => path.split('/').some(isDotGit))),
  };
}

/** Limits are 255 bytes per name and 4,096 per path, minus room for the checkout's folder. */
function isTooLong(path: string): boolean {
  return (
    path.length > 63 &&
    (Buffer.byteLength(path) > 3_000 || path.split('/').some((part) => Buffer.byteLength(part) > 255))
  );
}

interface RangeEntry extends ChangedPath {
  object: string;
  isUtf8: boolean;
}

const symlink = '120000';
const gitlink = '160000';

/** Returns the commits of `base..commit`; null if `base` isn't an ancestor. A linear history needs no process. */
async function listNewCommits(git: Git, base: string, commit: string, max: number): Promise<CommitObject[] | null> {
  const line = await straightLine(git, base, commit, Math.min(max, maxInLine));
  if (line !== null) return line;
  const listing = await git.read(['rev-list', '--left-right', `--max-count=${max + 1}`, `${base}...${commit}`, '--']);
  const sides = splitNonEmptyLines(listing);
  if (sides.some((side) => side.startsWith('<'))) return null;
  if (sides.length > max) throw new GitError(`${base}..${commit} has more than ${max} commits, too many to inspect`);
  const objects = await commitObjects(
    git,
    sides.map((side) => side.slice(1)),
  );
  return [...objects.values()];
}

const maxInLine = 1_000;

/** Compares both ends of the range, and each commit with each parent, several at once. */
async function compareRange(
  git: Git,
  base: string,
  end: { readonly commit: string; readonly tree: string },
  commits: readonly CommitObject[],
): Promise<{ changes: RangeEntry[]; steps: RangeEntry[] }> {
  const trees = new Map(commits.map(({ sha, tree }) => [sha, tree]));
  const compare = async (from: string | null, to: string) =>
    (await git.trees.differences(from && (trees.get(from) ?? from), to)).map(({ path, was, is }): RangeEntry => {
      const bytes = pathBytes(path);
      const entry = { oldMode: was.mode, newMode: is.mode, object: is.id };
      return typeof bytes === 'string'
        ? { ...entry, path, isUtf8: true }
        : { ...entry, path: bytes.toString('utf8'), isUtf8: false };
    });
  const pairs = commits.flatMap(({ tree, parents }) =>
    (parents.length === 0 ? [null] : parents).map((parent): { parent: string | null; tree: string } => ({
      parent,
      tree,
    })),
  );
  if (end.tree !== end.commit) pairs.push({ parent: end.commit, tree: end.tree });
  const steps = await fewAtOnce(pairs, comparedAtOnce, ({ parent, tree }) => compare(parent, tree));
  return { changes: await compare(base, end.tree), steps: steps.flat() };
}

/** Limits memory. */
const comparedAtOnce = 64;

async function inspectNewObjects(
  git: Git,
  steps: readonly RangeEntry[],
  blobBytes: (path: string) => number,
): Promise<Pick<Inspection, 'symlinks' | 'large'>> {
  const added = steps.filter(({ newMode }) => newMode.startsWith('1') && newMode !== gitlink);
  const matches = await describeObjects(git, [...new Set(added.map(({ object }) => object))]);
  const sizes = new Map(matches.map(({ id, size }) => [id, size]));
  const size = ({ object }: RangeEntry) => sizes.get(object) ?? 0;
  const links = dropRepeats(added.filter(({ newMode }) => newMode === symlink));
  // File systems don't allow longer targets.
  const readable = links.filter((link) => size(link) <= 4096);
  const linkObjects = await readObjects(git, [...new Set(readable.map(({ object }) => object))]);
  const targets = new Map(linkObjects.map(({ id, content }) => [id, content.toString('utf8')]));
  return {
    symlinks: links.map((link) => {
      const target = targets.get(link.object);
      if (target === undefined) return { path: link.path, target: '', wayOut: 'is too long for a path' };
      return { path: link.path, target, wayOut: escapingTarget(posix.dirname(link.path), target) };
    }),
    large: dropRepeats(added)
      .filter((entry) => size(entry) > blobBytes(entry.path))
      .map((entry) => ({ path: entry.path, bytes: size(entry) })),
  };
}

function toChangedPath({ path, oldMode, newMode }: RangeEntry): ChangedPath {
  return { path, oldMode, newMode };
}

function dropRepeats(entries: readonly RangeEntry[]): RangeEntry[] {
  const getKey = ({ oldMode, newMode, object, path }: RangeEntry) => `${oldMode} ${newMode} ${object} ${path}`;
  return [...new Map(entries.map((entry) => [getKey(entry), entry])).values()];
}

function getPaths(entries: readonly RangeEntry[]): string[] {
  return [...new Set(entries.map(({ path }) => path))];
}

/**
 * True for a path component that some file system opens as `.git`: in any case (macOS, Windows), with characters
 * ignored by HFS+, as an 8.3 name, with trailing dots, spaces or streams dropped by NTFS, or after a backslash. Same
 * rules as is_hfs_dotgit and is_ntfs_dotgit in git's fsck.
 */
export function isDotGit(name: string): boolean {
  return name.split('\\').some((part) => {
    const plain = part.replace(hfsIgnored, '').toLowerCase();
    return plain === '.git' || /^(\.git|git~1)[. ]*(:|$)/.test(part.toLowerCase());
  });
}

/** Copied from next_hfs_char() in git's utf8.c. */
const hfsIgnored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** `..` may only come first: after a name that is itself a link, it leads elsewhere. */
export function escapingTarget(folder: string, target: string): string | null {
  if (target === '') return 'has no target';
  if (/^[\\/]|^[A-Za-z]:/.test(target)) return 'is absolute';
  if (target.includes('\0')) return 'contains a NUL';
  const parts = target.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  const firstName = parts.findIndex((part) => part !== '..');
  const ups = firstName < 0 ? parts.length : firstName;
  const depth = folder === '.' || folder === '' ? 0 : folder.split('/').length;
  if (ups > depth) return 'leads above the top folder';
  if (parts.slice(ups).includes('..')) return 'leads up again after a name';
  return parts.some(isDotGit) ? 'leads into .git' : null;
}
