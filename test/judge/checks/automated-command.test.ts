import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CommandEnd, runnableCommand, verifyCommand } from '../../../src/judge/checks/automated-command.ts';

let home: string;
let root: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'command-'));
  root = join(home, 'shop');
  await mkdir(join(root, 'web'), { recursive: true });
  await writeFile(join(root, 'script'), '#!/bin/bash\nnosuchfn 1\n', { mode: 0o755 });
});
afterAll(() => rm(home, { recursive: true }));

const bash = (command: string) =>
  new Promise<CommandEnd>((done) => {
    execFile('bash', ['-c', command], { cwd: root }, (error, stdout, stderr) => {
      done({ exitCode: error ? Number(error.code) : 0, timedOut: false, tail: stdout + stderr });
    });
  });

test('a sentence is no command, whatever bash makes of it', async () => {
  const say = (text: string) => verifyCommand({ root, project: root }, text, bash);
  expect(await say("Check that the user's page renders")).toMatchObject({
    passed: null,
    message: expect.stringMatching(/sentence/),
  });
  expect(await say("test -f 'a")).toMatchObject({ passed: false });
});

describe('what a plan says is what bash gets', () => {
  test.each([
    ['npm test', 'npm test'],
    ['echo "&lt;"', 'echo "&lt;"'],
    ['  test -f a.ts\n', 'test -f a.ts'],
    ['ls /tmp /usr/bin > /dev/null', 'ls /tmp /usr/bin > /dev/null'],
    ['curl http://localhost:3000/home/me/x', 'curl http://localhost:3000/home/me/x'],
    ['grep -q a:/b file', 'grep -q a:/b file'],
  ])('%j', (text, command) => {
    expect(runnableCommand({ root, project: root }, text)).toEqual({ command });
  });

  test("the author's path to this repository is put right", () => {
    expect(runnableCommand({ root, project: root }, 'cd /Users/me/code/shop && npm test')).toEqual({
      command: `cd ${root} && npm test`,
    });
    expect(runnableCommand({ root, project: root }, 'ls C:\\work\\shop\\web')).toEqual({
      command: `ls ${root}/web`,
    });
  });

  test('in a work tree, paths to the project lead to the work tree, whatever it is called', () => {
    const place = { root: '/tmp/trees/01-02', project: root };
    expect(runnableCommand(place, `cd ${root}/web && cd /Users/me/code/shop`)).toEqual({
      command: 'cd /tmp/trees/01-02/web && cd /tmp/trees/01-02',
    });
  });

  test.each([
    'cat /Users/me/code/other/x',
    'test -f ~/.claude/nowhere/x.md',
    'grep x "/home/nobody-here/file"',
    'type C:/Users/me/other/x',
    'MISSING — Wave 0 must create it',
    'N/A',
    'manual',
    '',
    '  ',
  ])('%j cannot be run here', (text) => {
    expect(runnableCommand({ root, project: root }, text)).toEqual({ notRunnable: expect.any(String) });
  });
});

describe('what a command proves', () => {
  test.each<[string, boolean | null, RegExp]>([
    ['test -d web && echo fine', true, /exit code 0/],
    ['echo "3 problems" >&2; false', false, /exit code 1: 3 problems/],
    ['this-program-is-nowhere --version', null, /not installed here/],
    ['./script', false, /nosuchfn: command not found/],
    ['./built-by-the-plan', false, /exit code 127/],
    ['sh built-by-the-plan', false, /exit code 127|exit code 2/],
    ['cat /Users/me/elsewhere/x', null, /a path of its author's machine; write it relative to the root/],
    ['cd /Users/me/elsewhere && test -d web', true, /exit code 0/],
    ['cd /Users/me/elsewhere && test -d no', false, /exit code 1.*\/Users\/me\/elsewhere was taken for the root/],
  ])('%j: %p', async (text, passed, message) => {
    expect(await verifyCommand({ root, project: root }, text, bash)).toMatchObject({
      check: 'command',
      passed,
      message: expect.stringMatching(message),
    });
  });

  test('neither a timeout nor a kill is a pass', async () => {
    const end = (more: Partial<CommandEnd>) => async () => ({ exitCode: null, timedOut: false, tail: '', ...more });
    expect(await verifyCommand({ root, project: root }, 'sleep 9', end({ timedOut: true }))).toMatchObject({
      passed: false,
    });
    expect(await verifyCommand({ root, project: root }, 'sleep 9', end({}))).toMatchObject({ passed: false });
  });
});
