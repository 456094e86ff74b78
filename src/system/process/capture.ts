import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { watchdog } from './watchdog.ts';

export interface CaptureOptions {
  cwd: string;
  /** The complete environment; nothing is inherited. */
  env: Record<string, string>;
  stdin?: string | Buffer | undefined;
  /** Limit per stream (default 256 MiB); more is an error. */
  maxBuffer?: number;
  timeoutMs?: number | undefined;
  /** Starts a new session, so that Ctrl-C doesn't interrupt the tool. */
  isDetached?: boolean;
}

export interface Captured {
  exitCode: number;
  stdout: Buffer;
  stderr: string;
}

/** Runs a short tool and returns its output with any exit code. Rejects if it hangs, is killed or prints too much. */
export function captureOutput(command: string, args: readonly string[], options: CaptureOptions): Promise<Captured> {
  const { cwd, env, stdin, maxBuffer = 256 * 1024 * 1024, timeoutMs = 0, isDetached = false } = options;
  let kill = () => {};
  const captured = new Promise<Captured>((resolve, reject) => {
    const fail = (reason: string, cause?: Error) =>
      reject(new Error(`${command} ${args.join(' ')}: ${reason}`, { cause }));
    const limits = { timeout: timeoutMs, killSignal: 'SIGKILL' } as const;
    const child = spawn(command, args, { cwd, env, detached: isDetached, ...limits });
    kill = () => child.kill('SIGKILL');
    child.on('error', (cause) => fail(cause.message, cause));
    // If no more files can be opened, there are no streams; `error` reports it.
    if ((child.stdout as Readable | undefined) === undefined) return;
    const collect = (stream: Readable): Buffer[] => {
      const pieces: Buffer[] = [];
      let length = 0;
      stream.on('data', (piece: Buffer) => {
        length += piece.length;
        if (length <= maxBuffer) pieces.push(piece);
        else {
          fail(`more than ${maxBuffer} bytes of output`);
          kill();
        }
      });
      return pieces;
    };
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    child.on('close', (exitCode, signal) => {
      if (exitCode === null)
        fail(child.killed && timeoutMs > 0 ? `no end after ${timeoutMs} ms, killed` : `killed by ${signal}`);
      else resolve({ exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') });
    });
    // Ignore broken pipes: a tool that doesn't read stdin still reports its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
  const limitMs = timeoutMs > 0 ? timeoutMs + slackMs : maxCaptureMs;
  const name = `${basename(command)} ${args.find((arg) => /^[a-z][a-z-]*$/.test(arg)) ?? ''}`.trim();
  return watchdog.for(name, limitMs, captured, () => kill());
}

/** Returns the signal encoded in a shell's exit code, or null. */
export function getShellSignal(exitCode: number): NodeJS.Signals | null {
  const names = Object.keys(constants.signals) as NodeJS.Signals[];
  return names.find((name) => constants.signals[name] === exitCode - 128) ?? null;
}

/** The slowest known tool, a checkout of 50,000 files, takes under a minute. */
const maxCaptureMs = 30 * 60_000;
const slackMs = 30_000;
