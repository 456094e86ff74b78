import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { decodePaths, hasOddBytes, pathBytes } from '../../files/path-bytes.ts';
import type { GitCalls } from '../calls/git-calls.ts';
import type { TreeEntry } from './trees.ts';

/**
 * Entries that `stage` leaves in an index of its own, which begins with those that are known: the one of 50,000 files takes
 * 5 MB to read, and again to write.
 */
export function stagedEntries(
  git: GitCalls,
  treeEntries: readonly TreeEntry[],
  hash: string,
  stage: (index: string, begin: readonly string[]) => Promise<void>,
): Promise<ReadonlyMap<string, TreeEntry>> {
  return withScratchIndex(git, async (index) => {
    const args = treeEntries.flatMap(({ mode, id, path }) => ['--cacheinfo', `${mode},${id},${path}`]);
    const isShort = treeEntries.length <= maxNamed && !treeEntries.some(({ path }) => hasOddBytes(path));
    const stdin = pathBytes(treeEntries.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join(''));
    if (!isShort) await git.run(['update-index', '-z', '--index-info'], { index, stdin });
    await stage(index, isShort ? args : []);
    return existsSync(index) ? indexEntries(readFileSync(index), hash === 'sha256' ? 32 : 20) : new Map();
  });
}

/** Entries that a call takes on its command line. */
const maxNamed = 100;

/** Lends a copy of the index: its file times save reading all files. */
export function withIndexCopy<T>(git: { readonly gitDir: string }, act: (index: string) => Promise<T>): Promise<T> {
  return withScratchIndex(git, (copy) => {
    const source = join(git.gitDir, 'index');
    const stat = statSync(source, { throwIfNoEntry: false });
    if (stat) copyFileSync(source, copy);
    // Git takes a file for unchanged only if it is older than the index: the copy must not look newer.
    if (stat) utimesSync(copy, stat.atime, Math.floor(stat.mtimeMs) / 1000);
    return act(copy);
  });
}

/** Lends a place for an index, which a stale `index.lock` does not block. Nothing is there. */
export async function withScratchIndex<T>(
  { gitDir }: { readonly gitDir: string },
  act: (index: string) => Promise<T>,
): Promise<T> {
  const folder = join(gitDir, 'phase-executor');
  mkdirSync(folder, { recursive: true });
  // Process ids come again, in a container at every start: a killed one's index must not be met.
  const index = join(folder, `index-${process.pid}-${randomBytes(6).toString('hex')}`);
  try {
    return await act(index);
  } finally {
    rmSync(index, { force: true });
    rmSync(`${index}.lock`, { force: true });
  }
}

/** Entries of an index of version 2, by their paths; names end with zeros up to eight bytes. */
function indexEntries(index: Buffer, idBytes: number): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (let at = 12, remaining = index.readUInt32BE(8); remaining > 0; remaining -= 1) {
    const name = at + 42 + idBytes;
    const end = index.indexOf(0, name);
    const path = decodePaths(index.subarray(name, end));
    entries.set(path, {
      mode: index.readUInt32BE(at + 24).toString(8),
      id: index.toString('hex', at + 40, name - 2),
      path,
    });
    at += Math.ceil((end + 1 - at) / 8) * 8;
  }
  return entries;
}
