import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FolderIds } from '../../../src/system/git/folder-ids.ts';
import type { Git } from '../../../src/system/git/git.ts';
import type { FoundObject } from '../../../src/system/git/git-object.ts';
import { filesUnder, presentFiles, unchangedSince } from '../../../src/system/git/tree.ts';
import { Scratch } from './scratch.ts';

// Together these names are longer than what the system accepts as arguments of a process.
const many = Array.from({ length: 20_000 }, (_, at) => `gen/${'long-name-'.repeat(10)}${String(at).padStart(9, '0')}`);
let repo: Scratch;
let git: Git;

beforeAll(async () => {
  repo = new Scratch({ 'src/deep/a.ts': 'a\n', 'srcs/b.ts': 'b\n', gen: 'x' });
  repo.sh('rm gen; mkdir gen');
  for (const path of many) writeFileSync(join(repo.root, path), 'made\n');
  repo.git('add', '-A');
  repo.git('commit', '-qm', 'many');
  git = await repo.open();
});
afterAll(() => repo.remove());

test('20,000 files with long names are found in a tree, with what lies below the folders among them', async () => {
  expect(await filesUnder(git, 'HEAD', many)).toEqual(many);
  expect(await filesUnder(git, 'HEAD', [...many, 'src', 'srcs/'])).toEqual([...many, 'src/deep/a.ts', 'srcs/b.ts']);
  expect(await filesUnder(git, 'HEAD', [...many, 'srcs/b', 'src/deep/a.ts/x'])).toEqual(many);
  expect(await presentFiles(git, 'HEAD', [...many, 'src', 'none'])).toEqual(many);
  expect([await filesUnder(git, 'HEAD', []), await presentFiles(git, 'HEAD', [])]).toEqual([[], []]);
});

test('20,000 files with long names are compared with a tree', async () => {
  writeFileSync(join(repo.root, many[7] ?? ''), 'changed\n');
  expect(await unchangedSince(git, 'HEAD', many)).toEqual(many.filter((_, at) => at !== 7));
});

test('a folder is read once for its many files, and not at all for a few', async () => {
  const tree = 'a'.repeat(40);
  const content = Buffer.concat([Buffer.from('100644 7.txt\0'), Buffer.alloc(20, 7)]);
  const asked: string[] = [];
  const ids = new FolderIds(async (name): Promise<FoundObject> => {
    asked.push(name);
    return { kind: 'tree', id: 'b'.repeat(40), size: content.length, content };
  });
  expect(await ids.idOf(`${tree}:gen/7.txt`)).toBe(`${tree}:gen/7.txt`);
  expect(asked).toEqual([]);
  for (let times = 0; times < 100; times += 1) await ids.idOf(`${tree}:gen/${times}.txt`);
  expect(asked).toEqual([`${tree}:gen`]);
  expect([await ids.idOf(`${tree}:gen/7.txt`), await ids.idOf(`${tree}:gen/8.txt`)]).toEqual(['07'.repeat(20), null]);
  expect(await ids.idOf('HEAD:gen/7.txt')).toBe('HEAD:gen/7.txt');
});
