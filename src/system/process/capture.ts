import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { watchdog } from './watchdog.ts';

export interface CaptureOptions {
  cwd: string;
  /** The complete environment: nothing is inherited. */
  env: Record<string, string>;
  stdin?: string | Buffer | undefined;
  /** Limit for each stream (default 256 MiB); more is an error. */
  maxBuffer?: number;
  timeoutMs?: number | undefined;
  /** In a session of its own, so that Ctrl-C in a terminal does not end it halfway. */
  isDetached?: boolean;
}

export interface Captured {
  exitCode: number;
  stdout: Buffer;
  stderr: string;
}

/** Returns a short tool's output, whatever its exit code. Rejects when it hangs, is killed or writes too much. */
export function captureOutput(command: string, args: readonly string[], options: CaptureOptions): Promise<Captured> {
  const { cwd, env, stdin, maxBuffer = 256 * 1024 * 1024, timeoutMs = 0, isDetached = false } = options;
  let end = () => {};
  const captured = new Promise<Captured>((resolve, reject) => {
    const fail = (reason: string, cause?: Error) =>
      reject(new Error(`${command} ${args.join(' ')}: ${reason}`, { cause }));
    const limits = { timeout: timeoutMs, killSignal: 'SIGKILL' } as const;
    const child = spawn(command, args, { cwd, env, detached: isDetached, ...limits });
    end = () => child.kill('SIGKILL');
    child.on('error', (cause) => fail(cause.message, cause));
    // With too few files that may be open there are no streams, and the error says so.
    if ((child.stdout as Readable | undefined) === undefined) return;
    const keep = (stream: Readable): Buffer[] => {
      const pieces: Buffer[] = [];
      let length = 0;
      stream.on('data', (piece: Buffer) => {
        length += piece.length;
        if (length <= maxBuffer) pieces.push(piece);
        else {
          fail(`more than ${maxBuffer} bytes of output`);
          end();
        }
      });
      return pieces;
    };
    const [stdout, stderr] = [keep(child.stdout), keep(child.stderr)];
    child.on('close', (exitCode, signal) => {
      if (exitCode === null)
        fail(child.killed && timeoutMs > 0 ? `no end after ${timeoutMs} ms, killed` : `killed by ${signal}`);
      else resolve({ exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') });
    });
    // A tool that does not read its input is reported by its exit code, not by the broken pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
  const limitMs = timeoutMs > 0 ? timeoutMs + slackMs : maxCaptureMs;
  const name = `${basename(command)} ${args.find((arg) => /^[a-z][a-z-]*$/.test(arg)) ?? ''}`.trim();
  return watchdog.for(name, limitMs, captured, () => end());
}

/** Signal by which a command ended, from the exit code of its shell; null for none. */
export function shellSignal(exitCode: number): NodeJS.Signals | null {
  const names = Object.keys(constants.signals) as NodeJS.Signals[];
  return names.find((name) => constants.signals[name] === exitCode - 128) ?? null;
}

/** The slowest tool known, a checkout of 50,000 files, takes less than a minute. */
const maxCaptureMs = 30 * 60_000;
/** Time for a tool that was ended at its limit to be gone. */
const slackMs = 30_000;
