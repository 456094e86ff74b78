import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Checkpoints } from '../../../src/system/git/checkpoint/checkpoint.ts';
import { readIndex, takeIndex } from '../../../src/system/git/checkpoint/index-file.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { Scratch } from './scratch.ts';

let repo: Scratch;
let git: Git;
beforeEach(async () => {
  repo = new Scratch({ 'a/b/one.txt': '1\n', 'a/two.txt': '2\n', 'c/three.txt': '3\n', 'four.txt': '4\n' });
  git = await repo.open();
});
afterEach(() => repo.remove());

const path = () => join(repo.root, '.git/index');

function writeIndex(bytes: Buffer): void {
  createHash('sha1')
    .update(bytes.subarray(0, -20))
    .digest()
    .copy(bytes, bytes.length - 20);
  writeFileSync(path(), bytes);
}

/** A change that the index says was read, and is what HEAD has. */
function lie(file = 'a/two.txt', as: readonly string[] = []): void {
  repo.write({ [file]: 'another\n' });
  utimesSync(join(repo.root, file), 1, 1);
  const id = repo.git('rev-parse', `HEAD:${file}`).trim();
  repo.git('update-index', ...as, file);
  const bytes = readFileSync(path());
  const name =
    bytes.indexOf(`${file.split('/').at(-1)}\0`) - (bytes.readUInt32BE(4) === 4 ? 0 : file.lastIndexOf('/') + 1);
  bytes.set(Buffer.from(id, 'hex'), bytes.lastIndexOf(repo.git('hash-object', file).trim(), name, 'hex'));
  writeIndex(bytes);
}

describe('an index that says a changed file is as committed hides nothing (I4)', () => {
  const lies: [string, () => void, () => void][] = [
    ['in an entry', () => undefined, () => lie()],
    ['in an index of version 4', () => repo.git('update-index', '--index-version', '4'), () => lie()],
    ['in one that became version 4', () => undefined, () => lie('a/two.txt', ['--index-version', '4'])],
    ['in a split one', () => repo.git('update-index', '--split-index'), () => lie('a/two.txt', ['--no-split-index'])],
    [
      'in trees that are not those of the entries',
      () => undefined,
      () => {
        const before = readFileSync(path());
        repo.write({ 'a/two.txt': 'another\n' });
        repo.git('add', 'a/two.txt');
        const trees = before.indexOf('TREE');
        writeIndex(Buffer.concat([readFileSync(path()).subarray(0, trees), before.subarray(trees)]));
      },
    ],
  ];
  const all = lies.flatMap(([where, ...acts]) => [false, true].map((isCutOff) => [where, isCutOff, ...acts] as const));
  test.each(all)('%s, seen after a crash: %s', async (_, isCutOff, prepare, act) => {
    prepare();
    const begun = new Checkpoints(git);
    const checkpoint = await begun.create({ phase: '07', plan: '07-01', at: new Date() });
    act();
    expect(repo.git('status', '--porcelain')).toBe('');
    const marker = join(repo.base, 'ran');
    repo.write({ '.git/info/attributes': '* filter=evil\n' });
    // What a run finds when it begins is trusted.
    if (!isCutOff) repo.git('config', 'filter.evil.clean', `touch '${marker}'; cat`);
    const checkpoints = isCutOff ? new Checkpoints(await repo.open()) : begun;
    const { kept } = await checkpoints.rollback(checkpoint);
    expect(existsSync(marker)).toBe(false);
    expect(kept?.files).toEqual(['a/two.txt']);
    expect(readFileSync(join(repo.root, 'a/two.txt'), 'utf8')).toBe('2\n');
  });
});

test('of an index that an agent changed all is kept but what git read from files, also the trees that still hold', async () => {
  const before = readIndex(git.gitDir);
  repo.write({ 'a/b/one.txt': 'another\n', 'd/e/new.txt': 'new\n', 'a/b/next.txt': 'x\n', 'c2.txt': 'x\n' });
  rmSync(join(repo.root, 'c'), { recursive: true });
  repo.write({ c: 'a file\n' });
  repo.git('add', '-A');
  repo.git('update-index', '--assume-unchanged', 'four.txt');
  repo.git('update-index', '--skip-worktree', 'd/e/new.txt');
  const told = ['ls-files --stage', 'ls-files -v', 'status --porcelain'].map((args) => repo.git(...args.split(' ')));
  const tree = repo.git('write-tree');
  expect(await takeIndex(git, repo.git('rev-parse', 'HEAD').trim(), readFileSync(path()), before)).toBe(true);
  expect(['ls-files --stage', 'ls-files -v', 'status --porcelain'].map((args) => repo.git(...args.split(' ')))).toEqual(
    told,
  );
  expect(repo.git('write-tree')).toBe(tree);
  expect(git.index.isWhole).toBe(false); // git has written it since
});
