import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { forceReports } from '../../../src/verify/test-results/forced-report.ts';
import { readReport } from '../../../src/verify/test-results/reports/report.ts';
import { TestLog } from '../../../src/verify/test-results/test-log.ts';
import { testVerdict } from '../../../src/verify/test-results/verdict.ts';

const home = mkdtempSync(join(tmpdir(), 'forced reports-'));
afterAll(() => rmSync(home, { recursive: true }));

/** Runs a command as `tests` does: with reports asked for, its output read and the reports found. */
function judge(command: string[], cwd: string) {
  const directory = mkdtempSync(join(home, 'out '));
  const forced = forceReports(command, {}, directory);
  const [program = '', ...args] = forced.command;
  const run = spawnSync(program, args, { cwd, env: { PATH: process.env.PATH, ...forced.env } });
  const log = new TestLog(command.join(' '));
  log.push(run.stdout);
  log.push(run.stderr);
  const reports = forced.files
    .filter((file) => existsSync(file))
    .flatMap((file) => readReport(readFileSync(file, 'utf8')) ?? []);
  return testVerdict({ exitCode: run.status, log: log.end(), reports });
}

test('jest writes its report, and the console stays as it was', () => {
  writeFileSync(join(home, 'package.json'), '{}');
  writeFileSync(join(home, 'a.test.js'), "test('a', () => {}); test.skip('b', () => {}); test.todo('c');\n");
  const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
  expect(judge(['node', jest, '--ci', '--rootDir', home], home)).toMatchObject({
    verdict: 'pass',
    passed: 1,
    skipped: 1,
    extra: { todo: 1 },
    source: 'report',
    runner: 'jest-json',
  });
});

const pytest = spawnSync('python3', ['-m', 'pytest', '--version']).status === 0;
(pytest ? test : test.skip)('pytest writes its report even where it prints no counts', () => {
  writeFileSync(join(home, 'test_a.py'), 'def test_a(): pass\ndef test_b(): pass\n');
  expect(judge(['python3', '-m', 'pytest', '-qq', 'test_a.py'], home)).toMatchObject({
    verdict: 'pass',
    passed: 2,
    source: 'report',
  });
});

describe('what the caller set is kept', () => {
  const forced = (command: string[], env = {}) => forceReports(command, env, '/out');

  test('environment', () => {
    const { env, files } = forced(['make', 'test'], { PYTEST_ADDOPTS: '-x', SPEC_OPTS: '--format doc' });
    expect(env).toEqual({ PYTEST_ADDOPTS: '-x --junitxml=/out/pytest.xml' });
    expect(files).toEqual(['/out/pytest.xml']);
  });

  test.each([
    [
      ['npx', 'vitest', 'run'],
      ['--reporter=default', '--reporter=json', '--outputFile.json=/out/tests.json'],
    ],
    [['/repo/node_modules/.bin/jest'], ['--json', '--outputFile=/out/tests.json']],
    [['npx', 'vitest', '--reporter=dot'], []],
    [['jest', '--json'], []],
    [['jest', '--', 'a.test.js'], []],
    [['npm', 'test'], []],
    [['make', 'jest'], []],
  ])('%j gets %j', (command, more) => {
    expect(forced(command).command).toEqual([...command, ...more]);
  });
});
