import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Git } from '../../../src/system/git/git.ts';
import { Scratch } from './scratch.ts';

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(() => scratch.remove());

const lockOf = (name: string) => join(scratch.root, '.git', name);

/** A run's git. `dying` runs, and git is killed, where a call with this verb would begin. */
async function session(id: string, dying?: { verb: string; script: string }): Promise<Git> {
  const bin = join(scratch.base, id);
  if (dying) {
    scratch.executable(
      `../${id}/git`,
      `#!/bin/sh\nPATH=\${PATH#*:}\nfor word; do [ "$word" = ${dying.verb} ] && { ${dying.script}; kill -9 $$; }; done\nexec git "$@"\n`,
    );
    chmodSync(join(bin, 'git'), 0o755);
  }
  const git = await Git.open(scratch.root, { ...scratch.env, PATH: `${bin}:${scratch.env.PATH}` });
  const dir = join(git.gitDir, 'phase-executor/git-calls');
  git.guardWith(() => undefined, { id, dir, now: Date.now });
  return git;
}

test('locks of a git that was killed are removed by whoever comes next, and no others are', async () => {
  writeFileSync(lockOf('shallow.lock'), ''); // somebody's from before
  const locks = [
    'index.lock',
    'HEAD.lock',
    'packed-refs.lock',
    'packed-refs.new',
    'refs/tags/v1.lock',
    'refs/x/a.lock',
  ];
  const script = `mkdir -p .git/refs/x; for lock in ${locks.join(' ')}; do : > .git/$lock; done`;
  const dying = await session('first.1', { verb: 'update-ref', script });
  await expect(dying.moveHead('HEAD', 'HEAD', 'x')).rejects.toThrow('SIGKILL');
  expect(locks.every((lock) => existsSync(lockOf(lock)))).toBe(true);
  const next = await session('second.2');
  const { removed } = await next.clearOwnLocks();
  expect(removed.map((lock) => lock.slice(lockOf('').length + 1)).sort()).toEqual([...locks].sort());
  expect(existsSync(lockOf('shallow.lock'))).toBe(true);
  expect(readdirSync(lockOf('phase-executor/git-calls'))).toEqual([]);
  scratch.write({ 'src/a.ts': 'export const a = 2;\n' });
  expect(await next.commitPaths('on it goes', ['src/a.ts'])).toMatch(/^[0-9a-f]{40}$/);
});

test('a lock under which a git is still at work stays, with its age and the command that removes it', async () => {
  const dying = await session('first.1', { verb: 'update-index', script: ': > .git/index.lock' });
  await expect(dying.stage(['src/a.ts'])).rejects.toThrow('SIGKILL');
  // A person's git that waits for an editor or its input, for all anybody knows under this very lock.
  const person = spawn('git', ['hash-object', '--stdin'], { cwd: scratch.root, stdio: ['pipe', 'ignore', 'ignore'] });
  await new Promise((resolve) => person.on('spawn', resolve));
  const next = await session('second.2');
  while ((await next.clearOwnLocks()).left.length === 0) await sleep(10); // until it is git that was spawned
  scratch.write({ 'src/a.ts': 'export const a = 2;\n' });
  const begun = Date.now();
  await expect(next.stage(['src/a.ts'])).rejects.toThrow(/index\.lock, [\d.]+ s old, .*: rm -f \S+index\.lock$/);
  const second = Date.now();
  await expect(next.stage(['src/a.ts'])).rejects.toThrow('rm -f');
  // It is waited for, and only once.
  expect([second - begun > 3_000, Date.now() - second < 3_000]).toEqual([true, true]);
  person.stdin.end();
  await new Promise((resolve) => person.on('exit', resolve));
  expect(await next.clearOwnLocks()).toEqual({ removed: [lockOf('index.lock')], left: [] });
});

test('a lock of somebody else is waited for', async () => {
  const git = await session('first.1');
  writeFileSync(lockOf('index.lock'), '');
  setTimeout(() => rmSync(lockOf('index.lock')), 300);
  scratch.write({ 'src/a.ts': 'export const a = 3;\n' });
  expect(await git.commitPaths('after all', ['src/a.ts'])).toMatch(/^[0-9a-f]{40}$/);
});
