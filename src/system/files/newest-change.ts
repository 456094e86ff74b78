import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A file or folder that was changed, and when, in ms since the epoch. */
export interface Change {
  readonly path: string;
  readonly at: number;
}

/**
 * The newest change below a folder after a time, by when the file system noted it, which no tool sets back; null without
 * one. It stops at one that is as new as `enough`, and after very many files. `.git` and what links lead to are left out.
 */
export async function newestChange(root: string, since: number, enough: number): Promise<Change | null> {
  let newest: Change | null = null;
  let left = mostFiles;
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await entriesOf(folder);
    for (let from = 0; from < entries.length; from += atOnce) {
      const some = entries.slice(from, from + atOnce);
      const times = await Promise.all(some.map(({ name }) => changedAt(join(folder, name))));
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

const mostFiles = 200_000;
const atOnce = 64;

/** None for a folder that has gone away meanwhile, or is closed to us: somebody else is at work here. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter(({ name }) => name !== '.git');
}

async function changedAt(path: string): Promise<number> {
  return lstat(path).then(
    ({ ctimeMs }) => ctimeMs,
    () => 0, // gone meanwhile
  );
}
