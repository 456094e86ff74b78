import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { IncompleteCommitError, makeCleanCopy, resetCopy } from '../../../src/system/git/clean-copy.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, git, makeRepository, put, temporaryDir } from '../../project.ts';

const open = (root: string) => Git.open(root, bareEnvironment());
const head = (root: string) => git(root, 'rev-parse', 'HEAD');

it('holds what the commit holds and nothing else: no ignored, untracked or changed file, no hook, no configuration', async () => {
  const root = makeRepository({ '.gitignore': 'dist\n', 'src/ä b.txt': 'one\n', 'run.sh': 'x\n' });
  git(root, 'update-index', '--chmod=+x', 'run.sh');
  git(root, 'commit', '-qm', 'mode');
  put(root, 'dist/built.js', 'stale');
  put(root, 'new.txt', 'untracked');
  put(root, 'src/ä b.txt', 'changed\n');
  put(root, '.git/hooks/post-checkout', '#!/bin/sh\ntouch hooked\n');
  git(root, 'config', 'core.autocrlf', 'true');
  const copy = await makeCleanCopy(await open(root), head(root), temporaryDir('copy'), 'refs/heads/main');
  expect(readFileSync(join(copy.root, 'src/ä b.txt'), 'utf8')).toBe('one\n');
  expect(git(copy.root, 'status', '--porcelain')).toBe('');
  expect(git(copy.root, 'ls-files').split('\n')).toHaveLength(3);
  for (const name of ['dist', 'new.txt', 'hooked']) expect(existsSync(join(copy.root, name))).toBe(false);
  expect(git(copy.root, 'config', '--local', '--list')).not.toContain('autocrlf');
});

it('shows the history, the branch and the tags, as a clone does', async () => {
  const root = makeRepository({ 'a.txt': '1\n' });
  git(root, 'tag', 'v1.0.0');
  git(root, 'tag', 'checkpoint/01-01/x');
  put(root, 'a.txt', '2\n');
  git(root, 'commit', '-qam', 'two');
  const copy = await makeCleanCopy(await open(root), head(root), temporaryDir('copy'), 'refs/heads/main');
  expect(git(copy.root, 'log', '--format=%s').split('\n')).toEqual(['two', 'begin']);
  expect(git(copy.root, 'describe', '--tags')).toMatch(/^v1\.0\.0-1-g/);
  expect(git(copy.root, 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');
  expect(git(copy.root, 'tag')).toBe('v1.0.0');
});

it('holds a commit of a repository whose names are SHA-256', async () => {
  const root = temporaryDir('sha256');
  git(root, 'init', '-q', '-b', 'main', '--object-format=sha256');
  put(root, 'a.txt', '1\n');
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'begin');
  const copy = await makeCleanCopy(await open(root), head(root), temporaryDir('copy'), 'refs/heads/main');
  expect(readFileSync(join(copy.root, 'a.txt'), 'utf8')).toBe('1\n');
  expect(head(copy.root)).toBe(head(root));
});

it('refuses a commit whose objects are not what their names say', async () => {
  const root = makeRepository({ 'test.js': 'strict\n', 'other.txt': 'x\n' });
  const blob = git(root, 'rev-parse', 'HEAD:test.js');
  const path = (id: string) => join(root, '.git/objects', id.slice(0, 2), id.slice(2));
  const text = readFileSync(path(git(root, 'rev-parse', 'HEAD:other.txt')));
  rmSync(path(blob));
  writeFileSync(path(blob), text);
  await expect(makeCleanCopy(await open(root), head(root), temporaryDir('copy'), null)).rejects.toThrow(
    IncompleteCommitError,
  );
});

it('refuses a commit whose objects lie behind an alternate that is gone', async () => {
  const root = makeRepository({ 'a.txt': 'x\n' });
  const blob = git(root, 'rev-parse', 'HEAD:a.txt');
  rmSync(join(root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
  await expect(makeCleanCopy(await open(root), head(root), temporaryDir('copy'), null)).rejects.toThrow(
    /cannot be read in full/,
  );
});

it('takes the commit itself, whatever grafts, replace refs and sparse patterns say', async () => {
  const root = makeRepository({ 'src/a': 'bad\n', 'b.txt': 'x\n' });
  const first = head(root);
  put(root, 'src/a', 'good\n');
  git(root, 'commit', '-qam', 'good');
  const good = head(root);
  git(root, 'reset', '-q', '--hard', first);
  git(root, 'replace', first, good);
  git(root, 'config', 'core.sparseCheckout', 'true');
  mkdirSync(join(root, '.git/info'), { recursive: true });
  writeFileSync(join(root, '.git/info/sparse-checkout'), '/b.txt\n');
  const copy = await makeCleanCopy(await open(root), first, temporaryDir('copy'), null);
  expect(readFileSync(join(copy.root, 'src/a'), 'utf8')).toBe('bad\n');
});

it('is put back to its commit, whatever ran in it did to its files or to its .git; ignored files stay', async () => {
  const root = makeRepository({ '.gitignore': 'node_modules\n', 'a.txt': 'one\n', 'b.txt': 'two\n' });
  const copy = await makeCleanCopy(await open(root), head(root), temporaryDir('copy'), 'refs/heads/main');
  put(copy.root, 'a.txt', 'changed\n');
  rmSync(join(copy.root, 'b.txt'));
  symlinkSync('/etc/hostname', join(copy.root, 'link'));
  put(copy.root, 'new/deep/file.txt', 'new\n');
  put(copy.root, 'node_modules/x.js', 'kept');
  git(copy.root, 'config', 'core.worktree', '/');
  put(copy.root, '.git/index', 'garbage');
  const off = await resetCopy(copy, head(root));
  expect(off.sort()).toEqual(['a.txt', 'b.txt', 'link', 'new/deep/file.txt']);
  expect(readFileSync(join(copy.root, 'a.txt'), 'utf8')).toBe('one\n');
  expect(readFileSync(join(copy.root, 'b.txt'), 'utf8')).toBe('two\n');
  for (const name of ['link', 'new']) expect(existsSync(join(copy.root, name))).toBe(false);
  expect(existsSync(join(copy.root, 'node_modules/x.js'))).toBe(true);
  expect(await resetCopy(copy, head(root))).toEqual([]);
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
    const folder = temporaryDir('copy');
    const copy = await makeCleanCopy(await open(root), head(root), folder, 'refs/heads/main');
    await resetCopy(copy, head(root));
    attack(copy.root, join(folder, 'store.git'));
    expect(await resetCopy(copy, head(root))).toEqual(expected);
    expect(readFileSync(join(copy.root, 'src/a.txt'), 'utf8')).toBe('one\n');
    const left = ['planted.txt', 'src/deep/.git', '.git/refs/planted', '../store.git/ran'].map((each) =>
      join(copy.root, each),
    );
    expect(left.filter((path) => existsSync(path))).toEqual([]);
    expect(git(copy.root, 'log', '--format=%s')).toBe('begin');
    expect(await resetCopy(copy, head(root))).toEqual([]);
  });

  it('replaces the objects of the commit: it is refused', async () => {
    const root = makeRepository(files);
    const folder = temporaryDir('copy');
    const copy = await makeCleanCopy(await open(root), head(root), folder, null);
    const packs = join(folder, 'store.git/objects/pack');
    const [pack = ''] = readdirSync(packs).filter((name) => name.endsWith('.pack'));
    const bytes = readFileSync(join(packs, pack));
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    rmSync(join(packs, pack));
    writeFileSync(join(packs, pack), bytes);
    await expect(resetCopy(copy, head(root))).rejects.toThrow(IncompleteCommitError);
  });
});
