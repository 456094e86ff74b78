import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Lends a copy of the index: its file times save reading all files, and a stale `index.lock` does not block it. */
export async function withIndexCopy<T>(
  { gitDir }: { readonly gitDir: string },
  act: (index: string) => Promise<T>,
): Promise<T> {
  const folder = join(gitDir, 'phase-executor');
  mkdirSync(folder, { recursive: true });
  // Process ids come again, in a container at every start: a killed one's copy must not be met.
  const copy = join(folder, `index-${process.pid}-${randomBytes(6).toString('hex')}`);
  const source = join(gitDir, 'index');
  try {
    const stat = statSync(source, { throwIfNoEntry: false });
    if (stat) copyFileSync(source, copy);
    // Git takes a file for unchanged only if it is older than the index: the copy must not look newer.
    if (stat) utimesSync(copy, stat.atime, Math.floor(stat.mtimeMs) / 1000);
    return await act(copy);
  } finally {
    rmSync(copy, { force: true });
    rmSync(`${copy}.lock`, { force: true });
  }
}
