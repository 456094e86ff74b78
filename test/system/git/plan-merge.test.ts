import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { advanceBranch, finishAdvance } from '../../../src/system/git/checkpoint/plan-merge.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, commitAll, git, makeRepository, put } from '../../project.ts';

const notUtf8 = Buffer.from('\u00e9\u00ff one\n', 'latin1');

/** A branch that has moved by one commit, with index and files where it was before. */
async function moved() {
  const root = makeRepository({ 'changed.txt': 'one\n', 'gone.txt': 'one\n', 'same.txt': 'one\n' });
  const from = git(root, 'rev-parse', 'HEAD');
  put(root, 'changed.txt', 'two\n');
  put(root, 'new/file.txt', 'two\n');
  writeFileSync(join(root, 'new/bytes'), notUtf8);
  rmSync(join(root, 'gone.txt'));
  const to = commitAll(root, 'next');
  git(root, 'reset', '-q', '--hard', from);
  git(root, 'update-ref', 'HEAD', to);
  return { root, from, to, finish: async () => finishAdvance(await Git.open(root, bareEnvironment()), from) };
}

test('files that git could follow only in part, for want of space, follow the branch', async () => {
  const { root, to, finish } = await moved();
  put(root, 'new/file.txt', 'tw'); // half of it
  writeFileSync(join(root, 'new/bytes'), notUtf8.subarray(0, 2));
  rmSync(join(root, 'gone.txt'));
  put(root, 'changed.txt', 'two\n');
  await finish();
  expect([git(root, 'rev-parse', 'HEAD'), git(root, 'status', '--porcelain')]).toEqual([to, '']);
  expect(readFileSync(join(root, 'new/file.txt'), 'utf8')).toBe('two\n');
  expect(readFileSync(join(root, 'new/bytes'))).toEqual(notUtf8);
});

test('a checkout that has not begun to follow does so, and one that has is left alone', async () => {
  const { root, finish } = await moved();
  await finish();
  expect([git(root, 'status', '--porcelain'), existsSync(join(root, 'gone.txt'))]).toEqual(['', false]);
  put(root, 'same.txt', 'mine\n');
  await finish();
  expect(readFileSync(join(root, 'same.txt'), 'utf8')).toBe('mine\n');
});

test('files that a power cut took back after the index was synced are written again; those of a person stay', async () => {
  const { root, finish } = await moved();
  for (const now of ['', '\0\0\0\0', null, 'mine\n']) {
    await finish();
    for (const [path, text] of Object.entries({ 'changed.txt': 'one\n', 'new/file.txt': now }))
      if (text === null) rmSync(join(root, path));
      else put(root, path, text);
  }
  await finish();
  expect(git(root, 'status', '--porcelain')).toBe('M new/file.txt');
  expect(readFileSync(join(root, 'new/file.txt'), 'utf8')).toBe('mine\n');
});

test("a file written again with the same content stands in nobody's way; one with another does", async () => {
  const { root, from, to } = await moved();
  git(root, 'update-ref', 'HEAD', from);
  const repository = await Git.open(root, bareEnvironment());
  put(root, 'changed.txt', 'mine\n');
  await expect(advanceBranch(repository, from, to)).rejects.toThrow(/changed\.txt/);
  put(root, 'changed.txt', 'one\n');
  utimesSync(join(root, 'changed.txt'), 1, 1);
  await advanceBranch(repository, from, to);
  expect([git(root, 'rev-parse', 'HEAD'), git(root, 'status', '--porcelain')]).toEqual([to, '']);
});

