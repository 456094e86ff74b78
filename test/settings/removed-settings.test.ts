import { expect, test } from '@jest/globals';
import { renameOldArguments } from '../../src/settings/table/removed-settings.ts';

test.each([
  ['run 1 --max-backoff 1ms --json', 'run 1 --json', ['max-backoff']],
  ['run 1 --isolation=worktree', 'run 1', ['isolation']],
  ['run 1 --require-cage kernel', 'run 1 --sandbox kernel', ['require-cage']],
  ['run 1 --recheck off', 'run 1', ['recheck']],
  ['run --fail-on-warnings 1', 'run 1', ['fail-on-warnings']],
  ['run --no-fail-on-warnings 1', 'run 1', ['fail-on-warnings']],
  ['run 1 --cage off --cage-writable=/a', 'run 1 --sandbox off --sandbox-writable=/a', ['cage', 'cage-writable']],
  ['run 1 --durability --json', 'run 1 --json', ['durability']],
  ['tests -- npm test --race 2', 'tests -- npm test --race 2', []],
])('of options of earlier versions renamed ones are read and removed ones ignored: %s', (given, left, warned) => {
  const warnings: string[] = [];
  expect(renameOldArguments(given.split(' '), (message) => warnings.push(message)).join(' ')).toBe(left);
  expect(warnings.map((message) => message.split(' ', 1)[0])).toEqual(warned);
});
