import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { decodePaths, fileBelow, pathBytes } from '../../files/path-bytes.ts';
import { capture } from '../../process/capture.ts';
import type { Git } from '../git.ts';
import { foldersAbove } from '../objects/trees.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

const Modes = z.record(z.string(), z.number());

/** Content and mode bits that git does not see, without ignored paths and nested repositories. */
export const TreeShape = z.object({
  /** Also those of submodules, which git wants to exist, if empty. */
  folders: z.array(z.string()),
  empty: Modes,
  pipes: Modes,
  /** Commonest bits of files, executables and folders, and what has others; null for too many entries. */
  modes: z.object({ usual: Modes, others: Modes }).nullable(),
});
export type TreeShape = z.infer<typeof TreeShape>;

/** Limit beyond which a scan would slow each attempt: mode bits are then left to git. */
const mostShapeEntries = 20_000;

export function readTreeShape(git: Git, ignored: readonly string[]): TreeShape {
  const { folders, empty, pipes, entries } = scanEntries(git, ignored, { unlock: false });
  return {
    folders,
    empty: entryModes(git, empty),
    pipes: entryModes(git, pipes),
    modes: entries && compactModes(git, entries),
  };
}

/**
 * Restores empty folders, pipes and mode bits after the files. Removes nothing that has content. Returns what it moved to
 * `asideDir`, because git does not see it: a `.git` without anything beside it that leads nowhere, and folders too deep for a path.
 */
export async function restoreTreeShape(
  git: Git,
  before: TreeShape,
  ignored: readonly string[],
  since: Date,
  asideDir: string,
): Promise<string[]> {
  const workTree = new WorkTreeFiles(git.root);
  const folders = new Set(before.folders);
  const { hollow, empty, pipes, entries, tooDeep } = scanEntries(git, ignored, { unlock: true });
  const strays = hollow.flatMap((folder) => (folders.has(folder) ? [] : [`${folder}/.git`]));
  for (const path of strays) workTree.moveAside(path, asideDir, since);
  for (const path of strays) workTree.removeEmpty(dirname(path), folders);
  for (const path of pipes) if (!(path in before.pipes)) workTree.remove(path, since);
  for (const path of empty) if (!(path in before.empty)) workTree.removeEmpty(path, folders);
  for (const [path, mode] of missingPaths(git, before.empty)) {
    mkdirSync(fileBelow(git.root, path), { recursive: true });
    chmodSync(fileBelow(git.root, path), mode);
  }
  for (const [path, mode] of missingPaths(git, before.pipes)) {
    mkdirSync(fileBelow(git.root, dirname(path)), { recursive: true });
    const args = ['-0', 'mkfifo', '-m', mode.toString(8), '--'];
    await capture('xargs', args, { cwd: git.root, env: { PATH: '/usr/bin:/bin' }, stdin: pathBytes(path) });
  }
  if (before.modes !== null && entries !== null) restoreModes(git, entries, before.modes);
  // Git does not see what is in there, so it is kept by nothing else.
  const made = tooDeep.flatMap((path) => [...foldersAbove(path), path].find((each) => !folders.has(each)) ?? []);
  for (const path of new Set(made)) workTree.moveAside(path, asideDir, since);
  return [...strays, ...new Set(made)];
}

/**
 * Lists folders, pipes and `entries`, which are files and folders; null for too many. `unlock` opens folders that
 * the attempt has locked; else unreadable ones are skipped.
 */
function scanEntries(git: Git, ignored: readonly string[], { unlock }: { unlock: boolean }) {
  const found = {
    folders: [] as string[],
    hollow: [] as string[],
    empty: [] as string[],
    pipes: [] as string[],
    entries: [] as string[],
    tooDeep: [] as string[],
  };
  const skipped = new Set(ignored.map((path) => path.replace(/\/$/, '')));
  const known = largeTrees.get(git);
  const seen = new Map<string, Inside>();
  const index = lstatSync(join(git.gitDir, 'index'), { throwIfNoEntry: false });
  let count = 0;
  const visit = (folder: string) => {
    const place = fileBelow(git.root, folder);
    if (Buffer.byteLength(place) > longestFolder) {
      found.folders.push(folder);
      found.tooDeep.push(folder);
      return;
    }
    if (unlock) unlockFolder(place);
    const inside = lookInto(place, known?.get(folder), index);
    if (inside !== null) seen.set(folder, inside);
    found.folders.push(folder);
    if (inside?.isEmpty) found.empty.push(folder);
    if (inside?.isRepository && inside.files.length + inside.folders.length === 0) found.hollow.push(folder);
    if (inside === null || (folder !== '' && inside.isRepository)) return;
    const above = folder === '' ? '' : `${folder}/`;
    const below = (names: readonly string[]) => names.map((name) => above + name).filter((path) => !skipped.has(path));
    const folders = below(inside.folders);
    count += inside.files.length + folders.length;
    for (const path of below(inside.pipes)) found.pipes.push(path);
    if (count <= mostShapeEntries) for (const path of [...below(inside.files), ...folders]) found.entries.push(path);
    for (const path of folders) visit(path);
  };
  visit('');
  if (count <= mostShapeEntries || count > mostRemembered) largeTrees.delete(git);
  else largeTrees.set(git, seen);
  return { ...found, entries: count > mostShapeEntries ? null : found.entries };
}

/** In bytes: what is in a longer one may have a path that is longer than the system takes (4,095). */
const longestFolder = 3_800;

