import { execFile } from 'node:child_process';
import { constants } from 'node:os';
import { basename } from 'node:path';
import { watchdog } from './watchdog.ts';

export interface CaptureOptions {
  cwd: string;
  /** The complete environment: nothing is inherited. */
  env: Record<string, string>;
  stdin?: string | Buffer | undefined;
  /** Limit for each stream (default 256 MiB); more is an error. */
  maxBuffer?: number;
  timeoutMs?: number | undefined;
}

export interface Captured {
  exitCode: number;
  stdout: Buffer;
  stderr: string;
}

/** Returns a short tool's output, whatever its exit code. Rejects when it hangs, is killed or writes too much. */
export function capture(command: string, args: readonly string[], options: CaptureOptions): Promise<Captured> {
  const { cwd, env, stdin, maxBuffer = 256 * 1024 * 1024, timeoutMs = 0 } = options;
  let end = () => {};
  const captured = new Promise<Captured>((resolve, reject) => {
    const limits = { maxBuffer, timeout: timeoutMs, killSignal: 'SIGKILL' } as const;
    const child = execFile(command, args, { cwd, env, encoding: 'buffer', ...limits }, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode === 'number') resolve({ exitCode, stdout, stderr: stderr.toString('utf8') });
      else reject(new Error(`${command} ${args.join(' ')}: ${captureProblem(error, timeoutMs)}`, { cause: error }));
    });
    // A tool that does not read its input is reported by its exit code, not by the broken pipe.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(stdin);
    end = () => child.kill('SIGKILL');
  });
  return watchdog.for(toolName(command, args), timeoutMs > 0 ? timeoutMs + slackMs : mostCaptureMs, captured, () =>
    end(),
  );
}

/** Name of a wait for it: `git status`. */
export function toolName(command: string, args: readonly string[]): string {
  return `${basename(command)} ${args.find((arg) => /^[a-z][a-z-]*$/.test(arg)) ?? ''}`.trim();
}

/** Signal by which a command ended, from the exit code of its shell; null for none. */
export function shellSignal(exitCode: number): NodeJS.Signals | null {
  const names = Object.keys(constants.signals) as NodeJS.Signals[];
  return names.find((name) => constants.signals[name] === exitCode - 128) ?? null;
}

/** The slowest tool known, a checkout of 50,000 files, takes less than a minute. */
export const mostCaptureMs = 30 * 60_000;
/** Time for a tool that was ended at its limit to be gone. */
const slackMs = 30_000;

function captureProblem(error: unknown, timeoutMs: number): string {
  const { killed, signal, message } = error as { killed?: boolean; signal?: string; message: string };
  if (killed && timeoutMs > 0) return `no end after ${timeoutMs} ms, killed`;
  return signal ? `killed by ${signal}` : message;
}
