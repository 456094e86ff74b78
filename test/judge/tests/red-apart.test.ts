import { describe, expect, test } from '@jest/globals';
import type { NamedTest } from '../../../src/judge/console/named-test.ts';
import { aloneCommand } from '../../../src/judge/tests/alone.ts';
import { isQuarantined, readQuarantine } from '../../../src/judge/tests/quarantine.ts';
import { redApart, type TestedRun } from '../../../src/judge/tests/red-apart.ts';
import { testVerdict } from '../../../src/judge/tests/verdict.ts';

const failed = (name: string, file?: string): NamedTest => ({ name, ...(file ? { file } : {}), outcome: 'failed' });

/** A run with these red tests and one that passes, or none. `isNamed: false`: the runner does not tell their names. */
function runOf(red: readonly NamedTest[], isNamed = true, passed = 1): TestedRun {
  const counts = { passed, failed: red.length, skipped: 0, errors: 0, total: null };
  const verdict = testVerdict({ exitCode: red.length === 0 ? 0 : 1, reports: [{ runner: 'r', counts, red: [] }] });
  const tests = isNamed ? [...red, { name: 'ok', outcome: 'passed' as const }] : [];
  return { verdict, named: { tests, isComplete: isNamed, isRedNamed: isNamed && red.length > 0 } };
}

const [a, b] = [failed('a'), failed('b')];
const before = (tests: readonly NamedTest[], runner = 'r') => ({ tests, runner });

const rows: [
  what: string,
  runs: TestedRun[],
  inherited: { tests: readonly NamedTest[]; runner: string } | null,
  quarantined: string[],
  expected: { mayOpen: boolean; red: Partial<ReturnType<typeof redApart>['red']> },
][] = [
  ['red twice', [runOf([a]), runOf([a])], null, [], { mayOpen: false, red: { new: ['a'], flaky: [] } }],
  ['red, then green', [runOf([a]), runOf([])], null, [], { mayOpen: false, red: { new: [], flaky: ['a'] } }],
  ['green, then red', [runOf([]), runOf([a])], null, [], { mayOpen: false, red: { flaky: ['a'] } }],
  [
    'one of two is red twice',
    [runOf([a, b]), runOf([a])],
    null,
    [],
    { mayOpen: false, red: { new: ['a'], flaky: ['b'] } },
  ],
  [
    'flaky and quarantined',
    [runOf([a]), runOf([])],
    null,
    ['a'],
    { mayOpen: true, red: { flaky: ['a'], quarantined: ['a'] } },
  ],
  ['only one is quarantined', [runOf([a, b]), runOf([])], null, ['a'], { mayOpen: false, red: { quarantined: ['a'] } }],
  [
    'quarantined, and red for good',
    [runOf([a]), runOf([a])],
    null,
    ['a'],
    { mayOpen: true, red: { new: [], quarantined: ['a'] } },
  ],
  ['inherited', [runOf([a]), runOf([a])], before([a]), [], { mayOpen: true, red: { inherited: ['a'], new: [] } }],
  [
    'inherited, and no other test',
    [runOf([a], true, 0)],
    before([a]),
    [],
    { mayOpen: false, red: { inherited: ['a'] } },
  ],
  [
    'inherited, and a new one',
    [runOf([a, b]), runOf([a, b])],
    before([a]),
    [],
    { mayOpen: false, red: { inherited: ['a'], new: ['b'] } },
  ],
  [
    'as many as before, but another one',
    [runOf([b]), runOf([b])],
    before([a]),
    [],
    { mayOpen: false, red: { inherited: [], new: ['b'] } },
  ],
  [
    'two of one name, of which one was red',
    [runOf([failed('a', 'x'), failed('a', 'y')])],
    before([a]),
    [],
    { mayOpen: false, red: { inherited: ['a (x)'], new: ['a (y)'] } },
  ],
  [
    'inherited from another file of that name',
    [runOf([failed('a', 'x')])],
    before([failed('a', 'y')]),
    [],
    { mayOpen: false, red: { new: ['a (x)'] } },
  ],
  [
    'inherited by another runner',
    [runOf([a]), runOf([a])],
    before([a], 'other'),
    [],
    { mayOpen: false, red: { new: ['a'] } },
  ],
  [
    'the runner tells no names',
    [runOf([a], false), runOf([a], false)],
    before([a]),
    [],
    { mayOpen: false, red: { inherited: [] } },
  ],
  [
    'the runner tells no names, red and green',
    [runOf([a], false), runOf([])],
    null,
    [],
    { mayOpen: false, red: { flaky: ['a test whose name the runner does not tell'] } },
  ],
];

