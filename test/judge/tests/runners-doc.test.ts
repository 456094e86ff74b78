import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { grammars } from '../../../src/judge/run/console/runners.ts';

test('the table of runners in the docs has each that is understood, and no other', () => {
  const summaries = grammars.filter(({ names }) => names === undefined);
  const rows = readFileSync('docs/test-runners.md', 'utf8').matchAll(/^\| `([\w:-]+)` \|/gm);
  expect([...rows].map(([, runner]) => runner)).toEqual(summaries.map(({ runner }) => runner));
});
