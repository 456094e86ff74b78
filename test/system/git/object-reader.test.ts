import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Git } from '../../../src/system/git/git.ts';
import { TreeFiles } from '../../../src/system/git/tree-files.ts';
import { Scratch } from './scratch.ts';

const large = `${'0123456789\n'.repeat(60_000)}end`;
let repo: Scratch;
let git: Git;

beforeAll(async () => {
  repo = new Scratch({ 'src/a.ts': 'a\n', 'src/deep/b.ts': 'b\n', 'large.txt': large, 'ends missing': 'c', empty: '' });
  symlinkSync('src/a.ts', join(repo.root, 'inside'));
  symlinkSync('src', join(repo.root, 'folder'));
  symlinkSync('/etc/passwd', join(repo.root, 'outside'));
  symlinkSync('../..', join(repo.root, 'src/up'));
  symlinkSync('nowhere', join(repo.root, 'dangling'));
  symlinkSync('loop', join(repo.root, 'loop'));
  const links = { dot: './src/a.ts', here: '.', 'src/here': '.', 'src/dot': './a.ts', 'src/above': '.././large.txt' };
  const chains = { first: './second', second: 'src/./dot', slashes: './src//deep/', ring: './ring2', ring2: './ring' };
  const bad = { 'dot-gone': './gone', 'dot-out': './../x', 'dot-file': './src/a.ts/x' };
  for (const [link, target] of Object.entries({ ...links, ...chains, ...bad }))
    symlinkSync(target, join(repo.root, link));
  repo.git('add', '--all');
  repo.git('commit', '-qm', 'links');
  git = await repo.open();
});
afterAll(() => repo.remove());

describe('objects of git', () => {
  test.each([
    ['a file', 'HEAD:src/a.ts', { kind: 'blob', size: 2 }],
    ['an empty file', 'HEAD:empty', { kind: 'blob', size: 0 }],
    ['a folder', 'HEAD:src', { kind: 'tree' }],
    ['a commit', 'HEAD', { kind: 'commit' }],
    ['nothing', 'HEAD:none', { kind: 'missing' }],
    ['a name like an answer', 'HEAD:ends missing', { kind: 'blob', size: 1 }],
    ['no commit', 'gone:src', { kind: 'missing' }],
    ['a name with a line end', 'HEAD:a\nb', { kind: 'missing' }],
    ['a link as it is', 'HEAD:dangling', { kind: 'blob', size: 7 }],
  ])('has %s', async (_, name, found) => {
    expect(await git.objects.find(name)).toMatchObject(found);
  });

  test('come in the order of the questions, whatever their size, from one process and then from another', async () => {
    const names = Array.from({ length: 200 }, (_, at) => (at % 3 === 0 ? 'HEAD:large.txt' : 'HEAD:src/a.ts'));
    const ask = async () => {
      const found = await Promise.all(names.map((name) => git.objects.read(name)));
      return found.map((each) => ('content' in each ? each.content.toString() : each.kind));
    };
    const expected = names.map((name) => (name === 'HEAD:large.txt' ? large : 'a\n'));
    expect(await ask()).toEqual(expected);
    await sleep(500); // its process ends by itself
    expect(await ask()).toEqual(expected);
  });

  test('are kept where they are what their ids say, and read again where another text lies under the id', async () => {
    const id = repo.git('hash-object', '-w', 'src/deep/b.ts').trim();
    const file = join(repo.root, '.git/objects', id.slice(0, 2), id.slice(2));
    const lay = (text: string) => {
      rmSync(file, { force: true });
      writeFileSync(file, deflateSync(`blob ${text.length}\0${text}`));
    };
    const reader = await repo.open();
    const read = async () => {
      const found = await reader.objects.read(id);
      return 'content' in found ? found.content.toString() : found.kind;
    };
    for (const forged of ['x\n', 'y\n']) {
      lay(forged);
      expect(await read()).toBe(forged);
    }
    for (const text of ['b\n', 'z\n']) {
      lay(text);
      expect(await read()).toBe('b\n');
    }
    lay('b\n');
  });
});

describe('the files of a tree', () => {
  test.each([
    ['src/a.ts', { directory: false, size: 2 }],
    ['./src/', { directory: true }],
    ['inside', { directory: false, size: 2 }],
    ['folder/deep/b.ts', { directory: false }],
    ['outside', { problem: expect.stringContaining('symbolic link') }],
    ['src/up/x', { problem: expect.stringContaining('symbolic link') }],
    ['dangling', { problem: 'does not exist' }],
    ['loop', { problem: 'does not exist' }],
    ['src/a.ts/x', { problem: 'does not exist' }],
    ['dot', { directory: false, size: 2 }],
    ['src/dot', { directory: false, size: 2 }],
    ['src/above', { directory: false }],
    ['here', { directory: true }],
    ['here/src/here/deep/b.ts', { directory: false, size: 2 }],
    ['first', { directory: false, size: 2 }],
    ['slashes', { directory: true }],
    ['slashes/b.ts', { directory: false, size: 2 }],
    ['ring', { problem: 'does not exist' }],
    ['dot-gone', { problem: 'does not exist' }],
    ['dot-out', { problem: expect.stringContaining('symbolic link') }],
    ['dot-file', { problem: 'does not exist' }],
    ['dot/x', { problem: 'does not exist' }],
    ['../x', { problem: 'is outside of the repository' }],
    ['/etc/passwd', { problem: expect.stringContaining('absolute') }],
    ['src/.git/config', { problem: expect.stringContaining('not a file') }],
    ['.', { problem: expect.stringContaining('not a file') }],
  ])('have %s', async (path, found) => {
    expect(await new TreeFiles(git, 'HEAD', '').find(path)).toMatchObject(found);
  });
});
