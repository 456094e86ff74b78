import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runnableCommand, verifyCommand } from '../../../src/judge/run/clean-copy/automated-command.ts';
import type { CommandEnd } from '../../../src/judge/run/clean-copy/missing-tool.ts';

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
    ['ls /tmp /usr/bin > /dev/null', 'ls /tmp /usr/bin > /dev/null'],
    ['curl http://localhost:3000/home/me/x', 'curl http://localhost:3000/home/me/x'],
  ])('%j', (text, command) => {
    expect(runnableCommand({ root, project: root }, text)).toEqual({ command });
  });

  test("the author's path to this repository is put right", () => {
    expect(runnableCommand({ root, project: root }, 'cd /Users/me/code/shop && npm test')).toEqual({
      command: `cd ${root} && npm test`,
    });
    expect(runnableCommand({ root, project: root }, 'ls C:\\work\\shop\\web')).toEqual({ command: `ls ${root}/web` });
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
    [
      `printf 'TAP version 13\\nnot ok 1 - adds\\n  ---\\n  expected: 1\\n  actual: 2\\n  ...\\n1..1\\n# tests 1\\n# fail 1\\n'; false`,
      false,
      /^exit code 1: "adds": expected 1, got 2$/,
    ],
    [
      "printf 'FAILED a_test.py::test_a - assert 2 == 1\\n1 failed in 0.02s\\n'; false",
      false,
      /FAILED a_test.py::test_a - assert 2 == 1/,
    ],
    ['echo "3 problems" >&2; false', false, /exit code 1: 3 problems/],
    ['this-program-is-nowhere --version', null, /not installed here/],
    ['./script', false, /nosuchfn: command not found/],
    ['sh built-by-the-plan', false, /exit code 127|exit code 2/],
    ['cat /Users/me/elsewhere/x', null, /a path of its author's machine; write it relative to the root/],
    ['cd /Users/me/elsewhere && test -d web', true, /exit code 0/],
    ['cd /Users/me/elsewhere && test -d no', false, /exit code 1.*\/Users\/me\/elsewhere was taken for the root/],
  ])('%j: %p', async (text, passed, message) => {
    expect(await verifyCommand({ root, project: root }, text, bash)).toMatchObject({
      rule: passed === null ? 'command/cannot-run' : expect.stringMatching(/^command\/(?:failed|timeout|no-tests)$/),
      passed,
      message: expect.stringMatching(message),
    });
  });

  const jest = 'Test Suites: 0 of 1 total\n';
  test.each<[string, string, boolean | null]>([
    ['go test -v -run TestLru ./...', 'ok  \tshop\t0.01s [no tests to run]\n', false],
    ['go test ./...', '?   \tshop/cache\t[no test files]\n', null],
    ['go test ./...', '?   \tshop/cache\t[no test files]\nok  \tshop\t0.01s\n', true],
    ["go test -run '^$' ./cache", 'ok  \tshop/cache\t0.01s [no tests to run]\n', true],
    ['npx jest slugify --passWithNoTests', 'No tests found, exiting with code 0\n', false],
    ['npm test -- --passWithNoTests', '> a@1.0.0 test\n> jest\n\nNo tests found, exiting with code 0\n', null],
    ['npx jest -t slug', `${jest.replace('0 of 1', '1 skipped, 0 of 1')}Tests:       2 skipped, 2 total\n`, false],
    ['npx jest slug', `${jest.replace('0 of 1', '1 skipped, 0 of 1')}Tests:       2 skipped, 2 total\n`, null],
    ['pytest -q tests/test_a.py', '1 skipped in 0.02s\n', null],
    ['test -f log && cat log', 'No tests found, exiting with code 0\n', true],
  ])('a runner of no test proves nothing: %s, %j', async (text, tail, passed) => {
    const end = async () => ({ exitCode: 0, timedOut: false, tail });
    expect(await verifyCommand({ root, project: root }, text, end)).toMatchObject({ passed, proves: passed === true });
  });

  test('neither a timeout nor a kill is a pass', async () => {
    const end = (more: Partial<CommandEnd>) => async () => ({ exitCode: null, timedOut: false, tail: '', ...more });
    expect(await verifyCommand({ root, project: root }, 'sleep 9', end({ timedOut: true }))).toMatchObject({
      passed: false,
    });
    expect(await verifyCommand({ root, project: root }, 'sleep 9', end({}))).toMatchObject({ passed: false });
  });
});

