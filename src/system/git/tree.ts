import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { joinWithNuls } from '../files/path-bytes.ts';
import { isObjectName } from './calls/head.ts';
import type { Git } from './git.ts';
import { absent, type DifferingEntry, folderMode, linkMode, repositoryMode, type TreeEntry } from './objects/trees.ts';
import type { ChangedPaths, TreeState } from './work-tree-status.ts';

/** Returns paths that differ from `sha`, including uncommitted and untracked ones. Sorted. */
export async function hasChangedSince(git: Git, sha: string, state?: TreeState): Promise<string[]> {
  const { head, changes } = state ?? (await git.state());
  const committed = head === null || head === sha ? [] : await listChangedPaths(git, sha, head);
  return [...new Set([...committed, ...changes.map((change) => change.path)])].sort();
}

export async function listChangedPaths(git: Git, from: string, to: string): Promise<string[]> {
  return (await listEntriesBetween(git, from, to)).map(({ path }) => path);
}

/** Cached, because several checks read the same changes. */
export async function listEntriesBetween(git: Git, from: string, to: string): Promise<readonly DifferingEntry[]> {
  const existing = lastDiffs.get(git) ?? new Map<string, readonly DifferingEntry[]>();
  lastDiffs.set(git, existing);
  const key = `${from} ${to}`;
  const differingEntries = existing.get(key);
  if (differingEntries !== undefined) return differingEntries;
  const entries = await git.trees.differences(from, to);
  if (isObjectName(from) && isObjectName(to) && entries.length <= maxCachedEntries) {
    existing.set(key, entries);
    const [oldest] = existing.keys();
    if (existing.size > 8 && oldest !== undefined) existing.delete(oldest);
  }
  return entries;
}

/** Caching larger results costs too much memory. */
const maxCachedEntries = 5_000;

const lastDiffs = new WeakMap<Git, Map<string, readonly DifferingEntry[]>>();

export async function listDifferences(git: Git, from: string, to: string): Promise<ChangedPaths> {
  const reported: ChangedPaths = { changed: [], gone: [], fresh: [] };
  for (const { path, was, is } of await listEntriesBetween(git, from, to)) {
    (was === absent && is.mode !== repositoryMode ? reported.fresh : reported.changed).push(path);
    if (is === absent) reported.gone.push(path);
  }
  return reported;
}

export async function isSubmodule(git: Git, tree: string, path: string): Promise<boolean> {
  return (await git.trees.at(tree, path))?.mode === repositoryMode;
}

export async function filterPresentFiles(git: Git, tree: string, files: readonly string[]): Promise<string[]> {
  const expected = new Set(files);
  return (await listEntriesUnder(git, tree, files)).flatMap(({ path }) => (expected.has(path) ? [path] : []));
}

export async function listFilesUnder(git: Git, tree: string, expected: readonly string[]): Promise<string[]> {
  const entries = await listEntriesUnder(git, tree, expected);
  return entries.flatMap(({ mode, path }) => (mode === repositoryMode ? [] : [path]));
}

export async function listEntriesUnder(git: Git, tree: string, paths: readonly string[]): Promise<TreeEntry[]> {
  if (paths.length === 0) return [];
  return (await git.trees.list(tree, paths)).filter(({ mode }) => mode !== folderMode);
}

export async function emptyTree(git: Git): Promise<string> {
  return (await git.run(['mktree'])).trim();
}

export async function readTextInTree(git: Git, tree: string, path: string): Promise<string | null> {
  const entry = await git.trees.at(tree, path);
  return entry && git.trees.text(entry);
}

/** Returns a file's bytes as a checkout would write them (for a link, its target), or null if missing. */
export async function checkedOutBytes(git: Git, commit: string, path: string): Promise<Buffer | null> {
  const { exitCode, stdout } = await git.try(['cat-file', '--filters', `${commit}:${path}`], { reading: true });
  return exitCode === 0 ? stdout : null;
}

/** Returns the files whose content in the work tree equals that in the tree. */
export async function isUnchangedSince(git: Git, tree: string, files: readonly string[]): Promise<string[]> {
  const isPlainFile = (path: string) => lstatSync(join(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
  const expected = files.filter((path) => !path.includes('\n') && isPlainFile(path));
  if (expected.length === 0) return [];
  const listed = await listEntriesUnder(git, tree, expected);
  const blobs = new Map(listed.map(({ path, id }) => [path, id]));
  const reported = await git.read(['hash-object', '--stdin-paths'], {
    stdin: expected.map((path) => `${path}\n`).join(''),
  });
  const hashes = reported.trimEnd().split('\n');
  return expected.filter((path, at) => blobs.get(path) === hashes[at]);
}

export async function restoreFiles(git: Git, tree: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const args = ['restore', `--source=${tree}`, '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'];
  await git.run(['--literal-pathspecs', ...args], { stdin: joinWithNuls(files) });
}

/** `symlinks` are also in `files`. */
export async function specialEntries(
  git: Git,
  from: string,
  to: string,
): Promise<{ files: string[]; gitlinks: string[]; symlinks: string[] }> {
  const result = { files: [] as string[], gitlinks: [] as string[], symlinks: [] as string[] };
  for (const { path, is } of await listEntriesBetween(git, from, to)) {
    if (is === absent) continue;
    if (is.mode === repositoryMode) result.gitlinks.push(path);
    else result.files.push(path);
    if (is.mode === linkMode) result.symlinks.push(path);
  }
  return result;
}
