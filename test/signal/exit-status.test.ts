import { expect, test } from '@jest/globals';
import { EXIT_STATUS, getExitStatus, type RunEnding, TECHNICAL_EXIT } from '../../src/signal/exit-status.ts';
import { FAILURE_REASONS } from '../../src/signal/signal-words.ts';

test('outcomes and technical errors never share an exit code', () => {
  const codes = [...Object.values(EXIT_STATUS), ...Object.values(TECHNICAL_EXIT)];
  expect(codes).toEqual([0, 1, 2, 3, 10, 64, 65, 69, 70]);
});

test.each<[RunEnding, string, number]>([
  [{ status: 'success' }, 'COMPLETED', 0],
  [{ status: 'success', interrupted: true }, 'COMPLETED', 0],
  [{ status: 'skipped' }, 'COMPLETED', 0],
  [{ status: 'failure', reason: 'stuck' }, 'STUCK', 1],
  [{ status: 'failure', reason: 'tests_failed' }, 'STUCK', 1],
  [{ status: 'failure', reason: 'tests_failed', capReached: true }, 'ABORTED', 2],
  [{ status: 'failure', reason: 'deadline' }, 'ABORTED', 2],
  [{ status: 'failure', reason: 'budget' }, 'ABORTED', 2],
  [{ status: 'failure', reason: 'interrupted' }, 'INTERRUPTED', 3],
  [{ status: 'failure', reason: 'timeout', interrupted: true, capReached: true }, 'INTERRUPTED', 3],
  [{ status: 'blocked' }, 'BLOCKED', 10],
  [{ status: 'blocked', interrupted: true }, 'INTERRUPTED', 3],
  [{ status: 'failure', reason: 'internal' }, 'ABORTED', 70],
])('%j ends %s with %i', (end, status, code) => {
  expect(getExitStatus(end)).toEqual({ status, code });
});

test('no failure and no block ever exits 0 (I2)', () => {
  for (const interrupted of [false, true])
    for (const capReached of [false, true]) {
      for (const reason of [undefined, ...FAILURE_REASONS])
        expect(getExitStatus({ status: 'failure', reason, interrupted, capReached }).code).not.toBe(0);
      expect(getExitStatus({ status: 'blocked', interrupted, capReached }).code).not.toBe(0);
    }
});
