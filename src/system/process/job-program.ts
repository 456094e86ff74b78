import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { exec } from '@actions/exec';
import { scriptWords, systemFolders } from './namespace.ts';
import { findProgram } from './program.ts';
import { watchdog } from './watchdog.ts';

export interface JobProgramOptions {
  readonly cwd: string;
  /** The complete environment: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Stops waiting for it, and rejects. */
  readonly cancel?: AbortSignal;
  /** Words that start it, such as those that let it end with us. */
  readonly before?: readonly string[];
}

/**
 * Runs a program of the job itself, where no agent's code runs: the version of a CLI, `npm ci`, git before a run opens.
 * `@actions/exec` knows no deadline, so GNU `timeout` (seeds/004) ends the program, with exit code 124. Where there is none,
 * as on macOS, the watchdog ends the whole run when a program hangs.
 * @throws Error where it cannot be started, or `cancel` is aborted
 */
export async function runJobProgram(name: string, args: readonly string[], options: JobProgramOptions) {
  const { cwd, env, timeoutMs, cancel, before = [] } = options;
  const program = findProgram(env.PATH ?? systemFolders, name);
  if (program === null) throw new Error(`${name} is not on PATH`);
  // exec leaves stdin open; an input of no bytes ends our process (EPIPE) where the program is gone before it is written.
  const withoutInput = scriptWords('exec "$@" < /dev/null', 'job') ?? [];
  const [tool = '', ...words] = [...before, ...withoutInput, ...timeoutWords(timeoutMs), program, ...args];
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

/** The exit code of GNU `timeout` for a program that it ended. */
export const timedOutExit = 124;
/** Of a program that a signal ended, for which exec has null. */
const killedExit = 137;

/** Words that end a program after a time; none without GNU's `timeout`. `--foreground` lets Ctrl+C reach the program too. */
export function timeoutWords(ms: number): string[] {
  const timeout = findProgram(systemFolders, 'timeout');
  if (timeout === null || /box$/.test(basename(realpathSync(timeout)))) return []; // busybox, toybox
  return [timeout, '--foreground', '--kill-after=10s', `${ms / 1000}s`];
}

/** From its limit to its end: `timeout` waits 10 s, and so does exec for streams that stay open. */
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
