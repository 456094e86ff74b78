import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { RunnerRow, runnerRows } from '../../../src/judge/run/console/runner-row.ts';

test.each(runnerRows)('the row of $runner has the form of all', (row) => {
  expect(RunnerRow.parse(row)).toEqual(row);
});

test('the table of runners in the docs has each that is understood, and no other', () => {
  const rows = readFileSync('docs/test-runners.md', 'utf8').matchAll(/^\| `([\w:-]+)` \|/gm);
  expect([...rows].map(([, runner]) => runner)).toEqual(runnerRows.map(({ runner }) => runner));
});
