import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { watchdog } from './watchdog.ts';

export interface CaptureOptions {
  cwd: string;
  /** The complete environment: nothing is inherited. */
  env: Record<string, string>;
  stdin?: string | Buffer;
  /** Most bytes taken from each stream (default 256 MiB); more is an error. */
  maxBuffer?: number;
  timeoutMs?: number;
}

export interface Captured {
  exitCode: number;
  stdout: Buffer;
  stderr: string;
}

/**
 * Runs a short tool to its end and returns what it said, whatever its exit code.
 * Rejects when it could not be started, was killed, took too long or said too much.
 */
export function capture(command: string, args: readonly string[], options: CaptureOptions): Promise<Captured> {
  const { cwd, env, stdin, maxBuffer = 256 * 1024 * 1024, timeoutMs = 0 } = options;
  const name = `${basename(command)} ${args.find((arg) => /^[a-z][a-z-]*$/.test(arg)) ?? ''}`.trim();
  let end = () => {};
  const captured = new Promise<Captured>((resolve, reject) => {
    const settings = { cwd, env, maxBuffer, timeout: timeoutMs, killSignal: 'SIGKILL', encoding: 'buffer' } as const;
    const child = execFile(command, args, settings, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode === 'number') resolve({ exitCode, stdout, stderr: stderr.toString('utf8') });
      else reject(new Error(`${command} ${args.join(' ')}: ${captureProblem(error, timeoutMs)}`, { cause: error }));
    });
    // A tool that ends without reading its input is told by its exit code, not by the broken pipe.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(stdin);
    end = () => child.kill('SIGKILL');
  });
  return watchdog.for(name, timeoutMs > 0 ? timeoutMs + slackMs : mostCaptureMs, captured, () => end());
}

/** A tool without a limit of its own: the slowest known, a checkout of 50,000 files, takes less than a minute. */
const mostCaptureMs = 30 * 60_000;
/** For a tool that is ended at its limit to be gone. */
const slackMs = 30_000;

function captureProblem(error: unknown, timeoutMs: number): string {
  const { killed, signal, message } = error as { killed?: boolean; signal?: string; message: string };
  if (killed && timeoutMs > 0) return `no end after ${timeoutMs} ms, killed`;
  return signal ? `killed by ${signal}` : message;
}
