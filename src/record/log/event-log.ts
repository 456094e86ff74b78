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
import { endsInMidLine, linesFromEnd } from '../../system/files/file-tail.ts';
import { isNestedTooDeep } from '../../system/files/json-text.ts';
import { clipText, firstFew } from '../../system/text/text.ts';
import {
  type EventDetails,
  type EventKind,
  type EventOf,
  type EventStamp,
  endsCounting,
  eventsVersion,
  isEvent,
  isKnownKind,
  kindsWith,
  kindsWithout,
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
  mendLastLine(file);
  const recent = recentEvents(file, runStamp.phase);
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
  const bytes = Buffer.alloc(size);
  readSync(file, bytes, 0, size, 0);
  closeSync(file);
  rmSync(path, { recursive: true, force: true });
  const again = openLog(path);
  appendFileSync(again, bytes);
  return again;
}

/** Events that a run needs from a log that may hold a million. */
export interface RecentEvents {
  /** Oldest first: all of the log's last part, and before that what counts for a run that is continued. */
  readonly events: readonly LedgerEvent[];
  /** Includes events that this version cannot read: their numbers and epochs count. */
  readonly lines: readonly RecordedLine[];
  readonly lastSeq: number;
  /** Complaints about lines that are not events of this phase, as sentences. They are skipped and kept. */
  readonly complaints: readonly string[];
}

/**
 * Reads a log from its end back to the last run that is over (`endsCounting`), and at least its last megabyte,
 * without events of other phases and of runs that had been taken over.
 */
export function recentEvents(file: number, phase: string): RecentEvents {
  const recordedLines: RecordedLine[] = [];
  const unreadable = new Set<RecordedLine>();
  const external = new Set<string>();
  let garbage = 0;
  const isOfPhase = phaseTest(phase);
  const { size } = fstatSync(file);
  let lastSeq = 0;
  let isCounted = false;
  let isRecent = true;
  // The last event of the phase has the last number, whatever its kind.
  let isNumbered = false;
  const skips = (bytes: string, from: number, to: number) => isNumbered && isSkippable(bytes, from, to, isRecent);
  for (const { text, from } of linesFromEnd(file, skips)) {
    isRecent = size - from <= recentBytes;
    if (recordedLines.length >= maxEvents || (isCounted && !isRecent)) break;
    const line = parseLine(text);
    lastSeq = Math.max(lastSeq, line?.seq ?? 0);
    isNumbered ||= line !== null && isOfPhase(line.phase);
    if (line === null) garbage += 1;
    else if (isKnownKind(line.event) && kindTraits(line.event).fleeting) continue;
    else if (!isOfPhase(line.phase)) external.add(line.phase);
    else {
      recordedLines.push(line);
      if (!isEvent(line)) unreadable.add(line);
      else isCounted ||= endsCounting(line);
    }
  }
  const complaints = describeUnreadableLines(garbage, external, recordedLines, unreadable);
  const lines = withoutFenced(recordedLines.reverse());
  const events = lines.filter((line): line is LedgerEvent => unreadable.size === 0 || !unreadable.has(line));
  return { events: withSignedCommits(events), lines, lastSeq, complaints };
}

/** Caches the few spellings of a phase that occur up to a million times. */
function phaseTest(phase: string): (match: string) => boolean {
  const key = phaseKey(phase);
  const existing = new Map<string, boolean>();
  return (match) => {
    const isOfIt = existing.get(match) ?? phaseKey(match) === key;
    existing.set(match, isOfIt);
    return isOfIt;
  };
}

/** Lines that EXECUTION_LOG.md may lack are in this part; an older run that is over has added its own. */
const recentBytes = 1024 * 1024;
/** More than any cap on attempts lets a run write that counts. */
const maxEvents = 50_000;

/** Decides from the bytes, because most lines of a long log are progress, which is not needed. */
function isSkippable(bytes: string, from: number, to: number, isRecent: boolean): boolean {
  // Searches this line only; a search to the end of the file would be repeated for each line.
  const line = bytes.slice(from, to);
  const at = line.indexOf(eventField);
  if (at < 0) return false;
  const begin = at + eventField.length;
  for (const kind of fleetingKinds) if (line.startsWith(kind, begin)) return true;
  return !isRecent && !countingKinds.has(line.slice(begin, line.indexOf('"', begin)));
}

const eventField = '"event":"';
const fleetingKinds = kindsWith({ fleeting: true }).map((kind) => `${kind}"`);
const countingKinds: ReadonlySet<string> = new Set(kindsWithout('recentOnly'));

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
  external: ReadonlySet<string>,
  matches: readonly (RecordedLine & { readonly schemaVersion?: unknown })[],
  unreadable: ReadonlySet<RecordedLine>,
): string[] {
  const newer = new Set(
    matches.map(({ schemaVersion = 0 }) => Number(schemaVersion)).filter((it) => it > eventsVersion),
  );
  const kinds = [...new Set([...unreadable].map(({ event }) => event))];
  const [unknown, misshapen] = [kinds.filter((event) => !isKnownKind(event)), kinds.filter(isKnownKind)];
  return [
    ...(garbage > 0 ? [`${garbage} lines are not events`] : []),
    ...[...external].map((phase) => `there are events of phase ${phase}`),
    ...[...newer].map((version) => `there are events of version ${version}, this is version ${eventsVersion}`),
    ...(unknown.length > 0 ? [`this version does not know the events ${safeNames(unknown)}`] : []),
    ...(misshapen.length > 0 ? [`events lack required fields: ${safeNames(misshapen)}`] : []),
  ];
}

/** The file may contain anything. */
function safeNames(names: readonly string[]): string {
  const shown = names.map((name) => JSON.stringify(clipText(name, 60)));
  return firstFew(shown, 10);
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
 * Repairs a last line without newline. A crash leaves the beginning of an event or all but its newline, a power
 * cut zeros for bytes not yet written. Other text was not torn by us and only gets its newline.
 */
function mendLastLine(file: number): void {
  if (!endsInMidLine(file)) return;
  const [line] = linesFromEnd(file);
  const isTorn = line !== undefined && parseLine(line.text) === null && /^\{("|$)|\0/.test(line.text);
  if (isTorn) ftruncateSync(file, line.from);
  else appendFileSync(file, '\n');
}
