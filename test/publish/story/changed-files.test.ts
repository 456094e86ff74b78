import { expect, test } from '@jest/globals';
import { countChanges, listChangedFiles } from '../../../src/publish/story/changed-files.ts';
import { Scratch } from '../../system/git/scratch.ts';

test('changed lines of several plans are counted at once, each for itself', async () => {
  const scratch = new Scratch({ 'a.txt': '1\n2\n3\n', 'old.txt': 'x\n' });
  const git = await scratch.open();
  const commit = (files: Record<string, string>) => {
    scratch.write(files);
    scratch.git('rm', '-q', '--ignore-unmatch', 'old.txt');
    scratch.git('add', '-A');
    scratch.git('commit', '-q', '--allow-empty', '-m', 'x');
    return scratch.git('rev-parse', 'HEAD').trim();
  };
  const base = scratch.git('rev-parse', 'HEAD').trim();
  const one = commit({ 'a.txt': '1\ntwo\n3\n4\n', '.planning/STATE.md': 'state\n' });
  const same = commit({});
  const odd = commit({ 'b\nc.txt': 'x\n', 'b.bin': '\0' });
  const pairs = [
    { base, head: one },
    { base, head: 'f'.repeat(40) },
    { base: one, head: same },
    { base: same, head: odd },
  ];
  const found = await listChangedFiles(pairs, { git, prefix: '' });
  expect(found[0]?.map(({ path }) => path)).toEqual(['a.txt', 'old.txt']);
  expect(found.map((files) => files && countChanges(files))).toEqual([
    { files: 2, added: 2, removed: 2 },
    null,
    { files: 0, added: 0, removed: 0 },
    { files: 2, added: 1, removed: 0 },
  ]);
  expect(await listChangedFiles([], { git, prefix: '' })).toEqual([]);
  scratch.remove();
});
