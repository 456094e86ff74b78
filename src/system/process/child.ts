import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shellSignal } from './capture.ts';
import { guardChild } from './guardian.ts';
import { endSignal, type Namespace } from './namespace.ts';
import { defaultLogLimitBytes, LogFollower, Output, type OutputSpec, type StreamName } from './output.ts';
import { MARK, ProcessTree } from './process-tree.ts';
import { watchdog } from './watchdog.ts';

export interface ChildSpec extends OutputSpec {
  command: string;
  args: readonly string[];
  cwd: string;
  /** The complete environment: only the marker is added. */
  env: Record<string, string>;
  inside?: Namespace;
  /** File for stdin. Node's pipes are sockets, which bash takes for a remote shell: it would read ~/.bashrc. */
  stdinFile?: string;
  /**
   * The child itself writes the log file, so it outlives us. Both streams then count as stdout, and the child gets
   * the errors of a full disk. Means nothing without `logFile`.
   */
  outlivesUs?: boolean;
  timeoutMs?: number;
  /** Time without a sign of life (output, or what `otherLife` finds) after which the child is ended. */
  idleTimeoutMs?: number;
  /** Looks for a sign of life other than output after a time in ms since the epoch; asked only at the idle limit. */
  otherLife?: (since: number) => Promise<SignOfLife | null>;
  /** From SIGTERM to SIGKILL (default 10 s, as `timeout --kill-after=10s` of seeds/004). */
  graceMs?: number;
  /** Ends it with a grace of two seconds at most, because a person waits. */
  cancel?: AbortSignal;
  clock: { now(): number; uptimeMs(): number };
  /** Unique for this child: finds its processes wherever they went. */
  marker: string;
}

/** `at` is in ms since the epoch. */
export interface SignOfLife {
  readonly what: string;
  readonly at: number;
}

export interface ChildResult {
  ending: 'exited' | 'signalled' | 'timeout' | 'idle_timeout' | 'cancelled' | 'not_started';
  exitCode: number | null;
  signal: string | null;
  /** As a shell reports it (seeds/004): 124 timeout, 130 cancelled, 137 killed, 126/127 not started, 128+n signal n. */
  code: number;
  durationMs: number;
  /** The last sign of life, before the end; `what` is null for output. */
  lastSeen: { readonly agoMs: number; readonly what: string | null } | null;
  tail: string;
  /** Processes that outlived the child and had to be killed. */
  survivors: number;
  /** Processes that could not be killed, such as another user's, or that a killed reaper held: more than 0 is a danger to the work tree. */
  escaped: number;
  error: Error | null;
}

/** Runs a child until all it started is dead (I6). Rejects only where the log or a listener of ours fails. */
export async function runChild(spec: ChildSpec): Promise<ChildResult> {
  const startedAt = spec.clock.uptimeMs();
  const { logFile, ...unlogged } = spec;
  const follower = spec.outlivesUs && logFile !== undefined ? new LogFollower(logFile, spec.logLimitBytes) : null;
  const output = new Output(follower === null ? spec : unlogged);
  const run = new ChildRun();
  try {
    if (spec.cancel?.aborted) run.ending = 'cancelled';
    else {
      // The grace, the sweep and the rest of the pipes come after its own deadline.
      const { timeoutMs = withoutLimitMs, graceMs = defaultGraceMs } = spec;
      const name = `${basename(spec.command)} of ${spec.marker}`;
      await watchdog.for(name, timeoutMs + graceMs + sweepMs, followToEnd(spec, follower, output, run));
    }
    output.end();
  } finally {
    output.close();
    follower?.close();
  }
  if (run.fault) throw run.fault;
  const { fault: _, seen, endedAt, ...ended } = run;
  const ending = ended.ending ?? (ended.error ? 'not_started' : ended.exitCode === null ? 'signalled' : 'exited');
  return {
    ...ended,
    ending,
    lastSeen: seen === null ? null : { agoMs: (endedAt ?? seen.uptimeMs) - seen.uptimeMs, what: seen.what },
    code: shellExitCode(ending, run),
    durationMs: spec.clock.uptimeMs() - startedAt,
    tail: output.tail,
  };
}

const withoutLimitMs = 24 * 60 * 60_000;
const sweepMs = 60_000;

