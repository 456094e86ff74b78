import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Does something with a copy of the user's index, which is gone afterwards. A copy rather than an empty index: what it
 * knows of the files' times saves reading them all again. A stale `index.lock` does not stand in its way.
 */
export async function withIndexCopy<T>(
  { gitDir }: { readonly gitDir: string },
  act: (index: string) => Promise<T>,
): Promise<T> {
  const folder = join(gitDir, 'phase-executor');
  mkdirSync(folder, { recursive: true });
  // Process ids come again, in a container at every start: what a killed one has left must not be met.
  const copy = join(folder, `index-${process.pid}-${randomBytes(6).toString('hex')}`);
  const source = join(gitDir, 'index');
  try {
    const stat = statSync(source, { throwIfNoEntry: false });
    // Without an index, git starts from an empty one.
    if (stat) copyFileSync(source, copy);
    // Git takes a file for unchanged only if it is older than the index: a copy must not look newer than its original.
    if (stat) utimesSync(copy, stat.atime, Math.floor(stat.mtimeMs) / 1000);
    return await act(copy);
  } finally {
    rmSync(copy, { force: true });
    rmSync(`${copy}.lock`, { force: true });
  }
}
