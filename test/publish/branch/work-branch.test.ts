import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { formatBranchName } from '../../../src/publish/branch/work-branch.ts';

const nameFor = (folder: string, named = '') => {
  const [id = '', ...rest] = folder.split('-');
  const phase = { id, slug: rest.join('-'), dir: `.planning/phases/${folder}` };
  return formatBranchName({ phase } as Parameters<typeof formatBranchName>[0], named);
};

test.each([
  ['07-first steps', 'phase/07-first-steps'],
  ['02.1-größe 日本', 'phase/02.1-gr--e---'],
  ['03-a..b', 'phase/03-a-.b'],
  ['04-@{-1}', 'phase/04----1-'],
  ['05-x.lock', 'phase/05-x-lock'],
  ['06', 'phase/06'],
  [`08-${'long'.repeat(60)}`, `phase/08-${'long'.repeat(60)}`.slice(0, 'phase/'.length + 200)],
  [`09-${'.'.repeat(230)}`, `phase/09-${'-'.repeat(197)}`],
])('a phase in the folder %s has a branch that git can make: %s', (folder, name) => {
  expect(nameFor(folder)).toBe(name);
  expect(`${execFileSync('git', ['check-ref-format', '--branch', name])}`.trim()).toBe(name);
});

test('a pattern names the branch of each phase', () => {
  expect(nameFor('07-first steps', 'agents/{phase}/{name}')).toBe('agents/07/first-steps');
  expect(nameFor('07-first', 'refs/heads/release')).toBe('release');
});
