import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { changesIn } from '../../../src/publish/story/plan-diff.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { Scratch } from '../../system/git/scratch.ts';

let repo: Scratch;
let git: Git;
beforeEach(async () => {
  repo = new Scratch({ 'a.txt': '1\n2\n', '.planning/STATE.md': 'x\n' });
  git = await repo.open();
});
afterEach(() => repo.remove());

test('the changes of many ranges are told apart, without documents and unknown commits', async () => {
  const base = repo.git('rev-parse', 'HEAD').trim();
  const one = repo.commit('Work', { 'a.txt': '1\n3\n4\n', '.planning/STATE.md': 'y\n' });
  const two = repo.commit('Work', { 'tab\tand\nbreak.txt': 'x\n', 'image.bin': 'a\0b' });
  const ranges = [
    { base, head: one },
    null,
    { base, head: '0'.repeat(40) },
    { base: one, head: one },
    { base: one, head: two },
    { base, head: two },
  ];
  expect(await changesIn(ranges, { git, prefix: '' })).toEqual([
    { files: 1, added: 2, removed: 1 },
    null,
    null,
    { files: 0, added: 0, removed: 0 },
    { files: 2, added: 1, removed: 0 },
    { files: 3, added: 3, removed: 1 },
  ]);
  expect(await changesIn([null], { git, prefix: '' })).toEqual([null]);
});
