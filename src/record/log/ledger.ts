import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getPhaseKey } from '../../plan/phase/phase-id.ts';
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
  /** Checked before each write (I10). Every event has its epoch. */
  readonly lease: Pick<Lease, 'epoch' | 'check'>;
  /** Removes secrets, because the record is pushed and committed. */
  readonly redact: (text: string) => string;
}

/** The program that wrote a log: setup, a check, or an agent call or its handoff. */
type AttemptLog = 'setup' | `verify-${number}` | `judge-${string}` | AgentLog | `${AgentLog}-handoff`;
export type AgentLog = 'agent' | `repair-${number}`;

/**
 * Record of a phase: `events.ndjson`, `signals/<plan>.json`, `phase.json` and `logs/`. It is in the git directory,
 * where rollbacks, `git clean` and agents' commits can't reach it.
 */
export class Ledger {
  readonly dir: string;
  readonly earlier: readonly LedgerEvent[];
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

  get events(): readonly LedgerEvent[] {
    return this.#events;
  }

  watch(report: (event: LedgerEvent) => void): void {
    this.#watchers.push(report);
  }

  /** Records an event, then notifies the watchers. `at` is set for events of another machine. */
  append<K extends EventKind>(event: K, details: EventDetails<K>, at?: string): void {
    this.#lease.check();
    const recordedEvent: LedgerEvent = this.#log.append(event, withEachText(details, this.#redact), at);
    if (!kindTraits(event).fleeting) this.#events.push(recordedEvent);
    if (event === 'signed') this.#events = [...withSignedCommits(this.#events)];
    for (const report of this.#watchers) report(recordedEvent);
  }

  /**
   * Updates `EXECUTION_LOG.md`, `specialist-errors.jsonl` and `execution-log.ndjson`. Call it only while no agent works
   * in the checkout, so that no rollback undoes it.
   */
  updateRecords(planning: string): void {
    this.#lease.check();
    updateExecutionLog(join(planning, 'EXECUTION_LOG.md'), this.#events);
    updateErrorLog(planning, this.#events);
    updateSignalLog(planning, this.#events);
  }

  /**
   * Replaces the signal of a plan, or of the phase if `plan` is null (I1). A `fleeting` one isn't synced, so use it
   * only if losing it is harmless. Returns the path.
   */
  writeSignal(plan: string | null, signal: { toJSON(): object }, kind?: 'fleeting'): string {
    this.#lease.check();
    const path = getSignalPath(this.dir, plan);
    replaceFile(path, `${JSON.stringify(withEachText(signal, this.#redact), null, 2)}\n`, kind);
    return path;
  }

  logFile(plan: string, attempt: number, logName: AttemptLog = 'agent'): string {
    mkdirSync(join(this.dir, 'logs'), { recursive: true }); // an agent may have removed it
    return join(this.dir, 'logs', `${getFileName(plan)}-a${attempt}${logName === 'agent' ? '' : `.${logName}`}.log`);
  }

  keepHandoff(plan: string, attempt: number, text: string): string {
    this.#lease.check();
    const path = join(this.dir, 'handoffs', `${getFileName(plan)}-a${attempt}.json`);
    replaceFile(path, redactedJson(text, this.#redact));
    return path;
  }

  readHandoff(plan: string, attempt: number): string | null {
    return tryReadRegular(join(this.dir, 'handoffs', `${getFileName(plan)}-a${attempt}.json`));
  }

  close(): void {
    this.#log.close();
  }
}

/** The project path is part of the name, because a repository may hold several projects. */
export function getLedgerDir(gitDir: string, prefix: string, phase: string): string {
  const parts = [...prefix.split('/').filter((part) => part !== ''), getPhaseKey(phase)];
  return join(gitDir, 'phase-executor', getFileName(parts.join('+')));
}

/** Moves a ledger aside, so that no later run reads it. Returns the new path, or null if there was no ledger. */
export function setLedgerAside(dir: string, now: Date): string | null {
  if (!existsSync(dir)) return null;
  const aside = join(dirname(dir), 'earlier', `${basename(dir)}-${now.toISOString().replace(/[-:]/g, '')}`);
  mkdirSync(dirname(aside), { recursive: true });
  renameSync(dir, aside);
  return aside;
}

/** Reads signals by plan id; the phase's own has the key null. */
export function readSignals(dir: string): Map<string | null, unknown> {
  const signals = new Map<string | null, unknown>();
  const phase = tryReadRegular(getSignalPath(dir, null));
  if (phase !== null) signals.set(null, readJson(phase));
  for (const name of listDir(join(dir, 'signals'))) {
    if (!name.endsWith('.json')) continue;
    const text = tryReadRegular(join(dir, 'signals', name));
    if (text !== null) signals.set(decodeURIComponent(name.slice(0, -'.json'.length)), readJson(text));
  }
  return signals;
}

export function listLedgers(gitDir: string): { dir: string; phase: string; events: readonly LedgerEvent[] }[] {
  const home = join(gitDir, 'phase-executor');
  return listDir(home).flatMap((name) => {
    const dir = join(home, name);
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
    const phase = name.split(/\+|%2B/).at(-1) ?? '';
    return existsSync(logPath(dir)) ? [{ dir, phase, events: readRecentEvents(dir, phase) }] : [];
  });
}

export function readRecentEvents(dir: string, phase: string): readonly LedgerEvent[] {
  return tryWithFile(logPath(dir), (file) => recentEvents(readFileSync(file, 'utf8'), phase).events) ?? [];
}

export function logPath(dir: string): string {
  return join(dir, 'events.ndjson');
}

export function getSignalPath(dir: string, plan: string | null): string {
  return plan === null ? join(dir, 'phase.json') : join(dir, 'signals', `${getFileName(plan)}.json`);
}

/** Encodes a plan id, which may contain any character but a slash, as one safe path component. */
export function getFileName(plan: string): string {
  return encodeURIComponent(plan).replace(/^\.+/, (dots) => '%2E'.repeat(dots.length));
}

/** An unreadable signal proves nothing, so it becomes a failure. */
function readJson(text: string): unknown {
  const signal = tryParseJson(text);
  if (signal !== undefined) return signal;
  return { status: 'failure', phase: '0', reason: 'internal', error: 'the recorded signal cannot be read' };
}

export interface StoredLog {
  readonly plan: string;
  readonly attempt: number;
  readonly of: string;
  readonly path: string;
  readonly changedAt: number;
}

export function listAttemptLogs(dir: string, plans: readonly string[]): StoredLog[] {
  const names = listDir(join(dir, 'logs'));
  return plans.flatMap((plan) => {
    const prefix = `${getFileName(plan)}-a`;
    const storedLogs = names.flatMap((name): StoredLog[] => {
      const [, attempt, of = 'agent'] =
        (name.startsWith(prefix) && /^(\d{1,9})(?:\.([\w-]+))?\.log$/.exec(name.slice(prefix.length))) || [];
      const path = join(dir, 'logs', name);
      const file = attempt === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
      if (!file?.isFile()) return [];
      return [{ plan, attempt: Number(attempt), of, path, changedAt: file.mtimeMs }];
    });
    return storedLogs.sort((a, b) => a.attempt - b.attempt || a.changedAt - b.changedAt);
  });
}
