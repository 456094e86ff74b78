import { appendFileSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Git } from './git.ts';

/**
 * Keeps a file of ours out of `git add -A`, `git status` and rollbacks, by this clone's `.git/info/exclude`. False
 * where git tracks it or `info/exclude` is not a file. Names that begin with `path` are kept out too, because it
 * is replaced through a temporary file.
 */
export async function keepOutOfGit(git: Git, path: string): Promise<boolean> {
  if ((await git.read(['ls-files', '-z', '--', path])) !== '') return false;
  if ((await git.ignored([path, `${path}.1.tmp`])).length === 2) return true;
  const file = join(git.commonDir, 'info', 'exclude');
  if (existsSync(file) && !lstatSync(file).isFile()) return false;
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const line = `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}*`;
  appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`);
  return true;
}

/** Excludes exactly these paths in this clone; a folder has a slash at its end. */
export function ignoreHere(git: Git, paths: readonly string[]): void {
  const file = join(git.commonDir, 'info', 'exclude');
  if (paths.length === 0 || (existsSync(file) && !lstatSync(file).isFile())) return;
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Set(before.split('\n'));
  const lines = paths.map((path) => `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`).filter((line) => !known.has(line));
  if (lines.length > 0)
    appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`);
}
