import { describe, expect, test } from '@jest/globals';
import { compareNatural, phaseKey, phaseNumber, samePhase } from '../../../src/plan/phase/phase-id.ts';
import {
  isPlanFile,
  looksLikePlan,
  planIdFromPath,
  planNumber,
  summaryPath,
} from '../../../src/plan/phase/plan-file.ts';

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
    expect(phaseKey(id)).toBe(key);
  });

  test('2.1 and 2.10 are two phases, 7 and 07 are one', () => {
    expect(samePhase('2.1', '2.10')).toBe(false);
    expect(samePhase('02.1', '2.1')).toBe(true);
    expect(samePhase('7', '07')).toBe(true);
  });

  test('a number is given back as it was written', () => {
    expect(phaseNumber('02.1-payments')).toBe('02.1');
    expect(phaseNumber('payments')).toBeNull();
  });

  test('ids are ordered as people count', () => {
    const ids = ['10', '2.10', '2.2', '2', '01b', '01', '9', '64A', '100'];
    expect(ids.sort(compareNatural)).toEqual(['01', '01b', '2', '2.2', '2.10', '9', '10', '64A', '100']);
  });
});

describe('plan files', () => {
  test.each([
    ['01-02-PLAN.md', '01-02', '01-02-SUMMARY.md'],
    ['01-PLAN-02.md', '01-02', '01-PLAN-02-SUMMARY.md'],
    ['01-foundation-03-PLAN.md', '01-foundation-03', '01-foundation-03-SUMMARY.md'],
    ['03-01b-PLAN.md', '03-01b', '03-01b-SUMMARY.md'],
    ['PLAN.md', '07', 'SUMMARY.md'],
  ])('%s is plan %s and goes with %s', (file, id, summary) => {
    expect(isPlanFile(file)).toBe(true);
    expect(planIdFromPath(`.planning/phases/07-auth/${file}`)).toBe(id);
    expect(summaryPath(`.planning/phases/07-auth/${file}`)).toBe(`.planning/phases/07-auth/${summary}`);
  });

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
    expect(planNumber(id)).toEqual(numbers);
  });
});
