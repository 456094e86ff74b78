import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import { readTreeShape } from '../../../src/system/git/checkpoint/tree-shape.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, makeRepository } from '../../project.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Lets time pass for the reader, not for the disk. */
function passTime(): void {
  const now = performance.now() + 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
}

it('finds what changed in a large tree, whose unchanged folders it does not read again', async () => {
  const root = makeRepository({ 'a.txt': 'x\n' });
  for (let at = 0; at < 21; at += 1) {
    mkdirSync(join(root, `f${at}/deep`), { recursive: true });
    for (let file = 0; file < 1_000; file += 1) writeFileSync(join(root, `f${at}/${file}`), '');
  }
  const git = await Git.open(root, bareEnvironment());
  const look = () => readTreeShape(git, ['f20/ignored/']);
  const folders = look().folders.length;
  mkdirSync(join(root, 'f0/at once')); // the folder may have the time that was seen
  expect(Object.keys(look().empty)).toContain('f0/at once');
  passTime();
  const before = look();
  expect(before.modes).toBeNull();
  expect(before.folders).toHaveLength(folders + 1);
  expect(look()).toEqual(before);

  mkdirSync(join(root, 'f1/empty'));
  mkdirSync(join(root, 'f2/deep/deeper'));
  execFileSync('mkfifo', [join(root, 'f3/pipe')]);
  rmSync(join(root, 'f4/deep'), { recursive: true });
  rmSync(join(root, 'f5'), { recursive: true });
  mkdirSync(join(root, 'f6/deep/.git'));
  mkdirSync(join(root, 'f20/ignored/within'), { recursive: true });
  const after = look();
  const [added, gone] = [after.folders, before.folders].map((one, at) =>
    one.filter((path) => !(at === 0 ? before : after).folders.includes(path)).sort(),
  );
  expect(added).toEqual(['f1/empty', 'f2/deep/deeper']);
  expect(gone).toEqual(['f4/deep', 'f5', 'f5/deep']);
  expect(Object.keys(after.pipes)).toEqual(['f3/pipe']);
  expect(Object.keys(after.empty)).toEqual(expect.arrayContaining(['f1/empty', 'f2/deep/deeper']));
  expect(Object.keys(after.empty)).not.toContain('f6/deep');
});
