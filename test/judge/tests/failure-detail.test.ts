import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { addFailureDetails, formatFailure } from '../../../src/judge/run/tests/failure-detail.ts';
import { listRedTests } from '../../../src/judge/run/tests/lost-tests.ts';
import { listNamedTests } from '../../../src/judge/run/tests/named-tests.ts';
import { TestLog } from '../../../src/judge/run/tests/test-log.ts';
import { testVerdict } from '../../../src/judge/run/tests/verdict.ts';
import { testWithShared } from '../../needs.ts';

/** The failed tests of a log, as they are told. */
function failures(output: string): string[] {
  const log = new TestLog();
  log.push(Buffer.from(output));
  const evidence = { exitCode: 1, log: log.end() };
  return listRedTests(addFailureDetails(listNamedTests(evidence, testVerdict(evidence)).tests, output)).map(
    formatFailure,
  );
}

describe('the tests that failed are told with what they expected and got', () => {
  test.each([
    [
      'node:test (TAP)',
      "TAP version 13\n# Subtest: adds\nnot ok 1 - adds\n  ---\n  location: '/r/a.test.js:4:1'\n  error: |-\n    Expected values to be strictly equal:\n    \n    2 !== 1\n  expected: 1\n  actual: 2\n  ...\nnot ok 2 - adds more\n  ---\n  error: 'boom'\n  ...\n1..2\n# tests 2\n# pass 0\n# fail 2\n# cancelled 0\n# skipped 0\n# todo 0\n",
      ['"adds" (/r/a.test.js): expected 1, got 2', '"adds more": boom'],
    ],
    [
      'jest',
      'FAIL ./a.test.js\n  math\n    ✕ adds (3 ms)\n\n  ● math › adds\n\n    expect(received).toBe(expected) // Object.is equality\n\n    Expected: 180\n    Received: 0\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\nSnapshots:   0 total\n',
      ['"math > adds": expected 180, got 0'],
    ],
    [
      'mocha',
      '\n  1) adds\n\n\n  0 passing (4ms)\n  1 failing\n\n  1) adds:\n\n      AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n      + expected - actual\n\n      -2\n      +3\n',
      ['"adds": expected 3, got 2'],
    ],
    [
      'go',
      '=== RUN   TestAdd\n    a_test.go:5: got 2, want 1\n--- FAIL: TestAdd (0.00s)\nFAIL\nFAIL\tx\t0.1s\n',
      ['"TestAdd": got 2, want 1'],
    ],
    [
      'cargo',
      '\nrunning 1 test\ntest bad ... FAILED\n\nfailures:\n\n---- bad stdout ----\nassertion `left == right` failed\n  left: 2\n right: 3\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n',
      ['"bad": left 2, right 3'],
    ],
    ['a runner that says nothing', 'not ok 1 - adds\n1..1\n', ['"adds"']],
  ])('%s', (_, output, told) => {
    expect(failures(output)).toEqual(told);
  });

  test('in one line without control characters, as long as a line may be (I8)', () => {
    const [told = ''] = failures(
      `not ok 1 - adds\n  ---\n  expected: \u001b[31m${'1'.repeat(500)}\n  actual: \u0007 2\n  ...\n1..1\n`,
    );
    expect(told).toMatch(/^"adds": expected 1{119}…, got 2$/);
  });
});

testWithShared('testlogs')('real logs of nine runners name what failed and why', () => {
  const logs = [
    'nodetest_mixed',
    'nodetest_tap_mixed',
    'jest_verbose_mixed',
    'vitest_mixed',
    'mocha_mixed',
    'go_all',
    'cargo_mixed',
    'tape_mixed',
    'unittest_mixed',
  ];
  const told = logs.map((name) => failures(readFileSync(`../shared/testlogs/${name}.txt`, 'utf8')).join());
  for (const each of told) expect(each).toMatch(/expected .+, got|want 3 got 2|left 2, right 3|1 != 2/);
});
