import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import {
  isAnyMarked,
  MARK,
  ProcessTree,
  processStart,
  sweepMarked,
  sweepReach,
} from '../../../src/system/process/process-tree.ts';
import { testIf } from '../../needs.ts';

const full = testIf(sweepReach() === 'full', 'processes cannot be found by their environment here');

async function start(env: Record<string, string>, script = 'echo up; exec sleep 300'): Promise<ChildProcess> {
  const child = spawn('sh', ['-c', script], {
    env: { PATH: '/usr/bin:/bin', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

full('what a run that is gone left behind is found by its marker alone (I6)', async () => {
  const marker = randomUUID();
  const ours = await start({ [MARK]: marker });
  const inner = await start({ [MARK]: `${marker} ${randomUUID()}` });
  const other = await start({ [MARK]: `${marker}-not` });
  const ended = Promise.all([once(ours, 'exit'), once(inner, 'exit')]);
  expect(await sweepMarked(marker)).toEqual({ killed: 2, escaped: 0 });
  await ended;
  expect(other.exitCode ?? other.signalCode).toBeNull();
  other.kill('SIGKILL');
});

full('a process inside a process of ours is killed with it, and a stranger is not', async () => {
  const stranger = await start({});
  const root = await start({ [MARK]: 'unused' }, 'env -i sh -c "env -i setsid sleep 300 & echo up; wait"');
  const tree = new ProcessTree(randomUUID(), root.pid ?? null);
  tree.watch();
  const swept = await tree.sweep();
  expect(swept.killed).toBeGreaterThanOrEqual(3);
  expect(swept.escaped).toBe(0);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  stranger.kill('SIGKILL');
});

full('a process of ours in the session of another spares that session', async () => {
  const marker = randomUUID();
  const script = `sleep 300 & echo $!; ${MARK}=${marker} sleep 300 & wait`;
  const shell = spawn('sh', ['-c', script], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const [neighbour] = await once(shell.stdout, 'data');
  for (let tries = 0; tries < 100 && !isAnyMarked(marker); tries += 1) await sleep(10);
  expect(await sweepMarked(marker)).toEqual({ killed: 1, escaped: 0 });
  expect(processStart(Number(neighbour))).not.toBeNull();
  expect(shell.exitCode ?? shell.signalCode).toBeNull();
  process.kill(-(shell.pid ?? 0), 'SIGKILL');
});

test('a sweep that finds nobody says so', async () => {
  expect(await sweepMarked(randomUUID())).toEqual({ killed: 0, escaped: 0 });
});
