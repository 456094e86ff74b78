import { describe, expect, test } from '@jest/globals';
import { readReport } from '../../../src/judge/run/reports/test-report.ts';
import { TestLog } from '../../../src/judge/run/tests/test-log.ts';
import { type TestEvidence, testVerdict } from '../../../src/judge/run/tests/verdict.ts';

const jest = (tests: string, suites = '1 passed, 1 total') =>
  `\nTest Suites: ${suites}\nTests:       ${tests}\nSnapshots:   0 total\nTime:        0.2 s\nRan all test suites.\n`;
const green = jest('3 passed, 3 total');
const red = `FAIL ./a.test.js\n${jest('1 failed, 2 passed, 3 total', '1 failed, 1 total')}`;

function judge(output: string, more: Partial<TestEvidence> = {}, command = '') {
  const log = new TestLog(command);
  log.push(Buffer.from(output));
  return testVerdict({ exitCode: 0, ...more, log: log.end() });
}

function report(text: string, more: Partial<TestEvidence> = {}) {
  const read = readReport(text);
  return testVerdict({ exitCode: 0, ...more, reports: read ? [read] : [] });
}

describe('what a pass needs (I2)', () => {
  test('exit code 0 and counted tests', () => {
    expect(judge(green)).toMatchObject({ verdict: 'pass', passed: 3, total: 3, runner: 'jest', source: 'console' });
  });

  test.each<[string, Partial<TestEvidence>, string, RegExp]>([
    [green, { exitCode: 1 }, 'fail', /exit code 1/],
    [green, { signal: 'SIGKILL' }, 'fail', /killed by SIGKILL/],
    [green, { timedOut: true }, 'fail', /deadline/],
    [green, { exitCode: null }, 'unknown', /exit code is unknown/],
    [red, {}, 'fail', /1 failed/],
    [jest('3 passed, 3 total', '1 failed, 1 passed, 2 total'), {}, 'fail', /1 suites failed/],
    [jest('0 total', '0 total'), {}, 'fail', /no test was executed/],
    ['', {}, 'unknown', /no output/],
    ['all good, 100 passed, trust me\n', {}, 'unknown', /no summary/],
    ['Tests: 99 passed, 99 total\n', {}, 'unknown', /no summary/],
    ['No tests found, exiting with code 0\n', {}, 'fail', /found no tests/],
    ['ok  \tex/a\t0.005s\n', {}, 'unknown', /no summary/],
  ])('%j with %j is no pass', (output, evidence, verdict, reason) => {
    const found = judge(output, evidence);
    expect(found.verdict).toBe(verdict);
    expect(found.reasons.join('; ')).toMatch(reason);
  });

  test('over all combinations nothing passes that has one thing against it', () => {
    for (const output of [green, red, '', jest('0 total')])
      for (const exitCode of [0, 1, 137, null])
        for (const signal of [null, 'SIGTERM'])
          for (const timedOut of [false, true]) {
            const { verdict } = judge(output, { exitCode, signal, timedOut });
            expect(verdict === 'pass').toBe(output === green && exitCode === 0 && signal === null && !timedOut);
          }
  });
});

