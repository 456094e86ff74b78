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

/** The process in which a door is called: Node's own, or one that a test makes for the call. */
export type HostProcess = Pick<NodeJS.Process, 'argv' | 'env' | 'stdin' | 'stdout' | 'stderr' | 'cwd' | 'on' | 'exit'>;

/** The world as a process finds it, read once. The only place below the doors' inputs that looks outside. */
export function openWorld(
  host: HostProcess,
  door: {
    /** Tells, once, when what the process waits for does not come. */
    readonly waits: Pick<Watchdog, 'watch'>;
    readonly interrupt: Settings['interrupt'];
    readonly progress: (line: string) => void;
    /** Prints lines of the answer; default: like progress. */
    readonly print?: (line: string) => void;
    /** Lines that are redrawn in place on stderr, where the door shows some. */
    readonly live?: LiveArea | null;
    readonly group?: World['terminal']['group'];
    readonly temporaryDirectory?: string | undefined;
  },
): DoorWorld {
  const { live = null, group = null } = door;
  // A reader that went away (`| head`) is no reason to leave an attempt half done.
  for (const stream of [host.stdout, host.stderr]) stream.on('error', () => undefined);
  // The last output of a run that breaks off must not follow half-drawn lines.
  const wipe = () => live?.show([]);
  host.on('exit', wipe);
  host.on('uncaughtException', (error) => {
    wipe();
    // Node would end with 1, which says STUCK. What was under way is recovered by the next run, as after a kill.
    host.stderr.write(`phase-executor: ${error.stack ?? error}\n`, () => host.exit(TECHNICAL_EXIT.INTERNAL));
  });
  const interactive = isTerminal(host.stderr) && isTerminal(host.stdin);
  const finishFirst = door.interrupt === 'finish' || (door.interrupt === 'auto' && interactive);
  const { interrupt, stopNow } = listenForInterrupts(host, finishFirst, door.progress);
  door.waits.watch((where) => {
    wipe();
    endHung(host, where, stopNow);
  });
  return {
    environment: { ...host.env } as Record<string, string>, // a variable that is there has a value
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

/** @throws UsageError for a folder that is not there */
function temporaryFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch (cause) {
    throw new UsageError(
      `the temporary folder ${path} cannot be used (${(cause as Error).message}); set TMPDIR to another`,
    );
  }
}

/** As the field agrees: `FORCE_COLOR` says more than `NO_COLOR`, and `TERM=dumb` knows no colours. */
function showsColour({ env, stderr }: HostProcess): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: none, TERM: kind } = env;
  if (forced !== undefined && forced !== '') return !/^(0|false)$/i.test(forced);
  return isTerminal(stderr) && !none && kind !== 'dumb';
}

/** Lines that are redrawn in place on stderr; null where nobody looks at it, or it cannot do that. */
export function liveArea({ env, stderr }: HostProcess, print: (line: string) => void): LiveArea | null {
  return isTerminal(stderr) && env.TERM !== 'dumb' && !isCi(env) ? new LiveArea(stderr, print) : null;
}

/** Ends a run that waits for what does not come: as an interrupt would, or at once where that does not come either. */
function endHung(host: HostProcess, where: string, stopNow: () => void): void {
  host.stderr.write(`phase-executor: stopped: no progress while waiting for ${where}; run again to continue\n`);
  stopNow();
  setTimeout(() => host.exit(EXIT_STATUS.INTERRUPTED), 60_000).unref();
}

/** The folder of this installation, above `dist/`. */
export function findHome({ argv }: HostProcess): string {
  return dirname(dirname(realpathSync(argv[1] ?? '.')));
}

/** Text that waits for a slow reader is held in memory; more than this is not shown to it. */
const maxPending = 64 * 1024 * 1024;

/** Prints lines as they come. A reader that cannot keep up with what a child prints loses lines, and is told. */
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

/** Ends the process once what was written is out: open handles of a stray child must not keep a finished run alive. */
export function leave(ended: number): void {
  // The error of a call that was ended is no fault of its own.
  const code = watchdog.isStuck && ended >= TECHNICAL_EXIT.USAGE ? EXIT_STATUS.INTERRUPTED : ended;
  process.exitCode = code;
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}

/**
 * The first SIGINT finishes the attempt or stops it at once, as asked; the second always stops it. There is no third
 * way out: whoever will not wait the two seconds for the agents' end would leave them running. SIGTERM and SIGHUP come
 * from machines that will not wait.
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

/** Scope of process ids: this start of this kernel, and this container on it. Empty where the system does not tell. */
function readBootId(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** The clock that all processes of a machine share and nobody can set. */
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
