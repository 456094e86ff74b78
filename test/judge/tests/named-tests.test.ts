import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readReport } from '../../../src/judge/run/reports/test-report.ts';
import { listNamedTests } from '../../../src/judge/run/tests/named-tests.ts';
import { TestLog } from '../../../src/judge/run/tests/test-log.ts';
import { type TestEvidence, testVerdict } from '../../../src/judge/run/tests/verdict.ts';
import { testWithShared } from '../../needs.ts';

/** `+` passed, `-` failed, `o` skipped, then the file where it is known. Groups are left out. */
function told(evidence: TestEvidence, folder = '') {
  const { tests, isComplete, isRedNamed } = listNamedTests(evidence, testVerdict(evidence), folder);
  const marks = { passed: '+', failed: '-', skipped: 'o' };
  const lines = tests
    .filter(({ isGroup }) => !isGroup)
    .map(({ name, file, outcome }) => `${marks[outcome]} ${name}${file === undefined ? '' : ` @${file}`}`);
  return { lines, isComplete, isRedNamed };
}

function ofLog(text: string | Buffer, command = '', exitCode = 0, folder = '') {
  const log = new TestLog(command);
  log.push(Buffer.from(text));
  return told({ exitCode, log: log.end(), command }, folder);
}

const ofReport = (text: string, exitCode = 0) => {
  const report = readReport(text);
  return told({ exitCode, reports: report ? [report] : [] });
};

/** What real logs tell: whether each executed test has a name, whether each red one has, and the tests. */
const logs: Readonly<Record<string, string>> = {
  'nodetest_mixed.txt: complete, red named':
    '+ math > adds | - math > bad @a.test.js | o math > later | o math > todo | + top | - bad2 @a.test.js',
  'nodetest_mixed_color.txt: complete, red named':
    '+ math > adds | - math > bad @a.test.js | o math > later | o math > todo | + top | - bad2 @a.test.js',
  'nodetest_tap_mixed.txt: complete, red named':
    '+ math > adds | - math > bad @nodetest/mixed/a.test.js | o math > later | o math > todo | + top | - bad2 @nodetest/mixed/a.test.js',
  'cargo_mixed.txt: complete, red named':
    '+ tests::adds | o tests::slow | - tests::bad | + integ | + integ2 | + src/lib.rs - add (line 1)',
  'mocha_mixed.txt: complete, red named':
    '+ adds | + subs | - fails | o later | o pending | - "before all" hook for "x"',
  'mocha_json_mixed.txt: complete, red named':
    '+ math > adds @mocha/mixed/a.test.js | + math > subs @mocha/mixed/a.test.js | - math > fails @mocha/mixed/a.test.js | - hooks > "before all" hook for "x" @mocha/mixed/a.test.js | o math > later @mocha/mixed/a.test.js | o math > pending @mocha/mixed/a.test.js',
  'jest_verbose_mixed.txt: complete, red named':
    '+ adds | + subtracts | o multiplies later | o modulo | - math > divides badly | + upper | + lower',
  'unittest_mixed.txt: incomplete, red named': '- test_a.T.test_err | - test_a.T.test_bad',
  'go_all.txt: incomplete, not red named': '- TestBad | - TestSub | - TestSub/y | - TestPanic',
  'pytest_xdist_mixed.txt: incomplete, not red named': '',
  'tap_pass.txt: complete, not red named':
    '+ tap/pass/a.test.js > a > should be equal | + tap/pass/a.test.js > b > should be equal',
  'bun_pass.txt: complete, not red named': '+ a | + b',
  'ava_pass.txt: complete, not red named': '+ one | + two',
  'ctest_mixed.txt: complete, red named': '+ ok | - bad | + ok2 | o skipped',
};

for (const [title, tests] of Object.entries(logs))
  testWithShared('testlogs')(`names in ${title}`, () => {
    const [, file = '', complete, not] = /^(.+): (in)?complete, (not )?red named$/.exec(title) ?? [];
    const text = readFileSync(join(process.cwd(), '../shared/testlogs', file));
    const { lines, ...found } = ofLog(text, '', tests.includes('- ') ? 1 : 0, '/repo');
    expect([...lines].sort()).toEqual(tests.split(' | ').filter(Boolean).sort());
    expect(found).toEqual({ isComplete: complete === undefined, isRedNamed: not === undefined });
  });

