import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { proofOfRed } from '../../../src/judge/run/tests/baseline.ts';
import { TestLog } from '../../../src/judge/run/tests/test-log.ts';
import { runTests } from '../../../src/judge/run/tests/test-run.ts';
import { type TestEvidence, testVerdict } from '../../../src/judge/run/tests/verdict.ts';
import { isTestFile, isTestMaterial } from '../../../src/plan/phase/test-file.ts';

const home = mkdtempSync(join(tmpdir(), 'proof-of-red-'));
afterAll(() => rmSync(home, { recursive: true }));
let runs = 0;

/** Runs a test of `add.js` with node:test on a tree with that implementation. */
async function run(tests: string, implementation: string | null) {
  runs += 1;
  const cwd = join(home, `${runs}`);
  mkdirSync(join(cwd, 'test'), { recursive: true });
  mkdirSync(join(cwd, 'scratch'));
  writeFileSync(join(cwd, 'test/add.test.js'), `const test = require('node:test');\n${tests}`);
  if (implementation !== null) writeFileSync(join(cwd, 'add.js'), implementation);
  const { verdict } = await runTests({
    command: 'node --test test/add.test.js',
    cwd,
    scratch: join(cwd, 'scratch'),
    env: { PATH: `${process.env.PATH}` },
    clock: { now: Date.now, uptimeMs: () => performance.now() },
    marker: `proof/${process.pid}/${runs}`,
  });
  return verdict;
}

const right = 'exports.add = (a, b) => a + b;\n';
const wrong = 'exports.add = (a, b) => a - b;\n';
const checks = "test('adds', () => { if (require('../add.js').add(1, 1) !== 2) throw new Error('no'); });\n";

test('a test that fails without the work and passes with it proves it', async () => {
  const proof = proofOfRed(await run(checks, wrong), await run(checks, right));
  expect(proof).toEqual({ proven: true, sentence: expect.stringMatching(/1 of 1 executed tests fail on the base/) });
});

test('a test whose module is not there yet fails too', async () => {
  const proof = proofOfRed(await run(checks, null), await run(checks, right));
  expect(proof.proven).toBe(true);
});

test('a test that passes without the work proves nothing', async () => {
  const idle = "test('does nothing', () => {});\n";
  const proof = proofOfRed(await run(idle, wrong), await run(idle, right));
  expect(proof).toEqual({ proven: false, sentence: expect.stringMatching(/pass on the base as well/) });
});

test('a test that fails with the work proves nothing', async () => {
  const proof = proofOfRed(await run(checks, null), await run(checks, wrong));
  expect(proof).toEqual({ proven: false, sentence: expect.stringMatching(/do not pass on the result/) });
});

describe('on the base', () => {
  const judge = (output: string, more: Partial<TestEvidence>, command = '') => {
    const log = new TestLog(command);
    log.push(Buffer.from(output));
    return testVerdict({ exitCode: 1, ...more, log: log.end() });
  };
  const passed = judge('2 passed in 0.1s\n', { exitCode: 0 }, 'pytest');
  const red = '\n1 failed, 1 passed in 0.1s\n';

  test.each<[string, string, Partial<TestEvidence>, boolean, RegExp]>([
    [
      'a suite that does not load',
      'FAIL a\nTest Suites: 1 failed, 1 total\nTests:       0 total\n',
      {},
      true,
      /1 test file does not load/,
    ],
    [
      'a crate that does not compile',
      'error: could not compile `x` (test "a") due to 1 previous error\n',
      { exitCode: 101 },
      true,
      /do not build on the base \(cargo\)/,
    ],
    [
      'a go package that does not build',
      '{"Time":"2026","Action":"fail","Package":"x","FailedBuild":"x"}\n',
      {},
      true,
      /does not load/,
    ],
    ['a run that was killed', red, { exitCode: null, signal: 'SIGKILL' }, false, /it is not known whether/],
    ['a run that took too long', red, { exitCode: null, timedOut: true }, false, /it is not known whether/],
    ['no test at all', 'no tests ran in 0.01s\n', { exitCode: 5 }, false, /no test failed/],
    ['a runner that is not there', 'sh: pytest: not found\n', { exitCode: 127 }, false, /exit code 127/],
    ['a run that cannot be counted', 'fine\n', { exitCode: 0 }, false, /it is not known whether/],
  ])('%s: proven is decided by what was seen', (_, output, more, proven, sentence) => {
    expect(proofOfRed(judge(output, more), passed)).toEqual({ proven, sentence: expect.stringMatching(sentence) });
  });
});

test.each([
  'a.test.js',
  'src/a.spec.tsx',
  'src/__tests__/a.ts',
  'test/a.js',
  'tests/unit/a.mjs',
  'cypress/e2e/a.cy.ts',
  'test.js',
  'test-a.js',
  'a_test.go',
  'pkg/a_test.go',
  'test_a.py',
  'a_test.py',
  'tests/a.py',
  'tests/a.rs',
  'src/test/java/x/ATest.java',
  'x/TestA.java',
  'x/AIT.java',
  'spec/a_spec.rb',
  'test/a_test.rb',
  'tests/ATest.php',
  't/a.t',
  'test/a.bats',
  'X.Tests/A.cs',
  'ATests.cs',
  'a_test.cc',
  'test/a_test.exs',
  'features/a.feature',
  'ASpec.scala',
])('%s is a test file', (path) => {
  expect([isTestFile(path), isTestMaterial(path)]).toEqual([true, true]);
});

test.each([
  'src/a.js',
  'src/contest.py',
  'src/latest.ts',
  'attest.go',
  'src/test.md',
  'package.json',
  'docs/testing.md',
  'src/main.rs',
  'src/Greatest.java',
  'src/protest/a.js',
  'lib/spec.rb',
])('%s is none', (path) => {
  expect([isTestFile(path), isTestMaterial(path)]).toEqual([false, false]);
});

test.each([
  'test/fixtures/a.js',
  'test/data.json',
  'src/__snapshots__/a.test.js.snap',
  'x/testdata/a.go',
  '__tests__/__mocks__/a.js',
])('%s holds no test, but tests need it', (path) => {
  expect([isTestFile(path), isTestMaterial(path)]).toEqual([false, true]);
});
