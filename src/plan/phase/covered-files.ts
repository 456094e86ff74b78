import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative, sep } from 'node:path';
import { readDirectory } from './planning-tree.ts';
import type { CoveredFiles } from './verification.ts';

/** True where the files are unchanged and include all present plans and SUMMARYs. `root` contains `.planning`. */
export function isStillCovered(root: string, { dir }: { dir: string }, { files, digest }: CoveredFiles): boolean {
  if (coveredDigest(root, files) !== digest) return false;
  const covered = new Set(files.map(normalizedCovered));
  const { planFiles, summaryFiles } = readDirectory(root, dir);
  return [...planFiles, ...summaryFiles].every((file) => covered.has(`${dir}/${file}`));
}

/**
 * Fingerprint as GSD 1.14 makes it: over each path, sorted and unique, and the SHA-256 of its bytes on disk. Null
 * where a path is empty, absolute, outside of `root`, missing or not a regular file.
 */
function coveredDigest(root: string, files: readonly string[]): string | null {
  const paths = [...new Set(files.map(normalizedCovered))].sort();
  if (paths.length === 0) return null;
  const whole = createHash('sha256').update('v1\n');
  for (const path of paths) {
    const bytes = tryReadBytes(root, path);
    if (bytes === null) return null;
    whole.update(`${path}\n${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  return `v1:sha256:${whole.digest('hex')}`;
}

function normalizedCovered(path: string): string {
  return posix.normalize(path.replaceAll('\\', '/'));
}

function tryReadBytes(root: string, path: string): Buffer | null {
  if (path === '.' || path === '..' || path.startsWith('../') || isAbsolute(path)) return null;
  try {
    const real = realpathSync(join(root, path));
    const way = relative(realpathSync(root), real);
    const leaves = way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
    return !leaves && statSync(real).isFile() ? readFileSync(real) : null;
  } catch {
    return null; // it is missing or cannot be read, which is all that counts
  }
}
