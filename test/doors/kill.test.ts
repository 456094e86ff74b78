import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { home } from '../project.ts';

test('runs that are killed at random moments end as one that nobody disturbed (more: bench/kill-harness.mjs --kills 200)', () => {
  const told = execFileSync(process.execPath, [join(home, 'bench/kill-harness.mjs'), '--kills', '6'], {
    encoding: 'utf8',
  });
  expect(told).toMatch(/^\d+ kills in \d+ phases .*: 0 problems/m);
});
