import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CopyReset } from '../../../src/judge/run/clean-copy/copy-reset.ts';
import { IncompleteCommitError, makeCleanCopy } from '../../../src/system/git/clean-copy.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, git, makeRepository, put, temporaryDir } from '../../project.ts';

async function copyOf(root: string) {
  const source = await Git.open(root, bareEnvironment());
  const commit = git(root, 'rev-parse', 'HEAD');
  const copy = await makeCleanCopy(source, commit, temporaryDir('copy'), 'refs/heads/main');
  const reset = CopyReset.ofCopy(copy, source);
  return { root: copy.root, store: copy.git.gitDir, reset: () => reset.reset(commit) };
}

it('is put back to its commit, whatever ran in it did to its files or to its .git; ignored files stay', async () => {
  const root = makeRepository({ '.gitignore': 'node_modules\n', 'a.txt': 'one\n', 'b.txt': 'two\n' });
  const copy = await copyOf(root);
  put(copy.root, 'a.txt', 'changed\n');
  rmSync(join(copy.root, 'b.txt'));
  symlinkSync('/etc/hostname', join(copy.root, 'link'));
  put(copy.root, 'new/deep/file.txt', 'new\n');
  put(copy.root, 'node_modules/x.js', 'kept');
  git(copy.root, 'config', 'core.worktree', '/');
  put(copy.root, '.git/index', 'garbage');
  const off = await copy.reset();
  expect(off.sort()).toEqual(['a.txt', 'b.txt', 'link', 'new/deep/file.txt']);
  expect(readFileSync(join(copy.root, 'a.txt'), 'utf8')).toBe('one\n');
  expect(readFileSync(join(copy.root, 'b.txt'), 'utf8')).toBe('two\n');
  for (const name of ['link', 'new']) expect(existsSync(join(copy.root, name))).toBe(false);
  expect(existsSync(join(copy.root, 'node_modules/x.js'))).toBe(true);
  expect(await copy.reset()).toEqual([]);
});

describe('a program that ran in it and knows where its store lies', () => {
  const files = { '.gitignore': 'node_modules\n', 'src/a.txt': 'one\n', 'src/deep/b.txt': 'two\n' };
  const plant = (root: string) => put(root, 'planted.txt', 'x');
  const attacks: [string, (root: string, store: string) => void, string[]][] = [
    [
      'hides a file by a rule of the store',
      (root, store) => {
        plant(root);
        put(store, 'info/exclude', 'planted.txt\n');
      },
      ['planted.txt'],
    ],
    [
      'hides a file by a setting of the store',
      (root, store) => {
        plant(root);
        put(store, 'rules', 'planted.txt\n');
        git(store, 'config', 'core.excludesFile', join(store, 'rules'));
      },
      ['planted.txt'],
    ],
    [
      'has git look past a changed file',
      (root, store) => {
        put(root, 'src/a.txt', 'changed\n');
        git(root, `--git-dir=${store}`, `--work-tree=${root}`, 'update-index', '--assume-unchanged', 'src/a.txt');
      },
      ['src/a.txt'],
    ],
    [
      'has git start a program of its own',
      (root, store) => {
        put(root, 'src/a.txt', 'changed\n');
        put(store, 'info/attributes', '* filter=x\n');
        git(store, 'config', 'filter.x.clean', `touch ${join(store, 'ran')}; echo one`);
        git(store, 'config', 'filter.x.smudge', `touch ${join(store, 'ran')}; echo bad`);
      },
      ['src/a.txt'],
    ],
    [
      'makes a folder of the commit a repository',
      (root) => git(join(root, 'src/deep'), 'init', '-q'),
      ['src/deep/.git'],
    ],
    [
      'commits in it, for a later command that reads the history',
      (root) => git(root, 'commit', '-q', '--allow-empty', '-m', 'done'),
      [],
    ],
    [
      'commits what the commit has already, at which git touches the pack',
      (root) => {
        put(root, 'src/c.txt', 'one\n');
        git(root, 'add', '-A');
        git(root, 'commit', '-qm', 'junk');
        const packs = join(root, '../store.git/objects/pack');
        for (const name of readdirSync(packs)) utimesSync(join(packs, name), 1, 1);
      },
      ['src/c.txt'],
    ],
    ['links the refs elsewhere', (root) => symlinkSync('/tmp', join(root, '.git/refs/planted')), []],
  ];
  it.each(attacks)('%s: it is put back', async (_, attack, expected) => {
    const root = makeRepository(files);
    const copy = await copyOf(root);
    await copy.reset();
    attack(copy.root, copy.store);
    expect(await copy.reset()).toEqual(expected);
    expect(readFileSync(join(copy.root, 'src/a.txt'), 'utf8')).toBe('one\n');
    const left = ['planted.txt', 'src/deep/.git', '.git/refs/planted', '../store.git/ran'].map((each) =>
      join(copy.root, each),
    );
    expect(left.filter((path) => existsSync(path))).toEqual([]);
    expect(git(copy.root, 'log', '--format=%s')).toBe('begin');
    expect(await copy.reset()).toEqual([]);
  });

  it('replaces the objects of the commit: it is refused', async () => {
    const root = makeRepository(files);
    const copy = await copyOf(root);
    const packs = join(copy.store, 'objects/pack');
    const [pack = ''] = readdirSync(packs).filter((name) => name.endsWith('.pack'));
    const bytes = readFileSync(join(packs, pack));
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    rmSync(join(packs, pack));
    writeFileSync(join(packs, pack), bytes);
    await expect(copy.reset()).rejects.toThrow(IncompleteCommitError);
  });
});
