import { appendFileSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Git } from './git.ts';
import { filesUnder } from './tree.ts';

/**
 * Keeps a file of ours out of `git add -A`, `git status` and rollbacks, by this clone's `.git/info/exclude`. False
 * where git tracks it or `info/exclude` is not a file. Names that begin with `path` are kept out too, because it
 * is replaced through a temporary file.
 */
export async function keepOutOfGit(git: Git, path: string): Promise<boolean> {
  const isThere = existsSync(join(git.root, path)) && (await git.read(['ls-files', '-z', '--', path])) !== '';
  if (isThere || (await filesUnder(git, 'HEAD', [path])).length > 0) return false;
  return addExcludes(git, [`${excludePattern(path)}*`]);
}

/** Excludes exactly these paths in this clone; a folder has a slash at its end. */
export function ignoreHere(git: Git, paths: readonly string[]): void {
  addExcludes(git, paths.map(excludePattern));
}

function excludePattern(path: string): string {
  return `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`;
}

/** Adds lines that are not there yet. False where `info/exclude` is not a file. */
function addExcludes(git: Git, lines: readonly string[]): boolean {
  const file = join(git.commonDir, 'info', 'exclude');
  if (existsSync(file) && !lstatSync(file).isFile()) return false;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const existing = new Set(before.split('\n'));
  const fresh = lines.filter((line) => !existing.has(line));
  if (fresh.length === 0) return true;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${fresh.join('\n')}\n`);
  return true;
}
