import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { home } from '../project.ts';

/** A short round of bench/kill-harness.mjs, which is for hundreds: 6 kills, or what a loaded machine has in 4 minutes. */
test('runs that are killed at random moments, alone, beside others and amid garbage, end as one that nobody disturbed', () => {
  const args = ['--mixed', '--kills', '6', '--seconds', '240'];
  const told = spawnSync(process.execPath, [join(home, 'bench/kill-harness.mjs'), ...args], { encoding: 'utf8' });
  expect(`${told.stdout}${told.stderr}`).toMatch(/^kill-harness: [1-9]\d* kills in \d+ phases .*: 0 problems/m);
}, 600_000);
