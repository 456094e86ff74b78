import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Git } from '../../../src/system/git/git.ts';
import { filterPresentFiles, listFilesUnder } from '../../../src/system/git/tree.ts';
import { Scratch } from './scratch.ts';

// Together these names are longer than what the system accepts as arguments of a process.
const many = Array.from({ length: 20_000 }, (_, at) => `gen/${'long-name-'.repeat(10)}${String(at).padStart(9, '0')}`);
let repo: Scratch;
let git: Git;

beforeAll(async () => {
  repo = new Scratch({ 'src/deep/a.ts': 'a\n', 'srcs/b.ts': 'b\n', gen: 'x' });
  repo.sh('rm gen; mkdir gen');
  for (const path of many) writeFileSync(join(repo.root, path), 'made\n');
  repo.commit('many');
  git = await repo.open();
});
afterAll(() => repo.remove());

test('20,000 files with long names are found in a tree, with what lies below the folders among them', async () => {
  expect(await listFilesUnder(git, 'HEAD', many)).toEqual(many);
  expect(await listFilesUnder(git, 'HEAD', [...many, 'src', 'srcs/'])).toEqual([...many, 'src/deep/a.ts', 'srcs/b.ts']);
  expect(await listFilesUnder(git, 'HEAD', [...many, 'srcs/b', 'src/deep/a.ts/x'])).toEqual(many);
  expect(await filterPresentFiles(git, 'HEAD', [...many, 'src', 'none'])).toEqual(many);
  expect([await listFilesUnder(git, 'HEAD', []), await filterPresentFiles(git, 'HEAD', [])]).toEqual([[], []]);
});

test('links are followed inside of a tree, as the system follows them', async () => {
  const links = new Scratch({ 'src/deep/a.ts': 'a\n' });
  links.sh(`ln -s src lib; ln -s ./deep/../deep src/here; ln -s ../../.. src/deep/up; ln -s /etc out; ln -s none dead
    ln -s loop loop; ln -s lib/here/a.ts file; git add -A; git commit -qm links`);
  const { trees } = await links.open();
  const a = await trees.at('HEAD', 'src/deep/a.ts');
  expect(a).toMatchObject({ mode: '100644' });
  for (const path of ['file', 'lib/here/a.ts', './lib//deep/../here/a.ts'])
    expect([path, await trees.follow('HEAD', path)]).toEqual([path, a]);
  for (const path of ['out', 'out/passwd', 'src/deep/up', '..', 'lib/../..'])
    expect([path, await trees.follow('HEAD', path)]).toEqual([path, 'outside']);
  for (const path of ['dead', 'loop', 'file/x', 'file/', 'src/none'])
    expect([path, await trees.follow('HEAD', path)]).toEqual([path, null]);
  expect(await trees.follow('HEAD', 'lib')).toEqual(await trees.at('HEAD', 'src'));
  expect([await trees.at('none', 'src'), await trees.at('HEAD', 'lib/deep')]).toEqual([null, null]);
  links.remove();
});

test('a difference is what git finds: files that became folders, modes, links, and a base of nothing', async () => {
  const other = new Scratch({ a: 'a\n', 'b/c': 'c\n', 'b/d': 'd\n', 'e.sh': 'e\n', 'f/g/h': 'h\n' });
  other.sh(`rm -r b a; mkdir a; echo x > a/x; echo b > b; chmod +x e.sh; ln -s e.sh l; git add -A; git commit -qm two`);
  const opened = await other.open();
  const empty = other.git('hash-object', '-w', '-t', 'tree', '/dev/null').trim();
  for (const [from, to] of [
    ['HEAD~1', 'HEAD'],
    ['HEAD', 'HEAD~1'],
    [empty, 'HEAD'],
  ]) {
    const raw = other.git('diff-tree', '-r', '--raw', '--no-renames', '--no-abbrev', from ?? '', to ?? '');
    const asGit = (await opened.trees.differences(from ?? '', to ?? '')).map(({ path, was, is }) => {
      const [old, now] = [was, is].map(({ id }) => id || '0'.repeat(40));
      const kind = was.id === '' ? 'A' : is.id === '' ? 'D' : was.mode.slice(0, 2) === is.mode.slice(0, 2) ? 'M' : 'T';
      return `:${was.mode} ${is.mode} ${old} ${now} ${kind}\t${path}`;
    });
    expect(asGit).toEqual(raw.trimEnd().split('\n'));
  }
  expect(await opened.trees.differences(null, 'HEAD')).toEqual(await opened.trees.differences(empty, 'HEAD'));
  other.remove();
});

test('a tree that names an entry twice is refused', async () => {
  const entry = Buffer.concat([Buffer.from('100644 a\0'), Buffer.alloc(20, 7)]);
  const given = { cwd: repo.root, env: repo.env, input: Buffer.concat([entry, entry]) };
  const args = ['hash-object', '-w', '--literally', '-t', 'tree', '--stdin'];
  const twice = execFileSync('git', args, given).toString().trim();
  await expect(git.trees.list(twice)).rejects.toThrow('damaged');
});
