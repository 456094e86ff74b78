import { expect, test } from '@jest/globals';
import {
  actsOnOthers,
  defuseMessage,
  disarmMessage,
  isFalseName,
} from '../../../src/system/git/objects/commit-message.ts';

test.each([
  ['plan 01-01: Make it', 'plan 01-01: Make it'],
  [`plan 01-01: ${'word '.repeat(40)}`, `plan 01-01: ${'word '.repeat(11)}word…`],
  [`plan 01-01: ${'x'.repeat(200)}`, `plan 01-01: ${'x'.repeat(59)}…`],
  [`plan 01-01: ${'x'.repeat(58)}😀😀`, `plan 01-01: ${'x'.repeat(58)}…`],
])('a subject has at most 72 characters, and is cut at a word: %s', (given, expected) => {
  const [subject, ...rest] = defuseMessage(
    `${given}\n\nour own lines stay as they are, however long ${'y'.repeat(100)}`,
  ).split('\n');
  expect(subject).toBe(expected);
  expect([...(subject ?? '')].length).toBeLessThanOrEqual(72);
  expect(rest.join('\n')).toBe(`\nour own lines stay as they are, however long ${'y'.repeat(100)}`);
});

const z = '\u200b';
test.each([
  ['feat: it [skip ci]', 'feat: it (skip ci)'],
  ['a [CI skip] b [no ci] [skip actions] [actions skip]', 'a (CI skip) b (no ci) (skip actions) (actions skip)'],
  ['a [skip\u200b ci] ***NO_CI***', 'a (skip ci) NO_CI'],
  ['it\n\nskip-checks: true', 'it\n\n> skip-checks: true'],
  ['it\n\n\nskip-checks:true\nrequest-checks: false', 'it\n\n\n> skip-checks:true\n> request-checks: false'],
  ['fixes #1', `fixes #${z}1`],
  ['it\n\nCloses: owner/repo#12, GH-3', `it\n\nCloses: owner/repo#${z}12, GH-${z}3`],
  ['resolves https://github.com/o/r/issues/4', `resolves https://github.com/o/r/issues/${z}4`],
  ['thanks @octocat and @org/team', `thanks @${z}octocat and @${z}org/team`],
  ['it\n\nSigned-off-by: Ada <ada@x.org>', `it\n\n> Signed-off-by: Ada <ada@${z}x.org>`],
  ['it\n\nco-authored-by : Ada <ada@x.org>', `it\n\n> co-authored-by : Ada <ada@${z}x.org>`],
  ['it\n\nReviewed-by: Ada', 'it\n\n> Reviewed-by: Ada'],
  ['safe\u202e\u2066 text\u001b[31m', 'safe text'],
  [
    'it\n\nCo-Authored-By: Claude <noreply@anthropic.com>\nCo-authored-by: Claude <x@anthropic.com>',
    `it\n\nCo-Authored-By: Claude <noreply@anthropic.com>\n> Co-authored-by: Claude <x@${z}anthropic.com>`,
  ],
  [
    'feat(a): plain words\n\n- a list\n- of things (see a.ts)',
    'feat(a): plain words\n\n- a list\n- of things (see a.ts)',
  ],
])('the message %j of an agent acts on nobody', (said, expected) => {
  const shown = disarmMessage(said, 'Claude <noreply@anthropic.com>');
  expect(shown).toBe(expected);
  expect(disarmMessage(shown, 'Claude <noreply@anthropic.com>').replaceAll(z, '')).toBe(expected.replaceAll(z, ''));
});

const coAuthor = 'Claude <noreply@anthropic.com>';

test.each([
  '[skip ci]',
  'x [CI SKIP]',
  'fixes #1',
  'thanks @octocat',
  'GH-12',
  `Co-authored-by: A <a@b.c>`,
  'Signed-off-by: A',
  'skip-checks: true',
  'a\u202eb',
])('a message with %j is no work of an engine, but what it makes of it is', (said) => {
  const message = `work\n\n${said}\n\nCo-Authored-By: ${coAuthor}`;
  expect(actsOnOthers(message, [coAuthor])).toBe(true);
  expect(actsOnOthers(disarmMessage(message, coAuthor), [coAuthor])).toBe(false);
});

test.each([
  ['A User <user@example.com>', false],
  ['Phase Executor <phase-executor@users.noreply.github.com>', false],
  ['Gita Hub <gita@example.com>', false],
  ['github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>', true],
  ['GitHub <noreply@github.com>', true],
  ['A User <noreply@github.com>', true],
  ['web-flow <a@example.com>', true],
  ['GitHub Actions <a@example.com>', true],
  ['A User\u202e <user@example.com>', true],
  ['A\u0007User <user@example.com>', true],
  ['A\u200bUser <user@example.com>', true],
])('the name %j of an author is false: %s', (shown, expected) => {
  expect(isFalseName(shown)).toBe(expected);
});
