import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { shellWord } from '../text/text.ts';
import { type Captured, type CaptureOptions, capture, mostCaptureMs, shellSignal, toolName } from './capture.ts';
import { MARK } from './process-tree.ts';
import { watchdog } from './watchdog.ts';

type Environment = Readonly<Record<string, string>>;

/** Takes output in pieces, each of which is waited for. */
export type TakeOutput = (piece: Buffer) => Promise<void> | void;

interface LaunchOptions extends Pick<CaptureOptions, 'cwd' | 'env' | 'stdin' | 'timeoutMs'> {
  /** The answer has no output then, and none of it stays in memory. */
  onOutput?: TakeOutput | undefined;
}

/**
 * As `capture`, for programs that are short, started often, and leave no process behind. Node starts a program by a copy
 * of the tables of all its memory, 3 to 11 ms each time; a shell of 1 MB that waits for its next line takes one.
 */
export async function launch(command: string, args: readonly string[], options: LaunchOptions): Promise<Captured> {
  const { cwd, env, stdin = '', timeoutMs, onOutput } = options;
  const input = Buffer.from(stdin);
  const words = [command, ...args];
  if (input.length > mostInputBytes || [cwd, ...words].some((word) => word.includes('\0'))) {
    const { stdout, ...said } = await capture(command, args, { cwd, env, stdin, timeoutMs });
    if (onOutput === undefined) return { ...said, stdout };
    await onOutput(stdout);
    return { ...said, stdout: Buffer.alloc(0) };
  }
  const variables = Object.fromEntries(Object.entries(env).filter(([name]) => isPlainName(name)));
  const name = toolName(command, args);
  for (let tries = 1; ; tries += 1) {
    // Programs of a run that was killed are found by their mark, so the shell that would still start one must have it too.
    const at = idle.findIndex((each) => each.env[MARK] === env[MARK]);
    const launcher = idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await Launcher.start(variables));
    const limit = timeoutMs && setTimeout(() => launcher.kill(`no end after ${timeoutMs} ms, killed`), timeoutMs);
    try {
      const answer = launcher.run(lineOf(words, cwd, launcher.changesTo(variables), input), onOutput);
      return await watchdog.for(name, mostCaptureMs, answer, () => launcher.kill('killed'));
    } catch (cause) {
      launcher.kill('killed');
      // A shell that had ended while it waited has started nothing.
      if (cause instanceof NotBegunError && tries === 1) continue;
      throw new Error(`${words.join(' ')}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    } finally {
      clearTimeout(limit || undefined);
    }
  }
}

/** False for what a shell cannot hand on, or takes for itself: options, functions, numbers of its own. */
function isPlainName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !/^(?:SHELLOPTS|BASHOPTS|BASH_ENV|ENV|IFS|CDPATH|PS4|E?UID|PPID)$/.test(name);
}

class NotBegunError extends Error {}

/** Of longer input the way through the shell takes more than a start by Node. */
const mostInputBytes = 65_536;

function lineOf(words: readonly string[], cwd: string, variables: readonly string[], input: Buffer): string {
  const program = `(cd ${shellWord(cwd)} || exit 126; ${[...variables, ...words.map(shellWord)].join(' ')})`;
  return input.length === 0 ? `${program} </dev/null` : `printf '${printfFormat(input)}' | ${program}`;
}

/** Bytes as `printf` makes them of its first word, whatever the shell takes for a character. */
function printfFormat(bytes: Buffer): string {
  let format = '';
  for (const byte of bytes) format += printed[byte];
  return format.replace(/^-/, '\\055');
}

const printed = Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return /[^\n -~]|[%\\']/.test(character) ? `\\${byte.toString(8).padStart(3, '0')}` : character;
});

/** Shells that wait for their next line. */
const idle: Launcher[] = [];
const mostIdle = 4;
const idleMs = 1_000;
const mostOutputBytes = 256 * 1024 * 1024;

/** A shell that runs one program at a time. It ends with this process, which it keeps alive only while it works. */
class Launcher {
  /** Environment of the shell; a program may have another. */
  readonly env: Environment;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #output: MarkedStream;
  readonly #words: MarkedStream;
  /** Why it was killed; null for one that was not. */
  #fault: string | null = null;
  #timer: NodeJS.Timeout | null = null;

  private constructor(env: Environment, child: ChildProcessWithoutNullStreams) {
    this.env = env;
    this.#child = child;
    this.#output = new MarkedStream(child.stdout);
    this.#words = new MarkedStream(child.stderr);
    child.stdin.on('error', () => undefined); // its end is told by its output
    child.on('error', () => undefined); // a signal that could not be sent
    child.on('exit', () => this.#leave());
  }

  static async start(env: Environment): Promise<Launcher> {
    // In a session of its own, so that Ctrl-C in a terminal ends no program halfway.
    const child = spawn('/bin/sh', ['-s'], { cwd: '/', env, detached: true });
    if (child.pid !== undefined) return new Launcher(env, child);
    const [error] = await once(child, 'error'); // such as too many open files: it has no streams then
    throw error;
  }

  /** The variables that are others than the shell's, as words before a command. */
  changesTo(env: Environment): string[] {
    const changed = Object.keys({ ...this.env, ...env }).filter((name) => env[name] !== this.env[name]);
    const gone = changed.filter((name) => env[name] === undefined).map((name) => `unset ${name};`);
    const set = changed.filter((name) => env[name] !== undefined);
    return [...gone, ...set.map((name) => `${name}=${shellWord(env[name] ?? '')}`)];
  }

  /** Runs a line to the end of its program, and waits for more. */
  async run(line: string, onOutput?: TakeOutput): Promise<Captured> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    keepAlive(this.#child, true);
    // Begins and ends the output on both streams; no program can know it.
    const mark = randomBytes(16).toString('hex');
    const both = (format: string, word = '') => `printf '${format}' ${word}; printf '${format}' ${word} >&2`;
    this.#child.stdin.write(`${both(mark)}\n${line}\ncode=$?; ${both(`${mark}%03d`, '$code')}\n`);
    const begun = await Promise.all([this.#output, this.#words].map((each) => each.upTo(mark, 0, () => undefined)));
    if (begun.includes(null))
      throw this.#fault === null ? new NotBegunError('the shell that starts it was killed') : new Error(this.#fault);
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const [code] = await Promise.all([
      this.#output.upTo(mark, 3, onOutput ?? keptIn(stdout)),
      this.#words.upTo(mark, 3, keptIn(stderr)),
    ]);
    const said = Buffer.concat(stderr).toString('utf8');
    if (code === null) throw new Error(this.#fault ?? `killed; it said: ${said.trim() || 'nothing'}`);
    const exitCode = Number(code);
    if ((exitCode === 126 || exitCode === 127) && said.startsWith('/bin/sh: ')) throw new Error(said.trim());
    const signal = shellSignal(exitCode);
    // Git itself ends with 129 where it is called wrongly.
    if (signal !== null && exitCode > 129) throw new Error(`killed by ${signal}`);
    this.#rest();
    return { exitCode, stdout: Buffer.concat(stdout), stderr: said };
  }

  kill(why: string): void {
    this.#fault ??= why;
    const { pid = Number.NaN, exitCode, signalCode } = this.#child;
    try {
      if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL'); // what it runs is in its group
    } catch {
      this.#child.kill('SIGKILL'); // it has ended a moment ago
    }
    // A process that has left the group may hold them open.
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
  }

  /** Waits for its next program, for a while; not where somebody still writes, whose words would be another's answer. */
  #rest(): void {
    const { exitCode, signalCode } = this.#child;
    keepAlive(this.#child, false);
    if (this.#fault !== null || exitCode !== null || signalCode !== null) return;
    if (idle.unshift(this) > mostIdle) idle.at(-1)?.end();
    if (this.#output.hasMore || this.#words.hasMore) this.end();
    else this.#timer = setTimeout(() => this.end(), idleMs).unref();
  }

  end(): void {
    this.#leave();
    this.#child.stdin.end();
  }

  #leave(): void {
    const at = idle.indexOf(this);
    if (at >= 0) idle.splice(at, 1);
  }
}

/** Lets a child that waits for its next task keep this process alive, or not. */
export function keepAlive(child: ChildProcessWithoutNullStreams, isNeeded: boolean): void {
  const { stdin, stdout, stderr } = child;
  const handles = [child, stdin, stdout, stderr] as unknown as { ref(): void; unref(): void }[];
  for (const handle of handles)
    if (isNeeded) handle.ref();
    else handle.unref();
}

/** Keeps output, up to a limit. */
function keptIn(pieces: Buffer[]): TakeOutput {
  let length = 0;
  return (piece) => {
    length += piece.length;
    if (length > mostOutputBytes) throw new Error(`more than ${mostOutputBytes} bytes of output`);
    pieces.push(piece);
  };
}

/** A stream that is read up to one mark after the other. */
class MarkedStream {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  get hasMore(): boolean {
    return this.#rest.length > 0;
  }

  /** Hands over what comes before a mark, and gives back the characters after it; null where the stream ends before. */
  async upTo(mark: string, characters: number, take: TakeOutput): Promise<string | null> {
    for (;;) {
      const found = this.#rest.indexOf(mark);
      const upTo = found < 0 ? Math.max(0, this.#rest.length - mark.length) : found;
      const piece = this.#rest.subarray(0, upTo);
      this.#rest = this.#rest.subarray(upTo);
      if (piece.length > 0) await take(piece);
      const end = mark.length + characters;
      if (found >= 0 && this.#rest.length >= end) {
        const after = this.#rest.toString('latin1', mark.length, end);
        this.#rest = this.#rest.subarray(end);
        return after;
      }
      const { value, done } = await this.#chunks.next().catch(() => ({ value: undefined, done: true }) as const);
      if (done) {
        await take(this.#rest);
        return null;
      }
      this.#rest = Buffer.concat([this.#rest, value]);
    }
  }
}