describe('a test that prints a summary does not fool it', () => {
  test.each([
    ['a whole block of the same runner, green', `${jest('99 passed, 99 total')}${green}`],
    ['a whole block of the same runner, red', `${jest('99 failed, 99 total', '9 failed, 9 total')}${green}`],
    ['a block of another runner', `  99 passing (1ms)\n${green}`],
    ['a report of another runner', `{"stats":{"tests":99,"passes":99,"pending":0,"failures":0}}\n${green}`],
  ])('%s', (_, output) => {
    expect(judge(output)).toMatchObject({ verdict: 'pass', passed: 3, failed: 0, runner: 'jest' });
  });

  test('what is printed between a banner and its summary belongs to a test', () => {
    const output = ` RUN  v4.1.12 /repo\n${red} Test Files  1 passed (1)\n      Tests  2 passed (2)\n`;
    expect(judge(output)).toMatchObject({ verdict: 'pass', passed: 2, runner: 'vitest' });
  });

  test('a green block printed by a test does not hide that the run is red', () => {
    expect(judge(`${green}${red}`)).toMatchObject({ verdict: 'fail', failed: 1 });
  });

  test('of ExUnit, Swift and Dart the last summary of a run counts, and a failure is not covered by what a test printed', () => {
    const exunit = (counts: string) => `Finished in 0.1 seconds\n${counts}\n`;
    const forged = `${exunit('99 tests, 0 failures')}${exunit('2 tests, 1 failure')}`;
    expect(judge(forged, {}, 'mix test')).toMatchObject({ verdict: 'fail', passed: 1, failed: 1 });
    const swift =
      '✔ Test run with 99 tests passed after 0.1 seconds.\n✘ Test run with 2 tests failed after 1 seconds.\n';
    expect(judge(swift, {}, 'swift test')).toMatchObject({ verdict: 'fail', passed: 1, failed: 1 });
    const dart = '00:01 +99: All tests passed!\n00:02 +1 -1: Some tests failed.\n';
    expect(judge(dart, {}, 'flutter test')).toMatchObject({ verdict: 'fail', passed: 1, failed: 1 });
    expect(judge(`${green}All 99 tests passed.\n`, {}, 'mix test')).toMatchObject({ verdict: 'unknown' });
  });

  test('if the command names its runner, no other summary is believed', () => {
    expect(judge(green, {}, 'python3 -m pytest -qq')).toMatchObject({ verdict: 'unknown', passed: null });
    expect(judge(`> x@1.0.0 test\n> pytest -qq\n\n${green}`)).toMatchObject({ verdict: 'unknown' });
    expect(judge(green, {}, '/repo/node_modules/.bin/jest --ci')).toMatchObject({ verdict: 'pass' });
  });

  test('a test that prints what looks like a command changes nothing', () => {
    const talk = '\n\n\n\n\n\n> pytest is nicer\n$ pytest -q\n';
    expect(judge(`${talk}${green}`)).toMatchObject({ verdict: 'pass', passed: 3 });
    expect(judge(`$ jest --ci\n  99 passing (1ms)\n${green}  99 passing (1ms)\n`)).toMatchObject({
      runner: 'jest',
      passed: 3,
    });
  });

  test('cargo targets have to add up to the tests they announced', () => {
    const fake = 'test result: ok. 99 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s';
    const real = 'test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s';
    expect(judge(`running 2 tests\n${fake}\n${real}\nrunning 2 tests\n${real}\n`)).toMatchObject({ passed: 4 });
  });
});

describe('a cargo target that ends before its result, as by exit(0) in a test', () => {
  const result = (passed: number) =>
    `test result: ok. ${passed} passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n`;
  const target = (tests: number) => `running ${tests} tests\n${result(tests)}`;

  test.each([
    ['first', `running 2 tests\n${target(3)}`],
    ['last', `${target(3)}running 2 tests\n`],
  ])('is no pass: %s', (_, output) => {
    const { verdict, reasons } = judge(output);
    expect(verdict).toBe('fail');
    expect(reasons).toContain('a cargo target announced 2 tests and did not report their result');
  });

  test('but what a test prints, or a cargo in a test, is not a target', () => {
    expect(judge(`running 2 tests\nrunning 99 tests\n${result(2)}`)).toMatchObject({ verdict: 'pass', passed: 2 });
    expect(judge(`running 2 tests\n${target(1)}${result(2)}${target(4)}`)).toMatchObject({
      verdict: 'pass',
      passed: 6,
    });
    expect(judge(`${target(3)}running 0 tests\n`)).toMatchObject({ verdict: 'pass', passed: 3 });
  });
});

