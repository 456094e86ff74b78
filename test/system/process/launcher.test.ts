import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { launch } from '../../../src/system/process/launcher.ts';

const options = { cwd: tmpdir(), env: { PATH: '/usr/bin:/bin', ONLY: 'this' } };
const folder = mkdtempSync(join(tmpdir(), "launcher it's 中 "));
afterAll(() => rmSync(folder, { recursive: true }));

test('a program is told with its exit code and both streams, bytes unchanged, also when it writes no last line', async () => {
  const said = await launch('/bin/sh', ['-c', "printf 'a\\377b'; printf oops >&2; exit 3"], options);
  expect(said).toEqual({ exitCode: 3, stdout: Buffer.from([0x61, 0xff, 0x62]), stderr: 'oops' });
});

const everyByte = Buffer.from(Array.from({ length: 256 * 256 }, (_, at) => at % 256));

test.each([
  ['every byte', everyByte],
  ['more than goes through the shell', Buffer.concat([everyByte, everyByte])],
  ['what looks like an option of printf', Buffer.from('-v x')],
  ['nothing', Buffer.alloc(0)],
])('it gets its input: %s', async (_, stdin) => {
  expect((await launch('/bin/cat', [], { ...options, stdin })).stdout.equals(stdin)).toBe(true);
});

test('one that does not read its input is no error', async () => {
  expect((await launch('/bin/true', [], { ...options, stdin: 'x'.repeat(60_000) })).exitCode).toBe(0);
});

test.each([['it’s', "it's", 'two\nlines', '$HOME `id` "', '', '-n', '\\n', '*']])(
  'its words and its folder are what was asked for',
  async (...words) => {
    const said = await launch('/bin/sh', ['-c', 'printf "%s|" "$@"; pwd', 'sh', ...words], { ...options, cwd: folder });
    expect(said.stdout.toString()).toBe(`${words.join('|')}|${folder}\n`);
  },
);

test('each has its own environment, also where one shell starts both', async () => {
  const script = ['-c', 'printf "%s," "$ONLY" "$OTHER" "$HOME"'];
  const said = async (env: Record<string, string>) =>
    (await launch('/bin/sh', script, { ...options, env: { PATH: '/usr/bin:/bin', ...env } })).stdout.toString();
  expect(await said({ ONLY: "it's\nso" })).toBe("it's\nso,,,");
  expect(await said({ OTHER: 'b c', 'a-b': 'no name of a shell' })).toBe(',b c,,');
  expect(await said({})).toBe(',,,');
});

test('many at once have answers of their own', async () => {
  const words = Array.from({ length: 12 }, (_, at) => String(at));
  const said = await Promise.all(words.map((word) => launch('/bin/echo', [word], options)));
  expect(said.map(({ stdout }) => stdout.toString().trim())).toEqual(words);
});

test('what a shell takes for itself is not handed on, and breaks nothing', async () => {
  const env = { SHELLOPTS: 'xtrace', ENV: '/no/such', 'BASH_FUNC_cd%%': '() { echo cd; }', IFS: 'a', UID: '7' };
  const said = await launch('/bin/echo', ['a b'], { ...options, env: { ...options.env, ...env } });
  expect(said).toEqual({ exitCode: 0, stdout: Buffer.from('a b\n'), stderr: '' });
});

test('what a program that stays behind says between two calls is no part of the later answer', async () => {
  const stays = ['-c', '(sleep 0.05; echo late; echo late >&2) & echo first'];
  expect((await launch('/bin/sh', stays, options)).stdout.toString()).toBe('first\n');
  await sleep(600);
  expect(await launch('/bin/echo', ['next'], options)).toMatchObject({ stdout: Buffer.from('next\n'), stderr: '' });
});

test('messages keep their letters, however they come', async () => {
  const said = await launch('/bin/sh', ['-c', `printf '%s' '${'ö'.repeat(40)}' >&2`], options);
  expect(said.stderr).toBe('ö'.repeat(40));
});

test('output is handed over in pieces, each of which is waited for', async () => {
  let [length, underWay] = [0, 0];
  const onOutput = async (piece: Buffer) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise(setImmediate);
    underWay -= 1;
    length += piece.length;
  };
  const said = await launch('/usr/bin/head', ['-c', '5000000', '/dev/zero'], { ...options, onOutput });
  expect([length, said.stdout.length]).toEqual([5_000_000, 0]);
});

test('one that is missing, killed, too slow, or in no folder rejects with a sentence, and the next one is answered', async () => {
  const call = (command: string, args: string[], more = {}) => launch(command, args, { ...options, ...more });
  await expect(call('/no/such-tool', [])).rejects.toThrow(/such-tool.*not found/);
  await expect(call('/bin/sh', ['-c', 'kill -9 $$'])).rejects.toThrow(/killed by SIGKILL/);
  await expect(call('/bin/sleep', ['60'], { timeoutMs: 50 })).rejects.toThrow(/sleep 60: no end after 50 ms/);
  await expect(call('/bin/true', [], { cwd: join(folder, 'gone') })).rejects.toThrow(/gone/);
  await expect(call('/bin/true', ['a\0b'])).rejects.toThrow(/null bytes/);
  const onOutput = () => {
    throw new Error('full');
  };
  await expect(call('/bin/echo', ['a'], { onOutput })).rejects.toThrow(/echo a: full/);
  expect((await call('/bin/echo', ['b'])).stdout.toString()).toBe('b\n');
});

test('one whose limit is over as it ends, or whose shell is killed, spoils no other call', async () => {
  for (let round = 0; round < 60; round += 1) {
    const words = [`0.00${round % 10}`];
    const first = launch('/bin/sleep', words, { ...options, timeoutMs: 8 }).catch(({ message }) => message);
    expect([expect.any(Object), expect.stringContaining('no end after 8 ms')]).toContainEqual(await first);
    expect((await launch('/bin/echo', ['b'], options)).stdout.toString()).toBe('b\n');
  }
  const shell = Number((await launch('/bin/sh', ['-c', 'echo $PPID'], options)).stdout);
  process.kill(shell, 'SIGKILL');
  expect((await launch('/bin/echo', ['c'], options)).stdout.toString()).toBe('c\n');
});

test('a shell that nobody needs ends', async () => {
  const said = await launch('/bin/sh', ['-c', 'echo $PPID'], options);
  const shell = `/proc/${Number(said.stdout)}`;
  expect(existsSync(shell)).toBe(true);
  for (let tries = 0; tries < 100 && existsSync(shell); tries += 1) await sleep(100);
  expect(existsSync(shell)).toBe(false);
});
