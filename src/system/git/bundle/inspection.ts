import { posix } from 'node:path';
import { pathBytes } from '../../files/path-bytes.ts';
import { fewAtOnce } from '../../process/few-at-once.ts';
import { GitError } from '../calls/git-error.ts';
import { type CommitObject, commitObjects, nonEmptyLines, straightLine } from '../commit-object.ts';
import type { Git } from '../git.ts';
import { describeObjects, readObjects } from '../objects/object-reader.ts';
import { checkTreeSizes } from './tree-size.ts';

export interface ChangedPath {
  /** From the top of the tree. Bytes that are not UTF-8 become U+FFFD. */
  path: string;
  /** Six octal digits, as git's: `100644`, `100755`, `120000` symlink, `160000` submodule, `000000` absent. */
  oldMode: string;
  newMode: string;
}

export interface Inspection {
  /** `base` is an ancestor of `commit`. If not, nothing else was read. */
  isAncestor: boolean;
  commits: readonly CommitObject[];
  changes: ChangedPath[];
  /** Differences of each commit against each of its parents, so an undone change is here too. */
  steps: ChangedPath[];
  /** `wayOut` says how the target leaves the tree, null if it does not. */
  symlinks: { path: string; target: string; wayOut: string | null }[];
  gitlinks: ChangedPath[];
  /** Files of any commit above the limit: a removed one is pushed all the same. */
  large: { path: string; bytes: number }[];
  notUtf8: string[];
  /** Names that no file system takes, so a checkout fails as a whole. */
  tooLong: string[];
  /** Paths with a component that some file system takes for `.git`. In a bundle fsck refuses these too. */
  dotGit: string[];
}

export interface InspectionLimits {
  /** Bytes from which a file counts as large. */
  blobBytes?: (path: string) => number;
  /** A GitError for a range of more commits. */
  commits?: number;
  /** Tree of ours that is to be committed on top of the range, as a last step of it. */
  tree?: string;
}

/** GitHub refuses a push with a file above 100 MiB. */
export const maxPushedBytes = 100 * 1024 * 1024;

/** Inspects `base..commit` without a checkout. @throws GitError when one is not here or there is too much. */
export async function inspectCommits(
  git: Git,
  base: string,
  commit: string,
  { blobBytes = () => maxPushedBytes, commits: maxCommits = 10_000, tree = commit }: InspectionLimits = {},
): Promise<Inspection> {
  const commits = await listNewCommits(git, base, commit, maxCommits);
  const none = { changes: [], steps: [], symlinks: [], gitlinks: [], large: [], notUtf8: [], dotGit: [], tooLong: [] };
  if (commits === null || (commits.length === 0 && tree === commit))
    return { isAncestor: commits !== null, commits: [], ...none };
  if (commits.length > 0) await checkTreeSizes(git, base, [...new Set(commits.map((object) => object.tree))]);
  const { changes, steps } = await rangeEntries(git, base, { commit, tree }, commits);
  const objects = await newObjects(git, steps, blobBytes);
  return {
    isAncestor: true,
    commits,
    changes: changes.map(changedPath),
    steps: withoutRepeats(steps).map(changedPath),
    symlinks: objects.symlinks,
    gitlinks: withoutRepeats(steps.filter(({ oldMode, newMode }) => [oldMode, newMode].includes(gitlink))).map(
      changedPath,
    ),
    large: objects.large,
    notUtf8: entryPaths(steps.filter(({ isUtf8 }) => !isUtf8)),
    tooLong: entryPaths(steps.filter(({ path }) => isTooLong(path))),
    dotGit: entryPaths(steps.filter(({ path }) => path.split('/').some(isDotGit))),
  };
}

/** Limits: 255 bytes a name, 4096 a path, less what the checkout's own folder may take. */
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

