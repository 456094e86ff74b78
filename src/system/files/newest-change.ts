import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface NewestChange {
  readonly path: string;
  readonly at: number;
}

/** Uses ctime, which tools can't fake. Stops at a change as new as `enough`. Ignores `.git` and link targets. */
export async function findNewestChange(root: string, since: number, enough: number): Promise<NewestChange | null> {
  let newest: NewestChange | null = null;
  let remaining = maxScannedFiles;
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    // Other programs may remove the folder meanwhile.
    const allEntries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const entries = allEntries.filter(({ name }) => name !== '.git');
    for (let from = 0; from < entries.length; from += parallelStats) {
      const batch = entries.slice(from, from + parallelStats);
      const times = await Promise.all(batch.map(({ name }) => changeTime(join(folder, name))));
      for (const [index, entry] of batch.entries()) {
        const at = times[index] ?? 0;
        const path = join(folder, entry.name);
        if (at > Math.max(since, newest?.at ?? 0)) newest = { path: relative(root, path), at };
        if (entry.isDirectory()) folders.unshift(path); // breadth first, because changes are often near the top
      }
      remaining -= batch.length;
      if (remaining <= 0 || (newest !== null && newest.at >= enough)) return newest;
    }
  }
  return newest;
}

const maxScannedFiles = 200_000;
const parallelStats = 64;

async function changeTime(path: string): Promise<number> {
  return lstat(path).then(
    ({ ctimeMs }) => ctimeMs,
    () => 0,
  );
}
