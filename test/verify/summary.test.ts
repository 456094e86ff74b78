import { expect, test } from '@jest/globals';
import { verifySummary } from '../../src/verify/summary.ts';

const path = '07-03-SUMMARY.md';

test.each([
  [null, undefined, false, /does not exist/],
  ['', undefined, false, /is empty/],
  ['---\nphase: 07\n---\n\n', undefined, false, /is empty/],
  ['# Done', undefined, true, /without a self-check/],
  ['# Done\n## Self-Check: PASSED\n', 'complete', true, /self-check passed/],
  ['# Done\n## Self-Check: FAILED\n', 'complete', false, /Self-Check: FAILED/],
  ['# Done\r\n## Self-Check: **FAILED** (2 files)\r\n', undefined, false, /FAILED/],
  ['# Done\n## Self-Check: FAILED\nfixed\n## Self-Check: PASSED\n', undefined, true, /passed/],
  ['# Done\n```\n## Self-Check: FAILED\n```\n', undefined, true, /without/],
  ['# Done', 'halted', false, /halted/],
  ['# Done', 'halted # out of credit', false, /halted/],
  ['# Done', 'completed', true, /exists/],
])('%j with status %j', (text, status, passed, message) => {
  expect(verifySummary({ path, text, status })).toEqual({
    check: 'summary',
    passed,
    subject: path,
    message: expect.stringMatching(message),
  });
});
