import { expect, test } from '@jest/globals';
import { Git } from '../../../src/system/git/git.ts';
import { Scratch } from './scratch.ts';

test('our calls sync what they write, and so do those of agents', async () => {
  const scratch = new Scratch();
  const git = await Git.open(scratch.root, scratch.env);
  const asked = async () => (await git.try(['config', 'core.fsync'])).stdout.toString().trim();
  expect(await asked()).toBe('committed,index');
  const maintenance = { GIT_CONFIG_KEY_0: 'maintenance.auto', GIT_CONFIG_VALUE_0: 'false' };
  expect(git.attemptVariables({ GIT_CONFIG_COUNT: '1' })).toMatchObject({
    ...{ GIT_CONFIG_COUNT: '4', GIT_CONFIG_KEY_2: 'core.fsync', GIT_CONFIG_VALUE_2: 'committed,index' },
  });
  expect(git.attemptVariables({})).toMatchObject(maintenance);
});
