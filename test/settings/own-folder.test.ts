import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { getResultFolder, makeOwnFolder, requireOwn } from '../../src/settings/call/own-folder.ts';
import { call, makeProject, plan, temporaryDir } from '../project.ts';

let top: string;
beforeEach(() => {
  top = temporaryDir('top');
});
const place = (environment: Record<string, string> = {}) => ({ temporaryDirectory: top, environment });
const isRoot = process.getuid?.() === 0;
const testAsRoot = isRoot ? test : test.skip;

test('a folder is made below the temporary one, and found again', () => {
  for (let times = 0; times < 2; times += 1) expect(makeOwnFolder(place(), 'a/b')).toBe(join(top, 'a/b'));
  expect(statSync(join(top, 'a/b')).mode & 0o022).toBe(0);
  expect(requireOwn(place(), 'not/there')).toBe(join(top, 'not/there'));
  expect(readdirSync(top)).toEqual(['a']);
});

test.each<[string, () => void, RegExp]>([
  ['a symbolic link', () => symlinkSync(temporaryDir('other'), join(top, 'a')), /a is a symbolic link/],
  ['a file', () => writeFileSync(join(top, 'a'), ''), /a is not a folder/],
  [
    'a folder that every user can write to',
    () => {
      mkdirSync(join(top, 'a'));
      chmodSync(join(top, 'a'), 0o777);
    },
    /a can be changed by every user/,
  ],
])('%s in its place is refused, and nothing is made in it', (_, make, why) => {
  make();
  expect(() => makeOwnFolder(place(), 'a/b')).toThrow(why);
  expect(() => requireOwn(place(), 'a/b')).toThrow(/remove it, or set TMPDIR to a folder of your own/);
  expect(existsSync(join(top, 'a/b'))).toBe(false);
});

testAsRoot('a folder of another user in its place is refused', () => {
  mkdirSync(join(top, 'a'));
  chownSync(join(top, 'a'), 65_534, 65_534);
  expect(() => makeOwnFolder(place(), 'a/b')).toThrow(/a belongs to another user/);
});

testAsRoot('a folder of another user takes no result, unless the runner of the job made it', () => {
  const named = join(top, 'result');
  expect([getResultFolder(place(), named, 'leg'), getResultFolder(place(), '', 'leg')]).toEqual([
    named,
    join(top, 'leg'),
  ]);
  for (const name of ['result', 'other']) {
    mkdirSync(join(top, name));
    chownSync(join(top, name), 65_534, 65_534);
  }
  expect(() => getResultFolder(place(), named, 'leg')).toThrow(/output-dir: .*result belongs to another user/);
  expect(() => getResultFolder(place(), '', 'other')).toThrow(/other belongs to another user/);
  expect(getResultFolder(place({ RUNNER_TEMP: top }), named, 'leg')).toBe(named);
});

testAsRoot('a temporary folder of another user is refused, unless the runner of the job made it', () => {
  chownSync(top, 65_534, 65_534);
  expect(() => makeOwnFolder(place(), 'a')).toThrow(/top.* belongs to another user.*set TMPDIR/);
  expect(makeOwnFolder(place({ RUNNER_TEMP: top }), 'a')).toBe(join(top, 'a'));
});

testAsRoot('a run uses no folder for work trees that another user has made', async () => {
  const root = makeProject({ '01-01': plan() });
  const folder = join(top, 'phase-executor-worktrees');
  mkdirSync(folder);
  chownSync(folder, 65_534, 65_534);
  const env = { HOME: temporaryDir('home'), TMPDIR: top };
  const { code, stderr } = await call(['run', '1', '--agent', 'script'], { cwd: root, env });
  expect([code, stderr]).toEqual([64, expect.stringMatching(/belongs to another user/)]);
  expect(readdirSync(folder)).toEqual([]);
});
