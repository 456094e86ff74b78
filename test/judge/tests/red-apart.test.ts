import { expect, test } from '@jest/globals';
import type { NamedTest } from '../../../src/judge/run/console/named-test.ts';
import { isAcceptedTest, redApart, type TestedRun } from '../../../src/judge/run/tests/red-apart.ts';
import { testVerdict } from '../../../src/judge/run/tests/verdict.ts';

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
  accepted: string[],
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
    'flaky and accepted',
    [runOf([a]), runOf([])],
    null,
    ['a'],
    { mayOpen: true, red: { flaky: ['a'], accepted: ['a'] } },
  ],
  ['only one is accepted', [runOf([a, b]), runOf([])], null, ['a'], { mayOpen: false, red: { accepted: ['a'] } }],
  [
    'accepted, and red for good',
    [runOf([a]), runOf([a])],
    null,
    ['a'],
    { mayOpen: true, red: { new: [], accepted: ['a'] } },
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
  const accepted = names.map((name) => ({ rule: 'result/red', test: name, owner: 'o', until: '2027-01-01' }) as const);
  const apart = redApart(runs, { inherited, isAccepted: (each) => isAcceptedTest(each, accepted) });
  expect(apart.mayOpen).toBe(mayOpen);
  expect(apart.red).toMatchObject(red);
});
