import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import { listDir, replaceFile, tryReadRegular, tryWithFile } from '../../system/files/atomic-file.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { redactedJson, withEachText } from '../../system/text/redaction.ts';
import { type EventDetails, type EventKind, kindTraits, type LedgerEvent } from '../events/event.ts';
import { withSignedCommits } from '../readings/signed-commits.ts';
import { updateErrorLog } from './error-log.ts';
import { type EventLog, openEventLog, recentEvents } from './event-log.ts';
import { updateExecutionLog } from './execution-log.ts';
import type { Lease } from './lease.ts';
import { updateSignalLog } from './signal-log.ts';

export interface LedgerStamp {
  readonly runId: string;
  readonly phase: string;
  readonly now: () => Date;
  /** Checked before each write (I10); its epoch is in every event. */
  readonly lease: Pick<Lease, 'epoch' | 'check'>;
  /** Hides secrets: what is recorded is pushed, and committed with the work. */
  readonly redact: (text: string) => string;
}

/** Program whose output a log holds: set-up, a check, or a call of the agent or its handoff. */
type AttemptLog = 'setup' | `verify-${number}` | `judge-${string}` | AgentLog | `${AgentLog}-handoff`;
export type AgentLog = 'agent' | `repair-${number}`;

/**
 * Record of a phase: `events.ndjson`, `signals/<plan>.json`, `phase.json` and `logs/` inside the git directory,
 * where no rollback, no `git clean` and no commit of an agent reaches it.
 */
export class Ledger {
  readonly dir: string;
  /** Events of earlier runs that a run needs, oldest first. */
  readonly earlier: readonly LedgerEvent[];
  /** Foreign content of the log, as sentences. */
  readonly complaints: readonly string[];
  readonly #log: EventLog;
  readonly #lease: LedgerStamp['lease'];
  readonly #redact: LedgerStamp['redact'];
  #events: LedgerEvent[];
  readonly #watchers: ((event: LedgerEvent) => void)[];

  private constructor(
    dir: string,
    { log, recent }: ReturnType<typeof openEventLog>,
    { lease, redact }: LedgerStamp,
    onEvent: (event: LedgerEvent) => void,
  ) {
    this.dir = dir;
    this.earlier = recent.events;
    this.complaints = recent.complaints.map((text) => `${logPath(dir)}: ${text}; they are skipped and left unchanged`);
    this.#log = log;
    this.#lease = lease;
    this.#redact = redact;
    this.#events = [...recent.events];
    this.#watchers = [onEvent];
  }

  static open(dir: string, stamp: LedgerStamp, onEvent: (event: LedgerEvent) => void): Ledger {
    mkdirSync(join(dir, 'logs'), { recursive: true });
    const { runId, phase, now, lease } = stamp;
    lease.check();
    return new Ledger(dir, openEventLog(logPath(dir), { runId, phase, epoch: lease.epoch }, now), stamp, onEvent);
  }

  /** All events except agents' progress, oldest first. */
  get events(): readonly LedgerEvent[] {
    return this.#events;
  }

  /** Reports every later event, after it is recorded. */
  watch(report: (event: LedgerEvent) => void): void {
    this.#watchers.push(report);
  }

