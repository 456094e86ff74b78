import { expect, test } from '@jest/globals';
import { harmlessMessage } from '../../../src/system/git/commit-message.ts';
import { withCoAuthor } from '../../../src/system/git/commit-object.ts';

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

test('a commit that is made again names its author, unless that is the engine, a bot or named already', () => {
  const ada = { name: 'Ada', email: 'ada@host.invalid' };
  const named = 'Co-authored-by: Ada <ada@host.invalid>';
  expect(withCoAuthor('a subject\n', ada)).toBe(`a subject\n\n${named}`);
  expect(withCoAuthor('a: subject\n\nwords: of\na body', ada)).toBe(`a: subject\n\nwords: of\na body\n\n${named}`);
  expect(withCoAuthor('plan 07-01: it\n\nPhase-Executor-Plan: 07-01', ada)).toMatch(
    /-Plan: 07-01\nCo-authored-by: Ada/,
  );
  const record = 'phase 07: complete\n\nPhase-Executor-Run: id (https://host.invalid/run)';
  const said = [record, `it\n\n${named.toUpperCase()}`.replace('CO-AUTHORED-BY', 'Co-authored-by')];
  expect(said.map((text) => withCoAuthor(text, ada))).toEqual(said);
  const bots = ['github-actions[bot]@users.noreply.github.com', 'phase-executor@users.noreply.github.com', ''];
  expect(bots.map((email) => withCoAuthor('it', { name: 'x', email }))).toEqual(['it', 'it', 'it']);
});
