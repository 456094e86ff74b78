import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { home } from '../project.ts';

/** Short rounds of bench/kill-harness.mjs, which is for hundreds. Time is bounded, too: a loaded machine is slow. */
test.each([
  ['in one checkout', ['--kills', '6']],
  ['on machines that share a remote', ['--remote', '--kills', '2', '--seconds', '8', '--seed', '3']],
  ['beside another that wants the same checkout', ['--race', '--kills', '2', '--seconds', '8', '--seed', '4']],
  ['amid garbage', ['--garbage', '--kills', '4', '--seconds', '8', '--seed', '5']],
])('runs that are killed at random moments %s end as one that nobody disturbed', (_, args) => {
  const told = spawnSync(process.execPath, [join(home, 'bench/kill-harness.mjs'), ...args], { encoding: 'utf8' });
  expect(`${told.stdout}${told.stderr}`).toMatch(/^kill-harness: \d+ kills in [1-9]\d* phases .*: 0 problems/);
});
