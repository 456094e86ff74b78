// A run of Phase Executor as a process of its own that can be killed, stopped and woken.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { cli } from '../measure.mjs';

/** Without a sign of life for so long a run counts as dead, on the remote after five times as long. */
export const ttlMs = 2_000;

/** Begins a run in a process group of its own. Unless somebody kills more, what its agents have started goes on, as after a crash. */
export function start({ root, home: HOME, temporary: TMPDIR }, options, more = {}) {
  const { PATH } = process.env;
  const env = { PATH, HOME, TMPDIR, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', ...more };
  const common = ['--json', '--backoff', '20ms', '--kill-grace', '300ms', '--max-attempts', '5'];
  const args = ['run', '1', ...common, ...options];
  const begun = performance.now();
  const child = spawn(process.execPath, [cli, ...args], { cwd: root, env, detached: true });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise((resolve) => {
    child.on('exit', async (code, signal) => {
      await sleep(20); // what is still in the pipes
      // Agents that live on hold them open: nobody waits for them here.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve({ code, signal, stdout, output: stderr, ms: performance.now() - begun });
    });
  });
  return { child, ended };
}

/** A run from its beginning to its end, or to its death after so long. */
export async function run(machine, options, killAfterMs = null, more = {}) {
  const { child, ended } = start(machine, options, more);
  const timer = killAfterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const end = await ended;
  clearTimeout(timer);
  return end;
}
