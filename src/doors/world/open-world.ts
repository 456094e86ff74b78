import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { DoorWorld, World } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { EXIT_STATUS, TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { isCi } from '../../system/process/machine.ts';
import { processStart } from '../../system/process/process-tree.ts';
import { type Watchdog, watchdog } from '../../system/process/watchdog.ts';
import { LiveArea } from './live-area.ts';

export type HostProcess = Pick<NodeJS.Process, 'argv' | 'env' | 'stdin' | 'stdout' | 'stderr' | 'cwd' | 'on' | 'exit'>;

/** Builds the world from the process, once. Other code doesn't access the process directly. */
export function openWorld(
  host: HostProcess,
  door: {
    /** Reports once if the process waits for something that doesn't happen. */
    readonly waits: Pick<Watchdog, 'watch'>;
    readonly interrupt: Settings['interrupt'];
    readonly progress: (line: string) => void;
    readonly print?: (line: string) => void;
    readonly live?: LiveArea | null;
    readonly group?: World['terminal']['group'];
    readonly temporaryDirectory?: string | undefined;
  },
): DoorWorld {
  const { live = null, group = null } = door;
  // A closed reader (`| head`) must not abort an attempt.
  for (const stream of [host.stdout, host.stderr]) stream.on('error', () => undefined);
  // A run's last output must not follow partly drawn lines.
  const clearLive = () => live?.show([]);
  host.on('exit', clearLive);
  host.on('uncaughtException', (error) => {
    clearLive();
    // Node's exit code would be 1, which means STUCK. The next run recovers the interrupted work, as after a kill.
    host.stderr.write(`phase-executor: ${error.stack ?? error}\n`, () => host.exit(TECHNICAL_EXIT.INTERNAL));
  });
  const interactive = isTerminal(host.stderr) && isTerminal(host.stdin);
  const finishFirst = door.interrupt === 'finish' || (door.interrupt === 'auto' && interactive);
  const { interrupt, stopNow } = listenForInterrupts(host, finishFirst, door.progress);
  door.waits.watch((where) => {
    clearLive();
    endHung(host, where, stopNow);
  });
  return {
    environment: { ...host.env } as Record<string, string>, // every existing variable has a value
    directory: host.cwd(),
    temporaryDirectory: temporaryFolder(door.temporaryDirectory || host.env.TMPDIR || tmpdir()),
    home: findHome(host),
    node: process.execPath,
    now: Date.now,
    random: Math.random,
    machine: { host: hostname(), boot: readBootId(), pid: process.pid, now: Date.now, uptimeMs, startOf: processStart },
    stdin: () => readStdin(host),
    ask: (question) => askPerson(host, question),
    progress: door.progress,
    print: door.print ?? door.progress,
    terminal: { interactive, group, colour: showsColour(host), live: live && ((lines) => live.show(lines)) },
    interrupt,
  };
}

function temporaryFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch (cause) {
    throw new UsageError(
      `the temporary folder ${path} cannot be used (${(cause as Error).message}); set TMPDIR to another`,
    );
  }
}

/** Follows the conventions: `FORCE_COLOR` overrides `NO_COLOR`, and `TERM=dumb` disables colours. */
function showsColour({ env, stderr }: HostProcess): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: disabled, TERM: kind } = env;
  if (forced !== undefined && forced !== '') return !/^(0|false)$/i.test(forced);
  return isTerminal(stderr) && !disabled && kind !== 'dumb';
}

/** Creates the redrawn lines on stderr; null if it isn't a capable terminal or a CI job runs. */
export function liveArea({ env, stderr }: HostProcess, print: (line: string) => void): LiveArea | null {
  return isTerminal(stderr) && env.TERM !== 'dumb' && !isCi(env) ? new LiveArea(stderr, print) : null;
}

/** Ends a hung run like an interrupt, or forcibly after a minute. */
function endHung(host: HostProcess, where: string, stopNow: () => void): void {
  host.stderr.write(`phase-executor: stopped: no progress while waiting for ${where}; run again to continue\n`);
  stopNow();
  setTimeout(() => host.exit(EXIT_STATUS.INTERRUPTED), 60_000).unref();
}

export function findHome({ argv }: HostProcess): string {
  return dirname(dirname(realpathSync(argv[1] ?? '.')));
}

/** Output for a slow reader is buffered up to this size; the rest is dropped. */
const maxPending = 64 * 1024 * 1024;

/** Creates a function that prints lines immediately. A reader that is too slow loses lines and gets a notice. */
export function buildPrinter(stream: NodeJS.WriteStream): (line: string) => void {
  let wasBehind = false;
  return (line) => {
    const isBehind = stream.writableLength > maxPending;
    if (!isBehind) stream.write(`${line}\n`);
    else if (!wasBehind)
      stream.write('[phase-executor: the reader of this output is too slow; some of it is not shown]\n');
    wasBehind = isBehind;
  };
}

/** Ends the process once its output is written, so that open handles of a stray child can't keep it alive. */
export function leave(exitCode: number): void {
  // If the watchdog stopped the run, an error of the stopped call isn't the real cause.
  const code = watchdog.isStuck && exitCode >= TECHNICAL_EXIT.USAGE ? EXIT_STATUS.INTERRUPTED : exitCode;
  process.exitCode = code;
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}

/**
 * The first SIGINT may finish the attempt; the second always stops it. Exiting at once would leave agents running.
 * SIGTERM and SIGHUP come from machines that won't wait.
 */
function listenForInterrupts(
  host: HostProcess,
  finishFirst: boolean,
  progress: (line: string) => void,
): { interrupt: World['interrupt']; stopNow: () => void } {
  const soon = new AbortController();
  const now = new AbortController();
  const stopNow = () => {
    if (!now.signal.aborted) progress('interrupted: stopping at once; unfinished work is kept');
    soon.abort();
    now.abort();
  };
  host.on('SIGINT', () => {
    if (soon.signal.aborted || !finishFirst) return stopNow();
    progress('interrupted: finishing this attempt; press Ctrl+C again to stop it now');
    soon.abort();
  });
  host.on('SIGTERM', stopNow);
  host.on('SIGHUP', stopNow);
  return { interrupt: { soon: soon.signal, now: now.signal }, stopNow };
}

/** Identifies the boot and the container, within which process ids are unique; empty if unknown. */
function readBootId(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** The monotonic clock, which all processes of a machine share and nobody can set. */
function uptimeMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

async function askPerson({ stdin, stderr }: HostProcess, question: string): Promise<string> {
  const { createInterface } = await import('node:readline');
  const lines = createInterface({ input: stdin, output: stderr });
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'close']) lines.once(event, () => resolve(''));
    lines.question(question, resolve);
  }).then((answer) => {
    lines.close();
    return String(answer);
  });
}

async function* readStdin(host: HostProcess): AsyncIterable<Uint8Array> {
  if (!isTerminal(host.stdin)) yield* host.stdin;
}

function isTerminal(stream: { readonly isTTY?: boolean }): boolean {
  return stream.isTTY === true;
}
