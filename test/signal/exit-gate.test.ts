import { expect, test } from '@jest/globals';
import { exitGate, type GateFacts, type GatePolicy } from '../../src/signal/exit-gate.ts';

const strict: GatePolicy = { requireTests: true, confirmingRuns: 0 };
const facts = (
  tests: 'pass' | 'fail' | 'unknown' | null,
  done: boolean | null,
  more: Partial<GateFacts> = {},
): GateFacts => ({
  tests: tests === null ? null : { verdict: tests, commit: 'c1' },
  requirements: { done, commit: 'c1', open: done ? [] : ['07-03: box open'] },
  verification: null,
  commit: 'c1',
  confirmations: 0,
  ...more,
});
const answer = (found: GateFacts, policy = strict) => {
  const decision = exitGate(found, policy);
  return decision.open ? 'open' : decision.next;
};

test('of all verdicts and answers only one pair opens the gate (I2)', () => {
  const table = (['pass', 'fail', 'unknown', null] as const).map((tests) =>
    [true, false, null].map((done) => answer(facts(tests, done))),
  );
  expect(table).toEqual([
    ['open', 'continue', 'ask'],
    ['fix', 'fix', 'fix'],
    ['ask', 'ask', 'ask'],
    ['run_tests', 'run_tests', 'run_tests'],
  ]);
});

test('tests pass but boxes are open: go on, and name them', () => {
  expect(exitGate(facts('pass', false), strict)).toEqual({
    open: false,
    by: 'requirements',
    next: 'continue',
    why: 'Open: 07-03: box open',
  });
});

test('a verdict on another commit is none', () => {
  expect(answer(facts('pass', true, { tests: { verdict: 'pass', commit: 'c0' } }))).toBe('run_tests');
  expect(answer(facts('pass', true, { requirements: { done: true, commit: 'c0', open: [] } }))).toBe('continue');
});

test('without tests only if a person said so, and never against tests that fail', () => {
  const waived = { ...strict, requireTests: false };
  expect(answer(facts(null, true), waived)).toBe('open');
  expect(answer(facts(null, false), waived)).toBe('continue');
  expect(answer(facts('fail', true), waived)).toBe('fix');
  expect(answer(facts('unknown', true), waived)).toBe('ask');
});

test('a confirming run has to find it open again', () => {
  const policy = { ...strict, confirmingRuns: 1 };
  expect(answer(facts('pass', true), policy)).toBe('run_tests');
  expect(answer(facts('pass', true, { confirmations: 1 }), policy)).toBe('open');
});

test('of all that a verification can say only passed opens the gate, and nothing where it was not asked for', () => {
  const all = (['passed', 'gaps_found', 'human_needed', 'unknown'] as const).map((status) =>
    answer(facts('pass', true, { verification: { status, commit: 'c1' } })),
  );
  expect(all).toEqual(['open', 'fix', 'ask', 'fix']);
  expect(answer(facts('pass', true, { verification: { status: 'passed', commit: 'c0' } }))).toBe('continue');
  expect(answer(facts('fail', true, { verification: { status: 'passed', commit: 'c1' } }))).toBe('fix');
});

test('what is in no type opens nothing: programs without types call it too (I2)', () => {
  const odd = (more: object, policy: object = strict) =>
    answer({ ...facts('pass', true), ...more } as GateFacts, policy as GatePolicy);
  expect(odd({ tests: { verdict: 'error', commit: 'c1' } })).toBe('ask');
  expect(odd({ verification: { status: 'stale', commit: 'c1' } })).toBe('fix');
  expect(odd({ requirements: { done: 'no', commit: 'c1', open: [] } })).toBe('ask');
  expect(odd({ requirements: { done: true, commit: 'c1', open: ['x'] } })).toBe('ask');
  expect(odd({ confirmations: undefined }, { ...strict, confirmingRuns: 2 })).toBe('run_tests');
  expect(odd({ tests: null }, {})).toBe('run_tests');
});
