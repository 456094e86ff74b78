import { closeSync, existsSync, mkdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listDir, replaceFile, tryOpenFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { parseJson } from '../../system/files/json-text.ts';
import { type EventDetails, type EventKind, kindTraits, type LedgerEvent, type RecordedLine } from '../events/event.ts';
import { withSignedCommits } from '../readings/signed-commits.ts';
import { updateErrorLog } from './error-log.ts';
import { EventLog, recentEvents } from './event-log.ts';
import { updateExecutionLog } from './execution-log.ts';
import type { Lease } from './lease.ts';

/** Who writes and when; passed in so that nothing here reads the clock. */
export interface LedgerStamp {
  readonly runId: string;
  readonly phase: string;
  readonly now: () => Date;
  /** Under which it writes: asked before each write (I10), and its epoch is in every event. */
  readonly lease: Pick<Lease, 'epoch' | 'check'>;
}

/** Whose output a log of an attempt holds: of a go of its agent, of the turn in which that hands over, of a check. */
type AttemptLog = 'setup' | `verify-${number}` | `judge-${string}` | AgentLog | `${AgentLog}-handoff`;
export type AgentLog = 'agent' | `repair-${number}`;

/**
 * The record of a phase: `events.ndjson`, `signals/<plan>.json`, `phase.json` and `logs/` in a directory inside the
 * git directory, where no rollback, no `git clean` and no commit of an agent reaches it.
 */
export class Ledger {
  readonly dir: string;
  /** What a run has to know of those before it, oldest first. */
  readonly earlier: readonly LedgerEvent[];
  /** What the log holds besides, as sentences. */
  readonly complaints: readonly string[];
  readonly #log: EventLog;
  readonly #lease: LedgerStamp['lease'];
  #events: LedgerEvent[];
  /** All that the readable log may lack. A rollback can take lines out of it again, so none is crossed off here. */
  readonly #lines: RecordedLine[];
  readonly #watchers: ((event: LedgerEvent) => void)[];

  private constructor(
    dir: string,
    { log, recent }: ReturnType<typeof EventLog.open>,
    lease: LedgerStamp['lease'],
    onEvent: (event: LedgerEvent) => void,
  ) {
    this.dir = dir;
    this.earlier = recent.events;
    this.complaints = recent.complaints.map(
      (said) => `${logPath(dir)}: ${said}; they are passed over and left as they are`,
    );
    this.#log = log;
    this.#lease = lease;
    this.#events = [...recent.events];
    this.#lines = [...recent.lines];
    this.#watchers = [onEvent];
  }

  static open(dir: string, stamp: LedgerStamp, onEvent: (event: LedgerEvent) => void): Ledger {
    mkdirSync(join(dir, 'logs'), { recursive: true });
    const { runId, phase, now, lease } = stamp;
    lease.check();
    return new Ledger(dir, EventLog.open(logPath(dir), { runId, phase, epoch: lease.epoch }, now), lease, onEvent);
  }

  /** All that is known of the log, without agents' progress, oldest first. */
  get events(): readonly LedgerEvent[] {
    return this.#events;
  }

  /** Tells of every event from now on, after it is on record. */
  watch(tell: (event: LedgerEvent) => void): void {
    this.#watchers.push(tell);
  }

  /**
   * Records an event, durably before it returns where its kind says so, and tells whoever watches. `at` is another time
   * than now, where it is told of another machine.
   */
  append<K extends EventKind>(event: K, details: EventDetails<K>, at?: string): void {
    this.#lease.check();
    const written: LedgerEvent = this.#log.append(event, details, at);
    if (!kindTraits(event).fleeting) {
      this.#events.push(written);
      this.#lines.push(written);
    }
    if (event === 'signed') this.#events = [...withSignedCommits(this.#events)];
    for (const tell of this.#watchers) tell(written);
  }

  /**
   * Appends to `EXECUTION_LOG.md` and `specialist-errors.jsonl` of a `.planning` directory what they lack. Only while no
   * agent is at work there, so that no rollback can undo it. Between plans a large log may lag behind.
   */
  updateRecords(planning: string, { mayLag = false } = {}): void {
    this.#lease.check();
    updateExecutionLog(join(planning, 'EXECUTION_LOG.md'), this.#lines, { mayLag });
    updateErrorLog(planning, this.#events);
  }

  /**
   * Replaces the one signal of a plan, or of the phase where `plan` is null (I1). A `fleeting` one may be gone after a
   * power cut; it must not be all that contradicts an older one. Returns the file's path.
   */
  writeSignal(plan: string | null, signal: { toJSON(): object }, kind?: 'fleeting'): string {
    this.#lease.check();
    const path = signalPath(this.dir, plan);
    replaceFile(path, `${JSON.stringify(signal, null, 2)}\n`, kind);
    return path;
  }

  logFile(plan: string, attempt: number, of: AttemptLog = 'agent'): string {
    mkdirSync(join(this.dir, 'logs'), { recursive: true }); // an agent may have removed it
    return join(this.dir, 'logs', `${fileName(plan)}-a${attempt}${of === 'agent' ? '' : `.${of}`}.log`);
  }

  /** The logs of all goes of an attempt's agent so far. */
  agentLogs(plan: string, attempt: number): string[] {
    const own = `${fileName(plan)}-a${attempt}.`;
    const folder = join(this.dir, 'logs');
    return listDir(folder)
      .filter(
        (name) =>
          name.startsWith(own) && /^(?:log|(?:agent|repair-\d+)(?:-handoff)?\.log)$/.test(name.slice(own.length)),
      )
      .map((name) => join(folder, name));
  }

  /** Keeps what a stopped agent left for the next one, beyond the attempt. Returns the file's path. */
  keepHandoff(plan: string, attempt: number, text: string): string {
    this.#lease.check();
    const path = join(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`);
    replaceFile(path, text);
    return path;
  }

  /** What a stopped agent of this or an earlier run has left; null where it left nothing. */
  readHandoff(plan: string, attempt: number): string | null {
    return readStoredHandoff(this.dir, plan, attempt);
  }

  /** A sign of life, for whoever has to tell what happened before and after our death. */
  beat(now: Date): void {
    if (existsSync(logPath(this.dir))) utimesSync(logPath(this.dir), now, now);
  }

  close(): void {
    this.#log.close();
  }
}

/**
 * Where the ledger of a phase lies: inside the git directory of the checkout. `prefix` is the project's path below the
 * repository's top, for a repository may hold several `.planning` trees.
 */
export function ledgerDir(gitDir: string, prefix: string, phase: string): string {
  return join(
    gitDir,
    'phase-executor',
    fileName([...prefix.split('/').filter((part) => part !== ''), phase].join('+')),
  );
}

/** What a stopped agent has left, by the ledger in a directory; null where it left nothing. */
export function readStoredHandoff(dir: string, plan: string, attempt: number): string | null {
  return tryReadRegular(join(dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`));
}

/** Moves a ledger with all it holds to where no later run looks: nothing of it is lost. Returns where; null where there is none. */
export function setLedgerAside(dir: string, now: Date): string | null {
  if (!existsSync(dir)) return null;
  const aside = join(dirname(dir), 'earlier', `${basename(dir)}-${now.toISOString().replace(/[-:]/g, '')}`);
  mkdirSync(dirname(aside), { recursive: true });
  renameSync(dir, aside);
  return aside;
}

/** Every signal on record under a ledger directory, by plan id; the phase's own stands under `null`. */
export function readSignals(dir: string): Map<string | null, unknown> {
  const signals = new Map<string | null, unknown>();
  const phase = tryReadRegular(signalPath(dir, null));
  if (phase !== null) signals.set(null, readJson(phase));
  for (const name of listDir(join(dir, 'signals'))) {
    if (!name.endsWith('.json')) continue;
    const text = tryReadRegular(join(dir, 'signals', name));
    if (text !== null) signals.set(decodeURIComponent(name.slice(0, -'.json'.length)), readJson(text));
  }
  return signals;
}

/** Every ledger of a checkout, with its newest events and the time of its last sign of life in ms since the epoch. */
export function listLedgers(
  gitDir: string,
): { dir: string; phase: string; events: readonly LedgerEvent[]; lastAliveAt: number }[] {
  const home = join(gitDir, 'phase-executor');
  return listDir(home).flatMap((name) => {
    const dir = join(home, name);
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
    const log = statSync(logPath(dir), { throwIfNoEntry: false });
    const phase = name.split(/\+|%2B/).at(-1) ?? '';
    return log ? [{ dir, phase, events: readRecentEvents(dir, phase), lastAliveAt: log.mtimeMs }] : [];
  });
}

/** The newest events of a phase on record under a ledger directory, oldest first: see `recentEvents`. */
export function readRecentEvents(dir: string, phase: string): readonly LedgerEvent[] {
  const file = tryOpenFile(logPath(dir));
  if (file === null) return [];
  try {
    return recentEvents(file, phase).events;
  } finally {
    closeSync(file);
  }
}

export function logPath(dir: string): string {
  return join(dir, 'events.ndjson');
}

export function signalPath(dir: string, plan: string | null): string {
  return plan === null ? join(dir, 'phase.json') : join(dir, 'signals', `${fileName(plan)}.json`);
}

/** A plan id comes from a file name and may hold anything but a slash; this keeps it one safe path component. */
export function fileName(plan: string): string {
  return encodeURIComponent(plan).replace(/^\.+/, (dots) => '%2E'.repeat(dots.length));
}

/** A signal that cannot be read (a full disk, an agent) is told as a failure: it proves nothing. */
function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // told below
  }
  return { status: 'failure', phase: '0', reason: 'internal', error: 'the signal on record cannot be read' };
}

/** The output of one program of an attempt, as it was stored. */
export interface StoredLog {
  readonly plan: string;
  readonly attempt: number;
  /** Whose it is: `agent`, `setup`, `repair-1`, `agent-handoff`, `verify-2`. */
  readonly of: string;
  readonly path: string;
  /** When it was last written to, in ms since the epoch. */
  readonly changedAt: number;
}

/** The logs of these plans under a ledger directory, by plan, then attempt, then in the order in which they ended. */
export function attemptLogs(dir: string, plans: readonly string[]): StoredLog[] {
  const names = listDir(join(dir, 'logs'));
  return plans.flatMap((plan) => {
    const prefix = `${fileName(plan)}-a`;
    const found = names.flatMap((name): StoredLog[] => {
      const [, attempt, of = 'agent'] =
        (name.startsWith(prefix) && /^(\d{1,9})(?:\.([\w-]+))?\.log$/.exec(name.slice(prefix.length))) || [];
      const path = join(dir, 'logs', name);
      const file = attempt === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
      if (!file?.isFile()) return [];
      return [{ plan, attempt: Number(attempt), of, path, changedAt: file.mtimeMs }];
    });
    return found.sort((one, other) => one.attempt - other.attempt || one.changedAt - other.changedAt);
  });
}