test.each(rows)('red tests told apart: %s', (_, runs, inherited, names, { mayOpen, red }) => {
  const quarantine = {
    entries: names.map((name) => ({ test: name, owner: 'o', expires: '2027-01-01' })),
    problems: [],
  };
  const apart = redApart(runs, { inherited, isQuarantined: (each) => isQuarantined(each, quarantine) });
  expect(apart.mayOpen).toBe(mayOpen);
  expect(apart.red).toMatchObject(red);
});

describe('the file of flaky tests', () => {
  const today = '2026-11-23';
  const cases: [what: string, text: string | null, names: string[], problem: RegExp | null][] = [
    ['there is none', null, [], null],
    ['an entry', '- test: math > adds\n  owner: "@ann"\n  expires: 2026-12-31\n', ['math > adds'], null],
    ['below a key, on its last day', 'tests:\n  - {test: a, owner: ann, expires: "2026-11-23"}\n', ['a'], null],
    [
      'expired',
      '- {test: a, owner: ann, expires: 2026-11-22}\n',
      [],
      /entry 1 \(a\) expired on 2026-11-22; it does not count/,
    ],
    [
      'without an owner',
      '- {test: a, expires: 2027-01-01}\n- {test: b, owner: "", expires: 2027-01-01}\n',
      [],
      /needs test, owner and expires/,
    ],
    ['no date', '- {test: a, owner: ann, expires: never}\n', [], /has the date "never"/],
    ['no list', 'a: b\n', [], /is not a list/],
    ['no YAML', '- [', [], /is not a list/],
  ];
  test.each(cases)('%s', (_, text, names, problem) => {
    const { entries, problems } = readQuarantine(text, today);
    expect(entries.map((entry) => entry.test)).toEqual(names);
    if (problem === null) expect(problems).toEqual([]);
    else expect(problems[0]).toMatch(problem);
  });
});

test.each([
  ['node --test test/', "node '--test-name-pattern=^(?:adds|a\\/b \\(c\\))$' --test test/"],
  ['cd web && npx vitest run', "cd web && npx vitest run -t '^(?:math adds|a\\/b \\(c\\))$'"],
  ['npx mocha', "npx mocha --grep '^(?:math adds|a\\/b \\(c\\))$'"],
  ['go test ./...', "go test -run '^(math|a)$' ./..."],
  ['pytest -q', null],
  ['make test', null],
  ['npm ci && npx jest', null],
  ['npx jest | tee log', null],
  ['npx jest -- a.test.js', null],
])('of %s the tests that failed alone are %s', (command, alone) => {
  expect(aloneCommand(command, [failed('math > adds'), failed('a/b (c)')], '/')).toBe(alone);
});

test('only tests with names of their own are run alone', () => {
  expect(aloneCommand('pytest -q', [failed('test_a'), failed('test_b')], '/')).toBe("pytest -q -k 'test_a or test_b'");
  expect(aloneCommand('npx jest', [failed('test/a.test.js', 'test/a.test.js')], '/')).toBeNull();
});

test.each([
  ['red', { new: ['a'], flaky: [] }, /failed with the other tests and alone: "a"/],
  ['green', { new: [], flaky: ['a'] }, /a failed with the other tests and passed alone/],
])('a test that failed once, and is %s alone', (_, red, reason) => {
  const alone = runOf(_ === 'red' ? [a] : []);
  const apart = redApart([runOf([a])], { inherited: null, isQuarantined: () => false, alone });
  expect(apart).toMatchObject({ mayOpen: false, red });
  expect(apart.reasons).toContainEqual(expect.stringMatching(reason));
});
