import { describe, expect, test } from '@jest/globals';
import { getPhaseKey } from '../../../src/plan/phase/phase-id.ts';
import { getPlanNumber, isPlanFile, looksLikePlan } from '../../../src/plan/phase/plan-file.ts';

describe('phase ids', () => {
  test.each([
    ['7', '7'],
    ['007', '7'],
    ['02.1', '2.1'],
    ['2.10', '2.10'],
    ['64a', '64A'],
    ['07-user-auth', '7'],
    ['02.1-hotfix', '2.1'],
    ['APP-07-auth', '7'],
    ['Phase 7', '7'],
    [' 07 ', '7'],
    ['2fa-login', '2fa-login'],
  ])('%s compares as %s', (id, key) => {
    expect(getPhaseKey(id)).toBe(key);
  });
});

describe('plan files', () => {
  test.each([
    '01-01-SUMMARY.md',
    '01-PLAN-OUTLINE.md',
    '01-01-PLAN-REVIEW.md',
    '01-01-PLAN.pre-bounce.md',
    '01-01-plan.md',
    'PLANNING.md',
    '01-PLAN-CHECK.md',
  ])('%s is no plan that is scheduled', (file) => {
    expect(isPlanFile(file)).toBe(false);
  });

  test('what looks like a plan in another form is noticed, reviews and outlines are not', () => {
    expect(['01-01-plan.md', 'vNext-PLAN-b.md', 'refactor-plan.md'].filter(looksLikePlan)).toHaveLength(3);
    expect(['01-PLAN-OUTLINE.md', '01-01-PLAN-REVIEW.md', 'explanation.md', 'PLAN.txt'].filter(looksLikePlan)).toEqual(
      [],
    );
  });

  test.each([
    ['02.10-03', { phase: '2.10', plan: '3' }],
    ['01-02-api', { phase: '1', plan: '2' }],
    ['01-api-02', { phase: '1', plan: '2' }],
    ['03-01b', { phase: '3', plan: '1b' }],
    ['02', { phase: null, plan: '2' }],
    ['foundation', null],
  ])('the numbers of %s', (id, numbers) => {
    expect(getPlanNumber(id)).toEqual(numbers);
  });
});
