import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Watchdog } from '../../../src/system/process/watchdog.ts';

/** Timers of a watch keep no process alive; here somebody has to. */
const never = () => new Promise<void>(() => undefined);

test('a wait over its bound is named with what is within its own, and ended', async () => {
  const waits = new Watchdog({ tickMs: 10 });
  const ended = new AbortController();
  void waits.for('sh of run/01-01/1', 60_000, never());
  void waits.for('git status', 30, never(), () => ended.abort());
  const told: string[] = [];
  waits.watch((where) => told.push(where));
  await once(ended.signal, 'abort');
  await sleep(50);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/sh of run\/01-01\/1 for 0 s, within its limit of 60 s; git status for 0 s, over its limit/);
  expect(waits.isStuck).toBe(true);
});

test('nothing that moves within the longest bound is a hang, named or not', async () => {
  const waits = new Watchdog({ tickMs: 10, idleMs: 100 });
  const told: string[] = [];
  waits.watch((where) => told.push(where));
  for (let at = 0; at < 15; at += 1) await waits.for('git status', 1_000, sleep(20));
  expect(told).toEqual([]);
  while (told.length === 0) await sleep(20);
  expect(told[0]).toMatch(/nothing with a name/);
});