const reports: [runner: string, report: string, lines: string[]][] = [
  [
    'pytest (JUnit XML)',
    `<?xml version="1.0"?><testsuites><testsuite name="pytest" tests="3" failures="1" errors="0" skipped="1">
<testcase classname="tests.test_a.TestA" name="test_b[1 &lt; 2]" time="0.1"/><testcase classname="tests.test_a" name="test_c"><failure message="x"/></testcase>
<testcase classname="tests.test_a" name="test_d"><skipped/></testcase></testsuite></testsuites>`,
    ['+ tests.test_a.TestA > test_b[1 < 2]', '- tests.test_a > test_c', 'o tests.test_a > test_d'],
  ],
  [
    'node:test (JUnit XML), with a file that declares none',
    `<testsuites><testsuite name="math" tests="1" failures="0"><testcase name="adds" classname="test"/></testsuite>
<testcase name="/repo/test/empty.test.js" classname="test"/></testsuites>`,
    ['+ math > adds'],
  ],
  [
    'surefire (JUnit XML): the class and its file',
    '<testsuite name="a.B" file="B.java" tests="1"><testcase name="adds" classname="a.B"/></testsuite>',
    ['+ a.B > adds @B.java'],
  ],
  [
    'jest, with a file that does not load',
    JSON.stringify({
      ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 1, numTotalTests: 3, numRuntimeErrorTestSuites: 1 },
      success: false,
      testResults: [
        {
          name: '/repo/a.test.js',
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['math', 'small'], title: 'adds', fullName: 'math small adds', status: 'passed' },
            { ancestorTitles: [], title: 'bad', fullName: 'bad', status: 'failed' },
            { ancestorTitles: [], title: 'later', fullName: 'later', status: 'pending' },
          ],
        },
        { name: '/repo/b.test.js', status: 'failed', assertionResults: [] },
      ],
    }),
    [
      '+ math > small > adds @/repo/a.test.js',
      '- bad @/repo/a.test.js',
      'o later @/repo/a.test.js',
      '- /repo/b.test.js @/repo/b.test.js',
    ],
  ],
  [
    'vitest',
    JSON.stringify({
      ...{ numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTotalTests: 1, success: true },
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [{ ancestorTitles: ['math'], title: 'adds', status: 'passed' }],
        },
      ],
    }),
    ['+ math > adds @a.test.ts'],
  ],
  [
    'rspec',
    JSON.stringify({
      summary: { example_count: 2, failure_count: 1, pending_count: 0 },
      examples: [
        { description: 'adds', full_description: 'Sum adds', file_path: './spec/a_spec.rb', status: 'passed' },
        { description: 'fails', full_description: 'Sum fails', file_path: './spec/a_spec.rb', status: 'failed' },
      ],
    }),
    ['+ Sum > adds @./spec/a_spec.rb', '- Sum > fails @./spec/a_spec.rb'],
  ],
  [
    'TRX',
    `<TestRun><Results><UnitTestResult testName="A.Adds" outcome="Passed"/><UnitTestResult testName="A.Bad" outcome="Failed"/></Results>
<ResultSummary outcome="Failed"><Counters total="2" executed="2" passed="1" failed="1" error="0" timeout="0" aborted="0"/></ResultSummary></TestRun>`,
    ['+ A.Adds', '- A.Bad'],
  ],
];

test.each(reports)('names in a report of %s', (_, report, lines) => {
  const isRed = lines.some((line) => line.startsWith('-'));
  expect(ofReport(report, isRed ? 1 : 0)).toEqual({ lines, isComplete: true, isRedNamed: isRed });
});

const printed: [what: string, text: string, command: string, lines: string[], isComplete: boolean][] = [
  [
    'go test -v',
    '=== RUN   TestA\n=== RUN   TestA/x\n--- PASS: TestA (0.00s)\n    --- PASS: TestA/x (0.00s)\nok  \tex/a\t0.1s\n',
    'go test',
    ['+ TestA', '+ TestA/x'],
    true,
  ],
  [
    'go test -json',
    '{"Action":"pass","Package":"ex/a","Test":"TestA"}\n{"Action":"pass","Package":"ex/a"}\n',
    'go test',
    ['+ TestA @ex/a'],
    true,
  ],
  [
    'pytest -v',
    '===== test session starts =====\ntests/test_a.py::TestA::test_b PASSED [ 50%]\ntests/test_a.py::test_c SKIPPED (no) [100%]\n===== 1 passed, 1 skipped in 0.1s =====\n',
    'pytest',
    ['+ TestA::test_b @tests/test_a.py', 'o test_c @tests/test_a.py'],
    true,
  ],
  ['pytest -q', '..\n2 passed in 0.1s\n', 'pytest', [], false],
  [
    'unittest -v',
    `test_a (tests.A.test_a) ... ok\ntest_b (tests.A) ... ok\n${'-'.repeat(70)}\nRan 2 tests in 0.1s\n\nOK\n`,
    'python3 -m unittest -v',
    ['+ tests.A.test_a', '+ tests.A.test_b'],
    true,
  ],
  [
    'vitest, all files',
    ' ✓ a.test.js (2 tests) 3ms\n\n Test Files  1 passed (1)\n      Tests  2 passed (2)\n',
    'vitest',
    [],
    false,
  ],
  [
    'nextest',
    '        PASS [   0.005s] ex tests::adds\n     Summary [   0.1s] 1 tests run: 1 passed, 0 skipped\n',
    '',
    ['+ tests::adds @ex'],
    true,
  ],
  [
    'node:test, a test with subtests of its own',
    '▶ parent\n  ✔ child (0.1ms)\n✔ parent (0.3ms)\nℹ tests 2\nℹ suites 0\nℹ pass 2\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\n',
    '',
    ['+ parent > child'],
    true,
  ],
  [
    'TAP, with blanks in a name',
    'TAP version 13\nok 1 - a  b\nok 2 - c # SKIP no time\n1..2\n',
    '',
    ['+ a b', 'o c'],
    true,
  ],
];

test.each(printed)('names in what %s prints', (_, text, command, lines, isComplete) => {
  expect(ofLog(text, command)).toMatchObject({ lines, isComplete });
});

test('a failure that is no test leaves the red unnamed', () => {
  const bad = 'TAP version 13\nnot ok 1 - a\n1..2\n';
  expect(ofLog(bad, '', 1)).toMatchObject({ lines: ['- a'], isRedNamed: false });
});
