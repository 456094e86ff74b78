import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { decodePaths, hasOddBytes, pathBytes } from '../../files/path-bytes.ts';
import type { GitCalls } from '../calls/git-calls.ts';
import type { TreeEntry } from './trees.ts';

/** Uses a small temporary index, because a full one of 50,000 files has 5 MB to read and write. */
export function listStagedEntries(
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

/** Limit for passing entries on the command line. */
const maxNamed = 100;

/** Provides a copy of the index, whose cached file times save rereading files. */
export function withIndexCopy<T>(git: { readonly gitDir: string }, use: (index: string) => Promise<T>): Promise<T> {
  return withScratchIndex(git, (copy) => {
    const source = join(git.gitDir, 'index');
    const stat = statSync(source, { throwIfNoEntry: false });
    if (stat) copyFileSync(source, copy);
    // Keep the index time: git trusts cached file times only if they're older than the index.
    if (stat) utimesSync(copy, stat.atime, Math.floor(stat.mtimeMs) / 1000);
    return use(copy);
  });
}

/** Provides a path for a new index, independent of a stale `index.lock`. */
export async function withScratchIndex<T>(
  { gitDir }: { readonly gitDir: string },
  use: (index: string) => Promise<T>,
): Promise<T> {
  const folder = join(gitDir, 'phase-executor');
  mkdirSync(folder, { recursive: true });
  // Process ids repeat, especially in containers, so add random bytes.
  const index = join(folder, `index-${process.pid}-${randomBytes(6).toString('hex')}`);
  try {
    return await use(index);
  } finally {
    rmSync(index, { force: true });
    rmSync(`${index}.lock`, { force: true });
  }
}

/** Parses an index of version 2, whose names are padded with NULs to 8 bytes. */
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
