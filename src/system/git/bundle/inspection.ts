import { isUtf8 } from 'node:buffer';
import { posix } from 'node:path';
import type { Git } from '../git.ts';
import { GitError, gitFailure } from '../git-error.ts';
import { describeObjects, readObjects } from '../object-reader.ts';
import { checkTreeSizes } from './tree-size.ts';

export interface ChangedPath {
  /** From the top of the tree. Bytes that are not UTF-8 become U+FFFD. */
  path: string;
  /** Six octal digits, as git's: `100644`, `100755`, `120000` symlink, `160000` submodule, `000000` absent. */
  oldMode: string;
  newMode: string;
}

/** Changes of a range of commits, read as data. */
export interface Inspection {
  /** `base` is an ancestor of `commit`. If not, nothing else was read. */
  isAncestor: boolean;
  commits: number;
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
}

/** GitHub refuses a push with a file above 100 MiB. */
export const mostPushedBytes = 100 * 1024 * 1024;

/** Inspects `base..commit` without a checkout. @throws GitError when one is not here or there is too much. */
export async function inspect(
  git: Git,
  base: string,
  commit: string,
  { blobBytes = () => mostPushedBytes, commits: mostCommits = 10_000 }: InspectionLimits = {},
): Promise<Inspection> {
  const most = `--max-count=${mostCommits + 1}`;
  const both = await git.read(['rev-list', '--left-right', most, `${base}...${commit}`, '--']);
  const sides = both.split('\n').filter((line) => line !== '');
  const none = { changes: [], steps: [], symlinks: [], gitlinks: [], large: [], notUtf8: [], dotGit: [], tooLong: [] };
  if (sides.some((line) => line.startsWith('<'))) return { isAncestor: false, commits: 0, ...none };
  if (sides.length > mostCommits)
    throw new GitError(`${base}..${commit} has more than ${mostCommits} commits, too many to inspect`);
  if (sides.length === 0) return { isAncestor: true, commits: 0, ...none };
  const commits = sides.map((line) => line.slice(1));
  await checkTreeSizes(git, base, commits);
  const { changes, steps } = await rangeEntries(git, base, commit, commits);
  const objects = await newObjects(git, steps, blobBytes);
  return {
    isAncestor: true,
    commits: commits.length,
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

/** Compares the range and each of its commits in one process. */
async function rangeEntries(
  git: Git,
  base: string,
  commit: string,
  commits: readonly string[],
): Promise<{ changes: RangeEntry[]; steps: RangeEntry[] }> {
  const [from, to] = await Promise.all([git.treeOf(base), git.treeOf(commit)]);
  const args = ['diff-tree', '--stdin', '-m', '-r', '-z', '--raw', '--no-renames', '--root', '--no-abbrev'];
  const result = await git.try(args, { reading: true, stdin: `${[`${from} ${to}`, ...commits].join('\n')}\n` });
  if (result.exitCode !== 0) throw gitFailure(args, result);
  return parseRangeEntries(result.stdout);
}

/** Parses `tree tree` with a line end, entries, then entries after each `commit\0`: `:modes objects letter\0path\0`. */
function parseRangeEntries(told: Buffer): { changes: RangeEntry[]; steps: RangeEntry[] } {
  const isAllUtf8 = isUtf8(told);
  const changes: RangeEntry[] = [];
  const steps: RangeEntry[] = [];
  let into = changes;
  let at = told.indexOf('\n') + 1;
  while (at < told.length) {
    const end = told.indexOf(0, at);
    const field = told.toString('latin1', at, end);
    at = end + 1;
    if (!field.startsWith(':')) {
      into = steps;
      continue;
    }
    const pathEnd = told.indexOf(0, at);
    const bytes = told.subarray(at, pathEnd);
    at = pathEnd + 1;
    const [oldMode = '', newMode = '', , object = ''] = field.slice(1).split(' ');
    into.push({ path: bytes.toString('utf8'), oldMode, newMode, object, isUtf8: isAllUtf8 || isUtf8(bytes) });
  }
  return { changes, steps };
}

async function newObjects(
  git: Git,
  steps: readonly RangeEntry[],
  blobBytes: (path: string) => number,
): Promise<Pick<Inspection, 'symlinks' | 'large'>> {
  const added = steps.filter(({ newMode }) => newMode.startsWith('1') && newMode !== gitlink);
  const found = await describeObjects(git, [...new Set(added.map(({ object }) => object))]);
  const sizes = new Map(found.map(({ id, size }) => [id, size]));
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
