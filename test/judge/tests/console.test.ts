import { expect, test } from '@jest/globals';
import { TestLog } from '../../../src/judge/run/tests/test-log.ts';
import { testVerdict } from '../../../src/judge/run/tests/verdict.ts';

/** How each runner really ends, after its runner, tests passed, failed, skipped, errors (- for unknown), and the verdict with exit code 0. */
const endings: Readonly<Record<string, string>> = {
  'vitest, unhandled error: vitest 1 0 0 1 fail':
    ' Test Files  1 passed (1)\n      Tests  1 passed | 1 expected fail (2)\n     Errors  1 error\n',
  'vitest, a file that cannot load: vitest 0 0 0 0 fail': ' Test Files  1 failed (1)\n      Tests  no tests\n',
  'mocha, only pending: mocha 0 0 2 0 fail': '  0 passing (1ms)\n  2 pending\n',
  'ava, failed: ava - 1 1 0 fail':
    '  ✘ [fail]: bad\n  ─\n\n  bad\n\n  ─\n\n  1 test failed\n  1 known failure\n  1 test skipped\n  1 test todo\n',
  'prove -v, skipped and todo: prove 2 0 1 0 pass':
    't/a.t .. \nok 1 - a\nok 2 # skip later\nnot ok 3 - t # TODO x\n    ok 1 # skip q\nok 4 - s\n1..4\nok\nAll tests successful.\nFiles=1, Tests=4,  0 wallclock secs\nResult: PASS\n',
  'ava, uncaught: ava 1 0 0 1 fail': '  ─\n\n  1 test passed\n  1 uncaught exception\n',
  'uvu, failed and coloured: uvu 1 1 1 0 fail':
    '  Total:     2\u001b[31m\n  Passed:    1\u001b[39m\n  Skipped:   \u001b[33m1\u001b[39m\n  Duration:  1ms\n',
  'node, cancelled: node:test 1 0 0 0 fail':
    'ℹ tests 2\nℹ suites 0\nℹ pass 1\nℹ fail 0\nℹ cancelled 1\nℹ skipped 0\nℹ todo 0\n',
  'jasmine, focused: jasmine 2 0 0 0 fail':
    '2 specs, 0 failures\nFinished in 0.02 seconds\nIncomplete: fit() or fdescribe() was found\n',
  'playwright, mixed: playwright 1 2 2 0 fail':
    'Running 6 tests using 1 worker\n  99 passed (1s)\n  2 failed\n    a.spec.js:1:1 › bad ───\n  2 skipped\n  1 did not run\n  1 passed (3.2s)\n',
  'playwright, an error outside: playwright 1 0 0 0 fail':
    'Running 1 test using 1 worker\n  1 passed (3.2s)\n  1 error was not a part of any test, see above for details\n',
  'bun, mixed: bun 1 1 1 0 fail':
    'bun test v1.4.5\n\n 1 pass\n 1 skip\n 1 todo\n 1 fail\n 4 expect() calls\nRan 4 tests across 1 file. [19.00ms]\n',
  'deno, mixed: deno 1 2 1 0 fail': 'FAILED | 1 passed (1 step) | 2 failed (1 step) | 1 ignored (28ms)\n',
  'cucumber, undefined: cucumber 1 0 0 0 fail':
    '2 scenarios (1 undefined, 1 passed)\n2 steps (1 undefined, 1 passed)\n',
  'pytest -q: pytest 1 0 1 0 pass': '1 passed, 1 skipped, 2 warnings in 0.12s\n',
  'pytest, only expected failures: pytest 0 0 0 0 pass': '=== 1 xfailed in 0.1s ===\n',
  'unittest, unexpected success: unittest 1 0 0 0 fail':
    '----------------------------------------------------------------------\nRan 2 tests in 0.001s\n\nFAILED (unexpected successes=1)\n',
  'cargo, several targets: cargo 2 1 0 0 fail':
    'running 1 test\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\nrunning 2 tests\ntest result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n',
  'go, one package fails to build: go 1 0 0 0 fail':
    '=== RUN   TestA\n--- PASS: TestA (0.00s)\nok  \tex/a\t0.003s\nFAIL\tex/b [build failed]\n',
  'go -json: go-json 1 0 0 0 pass':
    '{"Action":"run","Package":"ex","Test":"TestA"}\n{"Action":"pass","Package":"ex","Test":"TestA","Elapsed":0}\n{"Action":"pass","Package":"ex","Test":"TestA/x"}\n{"Action":"pass","Package":"ex"}\n',
  'rspec, more outcomes than examples: rspec 0 0 3 0 fail':
    'Finished in 0.02 seconds\n1 example, 0 failures, 3 pending\n',
  'dotnet, a red assembly after the summary of a green one: dotnet 13 2 1 0 fail':
    'Test summary: total: 3, failed: 0, succeeded: 3, skipped: 0, duration: 1.2s\nFailed!  - Failed:     2, Passed:    13, Skipped:     1, Total:    16, Duration: 40 ms - b.dll (net8.0)\n',
  'phpunit 9: phpunit 1 1 1 1 fail':
    'PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nERRORS!\nTests: 6, Assertions: 2, Errors: 1, Failures: 1, Skipped: 1, Incomplete: 1, Risky: 1.\n',
  'prove: prove 1 1 1 0 fail':
    'a.t .. \nFailed 1/3 subtests \n\t(less 1 skipped subtest: 1 okay)\nFiles=1, Tests=3,  0 wallclock secs\nResult: FAIL\n',
  'ctest, nothing: ctest - - - - fail': 'Test project /b\nNo tests were found!!!\n',
  'surefire, two modules: surefire 4 0 1 0 pass':
    '[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s - in A\n[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0\n[WARNING] Tests run: 3, Failures: 0, Errors: 0, Skipped: 1\n',
  'dotnet, two assemblies: dotnet 16 2 1 0 fail':
    'Passed!  - Failed:     0, Passed:     3, Skipped:     0, Total:     3, Duration: 4 ms - a.dll (net8.0)\nFailed!  - Failed:     2, Passed:    13, Skipped:     1, Total:    16, Duration: 40 ms - b.dll (net8.0)\n',
  'dotnet, terminal logger: dotnet 2 0 1 0 pass':
    'Test summary: total: 3, failed: 0, succeeded: 2, skipped: 1, duration: 1.2s\n',
  'TAP, plan first: tap 1 0 1 0 pass': '1..3\nok 1 - a\nok 2 - b # SKIP later\nnot ok 3 - c # TODO\n',
  'TAP, cut off: tap 1 0 0 0 fail': '1..3\nok 1 - a\n',
  'TAP, subtests in braces: tap 1 1 0 0 fail':
    'TAP version 13\n1..1\nok 1 - a.test.js # time=28ms {\n    1..2\n    ok 1 - x\n    not ok 2 - y\n}\n',
  'TAP, an error that quotes TAP: tap 1 0 0 0 pass':
    'TAP version 13\nok 1 - a\n  ---\n  message: |\n    not ok 9 - quoted\n  ...\n1..1\n',
  'TAP of ava, where a todo counts as failed: tap 1 0 0 0 pass':
    'TAP version 13\nok 1 - a\nnot ok 2 - t # TODO\n\n1..2\n# tests 1\n# pass 1\n# fail 1\n',
  'TAP, two plans in one log: tap 3 0 0 0 pass': 'ok 1 - a\n1..1\n1..2\nok 1 - b\nok 2 - c\n',
  'TAP, two programs: tap 1 1 0 0 fail':
    'TAP version 13\nok 1 a\n1..1\n# tests 1\n# pass  1\n\nTAP version 13\nnot ok 1 b\n1..1\n# tests 1\n# pass  0\n# fail  1\n',
  '"0 failed" is no failure: deno 2 0 0 0 pass': 'ok | 2 passed | 0 failed (41ms)\n',
  'cargo, a test that prints a result that adds up: cargo 1 0 0 0 pass':
    'running 1 test\ntest result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n',
  'cargo, an excerpt of results only: cargo 3 0 0 0 pass':
    'test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n',
  'playwright, an error outside told first: playwright 1 0 0 0 fail':
    'Running 1 test using 1 worker\n  1 error was not a part of any test, see above for details\n  1 passed (3.2s)\n',
  'ctest, skipped and disabled: ctest 1 0 2 0 pass':
    'Test project /b\n1/3 Test #1: a .........   Passed    0.00 sec\n2/3 Test #2: b .........***Not Run (Disabled)   0.00 sec\n3/3 Test #3: c .........***Skipped   0.01 sec\n\n100% tests passed, 0 tests failed out of 2\n',
  'TAP without a plan: tap 1 0 0 0 fail': 'TAP version 13\nok 1 - a\n',
  'swift test: XCTest, then swift-testing without a test: swift 10 0 2 0 pass':
    "Test Suite 'All tests' started at 2026-01-01 10:00:00.000\nTest Suite 'ATests' passed at 2026-01-01 10:00:00.001\n\t Executed 12 tests, with 2 tests skipped and 0 failures (0 unexpected) in 0.001 (0.001) seconds\nTest Suite 'All tests' passed at 2026-01-01 10:00:00.002\n\t Executed 12 tests, with 2 tests skipped and 0 failures (0 unexpected) in 0.001 (0.002) seconds\n◇ Test run started.\n✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n",
  'swift-testing: swift 11 0 1 0 pass':
    'Test Suite \'All tests\' passed at 2026-01-01 10:00:00.002\n\t Executed 0 tests, with 0 failures (0 unexpected) in 0.001 (0.002) seconds\n◇ Test run started.\n➜ Test later() skipped: "no"\n✔ Test run with 12 tests passed after 0.01 seconds.\n',
  'swift-testing, failed: swift 11 1 0 0 fail':
    '◇ Test run started.\n✘ Test "a" failed after 0.001 seconds with 2 issues.\n✘ Suite A failed after 0.002 seconds with 2 issues.\n✘ Test run with 12 tests in 1 suite failed after 0.01 seconds with 2 issues.\n',
  'swift test, nothing: swift 0 0 0 0 fail':
    "Test Suite 'All tests' passed at 2026-01-01 10:00:00.002\n\t Executed 0 tests, with 0 failures (0 unexpected) in 0.001 (0.002) seconds\n✔ Test run with 0 tests passed after 0.001 seconds.\n",
  'swift, a bundle after the other and what a test prints: swift 14 1 0 0 fail':
    "Test Suite 'All tests' started at 1\n✔ Test run with 9 tests passed after 0.1 seconds.\nTest Suite 'All tests' passed at 2\n\t Executed 2 tests, with 1 failure (0 unexpected) in 0.1 (0.1) seconds\nTest Suite 'All tests' started at 3\nTest Suite 'All tests' passed at 4\n\t Executed 3 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds\n◇ Test run started.\n✔ Test run with 1 test passed after 0.1 seconds.\n",
  'pest: pest 10 2 1 0 fail':
    '   PASS  Tests\\Unit\\A\n  ✓ a\n\n  Tests:    2 failed, 1 todo, 1 skipped, 10 passed (24 assertions)\n  Duration: 0.53s\n',
  'pest, coloured: pest 13 0 0 0 pass':
    '  \u001b[90mTests:\u001b[39m    \u001b[33;1m1 deprecated\u001b[39;22m\u001b[90m,\u001b[39m\u001b[39m \u001b[39m\u001b[32;1m12 passed\u001b[39;22m\u001b[90m (24 assertions)\u001b[39m\n  \u001b[90mDuration:\u001b[39m \u001b[39m0.11s\u001b[39m\n',
  'pest, nothing: pest - - - - fail': '\n   INFO  No tests found.\n',
  'dart, failed: dart 12 2 1 0 fail': '00:05 +12 ~1 -2: Some tests failed.\n',
  'dart, compact and coloured: dart 2 0 1 0 pass':
    '00:00 \u001b[32m+0\u001b[0m: a\r00:01 \u001b[32m+2\u001b[0m\u001b[33m ~1\u001b[0m: All other tests passed!\u001b[0m\n',
  'dart, nothing: dart - - - - fail': 'No tests ran.\n',
  'dart on GitHub, failed: dart 1 2 0 0 fail': '\n::error::1 test passed, 2 failed.\n',
  'exunit: exunit 13 0 2 0 pass':
    'Running ExUnit with seed: 1, max_cases: 8\n\nFinished in 0.03 seconds (0.00s async, 0.03s sync)\n3 doctests, 1 property, 12 tests, 0 failures, 1 excluded, 2 skipped\n',
  'exunit, everything excluded beside the total: exunit 0 0 0 0 fail':
    'All tests have been excluded.\n\nFinished in 0.03 seconds\n0 tests, 0 failures (12 excluded)\n',
  'exunit, failed and coloured: exunit 4 1 1 1 fail':
    'Finished in 0.1 seconds\n\u001b[31m5 properties, 2 tests, 1 failure, 1 invalid, \u001b[33m1 skipped\u001b[0m\u001b[0m\n\nRandomized with seed 1\n',
  'exunit, an umbrella: exunit 4 1 0 0 fail':
    '==> a\nFinished in 0.1 seconds\n2 tests, 1 failure\n\nRandomized with seed 1\n==> b\nFinished in 0.1 seconds\n3 tests, 0 failures\n\nRandomized with seed 1\n',
  'gradle, each test logged: gradle 2 0 1 0 pass':
    '> Task :test\n\nSomeTest > adds() PASSED\n\nSome display name (unit) > Inner > later() SKIPPED\n\ncom.acme.Spec > a b c PASSED (12ms)\n    printed > by a test FAILED\n\nBUILD SUCCESSFUL in 2s\n',
  'gradle, only skipped ones logged: gradle - - - - unknown': 'SomeTest > a() SKIPPED\nBUILD SUCCESSFUL in 2s\n',
  'gradle, not ended: - - - - - unknown': 'SomeTest > a() PASSED\n',
  'sbt, two projects: sbt 12 1 1 1 fail':
    '[info] Suites: completed 1, aborted 0\n[info] Tests: succeeded 11, failed 0, canceled 0, ignored 1, pending 0\n[info] All tests passed.\n[info] Passed: Total 11, Failed 0, Errors 0, Passed 11, Ignored 1\n[error] Failed: Total 3, Failed 1, Errors 1, Passed 1\n',
  'scalatest, an aborted suite: scalatest 11 0 3 0 fail':
    'Suites: completed 1, aborted 1\nTests: succeeded 11, failed 0, canceled 1, ignored 1, pending 1\n',
  'kotest, new: kotest 4 0 1 0 pass':
    '>> Kotest\n  Kotest completed in 0 seconds / 90 milliseconds\n  Executed 1 specs containing 5 tests\n  4 passed, 0 failed, 1 ignored\n',
  'zig, skipped: zig 2 0 1 0 pass': '2 passed; 1 skipped; 0 failed.\n',
  'zig build, failed: zig 2 1 1 0 fail':
    'Build Summary: 1/3 steps succeeded; 1 failed; 2/4 tests passed; 1 skipped; 1 failed (disable with --summary none)\n',
  'zig build without tests: - - - - - unknown': 'Build Summary: 3/3 steps succeeded\n',
  'bats with a time: bats 3 0 1 0 pass': '4 tests, 0 failures, 1 skipped in 3 seconds\n',
  'node, cut off: - - - - - unknown': 'ℹ tests 2\nℹ suites 0\nℹ pass 1\n',
};

test.each(Object.entries(endings))('%s', (title, output) => {
  const log = new TestLog();
  log.push(Buffer.from(output));
  const { runner, passed, failed, skipped, errors, verdict } = testVerdict({ exitCode: 0, log: log.end() });
  const found = [runner, passed, failed, skipped, errors, verdict].map((each) => each ?? '-');
  expect(found.join(' ')).toBe(title.slice(title.lastIndexOf(': ') + 2));
});
