import {
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import { syncFolder } from '../../system/files/atomic-file.ts';
import { isNestedTooDeep } from '../../system/files/json-text.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { clipText, firstFew } from '../../system/text/text.ts';
import {
  type EventDetails,
  type EventKind,
  type EventOf,
  type EventStamp,
  isEvent,
  isKnownKind,
  kindTraits,
  type LedgerEvent,
  type RecordedLine,
} from '../events/event.ts';
import { withSignedCommits } from '../readings/signed-commits.ts';

export type RunStamp = Pick<EventStamp, 'runId' | 'phase' | 'epoch'>;

/** Append-only record, NDJSON. An event that announces an effect is on the disk before the effect begins. */
export interface EventLog {
  /** `at` is given for an event of another machine. */
  readonly append: <K extends EventKind>(event: K, details: EventDetails<K>, at?: string) => EventOf<K>;
  readonly close: () => void;
}

/**
 * Opens a log for one run, and returns the events of earlier runs that it needs. Cuts off a last line torn by a crash: its
 * effect had not begun.
 */
export function openEventLog(
  path: string,
  runStamp: RunStamp,
  now: () => Date,
): { log: EventLog; recent: RecentEvents } {
  let file = openLog(path);
  const recent = recentEvents(readMended(file), runStamp.phase);
  const stamp = { ...runStamp, ...epochAfter(recent.lines, runStamp) };
  let { lastSeq } = recent;
  const append: EventLog['append'] = (event, details, at = now().toISOString()) => {
    const seq = lastSeq + 1;
    const full = { at, seq, ...stamp, event, ...details } as EventOf<typeof event>;
    const { size, ino } = fstatSync(file);
    if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) file = writtenAnew(path, file, size);
    try {
      appendFileSync(file, `${JSON.stringify(full)}\n`);
      if (kindTraits(event).sync) fsyncSync(file);
    } catch (error) {
      // On a full disk, keeps the next event from sharing the line.
      if (fstatSync(file).size > size) ftruncateSync(file, size);
      throw error;
    }
    lastSeq = seq;
    return full;
  };
  return { log: { append, close: () => closeSync(file) }, recent };
}

/** Writes the log again where a program has removed it, or put another in its place. Returns the new file. */
function writtenAnew(path: string, file: number, size: number): number {
  const bytes = readWhole(file, size);
  closeSync(file);
  rmSync(path, { recursive: true, force: true });
  const again = openLog(path);
  appendFileSync(again, bytes);
  return again;
}

function readWhole(file: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  readSync(file, bytes, 0, size, 0);
  return bytes;
}

/** Events of a log that count for a run. */
export interface RecentEvents {
  /** Oldest first, without agents' progress. */
  readonly events: readonly LedgerEvent[];
  /** Includes events that this version cannot read: their numbers and epochs count. */
  readonly lines: readonly RecordedLine[];
  readonly lastSeq: number;
  /** Complaints about lines that are not events of this phase, as sentences. They are skipped and kept. */
  readonly complaints: readonly string[];
}

/** Reads the text of a log without events of other phases and of runs that had been taken over. */
export function recentEvents(text: string, phase: string): RecentEvents {
  const parsed = text.split('\n').flatMap((line) => (line === '' ? [] : [parseLine(line)]));
  const lines = parsed.filter((line) => line !== null);
  const counted = lines.filter(({ event }) => !(isKnownKind(event) && kindTraits(event).fleeting));
  const key = phaseKey(phase);
  const own = counted.filter((line) => phaseKey(line.phase) === key);
  const external = counted.filter((line) => phaseKey(line.phase) !== key);
  const unreadable = new Set(own.filter((line) => !isEvent(line)));
  const current = withoutFenced(own);
  return {
    events: withSignedCommits(current.filter((line): line is LedgerEvent => !unreadable.has(line))),
    lines: current,
    lastSeq: getLargest(
      lines.map(({ seq }) => seq),
      0,
    ),
    complaints: describeUnreadableLines(parsed.length - lines.length, external, unreadable),
  };
}

/** Follows the leases of the machine that wrote the record, so that a run that continues it has a later epoch. */
function epochAfter(lines: readonly RecordedLine[], { epoch = 0, runId }: RunStamp): Pick<RunStamp, 'epoch'> {
  const last = lines.findLast((line) => line.epoch !== undefined);
  const after = (last?.epoch ?? 0) + (last?.runId === runId ? 0 : 1);
  return { epoch: Math.max(epoch, last === undefined ? 0 : after) };
}

/** Drops events of a suspended run that wrote after another had taken over. */
function withoutFenced(lines: readonly RecordedLine[]): RecordedLine[] {
  let highest = 0;
  return lines.filter(({ epoch = highest }) => {
    highest = Math.max(highest, epoch);
    return epoch === highest;
  });
}

/** Sentences about lines that are no events, that are of other phases, or that this version cannot read. */
function describeUnreadableLines(
  garbage: number,
  external: readonly RecordedLine[],
  unreadable: Iterable<RecordedLine>,
): string[] {
  const phases = new Set(external.map(({ phase }) => phase));
  // The file may contain anything.
  const kinds = new Set([...unreadable].map(({ event }) => JSON.stringify(clipText(event, 60))));
  return [
    ...(garbage > 0 ? [`${garbage} lines are not events`] : []),
    ...[...phases].map((phase) => `there are events of phase ${phase}`),
    ...(kinds.size > 0 ? [`this version cannot read the events ${firstFew([...kinds], 10)}`] : []),
  ];
}

/** Parses the fields that every event has; null for a line of another origin. */
export function parseLine(line: string): RecordedLine | null {
  // Only a long line can be nested too deep. No event is shorter than its field names, and a failing JSON.parse
  // takes a hundred times as long; a log may have a million lines.
  if (line.length < 30 || !line.startsWith('{') || !line.trimEnd().endsWith('}')) return null;
  if (line.length > 2_000 && isNestedTooDeep(line)) return null;
  try {
    const recordedLine = JSON.parse(line) as RecordedLine;
    return hasStamp(recordedLine) ? recordedLine : null;
  } catch {
    return null;
  }
}

/** An epoch that is not a number would fence all other lines off. */
function hasStamp({ at, runId, phase, event, seq, epoch = 0 }: RecordedLine): boolean {
  const isNamed = typeof event === 'string' && typeof phase === 'string' && typeof runId === 'string';
  return isNamed && typeof at === 'string' && Number.isSafeInteger(seq * 2) && Number.isSafeInteger(epoch);
}

function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  syncFolder(dirname(path));
  return file;
}

/**
 * Reads a log and repairs a last line without newline. A crash leaves the beginning of an event or all but its newline, a
 * power cut zeros for bytes not yet written. Other text was not torn by us and only gets its newline.
 */
function readMended(file: number): string {
  // Not `readFileSync`: a device in its place may have no end.
  const bytes = readWhole(file, fstatSync(file).size);
  const from = bytes.lastIndexOf('\n') + 1;
  if (from === bytes.length) return bytes.toString('utf8');
  const last = bytes.toString('utf8', from);
  const isTorn = parseLine(last) === null && /^\{("|$)|\0/.test(last);
  if (isTorn) ftruncateSync(file, from);
  else appendFileSync(file, '\n');
  return bytes.toString('utf8', 0, isTorn ? from : bytes.length);
}