describe('why a command failed', () => {
  const npm = (...lines: string[]) =>
    [...lines, 'npm error A complete log of this run can be found in: /x/y.log'].join('\n');
  const notice = 'npm notice\nnpm notice New major version of npm available! 10 -> 11\nnpm notice';
  const noTsc = `\n                This is not the tsc command you are looking for\n${notice}`;

  /** What commands end with here: the plan's own with the given output, every question about what is installed in vain. */
  const ended =
    (text: string, exitCode: number, tail: string, isThere = false) =>
    async (command: string): Promise<CommandEnd> =>
      command === text ? { exitCode, timedOut: false, tail } : { exitCode: isThere ? 0 : 1, timedOut: false, tail: '' };

  test.each<[string, number, string, boolean | null, RegExp]>([
    // A tool that the project does not install decides nothing.
    ['npx tsc --noEmit', 1, noTsc, null, /needs tsc, which the project does not install.*setup-command/],
    ['npx -y eslint . && true', 1, npm('npm error code EAI_AGAIN', 'npm error errno EAI_AGAIN'), null, /needs eslint/],
    ['pnpm exec tsc', 254, ' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "tsc" not found', null, /needs tsc/],
    ['python3 -m pytest -q', 1, '/usr/bin/python3: No module named pytest', null, /needs pytest.*setup-command/],
    ['cargo test 2>&1 | grep -q "test result: ok"', 1, '', null, /program cargo/],
    // Nor does one that it names and that nothing installed here, wherever in the command that shows.
    [
      'npm run build',
      127,
      '> shop@1.0.0 build\n> vitest build\n\nsh: 1: vitest: not found',
      null,
      /needs vitest, which package.json/,
    ],
    [
      'cd . && npm test 2>&1 | tail -5',
      1,
      "Error: Cannot find package 'vitest' imported from /x/vitest.config.ts",
      null,
      /needs vitest/,
    ],
    ['pytest -q', 2, "E   ModuleNotFoundError: No module named 'yaml.nodes'", null, /needs yaml/],
    [
      'pytest --cov=src',
      4,
      'pytest: error: unrecognized arguments: --cov=src',
      null,
      /needs the plugin of pytest for --cov/,
    ],
    ['./gradlew test', 126, 'bash: line 1: ./gradlew: Permission denied', null, /gradlew to be executable/],
    ['.venv/bin/pytest -q', 127, 'bash: line 1: .venv/bin/pytest: No such file or directory', null, /git ignores/],
    ['docker compose up -d', 1, 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock.', null, /Docker/],
    ['pip install . && true', 1, "requires a different Python: 3.9.2 not in '>=3.11'", null, /needs python3/],
    ['npm test', 127, 'sh: 1: made-by-nobody: not found', false, /made-by-nobody: not found/],
    // What the work lacks is the work's fault.
    ['python3 -m shop.cli', 1, '/usr/bin/python3: No module named shop', false, /No module named shop/],
    [
      'npx here --check',
      1,
      `src/a.ts(3,1): error TS2322: no\n${notice}`,
      false,
      /exit code 1: src\/a.ts\(3,1\): error TS2322/,
    ],
    ['yarn build', 1, 'error Command "build" not found.', false, /Command "build" not found/],
    [
      'node a.js',
      1,
      "Error: Cannot find module './b.js'\n    at f (node:internal/x:1:2)\n\nNode.js v20.1.0",
      false,
      /Cannot find module '.\/b.js'/,
    ],
    [
      'npm test',
      1,
      `Tests: 1 failed, 2 total\n${npm('npm error Lifecycle script `test` failed with error:', 'npm error code 1', 'npm error path /x')}`,
      false,
      /Tests: 1 failed/,
    ],
    ['npm test 2>&1 | tail -3', 1, notice, false, /^exit code 1; `\| tail -3` leaves nothing that says why/],
    // The form of a command that fails for another reason than the work.
    ['grep -c TODO a.ts | grep -q "^0$"', 1, '', false, /counts 0 ends with 1.*write `! grep -q/],
    ['test -f a.ts && ! grep -q TODO a.ts', 1, '', false, /found what must not be there/],
    ['curl -s localhost:3000/health', 7, '', false, /no server answers there.*start it, ask it and stop it/],
  ])('%s (%p): %j', async (text, exitCode, tail, passed, message) => {
    const place = { root: join(home, 'declares'), project: join(home, 'declares') };
    await mkdir(join(place.root, 'node_modules/.bin'), { recursive: true });
    await writeFile(join(place.root, 'package.json'), '{"devDependencies":{"vitest":"1"}}');
    await writeFile(join(place.root, 'requirements.txt'), 'PyYAML==6.0\n');
    await writeFile(join(place.root, 'node_modules/.bin/here'), '');
    const said = await verifyCommand(place, text, ended(text, exitCode, tail));
    expect(said).toMatchObject({ passed, proves: false, message: expect.stringMatching(message) });
  });

  test.each([
    ['npx tsc', 1, 'This is not the tsc command you are looking for'],
    ['python3 -m pytest', 1, '/usr/bin/python3: No module named pytest'],
    ['uv run x', 127, 'bash: line 1: uv: command not found'],
  ])('%s: that a tool is missing is not believed where it is there', async (text, exitCode, tail) => {
    const said = await verifyCommand({ root, project: root }, text, ended(text, exitCode, tail, true));
    expect(said).toMatchObject({ passed: false });
  });
});
