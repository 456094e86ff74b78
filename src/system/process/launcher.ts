import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:os';
import { shellWord } from '../text/text.ts';
import { type Captured, type CaptureOptions, capture, mostCaptureMs, toolName } from './capture.ts';
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
  const pieces: Buffer[] = [];
  const take = onOutput ?? ((piece) => void pieces.push(piece));
  // Programs of a run that was killed are found by their mark, so the shell that would still start one must have it too.
  const at = idle.findIndex((each) => each.env[MARK] === env[MARK]);
  const launcher = idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await Launcher.start(env));
  const limit = timeoutMs && setTimeout(() => launcher.kill(`no end after ${timeoutMs} ms, killed`), timeoutMs);
  try {
    const answer = launcher.run(lineOf(words, cwd, launcher.changesTo(env), input), take);
    const said = await watchdog.for(toolName(command, args), mostCaptureMs, answer, () => launcher.kill());
    launcher.rest();
    return { ...said, stdout: Buffer.concat(pieces) };
  } catch (cause) {
    launcher.kill();
    throw new Error(`${words.join(' ')}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    clearTimeout(limit || undefined);
  }
}

/** Longer input is not worth its way through the shell. */
const mostInputBytes = 8_192;

function lineOf(words: readonly string[], cwd: string, variables: readonly string[], input: Buffer): string {
  const program = `(cd ${shellWord(cwd)} || exit 126; ${[...variables, ...words.map(shellWord)].join(' ')})`;
  return input.length === 0 ? `${program} </dev/null` : `printf '${printfFormat(input)}' | ${program}`;
}

/** Bytes as `printf` makes them of its first word, whatever the shell takes for a character. */
function printfFormat(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/^-|[^\n -~]|[%\\']/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** Shells that wait for their next line. */
const idle: Launcher[] = [];
const mostIdle = 4;
const idleMs = 1_000;
const mostOutputBytes = 256 * 1024 * 1024;

/** A shell that runs one program at a time. It ends with this process, which it keeps alive only while it works. */
class Launcher {
  readonly env: Environment;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #output: AsyncIterator<Buffer>;
  readonly #words: AsyncIterator<Buffer>;
  #fault = 'killed';
  #timer: NodeJS.Timeout | null = null;

  private constructor(env: Environment, child: ChildProcessWithoutNullStreams) {
    this.env = env;
    this.#child = child;
    this.#output = child.stdout[Symbol.asyncIterator]();
    this.#words = child.stderr[Symbol.asyncIterator]();
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

  /** The variables of `env` that are others than the shell's, as words before a command. */
  changesTo(env: Environment): string[] {
    const names = Object.keys({ ...this.env, ...env }).filter((name) => /^[A-Za-z_]\w*$/.test(name));
    const changed = names.filter((name) => env[name] !== this.env[name]);
    const unset = changed.filter((name) => env[name] === undefined).map((name) => `unset ${name};`);
    const set = changed
      .filter((name) => env[name] !== undefined)
      .map((name) => `${name}=${shellWord(env[name] ?? '')}`);
    return [...unset, ...set];
  }

  /** Runs a line to the end of its program, and waits for more. */
  async run(line: string, take: TakeOutput): Promise<{ exitCode: number; stderr: string }> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#keepAlive(true);
    const end = randomBytes(16).toString('hex'); // no program can know it
    this.#child.stdin.write(`${line}\ncode=$?; printf '${end}%03d' $code; printf '${end}%03d' $code >&2\n`);
    let stderr = '';
    let length = 0;
    const hear = (piece: Buffer) => {
      stderr += piece.toString('utf8');
    };
    const count = (piece: Buffer) => {
      length += piece.length;
      if (length > mostOutputBytes) throw new Error(`more than ${mostOutputBytes} bytes of output`);
      return take(piece);
    };
    const [code] = await Promise.all([this.#upTo(end, this.#output, count), this.#upTo(end, this.#words, hear)]);
    const exitCode = Number(code);
    if (exitCode === 126 || (exitCode === 127 && stderr.startsWith('/bin/sh: '))) throw new Error(stderr.trim());
    const [signal] = Object.entries(constants.signals).find(([, number]) => number === exitCode - 128) ?? [];
    // Git itself ends with 129 where it is called wrongly.
    if (signal !== undefined && exitCode > 129) throw new Error(`killed by ${signal}`);
    return { exitCode, stderr };
  }

  /** Hands over what comes before `end`, and gives back the three characters after it. */
  async #upTo(end: string, chunks: AsyncIterator<Buffer>, take: TakeOutput): Promise<string> {
    for (let rest = Buffer.alloc(0); ; ) {
      const { value, done } = await chunks.next();
      if (done) throw new Error(this.#fault);
      rest = Buffer.concat([rest, value]);
      const found = rest.indexOf(end);
      const upTo = found < 0 ? Math.max(0, rest.length - end.length) : found;
      if (upTo > 0) await take(rest.subarray(0, upTo));
      rest = rest.subarray(upTo);
      if (found >= 0 && rest.length === end.length + 3) return rest.toString('latin1', end.length);
    }
  }

  /** Waits for its next program, for a while. */
  rest(): void {
    this.#keepAlive(false);
    if (idle.unshift(this) > mostIdle) idle.at(-1)?.end();
    this.#timer = setTimeout(() => this.end(), idleMs).unref();
  }

  end(): void {
    this.#leave();
    this.#child.stdin.end();
  }

  kill(why = this.#fault): void {
    this.#fault = why;
    const { pid = Number.NaN, exitCode, signalCode } = this.#child;
    try {
      if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL'); // what it runs is in its group
    } catch {
      this.#child.kill('SIGKILL'); // it has ended a moment ago, or never began
    }
  }

  #leave(): void {
    const at = idle.indexOf(this);
    if (at >= 0) idle.splice(at, 1);
  }

  #keepAlive(isNeeded: boolean): void {
    const { stdin, stdout, stderr } = this.#child;
    const handles = [this.#child, stdin, stdout, stderr] as unknown as { ref(): void; unref(): void }[];
    for (const handle of handles)
      if (isNeeded) handle.ref();
      else handle.unref();
  }
}
