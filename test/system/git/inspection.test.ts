import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { escapingTarget, inspectCommits, isDotGit } from '../../../src/system/git/bundle/inspection.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { Scratch } from './scratch.ts';

let repo: Scratch;
let git: Git;
let base: string;
beforeEach(async () => {
  repo = new Scratch({ 'a.txt': '1\n', 'dir/b.txt': 'b\n', 'gone.txt': 'x\n' });
  git = await repo.open();
  base = (await git.head()).sha;
});
afterEach(() => repo.remove());

/** A commit whose tree no checkout could have made, on the base. */
function commitTree(entries: [mode: string, name: Buffer, object: string][]): string {
  const tree = Buffer.concat(
    entries.map(([mode, name, object]) =>
      Buffer.concat([Buffer.from(`${mode} `), name, Buffer.from('\0'), Buffer.from(object, 'hex')]),
    ),
  );
  const args = ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'];
  const id = execFileSync('git', args, { cwd: repo.root, env: repo.env, input: tree, encoding: 'utf8' }).trim();
  return repo.git('commit-tree', '-p', base, '-m', 'Hostile', id).trim();
}

describe('a range of commits', () => {
  test('is told by its commits and by what they changed, modes and all', async () => {
    repo.write({ 'a.txt': '2\n', 'new é.txt': 'n\n' });
    repo.commit();
    rmSync(join(repo.root, 'gone.txt'));
    chmodSync(join(repo.root, 'dir/b.txt'), 0o755);
    const found = await inspectCommits(git, base, repo.commit());
    expect(found).toMatchObject({ isAncestor: true, symlinks: [], gitlinks: [], large: [], notUtf8: [], dotGit: [] });
    const expected = [
      { path: 'a.txt', oldMode: '100644', newMode: '100644' },
      { path: 'dir/b.txt', oldMode: '100644', newMode: '100755' },
      { path: 'gone.txt', oldMode: '100644', newMode: '000000' },
      { path: 'new é.txt', oldMode: '000000', newMode: '100644' },
    ];
    expect(found.changes).toEqual(expected);
    expect(found.steps).toHaveLength(4);
    expect(found.steps).toEqual(expect.arrayContaining(expected));
  });

  test('that changes a file and changes it back shows it among its steps', async () => {
    repo.write({ '.github/workflows/ci.yml': 'on: push\n' });
    repo.commit();
    rmSync(join(repo.root, '.github'), { recursive: true });
    const found = await inspectCommits(git, base, repo.commit());
    expect(found.changes).toEqual([]);
    expect(found.steps.map(({ path }) => path)).toEqual(['.github/workflows/ci.yml', '.github/workflows/ci.yml']);
  });
});

describe('what a range may not bring is told', () => {
  test('symlinks, and how they leave the tree', async () => {
    repo.write({ 'x/y/z.txt': 'z\n' });
    symlinkSync('../../a.txt', join(repo.root, 'x/y/inside'));
    symlinkSync('../../../etc/passwd', join(repo.root, 'x/y/outside'));
    symlinkSync('/etc/passwd', join(repo.root, 'absolute'));
    symlinkSync('.git/hooks', join(repo.root, 'hooks'));
    symlinkSync(`${'d/'.repeat(2_045)}x`, join(repo.root, 'long'));
    const first = repo.commit();
    rmSync(join(repo.root, 'absolute'));
    const found = await inspectCommits(git, base, repo.commit());
    expect(Object.fromEntries(found.symlinks.map(({ path, wayOut }) => [path, wayOut]))).toEqual({
      'x/y/inside': null,
      'x/y/outside': 'leads above the top folder',
      absolute: 'is absolute',
      hooks: 'leads into .git',
      long: null,
    });
    expect(found.symlinks.find(({ path }) => path === 'absolute')?.target).toBe('/etc/passwd');
    expect((await inspectCommits(git, first, repo.git('rev-parse', 'HEAD').trim())).symlinks).toEqual([]);
  });

  test('submodules added, moved and removed', async () => {
    repo.git('update-index', '--add', '--cacheinfo', `160000,${base},vendor/lib`);
    repo.git('commit', '-q', '-m', 'Add a submodule');
    const added = repo.git('rev-parse', 'HEAD').trim();
    repo.git('update-index', '--cacheinfo', `160000,${added},vendor/lib`);
    repo.git('commit', '-q', '-m', 'Move it');
    const moved = repo.git('rev-parse', 'HEAD').trim();
    repo.git('rm', '-q', '--cached', 'vendor/lib');
    repo.git('commit', '-q', '-m', 'Remove it');
    const tip = repo.git('rev-parse', 'HEAD').trim();
    const modes = async (from: string, to: string) =>
      (await inspectCommits(git, from, to)).gitlinks.map(
        ({ path, oldMode, newMode }) => `${path} ${oldMode} ${newMode}`,
      );
    expect(await modes(base, added)).toEqual(['vendor/lib 000000 160000']);
    expect(await modes(added, moved)).toEqual(['vendor/lib 160000 160000']);
    expect(await modes(moved, tip)).toEqual(['vendor/lib 160000 000000']);
    expect(await modes(base, tip)).toHaveLength(3);
  });

  test('files above the limit, also one that was removed again', async () => {
    repo.write({ 'big.bin': 'x'.repeat(2_000), 'small.bin': 'x'.repeat(1_000) });
    repo.commit();
    rmSync(join(repo.root, 'big.bin'));
    const tip = repo.commit();
    expect((await inspectCommits(git, base, tip, { blobBytes: () => 1_000 })).large).toEqual([
      { path: 'big.bin', bytes: 2_000 },
    ]);
    expect((await inspectCommits(git, base, tip)).large).toEqual([]);
  });

  test('paths that some file system takes for .git', async () => {
    const blob = repo.git('rev-parse', 'HEAD:a.txt').trim();
    const names = ['.GIT', '.g\u200cit', 'git~1', '.github', 'a.git'];
    const tip = commitTree(names.map((name) => ['100644', Buffer.from(name), blob]));
    expect((await inspectCommits(git, base, tip)).dotGit).toEqual(['.GIT', '.g\u200cit', 'git~1']);
  });
});

test.each([
  ['.git', true],
  ['.GiT', true],
  ['.git...', true],
  ['.git ', true],
  ['.git::$INDEX_ALLOCATION', true],
  ['GIT~1', true],
  ['git~1 .', true],
  ['.\u200dgit', true],
  ['.git\ufeff', true],
  ['x\\.git', true],
  ['.github', false],
  ['.gitignore', false],
  ['git~2', false],
  ['x.git', false],
  ['git', false],
])('.git is opened by %j: %j', (name, is) => expect(isDotGit(name)).toBe(is));

test.each([
  ['.', 'a/b', null],
  ['x', '../a', null],
  ['x/y', './../../a/./b', null],
  ['.', '../a', 'leads above the top folder'],
  ['x', '../../a', 'leads above the top folder'],
  ['.', '..', 'leads above the top folder'],
  ['x', '..', null],
  ['x', 'link/../../a', 'leads up again after a name'],
  ['x/y', '..//..//..//a', 'leads above the top folder'],
  ['.', '/', 'is absolute'],
  ['.', 'C:\\windows', 'is absolute'],
  ['.', '\\\\host\\share', 'is absolute'],
  ['x', '..\\..\\a', 'leads above the top folder'],
  ['x', '../.GIT/config', 'leads into .git'],
  ['.', '', 'has no target'],
  ['.', 'a\0/../..', 'contains a NUL'],
])('from %j the target %j %s', (folder, target, way) => expect(escapingTarget(folder, target)).toBe(way));