/** Folders of large trees as the last look found them: to ask whether one changed takes a part of the time of a look. */
const largeTrees = new WeakMap<Git, ReadonlyMap<string, Inside>>();
/** Limit of the memory that their names take. */
const mostRemembered = 300_000;

/** Names in a folder, without `.git`. */
interface Inside {
  /** Changes with the folder: number, and times in ms. */
  readonly stamp: Pick<Stats, 'ino' | 'mtimeMs' | 'ctimeMs'>;
  /** Of this stamp, by `performance.now()`. */
  readonly firstSeenAt: number;
  /** The names were read so long after the stamp was seen that a later change has another. */
  readonly isSure: boolean;
  readonly isEmpty: boolean;
  readonly isRepository: boolean;
  readonly folders: readonly string[];
  readonly pipes: readonly string[];
  readonly files: readonly string[];
}

/** Milliseconds: no file system has coarser times. */
const coarsestTime = 3_000;

/** Null where the folder cannot be read, or is gone meanwhile. */
function lookInto(folder: string | Buffer, known: Inside | undefined, index: Stats | undefined): Inside | null {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  const { ino, mtimeMs, ctimeMs } = stat;
  const was = known?.stamp;
  const isKnown = was?.ino === ino && was.mtimeMs === mtimeMs && was.ctimeMs === ctimeMs;
  if (isKnown && known?.isSure) return known;
  const now = performance.now();
  const firstSeenAt = (isKnown ? known?.firstSeenAt : undefined) ?? now;
  const listed = tryList(folder);
  if (listed === null) return null;
  const names = { folders: [] as string[], pipes: [] as string[], files: [] as string[] };
  let isRepository = false;
  for (const { entry, name } of listed)
    if (name === '.git') isRepository = true;
    else if (entry.isFile()) names.files.push(name);
    else if (entry.isDirectory()) names.folders.push(name);
    else if (entry.isFIFO() || entry.isSocket()) names.pipes.push(name);
  return {
    stamp: { ino, mtimeMs, ctimeMs },
    firstSeenAt,
    // The index, which is written at each commit, tells the time of this file system.
    isSure:
      now - firstSeenAt > coarsestTime || (index?.dev === stat.dev && index.ctimeMs - stat.ctimeMs > coarsestTime),
    isEmpty: listed.length === 0,
    isRepository,
    ...names,
  };
}

/** The scan has found this folder, so it is not a link. */
function unlockFolder(folder: string | Buffer): void {
  const { mode } = lstatSync(folder);
  if ((mode & 0o700) !== 0o700) chmodSync(folder, (mode & 0o7777) | 0o700);
}

/** Entries with their names, by bytes only where a name is not UTF-8: that takes twice as long. */
function tryList(path: string | Buffer) {
  try {
    const entries = readdirSync(path, { withFileTypes: true }).map((entry) => ({ entry, name: entry.name }));
    if (!entries.some(({ name }) => name.includes('\ufffd'))) return entries;
    const inBytes = readdirSync(path, { withFileTypes: true, encoding: 'buffer' });
    return inBytes.map((entry) => ({ entry, name: decodePaths(entry.name) }));
  } catch {
    return null; // not ours to read, or gone meanwhile
  }
}

function entryModes(git: Git, paths: readonly string[]): Record<string, number> {
  return Object.fromEntries(paths.map((path) => [path, lstatSync(fileBelow(git.root, path)).mode & 0o7777]));
}

/** Most entries have one of three modes, so only the others are listed. */
function compactModes(git: Git, entries: readonly string[]): NonNullable<TreeShape['modes']> {
  const counts = new Map<string, Map<number, number>>();
  const modes = entries.flatMap((path) => {
    const seen = entryMode(git, path);
    if (seen === null) return [];
    const count = counts.get(seen.kind) ?? new Map<number, number>();
    counts.set(seen.kind, count.set(seen.mode, (count.get(seen.mode) ?? 0) + 1));
    return [{ path, ...seen }];
  });
  const usual = Object.fromEntries(
    [...counts].map(([kind, count]) => [kind, [...count].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0]),
  );
  const others = modes.filter(({ kind, mode }) => usual[kind] !== mode);
  return { usual, others: Object.fromEntries(others.map(({ path, mode }) => [path, mode])) };
}

function restoreModes(git: Git, entries: readonly string[], { usual, others }: NonNullable<TreeShape['modes']>): void {
  // The deepest first: a folder may get bits that lock us out.
  for (const path of [...entries].reverse()) {
    const seen = entryMode(git, path);
    const wanted = others[path] ?? (seen === null ? undefined : usual[seen.kind]);
    if (seen !== null && wanted !== undefined && seen.mode !== wanted) chmodSync(fileBelow(git.root, path), wanted);
  }
}

function entryMode(git: Git, path: string): { kind: string; mode: number } | null {
  const stat = lstatSync(fileBelow(git.root, path), { throwIfNoEntry: false });
  if (stat === undefined || !(stat.isFile() || stat.isDirectory())) return null;
  const kind = stat.isDirectory() ? 'folder' : stat.mode & 0o100 ? 'executable' : 'file';
  return { kind, mode: stat.mode & 0o7777 };
}

function missingPaths(git: Git, before: Record<string, number>): [string, number][] {
  const workTree = new WorkTreeFiles(git.root);
  return Object.entries(before).filter(([path]) => !workTree.isThere(path) && workTree.inTheWayOf(path) === null);
}
