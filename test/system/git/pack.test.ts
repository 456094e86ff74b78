import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listCheckpoints, tagCheckpoint } from '../../../src/system/git/checkpoint/checkpoint-tag.ts';
import { packLooseObjects, packTags } from '../../../src/system/git/checkpoint/pack.ts';
import { Git } from '../../../src/system/git/git.ts';
import { deleteTag } from '../../../src/system/git/refs.ts';
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

test('packed tags are the checkpoints that they were, and can be deleted', async () => {
  const scratch = new Scratch();
  const git = await Git.open(scratch.root, scratch.env);
  const head = scratch.git('rev-parse', 'HEAD').trim();
  const clean = { index: null, work: null, intended: [], assumed: [], skipped: [], repositories: [] };
  const of = { phase: '07', at: '2026-01-01T00:00:00.000Z', head, branch: null, ...clean };
  const tags = [];
  for (const plan of ['07-01', '07-02']) tags.push(await tagCheckpoint(git, { ...of, plan }, head));
  await packTags(git);
  expect(existsSync(join(scratch.root, '.git/refs/tags/checkpoint/07-01'))).toBe(false);
  expect((await listCheckpoints(git)).map(({ tag }) => tag)).toEqual(tags);
  await deleteTag(git, tags[0] ?? '');
  expect((await listCheckpoints(git)).map(({ tag }) => tag)).toEqual(tags.slice(1));
});
