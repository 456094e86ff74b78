import { expect, test } from '@jest/globals';
import type { NamedTest } from '../../../src/judge/run/console/named-test.ts';
import { classifyRedTests, isAcceptedTest, type TestedRun } from '../../../src/judge/run/tests/red-apart.ts';
import { testVerdict } from '../../../src/judge/run/tests/verdict.ts';

/** Failed tests: `a b@file`. */
function failed(names: string): NamedTest[] {
  return names.split(' ').flatMap((each): NamedTest[] => {
    const [name = '', file] = each.split('@');
    return name === '' ? [] : [{ name, ...(file ? { file } : {}), outcome: 'failed' }];
  });
}

/** A run with these red tests and one that passes. `?` before them: the runner does not tell their names; `!`: none passes. */
function runOf(names: string): TestedRun {
  const red = failed(names.replace(/^[?!]/, ''));
  const isNamed = !names.startsWith('?');
  const counts = { passed: names.startsWith('!') ? 0 : 1, failed: red.length, skipped: 0, errors: 0, total: null };
  const verdict = testVerdict({ exitCode: red.length === 0 ? 0 : 1, reports: [{ runner: 'r', counts, red: [] }] });
  const tests = isNamed ? [...red, { name: 'ok', outcome: 'passed' as const }] : [];
  return { verdict, named: { tests, isComplete: isNamed, isRedNamed: isNamed && red.length > 0 } };
}

test.each<[what: string, runs: string[], before: string, accepted: string, expected: string]>([
  ['red twice', ['a', 'a'], '', '', 'new a'],
  ['red, then green', ['a', ''], '', '', 'flaky a'],
  ['green, then red', ['', 'a'], '', '', 'flaky a'],
  ['one of two is red twice', ['a b', 'a'], '', '', 'new a, flaky b'],
  ['flaky and accepted', ['a', ''], '', 'a', 'flaky a, accepted a, open'],
  ['only one is accepted', ['a b', ''], '', 'a', 'flaky a b, accepted a'],
  ['accepted, and red for good', ['a', 'a'], '', 'a', 'accepted a, open'],
  ['inherited', ['a', 'a'], 'a', '', 'inherited a, open'],
  ['inherited, and no other test', ['!a'], 'a', '', 'inherited a'],
  ['inherited, and a new one', ['a b', 'a b'], 'a', '', 'new b, inherited a'],
  ['as many as before, but another one', ['b', 'b'], 'a', '', 'new b'],
  ['two of one name, of which one was red', ['a@x a@y'], 'a', '', 'new a (y), inherited a (x)'],
  ['inherited from another file of that name', ['a@x'], 'a@y', '', 'new a (x)'],
  ['inherited by another runner', ['a', 'a'], 'other: a', '', 'new a'],
  ['the runner tells no names', ['?a', '?a'], 'a', '', ''],
  ['the runner tells no names, red and green', ['?a', ''], '', '', 'flaky a test whose name the runner does not tell'],
])('red tests told apart: %s', (_, runs, before, accepted, expected) => {
  const [, runner = 'r', names = ''] = /^(?:(\w+): )?(.*)$/.exec(before) ?? [];
  const inherited = before === '' ? null : { tests: failed(names), runner };
  const rows = failed(accepted).map(
    ({ name }) => ({ rule: 'result/red', test: name, owner: 'o', until: '2027-01-01' }) as const,
  );
  const { red, mayOpen } = classifyRedTests(runs.map(runOf), {
    inherited,
    isAccepted: (each) => isAcceptedTest(each, rows),
  });
  const kinds = Object.entries(red).flatMap(([kind, list]) => (list.length > 0 ? [`${kind} ${list.join(' ')}`] : []));
  expect([...kinds, ...(mayOpen ? ['open'] : [])].join(', ')).toBe(expected);
});
