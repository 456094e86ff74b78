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
  const line = `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}*`;
  const file = join(git.commonDir, 'info', 'exclude');
  if (existsSync(file) && !lstatSync(file).isFile()) return false;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before.split('\n').includes(line)) return true;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`);
  return true;
}