class ChildRun {
  /** Null when it ended by itself. */
  ending: 'timeout' | 'idle_timeout' | 'cancelled' | null = null;
  fault: Error | null = null;
  exitCode: number | null = null;
  signal: NodeJS.Signals | null = null;
  error: Error | null = null;
  survivors = 0;
  escaped = 0;
  /** `what` is null for output. */
  seen: { readonly uptimeMs: number; readonly what: string | null } | null = null;
  endedAt: number | null = null;
}

async function followToEnd(spec: ChildSpec, follower: LogFollower | null, output: Output, run: ChildRun) {
  let child: ChildProcess;
  try {
    child = await spawnChild(spec, follower?.childEnd ?? 'pipe');
  } catch (cause) {
    const what = existsSync(spec.cwd) ? (cause as Error).message : `the working directory ${spec.cwd} does not exist`;
    run.error = new Error(`${spec.command} could not be started: ${what}`, { cause });
    return;
  }
  const { inside = { kind: 'none', words: [] } } = spec;
  // First of all, because until then a child that outlives us has no guardian.
  const guardian = follower === null ? null : startGuardian(spec, inside, child);
  const isNamespace = inside.kind !== 'reaper' && inside.kind !== 'none';
  const tree = new ProcessTree(spec.marker, child.pid ?? null);
  if (!isNamespace) tree.watch();
  const deadlines = watchDeadlines(spec, child, run);
  const take = (stream: StreamName) => (chunk: Buffer) => {
    deadlines.heard();
    deadlines.unlessFailing(() => output.take(chunk, stream));
  };
  child.stdout?.on('data', take('stdout'));
  child.stderr?.on('data', take('stderr'));
  const look = () => deadlines.unlessFailing(() => follower?.look(take('stdout')));
  const looking = follower === null ? undefined : setInterval(look, followEveryMs);

  const closed = new Promise((resolve) => child.once('close', resolve));
  const [exitCode, signal] = await deadlines.ended;
  run.endedAt ??= spec.clock.uptimeMs();
  // The first process of a namespace says it as a shell does, of which 128 + SIGPIPE is about a part of its pipe.
  const killedBy = inside.words.length > 0 ? shellSignal(exitCode ?? 0) : null;
  [run.exitCode, run.signal] = killedBy && killedBy !== 'SIGPIPE' ? [null, killedBy] : [exitCode, signal];
  deadlines.clear();
  guardian?.kill('SIGKILL');
  // The kernel lets a namespace's first process end after all others, so there is nothing to look for.
  const swept = isNamespace && exitCode !== null ? { killed: 0, escaped: 0 } : await tree.sweep();
  run.survivors = swept.killed;
  run.escaped = inside.kind === 'reaper' && exitCode === null ? Math.max(1, swept.escaped) : swept.escaped;
  clearInterval(looking);
  look();
  // The pipe may still hold the last output. Only a process out of our reach can hold it open for longer.
  await Promise.race([closed, sleep(2_000, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
}

const followEveryMs = 50;

function startGuardian(spec: ChildSpec, inside: Namespace, { pid }: ChildProcess) {
  const { timeoutMs, graceMs, logFile, logLimitBytes, clock, env } = spec;
  if (pid === undefined || timeoutMs === undefined || logFile === undefined) return null;
  return guardChild({
    pid,
    endSignal: endSignal(inside),
    endsAt: clock.now() + timeoutMs,
    graceMs: graceMs ?? defaultGraceMs,
    logFile,
    logLimitBytes: logLimitBytes ?? defaultLogLimitBytes,
    path: env.PATH ?? '',
  });
}

const defaultGraceMs = 10_000;

/** After a cancel a runner leaves 7.5 s for everything; a child gets two of them to end by itself. */
export const urgentGraceMs = 2_000;

async function spawnChild(spec: ChildSpec, out: 'pipe' | number): Promise<ChildProcess> {
  const outer = spec.env[MARK];
  const mark = outer === undefined ? spec.marker : `${outer} ${spec.marker}`;
  const env = { ...spec.env, [MARK]: mark };
  const stdin = spec.stdinFile === undefined ? null : openSync(spec.stdinFile, 'r');
  try {
    // Throws at once for an argument that is too long or holds a NUL.
    const [command = '', ...args] = [...(spec.inside?.words ?? []), spec.command, ...spec.args];
    const child = spawn(command, args, { cwd: spec.cwd, env, detached: true, stdio: [stdin ?? 'ignore', out, out] });
    if (child.pid !== undefined) return child;
    const [error] = await once(child, 'error');
    throw error;
  } finally {
    if (stdin !== null) closeSync(stdin);
  }
}

function shellExitCode(ending: ChildResult['ending'], run: ChildRun): number {
  const killed = run.signal === 'SIGKILL';
  switch (ending) {
    case 'exited':
      return run.exitCode ?? 1;
    case 'signalled':
      return 128 + (run.signal ? constants.signals[run.signal] : 0);
    case 'timeout':
    case 'idle_timeout':
      return killed ? 137 : 124;
    case 'cancelled':
      return killed ? 137 : 130;
    case 'not_started':
      return (run.error?.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT' ? 127 : 126;
  }
}

/** Ends one child in time. The first reason wins. */
function watchDeadlines(spec: ChildSpec, child: ChildProcess, run: ChildRun) {
  const { clock, otherLife, idleTimeoutMs = 0, graceMs: usualGraceMs = defaultGraceMs } = spec;
  const startedAt = clock.uptimeMs();
  const timers: NodeJS.Timeout[] = [];
  let isOver = false;
  let giveUp = () => {};
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('error', () => undefined); // a signal that could not be sent; whether it ended is told by its exit alone
    child.once('exit', (exitCode, signal) => resolve([exitCode, signal]));
    giveUp = () => resolve([null, null]);
  });
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1)); // beyond that Node would fire at once
    timers.push(timer);
    return timer;
  };
  /** Ends the child. The first reason stands; a later one can only shorten the grace. */
  const end = (reason: NonNullable<ChildRun['ending']>, graceMs = usualGraceMs) => {
    if (run.ending === null) signalGroup(child, 'SIGTERM');
    run.ending ??= reason;
    run.endedAt ??= clock.uptimeMs();
    after(graceMs, () => {
      signalGroup(child, spec.inside ? endSignal(spec.inside) : 'SIGKILL');
      after(10_000, giveUp);
    });
  };
  const fail = (error: Error) => {
    run.fault ??= error;
    end('cancelled');
  };
  /** Ends the child after too long a silence, unless something else shows that it works. */
  const lookForLife = async () => {
    const silentMs = () => clock.uptimeMs() - (run.seen?.uptimeMs ?? startedAt);
    try {
      const signOfLife = (await otherLife?.(clock.now() - silentMs())) ?? null;
      if (isOver || run.ending !== null) return;
      const agoMs = signOfLife === null ? Number.POSITIVE_INFINITY : Math.max(0, clock.now() - signOfLife.at);
      if (signOfLife !== null && agoMs < silentMs())
        run.seen = { uptimeMs: clock.uptimeMs() - agoMs, what: signOfLife.what };
    } catch (error) {
      if (!isOver) fail(error as Error);
      return;
    }
    const remainingMs = idleTimeoutMs - silentMs();
    if (remainingMs > 0) unused = after(remainingMs, () => void lookForLife());
    else end('idle_timeout');
  };
  if (spec.timeoutMs !== undefined) after(spec.timeoutMs, () => end('timeout'));
  let unused = spec.idleTimeoutMs === undefined ? null : after(spec.idleTimeoutMs, () => void lookForLife());
  const cancel = () => end('cancelled', Math.min(usualGraceMs, urgentGraceMs));
  spec.cancel?.addEventListener('abort', cancel, { once: true });
  return {
    /** Settles with null where even SIGKILL did not end it: a process in uninterruptible sleep. */
    ended,
    heard: () => {
      if (run.ending !== null) return;
      run.seen = { uptimeMs: clock.uptimeMs(), what: null };
      unused?.refresh();
    },
    /** Calls a listener of ours. Where that fails it ends the child, and the run rejects once that is dead. */
    unlessFailing: (listen: () => void) => {
      try {
        listen();
      } catch (error) {
        fail(error as Error);
      }
    },
    clear: () => {
      isOver = true;
      spec.cancel?.removeEventListener('abort', cancel);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? Number.NaN), signal);
  } catch {
    child.kill(signal); // the group is gone, or not there yet; the exit event tells the rest
  }
}
