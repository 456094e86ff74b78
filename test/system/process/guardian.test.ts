import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { guardChild } from '../../../src/system/process/guardian.ts';
import { temporaryDir, until } from '../../project.ts';

/** A child that says a word again and again, in a group of its own. */
function talker(script: string) {
  const logFile = join(temporaryDir('guarded'), 'log');
  writeFileSync(logFile, '');
  const child = spawn('sh', ['-c', `exec >> "$0"; ${script}`, logFile], { detached: true, stdio: 'ignore' });
  const ended = new Promise<string | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const base = { pid: child.pid ?? 0, graceMs: 1_000, endSignal: 'SIGKILL' as const };
  const guarded = { ...base, logFile, logLimitBytes: 1_000, path: process.env.PATH ?? '' };
  return { logFile, ended, guarded };
}

test('when nobody else is there, a child is asked to end at its time, its log is cut, and then it is ended', async () => {
  const { logFile, ended, guarded } = talker(
    "trap 'echo asked' TERM; while :; do echo 0123456789012345678; sleep 0.002; done",
  );
  const guardian = guardChild({ ...guarded, endsAt: Date.now() + 3_000 });
  await until(() => statSync(logFile).size > 1_000); // as long as the pipe holds, it is left alone
  guardian?.stdin?.destroy();
  let was = 0;
  let isCut = false;
  await until(() => {
    const { size } = statSync(logFile);
    isCut ||= size < was;
    was = size;
    return isCut;
  });
  expect(await ended).toBe('SIGKILL');
  expect(readFileSync(logFile, 'utf8')).toContain('asked');
});

test('it goes with the child, and does nothing while we are there', async () => {
  const { ended, guarded } = talker('sleep 1.5');
  const guardian = guardChild({ ...guarded, endsAt: Date.now() - 1_000 });
  const gone = new Promise((resolve) => guardian?.once('exit', resolve));
  expect(await ended).toBeNull();
  guardian?.stdin?.destroy();
  expect(await gone).toBe(0);
});
