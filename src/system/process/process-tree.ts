import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWithin } from '../files/file-path.ts';

/** Environment variable that marks every process of an attempt, even detached ones. */
export const MARK = 'PHASE_EXECUTOR_MARK';

/** Argument that identifies the first process of a namespace and a reaper. */
export const firstName = 'phase-executor-namespace';

interface ProcessRow {
  pid: number;
  parent: number;
  session: number;
  start: string;
  dead: boolean;
  stopped: boolean;
}

/** Agents start tools in their own process groups: the tree is recorded while it lives, the marker finds the rest. */
export class ProcessTree {
  readonly #marker: string;
  readonly #known = new Map<number, string>();
  #sessions: Set<number>;
  /** Start time in `/proc` units; older processes aren't ours. */
  readonly #since: number;
  readonly #root: number | null;
  #timer: NodeJS.Timeout | null = null;

  /** `root` is the child's pid and session leader; null to use only the marker. */
  constructor(marker: string, root: number | null) {
    this.#marker = marker;
    this.#root = root;
    this.#sessions = new Set(root === null ? [] : [root]);
    this.#since = root === null ? 0 : Number(readRow(`${root}`)?.start ?? 0);
  }

  /** Records the tree until `sweep`: often at first, because launchers exit quickly, then twice a second. */
  watch(everyMs = 20): void {
    this.#timer = setTimeout(() => {
      // A reaper's children may stop it; let it continue.
      for (const { pid, stopped } of this.#alive()) if (stopped && pid === this.#root) tryKill(pid, 'SIGCONT');
      this.watch(Math.min(everyMs * 2, 500));
    }, everyMs);
    this.#timer.unref();
  }

  /** Kills remaining processes. Checks twice, because exec briefly hides the marker. */
  async sweep(limitMs = 5_000) {
    if (this.#timer) clearTimeout(this.#timer);
    const killed = new Set<string>();
    let emptyChecks = 0;
    for (let waitedMs = 0; ; ) {
      const alive = this.#alive({ byMarker: true });
      emptyChecks = alive.length === 0 ? emptyChecks + 1 : 0;
      if (emptyChecks === 2) return { killed: killed.size, escaped: 0 };
      if (waitedMs >= limitMs) return { killed: killed.size, escaped: alive.length };
      for (const { pid, start } of alive) {
        // Let a reaper kill its processes first: some may have neither marker nor a known session.
        const signal = waitedMs < maxReapingMs && isReaper(pid) ? 'SIGUSR1' : 'SIGKILL';
        if (tryKill(pid, signal)) killed.add(`${pid}/${start}`);
      }
      if (emptyChecks === 1) continue;
      const pauseMs = Math.min(2 + waitedMs, 25);
      await sleep(pauseMs);
      waitedMs += pauseMs;
    }
  }

  /** Lists live descendants, members of their sessions and, if requested, processes with the marker. */
  #alive({ byMarker = false } = {}): ProcessRow[] {
    const rows = listProcesses().filter((row) => row.pid !== process.pid && !(Number(row.start) < this.#since));
    const ownRows = new Map<number, ProcessRow>();
    for (const row of rows) {
      const known = this.#known.get(row.pid) === row.start;
      if (known || this.#sessions.has(row.session) || (byMarker && isMarked(row.pid, this.#marker)))
        ownRows.set(row.pid, row);
    }
    for (let hasGrown = true; hasGrown; ) {
      hasGrown = false;
      for (const row of rows) {
        if (ownRows.has(row.pid) || !ownRows.has(row.parent)) continue;
        ownRows.set(row.pid, row);
        hasGrown = true;
      }
    }
    for (const row of ownRows.values()) this.#known.set(row.pid, row.start);
    // A session counts only if one of our processes leads it, and while it has members, because ids are reused. A git
    // called by the engine shares the session of the user's shell.
    const sessions = [...ownRows.values()].map(({ session }) => session);
    this.#sessions = new Set(sessions.filter((id) => this.#known.has(id) || this.#sessions.has(id)));
    return [...ownRows.values()].filter((row) => !row.dead);
  }
}

export function sweepMarked(marker: string, limitMs?: number) {
  return new ProcessTree(marker, null).sweep(limitMs);
}

export async function stopMarked(marker: string, graceMs: number): Promise<void> {
  for (const { pid } of listBearers(marker)) tryKill(pid, 'SIGTERM');
  for (let waitedMs = 0; waitedMs < graceMs && isAnyMarked(marker); waitedMs += 50) await sleep(50);
}

/** True while a process with this marker is alive; false if environments can't be read (`sweepReach`). */
export function isAnyMarked(marker: string): boolean {
  return listBearers(marker).length > 0;
}

function listBearers(marker: string): ProcessRow[] {
  return listProcesses().filter((row) => !row.dead && row.pid !== process.pid && isMarked(row.pid, marker));
}

/** True while a git process runs in these folders or any process has `file` open; needs `sweepReach` full. */
export function isAnyWorking(folders: readonly string[], file: string): boolean {
  if (sweepReach() !== 'full') return false;
  const isOneOfThem = (path: string) => folders.some((folder) => isWithin(path, folder));
  return listFromProc().some(({ pid, dead }) => {
    if (dead || pid === process.pid) return false;
    const isGit = tryReadProc(`/proc/${pid}/comm`)?.toString('latin1').startsWith('git') === true;
    return (isGit && isOneOfThem(tryReadLink(`/proc/${pid}/cwd`))) || openFiles(pid).includes(file);
  });
}

/** Lists marks of attempts running below a folder; the innermost for nested runs. */
export function listMarksBelow(folder: string): string[] {
  if (sweepReach() !== 'full') return [];
  const ownMarks = processMarks(process.pid); // set if this run was started by another run's agent
  const bearers = listFromProc().filter(
    ({ pid, dead }) => !dead && pid !== process.pid && isWithin(tryReadLink(`/proc/${pid}/cwd`), folder),
  );
  const marks = bearers.flatMap(({ pid }) => processMarks(pid).slice(-1));
  return [...new Set(marks)].filter((mark) => !ownMarks.includes(mark));
}

function openFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((name) => tryReadLink(`/proc/${pid}/fd/${name}`));
  } catch {
    return [];
  }
}

function tryReadLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** Returns the start time in a platform unit, which identifies a process if its pid is reused; null after its end. */
export function processStart(pid: number): string | null {
  const row = sweepReach() === 'full' ? readRow(`${pid}`) : listFromPs().find((processRow) => processRow.pid === pid);
  return row === undefined || row.dead ? null : row.start;
}

/** Says how far a sweep reaches: all marked processes, or only the tree shown by `ps`. */
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
  // The command name is in parentheses and may contain spaces and parentheses.
  const [state, parent, , session, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const dead = state === 'Z' || state === 'X';
  return {
    pid,
    parent: Number(parent),
    session: Number(session),
    start: fields[15] ?? '',
    dead,
    stopped: state === 'T',
  };
}

/** Uses the process group as the session, because BSD's `ps` doesn't print session numbers. */
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

/** Undefined if the process has ended or belongs to another user. */
function tryReadProc(path: string): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    for (let length = 0; ; ) {
      const bytesRead = readSync(file, scratch, length, scratch.length - length, null);
      length += bytesRead;
      if (bytesRead === 0) return scratch.subarray(0, length);
      if (length === scratch.length) scratch = Buffer.concat([scratch, scratch]);
    }
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Shared buffer, valid until the next read: `/proc` files report no size, so Node would allocate 64 KiB each time. */
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
    return false; // gone, or another user's: the next check tells
  }
}
