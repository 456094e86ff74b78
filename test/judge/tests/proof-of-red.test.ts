import { expect, test } from '@jest/globals';
import { judgeProof } from '../../../src/judge/run/tests/baseline.ts';
import { TestLog } from '../../../src/judge/run/tests/test-log.ts';
import { type TestEvidence, testVerdict } from '../../../src/judge/run/tests/verdict.ts';
import { isTestFile, isTestMaterial } from '../../../src/plan/phase/test-file.ts';

const judge = (output: string, more: Partial<TestEvidence> = {}) => {
  const log = new TestLog();
  log.push(Buffer.from(output));
  return testVerdict({ exitCode: 1, ...more, log: log.end() });
};
const green = ['2 passed in 0.1s\n', { exitCode: 0 }] as const;
const red = '\n=== FAILURES ===\n1 failed, 1 passed in 0.1s\n';
const unbuilt = 'error: could not compile `x` (test "a") due to 1 previous error\n';
const broken = '{"Time":"2026","Action":"fail","Package":"x","FailedBuild":"x"}\n';

test.each<[what: string, base: string, more: Partial<TestEvidence>, proven: boolean, sentence: RegExp]>([
  ['a test that fails', red, {}, true, /1 of 2 executed tests fail on the base, and all pass on the result/],
  ['a test that passes', ...green, false, /pass on the base as well/],
  [
    'a suite that does not load',
    'Test Suites: 1 failed, 1 total\nTests:       0 total\n',
    {},
    true,
    /1 test file does/,
  ],
  ['a crate that does not compile', unbuilt, { exitCode: 101 }, true, /do not build on the base \(cargo\)/],
  ['a go package that does not build', broken, {}, true, /does not load/],
  ['a run that was killed', red, { exitCode: null, signal: 'SIGKILL' }, false, /it is not known whether/],
  ['a run that took too long', red, { exitCode: null, timedOut: true }, false, /it is not known whether/],
  ['no test at all', 'no tests ran in 0.01s\n', { exitCode: 5 }, false, /no test failed/],
  ['a runner that is not there', 'sh: pytest: not found\n', { exitCode: 127 }, false, /exit code 127/],
  ['a run that cannot be counted', 'fine\n', { exitCode: 0 }, false, /it is not known whether/],
])('%s on the base', (_, base, more, proven, sentence) => {
  const found = judgeProof(judge(base, more), judge(...green));
  expect(found).toEqual({ proven, sentence: expect.stringMatching(sentence) });
});

test('a test that fails with the work proves nothing', () => {
  expect(judgeProof(judge(red), judge(red))).toEqual({
    proven: false,
    sentence: expect.stringMatching(/do not pass on the result/),
  });
});

const tests = `a.test.js src/a.spec.tsx src/__tests__/a.ts test/a.js tests/unit/a.mjs cypress/e2e/a.cy.ts test.js test-a.js
  a_test.go pkg/a_test.go test_a.py a_test.py tests/a.py tests/a.rs src/test/java/x/ATest.java x/TestA.java x/AIT.java
  spec/a_spec.rb test/a_test.rb tests/ATest.php t/a.t test/a.bats X.Tests/A.cs ATests.cs a_test.cc test/a_test.exs
  features/a.feature ASpec.scala`;
const others = `src/a.js src/contest.py src/latest.ts attest.go src/test.md package.json docs/testing.md src/main.rs
  src/Greatest.java src/protest/a.js lib/spec.rb`;
const material = `test/fixtures/a.js test/data.json src/__snapshots__/a.test.js.snap x/testdata/a.go
  __tests__/__mocks__/a.js`;

test.each([
  ['a test file', tests, [true, true]],
  ['none', others, [false, false]],
  ['no test, but what tests need', material, [false, true]],
])('by its path a file is %s', (_, paths, expected) => {
  for (const path of paths.split(/\s+/))
    expect([path, isTestFile(path), isTestMaterial(path)]).toEqual([path, ...expected]);
});
