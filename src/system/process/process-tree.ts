import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWithin } from '../files/file-path.ts';

/** Environment variable of every process of an attempt, which finds it wherever it detached itself to. */
export const MARK = 'PHASE_EXECUTOR_MARK';

/** Name, in its arguments, of the first process of a namespace and of a reaper. */
export const firstName = 'phase-executor-namespace';

interface ProcessRow {
  pid: number;
  parent: number;
  session: number;
  start: string;
  dead: boolean;
  stopped: boolean;
}

/**
 * Processes that one child started. Agents give tools their own process groups, which no signal to the group
 * reaches: the tree is recorded while it lives, and the marker finds the rest.
 */
export class ProcessTree {
  readonly #marker: string;
  readonly #known = new Map<number, string>();
  #sessions: Set<number>;
  /** In the unit of `/proc`: nothing older is one of ours. */
  readonly #since: number;
  readonly #root: number | null;
  #timer: NodeJS.Timeout | null = null;

  /** `root` is the child's pid, the leader of its session; null when there is only the marker. */
  constructor(marker: string, root: number | null) {
    this.#marker = marker;
    this.#root = root;
    this.#sessions = new Set(root === null ? [] : [root]);
    this.#since = root === null ? 0 : Number(readRow(`${root}`)?.start ?? 0);
  }

  /** Records the tree until `sweep`: often at first, when launchers come and go, then twice a second. */
  watch(everyMs = 20): void {
    this.#timer = setTimeout(() => {
      // What it holds may have stopped a reaper, which then sees no end.
      for (const { pid, stopped } of this.#alive()) if (stopped && pid === this.#root) tryKill(pid, 'SIGCONT');
      this.watch(Math.min(everyMs * 2, 500));
    }, everyMs);
    this.#timer.unref();
  }

  /** Kills what is left, until nothing is or `limitMs` is over. Looks twice: an exec hides the marker for a moment. */
  async sweep(limitMs = 5_000) {
    if (this.#timer) clearTimeout(this.#timer);
    const killed = new Set<string>();
    let quiet = 0;
    for (let waitedMs = 0; ; ) {
      const alive = this.#alive({ byMarker: true });
      quiet = alive.length === 0 ? quiet + 1 : 0;
      if (quiet === 2) return { killed: killed.size, escaped: 0 };
      if (waitedMs >= limitMs) return { killed: killed.size, escaped: alive.length };
      for (const { pid, start } of alive) {
        // A reaper that is killed lets go of what has no mark and is of no session that is known; so it ends them first.
        const signal = waitedMs < maxReapingMs && isReaper(pid) ? 'SIGUSR1' : 'SIGKILL';
        if (tryKill(pid, signal)) killed.add(`${pid}/${start}`);
      }
      if (quiet === 1) continue;
      const pauseMs = Math.min(2 + waitedMs, 25);
      await sleep(pauseMs);
      waitedMs += pauseMs;
    }
  }

  /** Lists live children of known processes, members of their sessions and, if asked, bearers of the marker. */
  #alive({ byMarker = false } = {}): ProcessRow[] {
    const rows = listProcesses().filter((row) => row.pid !== process.pid && !(Number(row.start) < this.#since));
    const ours = new Map<number, ProcessRow>();
    for (const row of rows) {
      const known = this.#known.get(row.pid) === row.start;
      if (known || this.#sessions.has(row.session) || (byMarker && isMarked(row.pid, this.#marker)))
        ours.set(row.pid, row);
    }
    for (let grew = true; grew; ) {
      grew = false;
      for (const row of rows) {
        if (ours.has(row.pid) || !ours.has(row.parent)) continue;
        ours.set(row.pid, row);
        grew = true;
      }
    }
    for (const row of ours.values()) this.#known.set(row.pid, row.start);
    // A session is ours if a process of ours leads it, and only while it has a member: its number may be reused later.
    // That of a git which our engine called is the engine's, and with it a person's shell.
    const sessions = [...ours.values()].map(({ session }) => session);
    this.#sessions = new Set(sessions.filter((id) => this.#known.has(id) || this.#sessions.has(id)));
    return [...ours.values()].filter((row) => !row.dead);
  }
}

export function sweepMarked(marker: string, limitMs?: number) {
  return new ProcessTree(marker, null).sweep(limitMs);
}

export async function askMarked(marker: string, graceMs: number): Promise<void> {
  for (const { pid } of listBearers(marker)) tryKill(pid, 'SIGTERM');
  for (let waitedMs = 0; waitedMs < graceMs && isAnyMarked(marker); waitedMs += 50) await sleep(50);
}

/** True while a process with this marker is alive; false where environments cannot be read (`sweepReach`). */
export function isAnyMarked(marker: string): boolean {
  return listBearers(marker).length > 0;
}

function listBearers(marker: string): ProcessRow[] {
  return listProcesses().filter((row) => !row.dead && row.pid !== process.pid && isMarked(row.pid, marker));
}

/** True while a git works in these folders or a process has `file` open, as far as `sweepReach` shows. */
export function isAnyWorking(folders: readonly string[], file: string): boolean {
  if (sweepReach() !== 'full') return false;
  const isOneOfThem = (path: string) => folders.some((folder) => isWithin(path, folder));
  return listFromProc().some(({ pid, dead }) => {
    if (dead || pid === process.pid) return false;
    const isGit = tryReadProc(`/proc/${pid}/comm`)?.toString('latin1').startsWith('git') === true;
    return (isGit && isOneOfThem(tryReadLink(`/proc/${pid}/cwd`))) || openFiles(pid).includes(file);
  });
}

/** Lists marks of attempts at work below a folder: the innermost, where one runs within another. */
export function marksBelow(folder: string): string[] {
  if (sweepReach() !== 'full') return [];
  const around = processMarks(process.pid); // of a run whose agent has started us
  const bearers = listFromProc().filter(
    ({ pid, dead }) => !dead && pid !== process.pid && isWithin(tryReadLink(`/proc/${pid}/cwd`), folder),
  );
  const marks = bearers.flatMap(({ pid }) => processMarks(pid).slice(-1));
  return [...new Set(marks)].filter((mark) => !around.includes(mark));
}

function openFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((name) => tryReadLink(`/proc/${pid}/fd/${name}`));
  } catch {
    return []; // ended, or another user's
  }
}

function tryReadLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** Tells a process from a later one with its pid, in the platform's own unit; null when it has ended. */
export function processStart(pid: number): string | null {
  const row = sweepReach() === 'full' ? readRow(`${pid}`) : listFromPs().find((processRow) => processRow.pid === pid);
  return row === undefined || row.dead ? null : row.start;
}

/** Reach of a sweep: everything with the marker, or only the tree that `ps` shows. */
export function sweepReach(): 'full' | 'group-only' {
  return existsSync('/proc/self/environ') && existsSync('/proc/self/stat') ? 'full' : 'group-only';
}

function listProcesses(): ProcessRow[] {
  return sweepReach() === 'full' ? listFromProc() : listFromPs();
}

function listFromProc(): ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => readRow(name) ?? []);
}

function readRow(name: string): ProcessRow | undefined {
  const pid = Number(name);
  const stat = Number.isInteger(pid) ? tryReadProc(`/proc/${name}/stat`)?.toString('latin1') : undefined;
  if (stat === undefined) return undefined;
  // The command name stands in parentheses and may hold spaces and parentheses.
  const [state, parent, , session, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const dead = state === 'Z' || state === 'X';
  return { pid, parent: Number(parent), session: Number(session), start: rest[15] ?? '', dead, stopped: state === 'T' };
}

/** Lists processes with their group as the session, which BSD's `ps` does not print as a number. */
function listFromPs(): ProcessRow[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,pgid=,stat=,lstart='], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [pid, parent, group, state, ...start] = line.trim().split(/\s+/);
    if (!pid || !state) return [];
    const [dead, stopped] = [state.startsWith('Z'), state.startsWith('T')];
    return [
      { pid: Number(pid), parent: Number(parent), session: Number(group), start: start.join(' '), dead, stopped },
    ];
  });
}

function isMarked(pid: number, marker: string): boolean {
  return processMarks(pid).includes(marker);
}

function processMarks(pid: number): string[] {
  const environment = tryReadProc(`/proc/${pid}/environ`);
  if (!environment?.includes(MARK)) return [];
  const entry = environment
    .toString('latin1')
    .split('\0')
    .find((pair) => pair.startsWith(`${MARK}=`));
  return entry?.slice(MARK.length + 1).split(' ') ?? [];
}

/** Undefined for a process that has ended meanwhile or is another user's. */
function tryReadProc(path: string): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    for (let length = 0; ; ) {
      const read = readSync(file, scratch, length, scratch.length - length, null);
      length += read;
      if (read === 0) return scratch.subarray(0, length);
      if (length === scratch.length) scratch = Buffer.concat([scratch, scratch]);
    }
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Buffer of all reads, valid until the next: `/proc` files have no size, so Node would take 64 KiB for each. */
let scratch = Buffer.alloc(64 * 1024);

const maxReapingMs = 1_000;

function isReaper(pid: number): boolean {
  const text = tryReadProc(`/proc/${pid}/cmdline`)?.toString('latin1') ?? '';
  return /^[^\0]*perl\0-e\0/.test(text) && text.includes(`\0${firstName}\0`);
}

function tryKill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false; // gone already, or another user's: the next look tells which
  }
}
