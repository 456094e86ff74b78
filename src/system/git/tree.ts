import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, joinWithNuls, splitAtNuls } from './git.ts';
import { isObjectName } from './head.ts';
import type { TreeState } from './work-tree-status.ts';

/** Paths that differ from `sha` now: committed, staged, changed or untracked. Sorted. */
export async function changedSince(git: Git, sha: string, state?: TreeState): Promise<string[]> {
  const { head, changes } = state ?? (await git.state());
  const committed = head === null || head === sha ? [] : await changedBetween(git, sha, head);
  return [...new Set([...committed, ...changes.map((change) => change.path)])].sort();
}

export async function changedBetween(git: Git, from: string, to: string): Promise<string[]> {
  return (await entriesBetween(git, from, to)).map(({ path }) => path);
}

/** `was` and `is` are modes; `000000` where the path is absent. */
interface DifferingEntry {
  readonly path: string;
  readonly was: string;
  readonly is: string;
}

/** Caches, because an attempt's changes are read from several sides, and objects do not change. */
async function entriesBetween(git: Git, from: string, to: string): Promise<readonly DifferingEntry[]> {
  const known = lastDiffs.get(git) ?? new Map<string, readonly DifferingEntry[]>();
  lastDiffs.set(git, known);
  const key = `${from} ${to}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const raw = (await git.read(['diff-tree', '-r', '-z', '--raw', '--no-renames', from, to, '--'])).split('\0');
  const entries: DifferingEntry[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [was = '', is = ''] = (raw[at] ?? '').split(' ');
    entries.push({ path: raw[at + 1] ?? '', was: was.slice(1), is });
  }
  if (isObjectName(from) && isObjectName(to) && entries.length <= mostCachedEntries) {
    known.set(key, entries);
    const [oldest] = known.keys();
    if (known.size > 8 && oldest !== undefined) known.delete(oldest);
  }
  return entries;
}

/** A larger difference costs more memory than the call is worth. */
const mostCachedEntries = 5_000;

const lastDiffs = new WeakMap<Git, Map<string, readonly DifferingEntry[]>>();

/** Paths that differ between commits or trees; `gone` is a part of `changed`, as are changed nested repositories. */
export async function differences(
  git: Git,
  from: string,
  to: string,
): Promise<{ changed: string[]; gone: string[]; fresh: string[] }> {
  const told = { changed: [] as string[], gone: [] as string[], fresh: [] as string[] };
  for (const { path, was, is } of await entriesBetween(git, from, to)) {
    (was === '000000' && is !== '160000' ? told.fresh : told.changed).push(path);
    if (is === '000000') told.gone.push(path);
  }
  return told;
}

export async function treeFolders(git: Git, tree: string): Promise<readonly string[]> {
  const known = lastFolders.get(git);
  if (known?.tree === tree) return known.folders;
  const entries = await listTree(git, ['-r', '-d', tree]);
  const folders = entries.flatMap(({ mode, path }) => (mode === '040000' ? [path] : []));
  lastFolders.set(git, { tree, folders });
  return folders;
}

/** Caches the last tree, because attempts of one plan go back to the same. */
const lastFolders = new WeakMap<Git, { tree: string; folders: readonly string[] }>();

export async function isSubmodule(git: Git, tree: string, path: string): Promise<boolean> {
  return (await git.read(['ls-tree', '-z', '--full-tree', tree, '--', path])).startsWith('160000 ');
}

export async function presentFiles(git: Git, tree: string, files: readonly string[]): Promise<string[]> {
  const wanted = new Set(files);
  return (await entriesUnder(git, tree, files)).flatMap(({ path }) => (wanted.has(path) ? [path] : []));
}

/** Files of a tree at or below these paths, without nested repositories. */
export async function filesUnder(git: Git, tree: string, wanted: readonly string[]): Promise<string[]> {
  const entries = await entriesUnder(git, tree, wanted);
  return entries.flatMap(({ mode, path }) => (mode === '160000' ? [] : [path]));
}

/** Entries of a tree at or below these paths. */
export async function entriesUnder(git: Git, tree: string, paths: readonly string[]): Promise<TreeEntry[]> {
  if (paths.length === 0) return [];
  // Of a few paths git need not list all of a large tree. Many it compares one by one, and the system refuses them.
  if (paths.length <= mostListedPaths) return listTree(git, ['-r', tree, '--', ...paths]);
  const wanted = new Set(paths.map((path) => path.replace(/\/$/, '')));
  return (await listTree(git, ['-r', tree])).filter(({ path }) => isAtOrBelow(path, wanted));
}

const mostListedPaths = 200;

function isAtOrBelow(path: string, wanted: ReadonlySet<string>): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    if (wanted.has(path.slice(0, end))) return true;
  return false;
}

interface TreeEntry {
  readonly mode: string;
  readonly id: string;
  readonly path: string;
}

/** Lists entries of a tree as `git ls-tree` with these arguments. */
export async function listTree(git: Git, args: readonly string[]): Promise<TreeEntry[]> {
  const listed = await git.read(['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', ...args]);
  return splitAtNuls(listed).map((entry) => {
    const tab = entry.indexOf('\t');
    const [mode = '', , id = ''] = entry.slice(0, tab).split(' ');
    return { mode, id, path: entry.slice(tab + 1) };
  });
}

export function emptyTree(git: Git): Promise<string> {
  return makeTree(git, []);
}

/** Makes a tree of lines as `git ls-tree` prints them. */
export async function makeTree(git: Git, lines: readonly string[]): Promise<string> {
  return (await git.run(['mktree', '-z'], { stdin: joinWithNuls(lines) })).trim();
}

/** The text of a file in a commit or tree; null when it has no such file. */
export async function textInTree(git: Git, tree: string, path: string): Promise<string | null> {
  const found = await git.objects.read(`${tree}:${path}`);
  return found.kind === 'blob' ? found.content.toString('utf8') : null;
}

/** Those of `files` that the work tree has just as a commit or tree has them. */
export async function unchangedSince(git: Git, tree: string, files: readonly string[]): Promise<string[]> {
  const isPlainFile = (path: string) => lstatSync(join(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
  const wanted = files.filter((path) => !path.includes('\n') && isPlainFile(path));
  if (wanted.length === 0) return [];
  const listed = await entriesUnder(git, tree, wanted);
  const blobs = new Map(listed.map(({ path, id }) => [path, id]));
  const told = await git.read(['hash-object', '--stdin-paths'], { stdin: wanted.map((path) => `${path}\n`).join('') });
  const hashes = told.trimEnd().split('\n');
  return wanted.filter((path, at) => blobs.get(path) === hashes[at]);
}

/** Restores files in the work tree only; the index stays. */
export async function restoreFiles(git: Git, tree: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const args = ['restore', `--source=${tree}`, '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'];
  await git.run(['--literal-pathspecs', ...args], { stdin: joinWithNuls(files) });
}

/** Paths in `to` that differ from `from`: `symlinks` is a part of `files`. */
export async function specialEntries(
  git: Git,
  from: string,
  to: string,
): Promise<{ files: string[]; gitlinks: string[]; symlinks: string[] }> {
  const found = { files: [] as string[], gitlinks: [] as string[], symlinks: [] as string[] };
  for (const { path, is } of await entriesBetween(git, from, to)) {
    if (is === '000000') continue;
    if (is === '160000') found.gitlinks.push(path);
    else found.files.push(path);
    if (is === '120000') found.symlinks.push(path);
  }
  return found;
}
