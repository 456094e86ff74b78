import { describe, expect, test } from '@jest/globals';
import { readVerification, verificationState } from '../../src/phase/verification.ts';

const report = (status: string) => `---\nstatus: ${status}\nscore: 3/5 must-haves verified\ngaps:\n  - truth: A\n---\n`;

describe('VERIFICATION.md', () => {
  test('is read with its score and gaps', () => {
    expect(readVerification(report('gaps_found'))).toEqual({
      status: 'gaps_found',
      declared: 'gaps_found',
      score: { verified: 3, total: 5 },
      gaps: 1,
      humanVerification: 0,
    });
  });

  test.each([
    ['passed', 'passed'],
    ['PASS', 'passed'],
    ['human-needed', 'human_needed'],
    ['passed_with_gaps', 'unknown'],
    ['complete', 'unknown'],
    ['', 'unknown'],
  ])('"%s" is %s: unknown is never success (I2)', (declared, status) => {
    expect(readVerification(report(declared)).status).toBe(status);
  });

  test('is missing, stale once a SUMMARY came after it, and otherwise what it says', () => {
    expect(verificationState(null, false)).toBe('missing');
    expect(verificationState(report('passed'), true)).toBe('stale');
    expect(verificationState(report('passed'), false)).toBe('passed');
    expect(verificationState('no frontmatter', false)).toBe('unknown');
  });
});
