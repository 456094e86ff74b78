import { expect, test } from '@jest/globals';
import { formatTimeout, runJobProgram, timedOutExit } from '../../../src/system/process/job-program.ts';
import { testIf } from '../../needs.ts';
import { temporaryDir } from '../../project.ts';

const env = { PATH: '/usr/bin:/bin', ONLY: 'mine' };
const cwd = temporaryDir('job');
const shell = (script: string, options = {}) =>
  runJobProgram('sh', ['-c', script], { cwd, env, timeoutMs: 20_000, ...options });
const withTimeout = testIf(formatTimeout(1000).length > 0, 'GNU timeout is not here');

test('what a program says is returned, whatever its exit code, and nothing of our environment reaches it', async () => {
  process.env.JOB_PROGRAM_SECRET = 'ours';
  const found = await shell('echo "$ONLY$JOB_PROGRAM_SECRET"; echo "é" >&2; exit 3');
  expect(found).toEqual({ exitCode: 3, stdout: 'mine\n', stderr: 'é\n' });
});

test('a program that reads its input finds none, and arguments are no shell words', async () => {
  expect((await shell('cat')).exitCode).toBe(0);
  expect((await runJobProgram('echo', ['a b', '$HOME', '"'], { cwd, env, timeoutMs: 20_000 })).stdout).toBe(
    'a b $HOME "\n',
  );
});

withTimeout('a program that takes too long is ended, with the exit code of `timeout`', async () => {
  expect((await shell('echo begun; exec sleep 60', { timeoutMs: 300 })).exitCode).toBe(timedOutExit);
});

test('a call that is cancelled rejects at once', async () => {
  const now = new AbortController();
  const call = shell('sleep 5', { cancel: now.signal });
  now.abort();
  await expect(call).rejects.toThrow('sh was cancelled');
});
