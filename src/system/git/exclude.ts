import { appendFileSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Git } from './git.ts';
import { listFilesUnder } from './tree.ts';

/** Hides an engine file through `.git/info/exclude`. Returns false if git tracks it or that isn't a file. */
export async function keepOutOfGit(git: Git, path: string): Promise<boolean> {
  const isTracked = existsSync(join(git.root, path)) && (await git.read(['ls-files', '-z', '--', path])) !== '';
  if (isTracked || (await listFilesUnder(git, 'HEAD', [path])).length > 0) return false;
  const line = `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}*`;
  const file = join(git.commonDir, 'info', 'exclude');
  if (existsSync(file) && !lstatSync(file).isFile()) return false;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before.split('\n').includes(line)) return true;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`);
  return true;
}
