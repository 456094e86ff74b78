import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getShellSignal } from './capture.ts';
import { guardChild } from './guardian.ts';
import { endSignal, type Namespace } from './namespace.ts';
import { defaultLogLimitBytes, LogFollower, Output, type OutputSpec, type StreamName } from './output.ts';
import { MARK, ProcessTree } from './process-tree.ts';
import { watchdog } from './watchdog.ts';

export interface ChildSpec extends OutputSpec {
  command: string;
  args: readonly string[];
  cwd: string;
  /** The complete environment; only the marker is added. */
  env: Record<string, string>;
  inside?: Namespace;
  /** File for stdin. Node's pipes are sockets, which bash takes for a remote shell and then reads ~/.bashrc. */
  stdinFile?: string;
  /** The child writes `logFile` itself, so that it can outlive this process. Both streams count as stdout. */
  outlivesUs?: boolean;
  timeoutMs?: number;
  /** Ends the child after this time without output and without a sign from `otherLife`. */
  idleTimeoutMs?: number;
  /** Checks for other activity since a time (ms since the epoch); called only at the idle limit. */
  otherLife?: (since: number) => Promise<SignOfLife | null>;
  /** Time from SIGTERM to SIGKILL (default 10 s, like `timeout --kill-after=10s` in seeds/004). */
  graceMs?: number;
  /** Ends the child with at most 2 s of grace, because a person waits. */
  cancel?: AbortSignal;
  clock: { now(): number; uptimeMs(): number };
  /** Unique per child; finds its processes wherever they are. */
  marker: string;
}

export interface SignOfLife {
  readonly what: string;
  readonly at: number;
}

export interface ChildResult {
  ending: 'exited' | 'signalled' | 'timeout' | 'idle_timeout' | 'cancelled' | 'not_started';
  exitCode: number | null;
  signal: string | null;
  /** Shell exit code (seeds/004): 124 timeout, 130 cancelled, 137 killed, 126/127 not started, 128+n signal n. */
  code: number;
  durationMs: number;
  /** Last sign of life before the end; `what` is null for output. */
  lastSeen: { readonly agoMs: number; readonly what: string | null } | null;
  tail: string;
  /** Number of leftover processes that were killed. */
  survivors: number;
  /** Number of processes that couldn't be killed, such as another user's; they may still write to the work tree. */
  escaped: number;
  error: Error | null;
}

/** Runs a child until it and its descendants are dead (I6). Rejects only if the log or a listener fails. */
export async function runChild(spec: ChildSpec): Promise<ChildResult> {
  const startedAt = spec.clock.uptimeMs();
  const { logFile, ...unlogged } = spec;
  const follower = spec.outlivesUs && logFile !== undefined ? new LogFollower(logFile, spec.logLimitBytes) : null;
  const output = new Output(follower === null ? spec : unlogged);
  const run = new ChildRun();
  try {
    if (spec.cancel?.aborted) run.ending = 'cancelled';
    else {
      // Grace, sweep and remaining output come after the child's own deadline.
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
  ending: 'timeout' | 'idle_timeout' | 'cancelled' | null = null;
  fault: Error | null = null;
  exitCode: number | null = null;
  signal: NodeJS.Signals | null = null;
  error: Error | null = null;
  survivors = 0;
  escaped = 0;
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
  // Start the guardian right away: until then nothing limits a child that outlives this process.
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
  const pollLog = () => deadlines.unlessFailing(() => follower?.look(take('stdout')));
  const pollTimer = follower === null ? undefined : setInterval(pollLog, followEveryMs);

  const closed = new Promise((resolve) => child.once('close', resolve));
  const [exitCode, signal] = await deadlines.ended;
  run.endedAt ??= spec.clock.uptimeMs();
  // A namespace's first process exits with 128+n like a shell. SIGPIPE there only means part of a pipeline.
  const killedBy = inside.words.length > 0 ? getShellSignal(exitCode ?? 0) : null;
  [run.exitCode, run.signal] = killedBy && killedBy !== 'SIGPIPE' ? [null, killedBy] : [exitCode, signal];
  deadlines.clear();
  guardian?.kill('SIGKILL');
  // A namespace's first process ends only after all others, so no sweep is needed.
  const sweep = isNamespace && exitCode !== null ? { killed: 0, escaped: 0 } : await tree.sweep();
  run.survivors = sweep.killed;
  run.escaped = inside.kind === 'reaper' && exitCode === null ? Math.max(1, sweep.escaped) : sweep.escaped;
  clearInterval(pollTimer);
  pollLog();
  // Read the last output. Only an unreachable process can hold the pipe open longer.
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

/** CI runners allow 7.5 s after a cancel; a child gets 2 s of them. */
export const urgentGraceMs = 2_000;

async function spawnChild(spec: ChildSpec, out: 'pipe' | number): Promise<ChildProcess> {
  const outerMark = spec.env[MARK];
  const mark = outerMark === undefined ? spec.marker : `${outerMark} ${spec.marker}`;
  const env = { ...spec.env, [MARK]: mark };
  const stdin = spec.stdinFile === undefined ? null : openSync(spec.stdinFile, 'r');
  try {
    // Throws synchronously if an argument is too long or contains a NUL.
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

function watchDeadlines(spec: ChildSpec, child: ChildProcess, run: ChildRun) {
  const { clock, otherLife, idleTimeoutMs = 0, graceMs: usualGraceMs = defaultGraceMs } = spec;
  const startedAt = clock.uptimeMs();
  const timers: NodeJS.Timeout[] = [];
  let isOver = false;
  let giveUp = () => {};
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('error', () => undefined); // a failed kill; only the exit event counts
    child.once('exit', (exitCode, signal) => resolve([exitCode, signal]));
    giveUp = () => resolve([null, null]);
  });
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1)); // Node fires longer timers immediately
    timers.push(timer);
    return timer;
  };
  /** The first reason stands; later calls can only shorten the grace. */
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
  /** Ends a silent child, unless something else shows that it works. */
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
    if (remainingMs > 0) idleTimer = after(remainingMs, () => void lookForLife());
    else end('idle_timeout');
  };
  if (spec.timeoutMs !== undefined) after(spec.timeoutMs, () => end('timeout'));
  let idleTimer = spec.idleTimeoutMs === undefined ? null : after(spec.idleTimeoutMs, () => void lookForLife());
  const cancel = () => end('cancelled', Math.min(usualGraceMs, urgentGraceMs));
  spec.cancel?.addEventListener('abort', cancel, { once: true });
  return {
    /** Settles with nulls if even SIGKILL fails (uninterruptible sleep). */
    ended,
    heard: () => {
      if (run.ending !== null) return;
      run.seen = { uptimeMs: clock.uptimeMs(), what: null };
      idleTimer?.refresh();
    },
    /** Calls a listener; if it throws, ends the child and later rejects. */
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
    child.kill(signal); // the group is gone or doesn't exist yet
  }
}
