import { expect, test } from '@jest/globals';
import { harmlessMessage } from '../../src/git/commit-message.ts';

test.each([
  ['plan 01-01: Make it', 'plan 01-01: Make it'],
  [`plan 01-01: ${'word '.repeat(40)}`, `plan 01-01: ${'word '.repeat(11)}word…`],
  [`plan 01-01: ${'x'.repeat(200)}`, `plan 01-01: ${'x'.repeat(59)}…`],
  [`plan 01-01: ${'x'.repeat(58)}😀😀`, `plan 01-01: ${'x'.repeat(58)}…`],
])('a subject has at most 72 characters, and is cut at a word: %s', (given, expected) => {
  const [subject, ...rest] = harmlessMessage(
    `${given}\n\nour own lines stay as they are, however long ${'y'.repeat(100)}`,
  ).split('\n');
  expect(subject).toBe(expected);
  expect([...(subject ?? '')].length).toBeLessThanOrEqual(72);
  expect(rest.join('\n')).toBe(`\nour own lines stay as they are, however long ${'y'.repeat(100)}`);
});
