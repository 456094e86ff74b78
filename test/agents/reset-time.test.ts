import { expect, test } from '@jest/globals';
import { resetTime } from '../../src/agents/stream/reset-time.ts';

/** Tuesday, noon. */
const now = Date.parse('2026-11-24T12:00:00.000Z');

test.each([
  ['You’ve hit your limit · resets 3pm (UTC)', '2026-11-24T15:00'],
  ["You've hit your session limit · resets 11:30am (UTC)", '2026-11-25T11:30'],
  ['limit reached ∙ resets at 12am (UTC)', '2026-11-25T00:00'],
  ['limit reached, resets 3:30pm (America/New_York)', '2026-11-24T20:30'],
  ['limit reached, resets 9am (Asia/Kolkata)', '2026-11-25T03:30'],
  ['weekly limit reached · resets Fri 9am (UTC)', '2026-11-27T09:00'],
  ['weekly limit reached · resets Nov 30, 3pm (Europe/Berlin)', '2026-11-30T14:00'],
  ['monthly limit reached · resets Jan 1 at 00:00 (UTC)', '2027-01-01T00:00'],
  ["You've hit your usage limit. Try again at Nov 26th, 2026 3:05 PM (UTC).", '2026-11-26T15:05'],
  // The clock of summer begins in between.
  ['limit reached · resets Mar 29, 3am (Europe/Berlin)', '2027-03-29T01:00'],
])('%s', (words, at) => {
  expect(resetTime(words, now)).toBe(`${at}:00.000Z`);
});

test.each([
  'resets 3 (UTC)',
  'resets 13pm (UTC)',
  'resets 25:00 (UTC)',
  'resets 3pm (Mars/Olympus)',
  'resets soon',
  'presets 3pm',
])('%s names no time', (words) => expect(resetTime(words, now)).toBeUndefined());

test('without a zone it is the clock of this machine', () => {
  const at = new Date(resetTime('try again at 3:05 PM', now) ?? 0);
  expect([at.getHours(), at.getMinutes()]).toEqual([15, 5]);
  expect(at.getTime() - now).toBeLessThan(25 * 3_600_000);
});
