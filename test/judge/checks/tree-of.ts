import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Git } from '../../../src/system/git/git.ts';
import { TreeFiles } from '../../../src/system/git/tree-files.ts';

/** The files of a folder as a commit of all of them would have them; of `prefix` below it, with a slash at the end. */
export function treeOf(root: string, prefix = ''): TreeFiles {
  const store = mkdtempSync(join(tmpdir(), 'tree-of-'));
  const env = { PATH: process.env.PATH ?? '', HOME: store, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) =>
    execFileSync('git', [`--git-dir=${store}`, `--work-tree=${root}`, ...args], { env, encoding: 'utf8' }).trim();
  execFileSync('git', ['init', '-q', '--bare', store], { env });
  git('add', '--all', '--force');
  return new TreeFiles(new Git(root, store, store, env, 'git'), git('write-tree'), prefix);
}
