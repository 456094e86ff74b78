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
import { getPhaseKey } from '../../plan/phase/phase-id.ts';
import { syncFolder } from '../../system/files/atomic-file.ts';
import { isNestedTooDeep } from '../../system/files/json-text.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { clipText, joinFirstFew } from '../../system/text/text.ts';
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

/** Append-only NDJSON log. An event that announces an effect is synced before the effect begins. */
export interface EventLog {
  /** `at` is set for events of another machine. */
  readonly append: <K extends EventKind>(event: K, details: EventDetails<K>, at?: string) => EventOf<K>;
  readonly close: () => void;
}

/**
 * Opens the log for a run and returns the earlier events that it needs. Cuts off a line torn by a crash; its effect had
 * not begun.
 */
export function openEventLog(
  path: string,
  runStamp: RunStamp,
  now: () => Date,
): { log: EventLog; recent: RecentEvents } {
  let file = openLog(path);
  const recent = recentEvents(readRepaired(file), runStamp.phase);
  const stamp = { ...runStamp, ...getNextEpoch(recent.lines, runStamp) };
  let { lastSeq } = recent;
  const append: EventLog['append'] = (event, details, time = now().toISOString()) => {
    const seq = lastSeq + 1;
    const full = { at: time, seq, ...stamp, event, ...details } as EventOf<typeof event>;
    const { size, ino } = fstatSync(file);
    if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) file = recreateLog(path, file, size);
    try {
      appendFileSync(file, `${JSON.stringify(full)}\n`);
      if (kindTraits(event).sync) fsyncSync(file);
    } catch (error) {
      // On a full disk, prevents the next event from joining a partial line.
      if (fstatSync(file).size > size) ftruncateSync(file, size);
      throw error;
    }
    lastSeq = seq;
    return full;
  };
  return { log: { append, close: () => closeSync(file) }, recent };
}

/** Recreates the log if it was removed or replaced. Returns the new file descriptor. */
function recreateLog(path: string, file: number, size: number): number {
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

export interface RecentEvents {
  readonly events: readonly LedgerEvent[];
  /** Includes unknown events, because their numbers and epochs count. */
  readonly lines: readonly RecordedLine[];
  readonly lastSeq: number;
  readonly complaints: readonly string[];
}

/** Drops events of other phases and of runs that had already been taken over. */
export function recentEvents(text: string, phase: string): RecentEvents {
  const parsed = text.split('\n').flatMap((line) => (line === '' ? [] : [parseLine(line)]));
  const lines = parsed.filter((line) => line !== null);
  const counted = lines.filter(({ event }) => !(isKnownKind(event) && kindTraits(event).fleeting));
  const key = getPhaseKey(phase);
  const phaseLines = counted.filter((line) => getPhaseKey(line.phase) === key);
  const external = counted.filter((line) => getPhaseKey(line.phase) !== key);
  const unreadable = new Set(phaseLines.filter((line) => !isEvent(line)));
  const current = withoutFenced(phaseLines);
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

/** Continues the epochs of the machine that wrote the record, so that a later run has a higher one. */
function getNextEpoch(lines: readonly RecordedLine[], { epoch = 0, runId }: RunStamp): Pick<RunStamp, 'epoch'> {
  const lastLine = lines.findLast((line) => line.epoch !== undefined);
  const nextEpoch = (lastLine?.epoch ?? 0) + (lastLine?.runId === runId ? 0 : 1);
  return { epoch: Math.max(epoch, lastLine === undefined ? 0 : nextEpoch) };
}

/** Drops events that a suspended run wrote after another run had taken over. */
function withoutFenced(lines: readonly RecordedLine[]): RecordedLine[] {
  let highest = 0;
  return lines.filter(({ epoch = highest }) => {
    highest = Math.max(highest, epoch);
    return epoch === highest;
  });
}

function describeUnreadableLines(
  garbage: number,
  external: readonly RecordedLine[],
  unreadable: Iterable<RecordedLine>,
): string[] {
  const phases = new Set(external.map(({ phase }) => phase));
  // Kinds are clipped, because the file may contain anything.
  const kinds = new Set([...unreadable].map(({ event }) => JSON.stringify(clipText(event, 60))));
  return [
    ...(garbage > 0 ? [`${garbage} lines are not events`] : []),
    ...[...phases].map((phase) => `there are events of phase ${phase}`),
    ...(kinds.size > 0 ? [`this version cannot read the events ${joinFirstFew([...kinds], 10)}`] : []),
  ];
}

export function parseLine(line: string): RecordedLine | null {
  // Cheap checks first: a failing JSON.parse is a hundred times slower, and a log may have a million lines. Only a long
  // line can be nested too deeply.
  if (line.length < 30 || !line.startsWith('{') || !line.trimEnd().endsWith('}')) return null;
  if (line.length > 2_000 && isNestedTooDeep(line)) return null;
  try {
    const recordedLine = JSON.parse(line) as RecordedLine;
    return hasStamp(recordedLine) ? recordedLine : null;
  } catch {
    return null;
  }
}

/** An invalid epoch would make all other lines count as outdated. */
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
 * Reads a log and repairs an incomplete last line. A crash can leave part of an event, a power cut zeros. Foreign text
 * is kept and only gets a newline.
 */
function readRepaired(file: number): string {
  // Not `readFileSync`: the path may be a device that never ends.
  const bytes = readWhole(file, fstatSync(file).size);
  const lastLineStart = bytes.lastIndexOf('\n') + 1;
  if (lastLineStart === bytes.length) return bytes.toString('utf8');
  const lastLine = bytes.toString('utf8', lastLineStart);
  const isTorn = parseLine(lastLine) === null && /^\{("|$)|\0/.test(lastLine);
  if (isTorn) ftruncateSync(file, lastLineStart);
  else appendFileSync(file, '\n');
  return bytes.toString('utf8', 0, isTorn ? lastLineStart : bytes.length);
}
