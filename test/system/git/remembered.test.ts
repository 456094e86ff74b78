import { expect, test } from '@jest/globals';
import { isAncestor } from '../../../src/system/git/history.ts';
import { changedBetween, listDifferences } from '../../../src/system/git/tree.ts';
import { Scratch } from './scratch.ts';

test('what git said of objects is remembered, and what it said of a name is asked anew', async () => {
  const scratch = new Scratch();
  const git = await scratch.open();
  const base = scratch.git('rev-parse', 'HEAD').trim();
  const commit = (path: string) => {
    return scratch.commit(path, { [path]: 'x\n' });
  };
  const first = commit('one.txt');
  expect(await changedBetween(git, base, 'HEAD')).toEqual(['one.txt']);
  expect(await isAncestor(git, first, 'HEAD')).toBe(true);
  const second = commit('two.txt');
  expect(await changedBetween(git, base, 'HEAD')).toEqual(['one.txt', 'two.txt']);

  for (const time of ['asked', 'remembered']) {
    expect([time, await changedBetween(git, base, second)]).toEqual([time, ['one.txt', 'two.txt']]);
    expect(await listDifferences(git, second, first)).toEqual({ changed: ['two.txt'], gone: ['two.txt'], fresh: [] });
    expect(await isAncestor(git, first, second)).toBe(true);
    expect(await isAncestor(git, second, first)).toBe(false);
  }
  scratch.git('reset', '-q', '--hard', base);
  expect(await isAncestor(git, first, 'HEAD')).toBe(false);
  expect(await changedBetween(git, base, 'HEAD')).toEqual([]);
  scratch.remove();
});
