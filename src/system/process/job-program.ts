import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { exec } from '@actions/exec';
import { splitScript, systemFolders } from './namespace.ts';
import { findProgram } from './program.ts';
import { watchdog } from './watchdog.ts';

export interface JobProgramOptions {
  readonly cwd: string;
  /** The complete environment; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly cancel?: AbortSignal;
  /** Wrapper words, for example those that tie it to this process. */
  readonly before?: readonly string[];
}

/**
 * Runs a trusted program of the job, such as `npm ci` or a CLI's `--version`. `@actions/exec` has no deadline, so GNU
 * `timeout` (seeds/004) ends the program with exit code 124. Without it (macOS), the watchdog ends the run if the
 * program hangs. @throws Error if it can't be started or is cancelled
 */
export async function runJobProgram(name: string, args: readonly string[], options: JobProgramOptions) {
  const { cwd, env, timeoutMs, cancel, before = [] } = options;
  const program = findProgram(env.PATH ?? systemFolders, name);
  if (program === null) throw new Error(`${name} is not on PATH`);
  // exec leaves stdin open, and an empty input crashes this process (EPIPE) if the program has already exited.
  const withoutInput = splitScript('exec "$@" < /dev/null', 'job') ?? [];
  const [tool = '', ...words] = [...before, ...withoutInput, ...formatTimeout(timeoutMs), program, ...args];
  const [stdout, stderr] = [buildCollector(), buildCollector()];
  const ended = exec(`"${tool.replaceAll('"', '\\"')}"`, words, {
    cwd,
    env: { ...env },
    silent: true,
    ignoreReturnCode: true,
    listeners: { stdout: stdout.add, stderr: stderr.add },
  });
  const cancelled = new Promise<never>((_, reject) => {
    const stop = () => reject(new Error(`${name} was cancelled`));
    if (cancel?.aborted) stop();
    cancel?.addEventListener('abort', stop, { once: true });
  });
  const exitCode: number | null = await watchdog.for(name, timeoutMs + slackMs, Promise.race([ended, cancelled]));
  return { exitCode: exitCode ?? killedExit, stdout: stdout.text(), stderr: stderr.text() };
}

/** Exit code of GNU `timeout` after a timeout. */
export const timedOutExit = 124;
/** Exit code for a program killed by a signal, for which exec returns null. */
const killedExit = 137;

/** Returns `timeout` words, or none without GNU `timeout`. `--foreground` passes Ctrl+C on. */
export function formatTimeout(ms: number): string[] {
  const timeout = findProgram(systemFolders, 'timeout');
  if (timeout === null || /box$/.test(basename(realpathSync(timeout)))) return []; // busybox, toybox
  return [timeout, '--foreground', '--kill-after=10s', `${ms / 1000}s`];
}

/** `timeout` waits 10 s after its limit, and exec another 10 s for open streams. */
const slackMs = 30_000;
const maxBytes = 1024 * 1024;

function buildCollector() {
  const chunks: Buffer[] = [];
  let remaining = maxBytes;
  const add = (data: Buffer) => {
    if (remaining > 0) chunks.push(data.subarray(0, remaining));
    remaining -= data.length;
  };
  return { add, text: () => Buffer.concat(chunks).toString('utf8') };
}
