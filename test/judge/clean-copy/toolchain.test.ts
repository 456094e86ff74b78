import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findChangedPrograms, readToolchain, restorePath } from '../../../src/judge/run/clean-copy/toolchain.ts';
import { temporaryDir } from '../../project.ts';

/** Two folders with programs, `first/a`, `first/b`, `second/b` and `second/c`, and one that is missing. */
function machine() {
  const root = temporaryDir('toolchain');
  const program = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    return join(root, path);
  };
  for (const path of ['first/a', 'first/b', 'second/b', 'second/c']) program(path, `echo ${path}`);
  writeFileSync(join(root, 'first/readme'), 'no program');
  const path = ['first', 'missing', 'second'].map((dir) => join(root, dir)).join(':');
  const before = readToolchain(path, join(root, 'repository'));
  const compare = () => ({
    path: restorePath(before, join(root, 'private'), '/judged'),
    tampered: findChangedPrograms(before),
  });
  const says = (name: string) => {
    const { path: safe } = compare();
    return execFileSync('/bin/sh', ['-c', `${name} || true`], {
      env: { PATH: safe },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  };
  return { root, path, program, compare, says };
}

test('where nothing happened PATH is as it was, and nothing is told', () => {
  const { path, compare } = machine();
  expect(compare()).toEqual({ path, tampered: [] });
});

describe('a program that was there and is not the same counts as tampered with', () => {
  test('changed, also when size and times are set back', () => {
    const { root, program, compare } = machine();
    const { atime, mtime, size } = statSync(join(root, 'second/c'));
    const file = program('second/c', 'echo forged/c'.slice(0, 'echo second/c'.length));
    utimesSync(file, atime, mtime);
    expect(statSync(file).size).toBe(size);
    expect(compare().tampered).toEqual([{ name: 'c', file, what: 'changed' }]);
  });

  test('changed by a link to the same text in another folder', () => {
    const { root, program, compare } = machine();
    const twin = program('elsewhere/a', 'echo first/a');
    rmSync(join(root, 'first/a'));
    symlinkSync(twin, join(root, 'first/a'));
    expect(compare().tampered).toEqual([{ name: 'a', file: join(root, 'first/a'), what: 'changed' }]);
  });

  test('a large one that was written to', () => {
    const root = temporaryDir('toolchain');
    const file = join(root, 'large');
    writeFileSync(file, Buffer.alloc(200_000), { mode: 0o755 });
    const { mtime } = statSync(file);
    const before = readToolchain(root, '/nowhere');
    writeFileSync(file, Buffer.alloc(200_000, 1));
    utimesSync(file, mtime, mtime);
    expect(findChangedPrograms(before)).toEqual([{ name: 'large', file, what: 'changed' }]);
  });

  test('gone, also when it only lost its right to run', () => {
    const { root, compare } = machine();
    rmSync(join(root, 'first/a'));
    chmodSync(join(root, 'second/c'), 0o644);
    expect(compare().tampered).toEqual([
      { name: 'a', file: join(root, 'first/a'), what: 'gone' },
      { name: 'c', file: join(root, 'second/c'), what: 'gone' },
    ]);
  });

  test('a folder that was replaced by another', () => {
    const { root, program, compare } = machine();
    program('other/c', 'echo forged');
    rmSync(join(root, 'second'), { recursive: true });
    symlinkSync(join(root, 'other'), join(root, 'second'));
    expect(compare().tampered.map(({ name, what }) => [name, what])).toEqual([
      ['b', 'gone'],
      ['c', 'changed'],
    ]);
  });
});

describe('what is new on PATH', () => {
  test.each(['first/c', 'missing/c'])('does not take the place of one that comes later: %s', (file) => {
    const { program, compare, says } = machine();
    program(file, 'echo forged');
    expect([compare().tampered, says('c'), says('a')]).toEqual([[], 'second/c', 'first/a']);
  });

  test('is not found; what was there is, and a file that is no program does not count', () => {
    const { root, path, program, compare, says } = machine();
    program('second/new', 'echo new');
    writeFileSync(join(root, 'first/data'), 'no program');
    const { path: safe, tampered } = compare();
    expect(tampered).toEqual([]);
    expect(safe.split(':')).toEqual([...path.split(':').slice(0, 2), join(root, 'private/2')]);
    expect([says('new'), says('c'), says('a')]).toEqual(['', 'second/c', 'first/a']);
  });

  test('what an agent left in the private folder is not found either', () => {
    const { program, says } = machine();
    program('second/new', 'echo new');
    program('private/2/new', 'echo forged');
    program('private/2/c', 'echo forged');
    expect([says('new'), says('c')]).toEqual(['', 'second/c']);
  });

  test('a program is started from its own folder, with its words and its name', () => {
    const root = temporaryDir("it's");
    writeFileSync(join(root, 'show'), '#!/bin/sh\nprintf "%s|" "$0" "$@"\n', { mode: 0o755 });
    const read = readToolchain(root, '/nowhere');
    writeFileSync(join(root, 'new'), '', { mode: 0o755 });
    const safe = restorePath(read, join(temporaryDir('private'), 'p'), '/judged');
    expect(execFileSync(join(safe, 'show'), ['a b', "'"], { encoding: 'utf8' })).toBe(`${root}/show|a b|'|`);
  });
});

describe('no false alarm', () => {
  test('for a small program that was written again as it was, in place or anew', () => {
    const { root, path, program, compare } = machine();
    program('second/c', 'echo second/c');
    rmSync(join(root, 'first/a'));
    program('first/a', 'echo first/a');
    expect(compare()).toEqual({ path, tampered: [] });
  });

  test('for a folder that was only touched, or got files that are no programs', () => {
    const { root, path, compare } = machine();
    utimesSync(join(root, 'second'), 1, 1);
    writeFileSync(join(root, 'second/.lock'), '');
    mkdirSync(join(root, 'second/folder'));
    symlinkSync('nowhere', join(root, 'second/dangling'));
    symlinkSync('itself', join(root, 'second/itself'));
    expect(compare()).toEqual({ path, tampered: [] });
  });
});

test('folders that depend on where one stands are no part of PATH; one of the repository is that of the place judged', () => {
  const { root, program } = machine();
  program('repository/bin/x', 'echo x');
  symlinkSync(join(root, 'repository/bin'), join(root, 'link'));
  const path = ['', '.', 'node_modules/.bin', join(root, 'repository/bin'), join(root, 'link'), join(root, 'first')];
  const read = readToolchain(path.join(':'), join(root, 'repository'));
  expect(restorePath(read, join(root, 'private'), '/judged')).toBe(`/judged/bin:${join(root, 'first')}`);
  expect(existsSync(join(root, 'private'))).toBe(false);
});