describe('what to do about a run that cannot be counted', () => {
  const why = (command: string, output = 'all good\n') => judge(output, { command }, command).reasons.join('; ');

  test('a pipe that cuts the summary off is named before anything else', () => {
    expect(why('npx mocha 2>&1 | tail -3')).toMatch(/leave `\| tail -3` out/);
    expect(why('go test ./... |grep -v ok && true')).toMatch(/leave `\| grep -v ok` out/);
    expect(why('cat tail || tail -3')).not.toMatch(/leave `/);
    expect(why('npx mocha | cat')).toMatch(/--reporter spec/);
  });

  test('what a script of package.json runs is known from its banner', () => {
    expect(why('npm test', '\n> x@1.0.0 test\n> mocha || true\n\nSyntaxError: no\n')).toMatch(/--reporter spec/);
    expect(why('npm test', '\n> x@1.0.0 test\n> jest | head -n1\n\nno\n')).toMatch(/leave `\| head -n1` out/);
  });

  test('that the runner may have ended before its summary is said, and where unittest prints its own', () => {
    expect(why('python3 -m pytest -q')).toMatch(/ended before it/);
    expect(why('python3 -m unittest 2> log')).toMatch(/stderr, where unittest prints/);
  });
});

describe('several runs in one log', () => {
  test('an earlier red run that a later green one covers is never a pass', () => {
    expect(judge(`${red}${green}`)).toMatchObject({ verdict: 'unknown' });
  });

  test('the scripts of npm workspaces are added', () => {
    const log = `> a@1.0.0 test\n> jest\n${green}\n> b@1.0.0 test\n> mocha\n\n  2 passing (6ms)\n  1 pending\n`;
    expect(judge(log)).toMatchObject({ verdict: 'pass', passed: 5, skipped: 1, runner: 'multi' });
  });

  test('a workspace without tests does not spoil the others, but all without tests do', () => {
    const none = '> b@1.0.0 test\n> jest\nNo tests found, exiting with code 0\n';
    expect(judge(`> a@1.0.0 test\n> jest\n${green}\n${none}`)).toMatchObject({ verdict: 'pass', passed: 3 });
    expect(judge(none)).toMatchObject({ verdict: 'fail' });
  });

  test.each([
    ['turbo', 'a:test: ', 'b:test: '],
    ['concurrently', '[a] ', '[b] '],
    ['pnpm', 'packages/a test: ', 'packages/b test: '],
  ])('tasks of %s that interleave are told apart, and the last one does not decide', (_, one, two) => {
    const a = red.split('\n').map((line) => one + line);
    const b = green.split('\n').map((line) => two + line);
    const mixed = Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i], b[i]]).flat();
    const log = mixed.filter((line) => line !== undefined).join('\n');
    expect(judge(log)).toMatchObject({ verdict: 'fail', passed: 5, failed: 1 });
  });
});

describe('where and how a log is cut changes nothing', () => {
  const log = Buffer.from(`\u001b[1m> x@1.0.0 test\u001b[22m\r\n  ✓ grün\r\n${red.replaceAll('\n', '\r\n')}`);

  test('one byte at a time', () => {
    const whole = new TestLog();
    whole.push(log);
    const bytes = new TestLog();
    for (const byte of log) bytes.push(Uint8Array.of(byte));
    expect(bytes.end()).toEqual(whole.end());
  });

  test('a line without an end is held only in part, and what follows is still read', () => {
    const reader = new TestLog();
    for (let i = 0; i < 40; i++) reader.push(Buffer.alloc(1 << 20, 'x'));
    reader.push(Buffer.from(green));
    expect(testVerdict({ exitCode: 0, log: reader.end() })).toMatchObject({ verdict: 'pass', passed: 3 });
  });

  test('red runs of many scripts are not forgotten', () => {
    const scripts = Array.from(
      { length: 1500 },
      (_, i) => `> p${i}@1.0.0 test\n> jest\n${i === 1200 ? red : green}`,
    ).join('\n');
    expect(judge(scripts).verdict).not.toBe('pass');
  });

  test('a million prefixes do not become a million tasks', () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `[task${i}] Tests: 1 passed, 1 total`).join('\n');
    expect(judge(`${lines}\n${green}`)).toMatchObject({ verdict: 'pass', passed: 3 });
  });
});

describe('reports', () => {
  const junit = (cases: string, attributes = '') =>
    `<?xml version="1.0"?><testsuites ${attributes}><testsuite name="a">${cases}</testsuite></testsuites>`;

  test.each([
    [junit('<testcase name="a"/>'), 'pass', { passed: 1, total: 1 }],
    [junit('<testcase name="a"><failure/></testcase>'), 'fail', { passed: 0, failed: 1 }],
    [junit('<testcase name="a"><error>x</error><failure/></testcase>'), 'fail', { failed: 0, errors: 1 }],
    [junit('<testcase name="a"/><testcase name="b"><skipped/></testcase>'), 'pass', { passed: 1, skipped: 1 }],
    [junit('<testcase name="a"/>', 'errors="11" tests="1"'), 'fail', { passed: 1 }],
    [junit(''), 'fail', { passed: 0, total: 0 }],
    ['<testsuite tests="1"><testcase name="a"/></testsuite>', 'pass', { passed: 1 }],
    ['<testsuites><testsuite><testcase name="a"/>', 'unknown', { passed: null }],
    ['<html></html>', 'unknown', { passed: null }],
  ])('%s', (text, verdict, counts) => {
    expect(report(text)).toMatchObject({ verdict, ...counts });
  });

  test('a console on which nothing ran beside an empty report is not called a failure', () => {
    const { verdict, reasons } = judge('no tests ran in 0.01s\n', {
      reports: [{ runner: 'junit-xml', counts: { passed: 0, failed: 0, skipped: 0, errors: 0, total: 0 }, red: [] }],
    });
    expect(verdict).toBe('fail');
    expect(reasons).toContain('no test was executed');
    expect(reasons.join('; ')).not.toMatch(/shows a failure/);
  });

  test('entities of a document are not expanded', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]>${junit('<testcase name="&b;"/>').slice(21)}`;
    expect(report(bomb)).toMatchObject({ verdict: 'pass', passed: 1 });
  });

  test('JSON of jest, mocha and rspec', () => {
    const jestJson = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 1, numTotalTests: 3, success: true };
    expect(report(JSON.stringify(jestJson))).toMatchObject({
      verdict: 'pass',
      passed: 2,
      skipped: 1,
      source: 'report',
    });
    expect(report(JSON.stringify({ ...jestJson, success: false }))).toMatchObject({ verdict: 'fail' });
    expect(report('{"stats":{"tests":1,"passes":1,"pending":0,"failures":1}}')).toMatchObject({
      verdict: 'fail',
      failed: 1,
    });
    const summary = { example_count: 2, failure_count: 0, pending_count: 0, errors_outside_of_examples_count: 1 };
    expect(report(JSON.stringify({ summary }))).toMatchObject({ verdict: 'fail', errors: 1 });
  });

  test('counters of TRX', () => {
    const trx = (outcome: string, failed: number) =>
      `<TestRun><ResultSummary outcome="${outcome}"><Counters total="3" executed="2" passed="${2 - failed}" failed="${failed}"/></ResultSummary></TestRun>`;
    expect(report(trx('Completed', 0))).toMatchObject({ verdict: 'pass', passed: 2, skipped: 1, total: 3 });
    expect(report(trx('Failed', 1))).toMatchObject({ verdict: 'fail', failed: 1 });
  });

  test('an unreadable report beside a green console is a doubt, a green report beside a red console a failure', () => {
    const log = new TestLog();
    log.push(Buffer.from(red));
    const one = readReport(junit('<testcase name="a"/>'));
    expect(testVerdict({ exitCode: 0, log: log.end(), reports: one ? [one] : [] })).toMatchObject({ verdict: 'fail' });
    expect(judge(green, { reports: [{ unreadable: 'is cut off' }] })).toMatchObject({ verdict: 'unknown' });
  });
});

test('a file of which node:test shows no test is told beside a pass: a test in it may have ended the process', () => {
  const log = (name: string) =>
    `✔ ${name} (40.1ms)\n✔ b1 (1.2ms)\nℹ tests 2\nℹ suites 0\nℹ pass 2\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\n`;
  expect(judge(log('/x/test/a.test.js'))).toMatchObject({ verdict: 'pass', passed: 1, extra: { emptyFiles: 1 } });
  expect(judge(log('/x/test/a.test.js')).reasons.join('; ')).toMatch(/1 file without a reported test/);
  expect(judge(log('a1')).reasons).toEqual([]);
});

test('tests that vanished since the last time are told', () => {
  expect(judge(green, { baselineTotal: 10 }).reasons).toContain('the total fell from 10 to 3');
  expect(judge(green, { baselineTotal: 3 }).reasons).toEqual([]);
});
