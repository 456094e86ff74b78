import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Git } from '../../../src/system/git/git.ts';
import { packLooseObjects } from '../../../src/system/git/pack.ts';
import { Scratch } from './scratch.ts';

test('our calls sync what they write, unless that is left to the system; so do those of agents', async () => {
  const scratch = new Scratch();
  const git = await Git.open(scratch.root, scratch.env);
  const asked = async () => (await git.try(['config', 'core.fsync'])).stdout.toString().trim();
  expect(await asked()).toBe('committed,index');
  const maintenance = { GIT_CONFIG_KEY_0: 'maintenance.auto', GIT_CONFIG_VALUE_0: 'false' };
  expect(git.attemptVariables({ GIT_CONFIG_COUNT: '1' })).toMatchObject({
    ...{ GIT_CONFIG_COUNT: '4', GIT_CONFIG_KEY_2: 'core.fsync', GIT_CONFIG_VALUE_2: 'committed,index' },
  });
  expect(git.attemptVariables({})).toMatchObject(maintenance);
  git.leaveSyncingToSystem();
  expect([await asked(), git.attemptVariables({})]).toEqual(['', { GIT_CONFIG_COUNT: '1', ...maintenance }]);
});

test('loose objects are packed where there are many, unreachable ones as well, and none is lost', async () => {
  const scratch = new Scratch();
  const git = await Git.open(scratch.root, scratch.env);
  scratch.write({ 'gone.txt': 'reachable from nothing\n' });
  const lonely = scratch.git('hash-object', '-w', 'gone.txt').trim();
  expect(await packLooseObjects(git)).toBe(0);
  expect(await packLooseObjects(git, { atLeast: 2 })).toBeGreaterThan(2);
  const loose = readdirSync(join(scratch.root, '.git/objects')).filter((name) => name.length === 2);
  expect(loose.flatMap((name) => readdirSync(join(scratch.root, '.git/objects', name)))).toEqual([]);
  expect(scratch.git('cat-file', '-p', lonely)).toBe('reachable from nothing\n');
  expect(scratch.git('fsck', '--full', '--no-dangling')).toBe('');
});