test('local changes stop nothing where they may stay: they are carried over, or left as they are and named', async () => {
  const lines = 'one\ntwo\nthree\nfour\nfive\n';
  const root = makeRepository({
    'apart.txt': lines,
    'met.txt': lines,
    'staged.txt': lines,
    'latin.txt': lines,
    'log.txt': 'one\n',
    'plain.txt': 'a\n',
  });
  const from = git(root, 'rev-parse', 'HEAD');
  const theirs = {
    'apart.txt': lines.replace('one', 'ONE'),
    'met.txt': lines.replace('one', 'ONE'),
    'staged.txt': 'x\n',
    'latin.txt': lines.replace('one', 'ONE'),
  };
  const to = commitAll(root, 'next', {
    ...theirs,
    'log.txt': 'one\ntwo\nthree\n',
    'plain.txt': 'b\n',
    'new.txt': 'n\n',
  });
  git(root, 'reset', '-q', '--hard', from);
  put(root, 'staged.txt', 'mine\n');
  git(root, 'add', 'staged.txt');
  const mine = {
    'apart.txt': lines.replace('five', 'FIVE'),
    'met.txt': lines.replace('one', 'mine'),
    'log.txt': 'one\ntwo\n',
    'new.txt': 'mine\n',
  };
  for (const [path, text] of Object.entries(mine)) put(root, path, text);
  const latin = (text: string) => Buffer.from(text, 'latin1');
  writeFileSync(join(root, 'latin.txt'), latin(lines.replace('five', 'f\u00fcnf')));
  const { left } = await advanceBranch(await Git.open(root, bareEnvironment()), from, to, { keepsLocal: true });
  expect([left.toSorted(), git(root, 'rev-parse', 'main')]).toEqual([['met.txt', 'new.txt', 'staged.txt'], to]);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(read('apart.txt')).toBe(lines.replace('one', 'ONE').replace('five', 'FIVE'));
  expect(readFileSync(join(root, 'latin.txt'))).toEqual(
    latin(lines.replace('one', 'ONE').replace('five', 'f\u00fcnf')),
  );
  expect([read('met.txt'), read('staged.txt'), read('new.txt')]).toEqual([mine['met.txt'], 'mine\n', 'mine\n']);
  expect([read('log.txt'), read('plain.txt')]).toEqual(['one\ntwo\nthree\n', 'b\n']);
  expect(git(root, 'show', ':staged.txt')).toBe('mine');
});

test('an ignored file of a person in the place of a new one is kept aside (I5)', async () => {
  const { root, from, to } = await moved();
  git(root, 'update-ref', 'HEAD', from);
  put(root, '.git/info/exclude', 'new\n');
  put(root, 'new/file.txt', 'mine\n');
  put(root, 'new/other.txt', 'mine too\n');
  const {
    saved: [kept = '', ...more],
  } = await advanceBranch(await Git.open(root, bareEnvironment()), from, to);
  expect([readFileSync(kept, 'utf8'), more]).toEqual(['mine\n', []]);
  expect(readFileSync(join(root, 'new/file.txt'), 'utf8')).toBe('two\n');
  expect(readFileSync(join(root, 'new/other.txt'), 'utf8')).toBe('mine too\n');
});

test('so is one where a new one needs a folder, and one in a folder that a file replaces', async () => {
  const { root, from, to } = await moved();
  git(root, 'update-ref', 'HEAD', from);
  put(root, '.git/info/exclude', 'new\n*.log\n');
  put(root, 'new', 'mine\n');
  const repository = await Git.open(root, bareEnvironment());
  expect((await advanceBranch(repository, from, to)).saved.map((file) => readFileSync(file, 'utf8'))).toEqual([
    'mine\n',
  ]);
  put(root, 'new/my.log', 'mine\n');
  const { saved: kept } = await advanceBranch(
    repository,
    to,
    git(root, 'commit-tree', '-p', to, '-m', 'x', fileInPlaceOf(root, 'new')),
  );
  expect(kept.map((file) => readFileSync(file, 'utf8'))).toEqual(['mine\n']);
});

/** HEAD's tree with a file where it has a folder. */
function fileInPlaceOf(root: string, folder: string): string {
  const lines = git(root, 'ls-tree', 'HEAD')
    .split('\n')
    .filter((line) => !line.endsWith(`\t${folder}`));
  const blob = git(root, 'rev-parse', 'HEAD:same.txt');
  return execFileSync('git', ['mktree'], {
    cwd: root,
    input: [...lines, `100644 blob ${blob}\t${folder}`, ''].join('\n'),
    encoding: 'utf8',
  }).trim();
}