  /** Records an event, durably if its kind says so, then tells the watchers. `at` is for one of another machine. */
  append<K extends EventKind>(event: K, details: EventDetails<K>, at?: string): void {
    this.#lease.check();
    const written: LedgerEvent = this.#log.append(event, withEachText(details, this.#redact), at);
    if (!kindTraits(event).fleeting) this.#events.push(written);
    if (event === 'signed') this.#events = [...withSignedCommits(this.#events)];
    for (const report of this.#watchers) report(written);
  }

  /**
   * Appends what `EXECUTION_LOG.md`, `specialist-errors.jsonl` and `execution-log.ndjson` lack. Call it only while no agent
   * is at work there, so that no rollback undoes it.
   */
  updateRecords(planning: string): void {
    this.#lease.check();
    updateExecutionLog(join(planning, 'EXECUTION_LOG.md'), this.#events);
    updateErrorLog(planning, this.#events);
    updateSignalLog(planning, this.#events);
  }

  /**
   * Replaces the one signal of a plan, or of the phase for null (I1). A `fleeting` one may be lost in a power cut,
   * so it must not be the only one that contradicts an older one. Returns the path.
   */
  writeSignal(plan: string | null, signal: { toJSON(): object }, kind?: 'fleeting'): string {
    this.#lease.check();
    const path = signalPath(this.dir, plan);
    replaceFile(path, `${JSON.stringify(withEachText(signal, this.#redact), null, 2)}\n`, kind);
    return path;
  }

  logFile(plan: string, attempt: number, of: AttemptLog = 'agent'): string {
    mkdirSync(join(this.dir, 'logs'), { recursive: true }); // an agent may have removed it
    return join(this.dir, 'logs', `${fileName(plan)}-a${attempt}${of === 'agent' ? '' : `.${of}`}.log`);
  }

  /** Stores a stopped agent's handoff for the next one, beyond the attempt. Returns the path. */
  keepHandoff(plan: string, attempt: number, text: string): string {
    this.#lease.check();
    const path = join(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`);
    replaceFile(path, redactedJson(text, this.#redact));
    return path;
  }

  readHandoff(plan: string, attempt: number): string | null {
    return tryReadRegular(join(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`));
  }

  close(): void {
    this.#log.close();
  }
}

/** Ledger of a phase. The project path is part of it, because a repository may hold several projects. */
export function ledgerDir(gitDir: string, prefix: string, phase: string): string {
  const parts = [...prefix.split('/').filter((part) => part !== ''), phaseKey(phase)];
  return join(gitDir, 'phase-executor', fileName(parts.join('+')));
}

/** Moves a ledger with all its content to where no later run looks. Returns the new path; null for none. */
export function setLedgerAside(dir: string, now: Date): string | null {
  if (!existsSync(dir)) return null;
  const aside = join(dirname(dir), 'earlier', `${basename(dir)}-${now.toISOString().replace(/[-:]/g, '')}`);
  mkdirSync(dirname(aside), { recursive: true });
  renameSync(dir, aside);
  return aside;
}

/** Signals under a ledger directory by plan id; the phase's own has the key null. */
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

/** Ledgers of a checkout. */
export function listLedgers(gitDir: string): { dir: string; phase: string; events: readonly LedgerEvent[] }[] {
  const home = join(gitDir, 'phase-executor');
  return listDir(home).flatMap((name) => {
    const dir = join(home, name);
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
    const phase = name.split(/\+|%2B/).at(-1) ?? '';
    return existsSync(logPath(dir)) ? [{ dir, phase, events: readRecentEvents(dir, phase) }] : [];
  });
}

/** Events of a phase, oldest first, without agents' progress. */
export function readRecentEvents(dir: string, phase: string): readonly LedgerEvent[] {
  return tryWithFile(logPath(dir), (file) => recentEvents(readFileSync(file, 'utf8'), phase).events) ?? [];
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

/** An unreadable signal (a full disk, an agent) becomes a failure, because it proves nothing. */
function readJson(text: string): unknown {
  const signal = tryParseJson(text);
  if (signal !== undefined) return signal;
  return { status: 'failure', phase: '0', reason: 'internal', error: 'the recorded signal cannot be read' };
}

export interface StoredLog {
  readonly plan: string;
  readonly attempt: number;
  /** `agent`, `setup`, `repair-1`, `agent-handoff`, `verify-2`. */
  readonly of: string;
  readonly path: string;
  /** Last write in ms since the epoch. */
  readonly changedAt: number;
}

/** Logs of these plans, by plan, then attempt, then time of their end. */
export function attemptLogs(dir: string, plans: readonly string[]): StoredLog[] {
  const names = listDir(join(dir, 'logs'));
  return plans.flatMap((plan) => {
    const prefix = `${fileName(plan)}-a`;
    const storedLogs = names.flatMap((name): StoredLog[] => {
      const [, attempt, of = 'agent'] =
        (name.startsWith(prefix) && /^(\d{1,9})(?:\.([\w-]+))?\.log$/.exec(name.slice(prefix.length))) || [];
      const path = join(dir, 'logs', name);
      const file = attempt === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
      if (!file?.isFile()) return [];
      return [{ plan, attempt: Number(attempt), of, path, changedAt: file.mtimeMs }];
    });
    return storedLogs.sort((one, other) => one.attempt - other.attempt || one.changedAt - other.changedAt);
  });
}