/** Commits of `base..commit`; null where `base` is no ancestor. Nearly always they are one line, which needs no process. */
async function listNewCommits(git: Git, base: string, commit: string, max: number): Promise<CommitObject[] | null> {
  const line = await straightLine(git, base, commit, Math.min(max, maxInLine));
  if (line !== null) return line;
  const both = await git.read(['rev-list', '--left-right', `--max-count=${max + 1}`, `${base}...${commit}`, '--']);
  const sides = nonEmptyLines(both);
  if (sides.some((side) => side.startsWith('<'))) return null;
  if (sides.length > max) throw new GitError(`${base}..${commit} has more than ${max} commits, too many to inspect`);
  const objects = await commitObjects(
    git,
    sides.map((side) => side.slice(1)),
  );
  return [...objects.values()];
}

/** Each is read in any case. */
const maxInLine = 1_000;

/** Compares the ends of the range, and each of its commits with each of its parents, some at once. */
async function rangeEntries(
  git: Git,
  base: string,
  end: { readonly commit: string; readonly tree: string },
  commits: readonly CommitObject[],
): Promise<{ changes: RangeEntry[]; steps: RangeEntry[] }> {
  const trees = new Map(commits.map(({ sha, tree }) => [sha, tree]));
  const between = async (from: string | null, to: string) =>
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
  const steps = await fewAtOnce(pairs, comparedAtOnce, ({ parent, tree }) => between(parent, tree));
  return { changes: await between(base, end.tree), steps: steps.flat() };
}

/** Their folders are in memory together. */
const comparedAtOnce = 64;

async function newObjects(
  git: Git,
  steps: readonly RangeEntry[],
  blobBytes: (path: string) => number,
): Promise<Pick<Inspection, 'symlinks' | 'large'>> {
  const added = steps.filter(({ newMode }) => newMode.startsWith('1') && newMode !== gitlink);
  const matches = await describeObjects(git, [...new Set(added.map(({ object }) => object))]);
  const sizes = new Map(matches.map(({ id, size }) => [id, size]));
  const size = ({ object }: RangeEntry) => sizes.get(object) ?? 0;
  const links = withoutRepeats(added.filter(({ newMode }) => newMode === symlink));
  // No file system has longer targets.
  const readable = links.filter((link) => size(link) <= 4096);
  const read = await readObjects(git, [...new Set(readable.map(({ object }) => object))]);
  const targets = new Map(read.map(({ id, content }) => [id, content.toString('utf8')]));
  return {
    symlinks: links.map((link) => {
      const target = targets.get(link.object);
      if (target === undefined) return { path: link.path, target: '', wayOut: 'is too long for a path' };
      return { path: link.path, target, wayOut: escapingTarget(posix.dirname(link.path), target) };
    }),
    large: withoutRepeats(added)
      .filter((entry) => size(entry) > blobBytes(entry.path))
      .map((entry) => ({ path: entry.path, bytes: size(entry) })),
  };
}

function changedPath({ path, oldMode, newMode }: RangeEntry): ChangedPath {
  return { path, oldMode, newMode };
}

/** Drops entries that another commit, or the other parent, repeats. */
function withoutRepeats(entries: readonly RangeEntry[]): RangeEntry[] {
  const keyOf = ({ oldMode, newMode, object, path }: RangeEntry) => `${oldMode} ${newMode} ${object} ${path}`;
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}

function entryPaths(entries: readonly RangeEntry[]): string[] {
  return [...new Set(entries.map(({ path }) => path))];
}

/**
 * True for a path component that some file system opens as `.git`: in any case (macOS, Windows), with characters
 * that HFS+ ignores, by its 8.3 name, with trailing dots, spaces and streams that NTFS drops, or behind a
 * backslash. Equal to is_hfs_dotgit and is_ntfs_dotgit, which git's fsck uses.
 */
export function isDotGit(name: string): boolean {
  return name.split('\\').some((part) => {
    const plain = part.replace(hfsIgnored, '').toLowerCase();
    return plain === '.git' || /^(\.git|git~1)[. ]*(:|$)/.test(part.toLowerCase());
  });
}

/** Copied from next_hfs_char() in git's utf8.c. */
const hfsIgnored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/**
 * Describes how a symlink leaves the tree; null when it stays inside. `..` may come only first: a name before it
 * may itself be a link, and `..` then leads elsewhere.
 */
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
