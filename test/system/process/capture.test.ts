import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { captureOutput } from '../../../src/system/process/capture.ts';

const options = { cwd: tmpdir(), env: { PATH: '/usr/bin:/bin', ONLY: 'this' } };

test('a tool is told with its exit code and both streams, bytes unchanged', async () => {
  const said = await captureOutput('sh', ['-c', "printf 'a\\377b'; echo oops >&2; exit 3"], options);
  expect(said).toEqual({ exitCode: 3, stdout: Buffer.from([0x61, 0xff, 0x62]), stderr: 'oops\n' });
});

test('one that is missing, killed, too slow or too talkative rejects with a sentence', async () => {
  await expect(captureOutput('no-such-tool', [], options)).rejects.toThrow(/no-such-tool .*ENOENT/);
  await expect(captureOutput('sh', ['-c', 'kill -9 $$'], options)).rejects.toThrow(/killed by SIGKILL/);
  await expect(captureOutput('sleep', ['60'], { ...options, timeoutMs: 50 })).rejects.toThrow(
    /sleep 60: no end after 50 ms/,
  );
  await expect(captureOutput('yes', [], { ...options, maxBuffer: 10_000 })).rejects.toThrow(/more than 10000 bytes/);
});
