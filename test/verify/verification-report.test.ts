import { expect, test } from '@jest/globals';
import { type VerificationFacts, verificationStatus, verifyReport } from '../../src/verify/verification-report.ts';

const facts = (status: string | null, more: Partial<VerificationFacts> = {}): VerificationFacts => ({
  path: '07-VERIFICATION.md',
  status,
  gaps: 0,
  humanChecks: 0,
  stale: false,
  ...more,
});

test.each<[VerificationFacts, ReturnType<typeof verificationStatus>, boolean | null]>([
  [facts('passed'), 'passed', true],
  [facts('PASS'), 'passed', true],
  [facts('verified'), 'passed', true],
  [facts('gaps_found'), 'gaps_found', false],
  [facts('passed', { gaps: 1 }), 'gaps_found', false],
  [facts('human_needed', { gaps: 1 }), 'gaps_found', false],
  [facts('human-needed'), 'human_needed', null],
  [facts('passed', { humanChecks: 2 }), 'human_needed', null],
  [facts('passed', { stale: true }), 'unknown', null],
  [facts('gaps_found', { stale: true }), 'gaps_found', false],
  [facts('passed_with_gaps'), 'unknown', null],
  [facts('completed'), 'unknown', null],
  [facts(''), 'unknown', null],
  [facts(null), 'unknown', null],
])('%j', (report, status, passed) => {
  expect(verificationStatus(report)).toBe(status);
  expect(verifyReport(report)).toMatchObject({ check: 'verification', passed, subject: '07-VERIFICATION.md' });
});
