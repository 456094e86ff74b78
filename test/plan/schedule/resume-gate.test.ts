import { describe, expect, test } from '@jest/globals';
import { explainResumeDoubt, namesPlan } from '../../../src/plan/schedule/ready.ts';
import { phaseInMemory } from './phase-in-memory.ts';

const [plan] = phaseInMemory({ '03-01-PLAN.md': '' }).plans;
if (!plan) throw new Error('no plan');
const commits = [{ sha: '0123456789abcdef', subject: 'feat(03-01): half' }];

describe('taking a plan up again', () => {
  test('starts what nobody has begun and leaves what is done (I3)', () => {
    expect(explainResumeDoubt(plan, [])).toBeNull();
    expect(explainResumeDoubt({ ...plan, hasSummary: true }, commits)).toBeNull();
  });

  test('asks where there are commits but no SUMMARY', () => {
    expect(explainResumeDoubt(plan, commits)).toContain('0123456789ab feat(03-01): half');
  });

  test('does not take a halted plan for done', () => {
    expect(explainResumeDoubt({ ...plan, hasSummary: true, halted: true }, [])).toContain('says status: halted');
  });
});

test.each([
  ['feat(03-01): x', '03-01', true],
  ['fix(3-1)!: x', '03-01', true],
  ['docs(03-api-01): x', '03-01', true],
  ['feat(03-01): x', '01', true],
  ['feat(04-01): x', '03-01', false],
  ['feat(03-10): x', '03-01', false],
  ['feat: 03-01', '03-01', false],
  ['Revert "feat(03-01): x"', '03-01', false],
])('%s names plan %s: %s', (subject, id, named) => {
  expect(namesPlan(subject, '03', id)).toBe(named);
});
