import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect } from '@jest/globals';
import { MARK, ProcessTree, sweepMarked, sweepReach } from '../../../src/system/process/process-tree.ts';
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
