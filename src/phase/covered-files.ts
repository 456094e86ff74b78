import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative, sep } from 'node:path';
import { isNestedPlanFile, isPlanFile } from './plan-file.ts';

/** What a verification report was made from, as GSD 1.14 writes it into its frontmatter. */
export interface CoveredFiles {
  /** `covered_files`: relative to the directory that holds `.planning`. */
  files: readonly string[];
  /** `covered_digest`: `v1:sha256:<hex>`. */
  digest: string;
}

/**
 * Whether the files that a report was made from are still as they were, and hold every plan and SUMMARY that the phase has
 * now: one that was added later was not verified. `root` is the directory that holds `.planning`.
 */
export function isStillCovered(root: string, { dir }: { dir: string }, { files, digest }: CoveredFiles): boolean {
  if (coveredDigest(root, files) !== digest) return false;
  const covered = new Set(files.map(normalized));
  return documentsIn(root, dir)?.every((path) => covered.has(path)) ?? false;
}

/**
 * The fingerprint of files, as GSD 1.14 makes it: over each path, sorted and without repetition, and the SHA-256 of its
 * bytes as they lie on disk. Null where one of them is empty, absolute, outside of `root`, missing or no regular file.
 */
function coveredDigest(root: string, files: readonly string[]): string | null {
  const paths = [...new Set(files.map(normalized))].sort();
  if (paths.length === 0) return null;
  const whole = createHash('sha256').update('v1\n');
  for (const path of paths) {
    const bytes = bytesOf(root, path);
    if (bytes === null) return null;
    whole.update(`${path}\n${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  return `v1:sha256:${whole.digest('hex')}`;
}

function normalized(path: string): string {
  return posix.normalize(path.replaceAll('\\', '/'));
}

function bytesOf(root: string, path: string): Buffer | null {
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

/** The plans and summaries that lie there now; null when nobody can tell. */
function documentsIn(root: string, dir: string): string[] | null {
  const [files, nested] = [namesIn(join(root, dir)), namesIn(join(root, dir, 'plans'))];
  if (files === null || nested === null) return null;
  const isSummary = (file: string): boolean => /(?:^|[-/])SUMMARY\.md$/.test(file);
  return [
    ...files.filter((file) => isPlanFile(file) || isSummary(file)).map((file) => `${dir}/${file}`),
    ...nested.filter((file) => isNestedPlanFile(file) || isSummary(file)).map((file) => `${dir}/plans/${file}`),
  ];
}

function namesIn(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? [] : null;
  }
}
