import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A file or folder that was changed, and when, in ms since the epoch. */
export interface NewestChange {
  readonly path: string;
  readonly at: number;
}

/**
 * The newest change below a folder after a time, by when the file system noted it, which no tool sets back; null without
 * one. It stops at one that is as new as `enough`, and after very many files. `.git` and what links lead to are left out.
 */
export async function newestChange(root: string, since: number, enough: number): Promise<NewestChange | null> {
  let newest: NewestChange | null = null;
  let left = mostScannedFiles;
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await folderEntries(folder);
    for (let from = 0; from < entries.length; from += parallelStats) {
      const some = entries.slice(from, from + parallelStats);
      const times = await Promise.all(some.map(({ name }) => changeTime(join(folder, name))));
      for (const [index, entry] of some.entries()) {
        const at = times[index] ?? 0;
        const path = join(folder, entry.name);
        if (at > Math.max(since, newest?.at ?? 0)) newest = { path: relative(root, path), at };
        if (entry.isDirectory()) folders.unshift(path); // a level after the other: what is near the top is found first
      }
      left -= some.length;
      if (left <= 0 || (newest !== null && newest.at >= enough)) return newest;
    }
  }
  return newest;
}

const mostScannedFiles = 200_000;
const parallelStats = 64;

/** None for a folder that has gone away meanwhile, or is closed to us: somebody else is at work here. */
async function folderEntries(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter(({ name }) => name !== '.git');
}

async function changeTime(path: string): Promise<number> {
  return lstat(path).then(
    ({ ctimeMs }) => ctimeMs,
    () => 0, // gone meanwhile
  );
}
