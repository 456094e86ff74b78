import {
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import { syncFolder } from '../../system/files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../../system/files/file-tail.ts';
import { isNestedTooDeep } from '../../system/files/json-text.ts';
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
  kindTraits,
  type LedgerEvent,
  type RecordedLine,
} from '../events/event.ts';
import { withSignedCommits } from '../readings/signed-commits.ts';

/** What every event of one run bears. */
export type RunStamp = Pick<EventStamp, 'runId' | 'phase' | 'epoch'>;

/**
 * The append-only record, NDJSON. An event that announces an effect is on the disk before the effect begins.
 * A last line torn by a crash is cut off when the log is opened: its effect had not begun.
 */
export class EventLog {
  readonly #path: string;
  readonly #stamp: RunStamp;
  readonly #now: () => Date;
  #file: number;
  #seq: number;

  private constructor(path: string, file: number, lastSeq: number, stamp: RunStamp, now: () => Date) {
    this.#path = path;
    this.#file = file;
    this.#seq = lastSeq;
    this.#stamp = stamp;
    this.#now = now;
  }

  /** Opens a log for one run, mends its end, and returns what a run has to know of those before it. */
  static open(path: string, stamp: RunStamp, now: () => Date): { log: EventLog; recent: RecentEvents } {
    const file = openLog(path);
    mendLastLine(file);
    const recent = recentEvents(file, stamp.phase);
    return {
      log: new EventLog(path, file, recent.lastSeq, { ...stamp, ...epochAfter(recent.lines, stamp) }, now),
      recent,
    };
  }

  /** `at` is another time than now, where it is told of another machine. */
  append<K extends EventKind>(event: K, details: EventDetails<K>, at: string = this.#now().toISOString()): EventOf<K> {
    const seq = this.#seq + 1;
    const full = { at, seq, ...this.#stamp, event, ...details } as EventOf<K>;
    if (fstatSync(this.#file).nlink === 0) this.#begin(); // an agent has removed it
    const { size } = fstatSync(this.#file);
    try {
      appendFileSync(this.#file, `${JSON.stringify(full)}\n`);
      if (kindTraits(event).sync) fsyncSync(this.#file);
    } catch (error) {
      // A full disk: the next event, if there is room for it again, does not stand on the same line.
      if (fstatSync(this.#file).size > size) ftruncateSync(this.#file, size);
      throw error;
    }
    this.#seq = seq;
    return full;
  }

  close(): void {
    closeSync(this.#file);
  }

  #begin(): void {
    closeSync(this.#file);
    this.#file = openLog(this.#path);
  }
}

/** What a run has to know of a log that may hold a million events. */
export interface RecentEvents {
  /** Oldest first: all of the log's last part, and before that what counts for a run that is gone on with. */
  readonly events: readonly LedgerEvent[];
  /** The same with those among them that this version cannot read: what the readable log has to hold. */
  readonly lines: readonly RecordedLine[];
  readonly lastSeq: number;
  /** What stands in that part and is no event of this phase, as sentences. It is passed over and left as it is. */
  readonly complaints: readonly string[];
}

/**
 * Reads a log from its end back to the last run that is over (`endsTheCount`), and at least the last megabyte of it.
 * Events of another phase are passed over, and so are those of a run that was taken over before it wrote them.
 */
export function recentEvents(file: number, phase: string): RecentEvents {
  const found: RecordedLine[] = [];
  const unreadable = new Set<RecordedLine>();
  const passedOver = new IgnoredLines();
  const isOfPhase = phaseTest(phase);
  const { size } = fstatSync(file);
  let lastSeq = 0;
  let isCounted = false;
  let isRecent = true;
  // The last event has the last number, whatever it says.
  const skips = (bytes: string, from: number, to: number) => lastSeq > 0 && isSkippable(bytes, from, to, isRecent);
  for (const { text, from } of linesFromEnd(file, skips)) {
    isRecent = size - from <= recentBytes;
    if (found.length >= mostEvents || (isCounted && !isRecent)) break;
    const line = parseLine(text);
    lastSeq = Math.max(lastSeq, line?.seq ?? 0);
    if (line === null) passedOver.garbage += 1;
    else if (isKnownKind(line.event) && kindTraits(line.event).fleeting) continue;
    else if (!isOfPhase(line.phase)) passedOver.foreign.add(line.phase);
    else {
      found.push(line);
      passedOver.note(line);
      if (!isEvent(line)) {
        passedOver.noteUnreadable(line);
        unreadable.add(line);
      } else isCounted ||= endsCounting(line);
    }
  }
  const lines = withoutFenced(found.reverse());
  const events = lines.filter((line): line is LedgerEvent => unreadable.size === 0 || !unreadable.has(line));
  return { events: withSignedCommits(events), lines, lastSeq, complaints: passedOver.complaints };
}

/** A log has the phase written in one way or two, and a million times. */
function phaseTest(phase: string): (found: string) => boolean {
  const key = phaseKey(phase);
  const known = new Map<string, boolean>();
  return (found) => {
    const isOfIt = known.get(found) ?? phaseKey(found) === key;
    known.set(found, isOfIt);
    return isOfIt;
  };
}

/** Lines that the readable log may lack stand in this last part; a run that is over and older has brought its own there. */
const recentBytes = 1024 * 1024;
/** More than any cap on attempts lets a run write that counts. */
const mostEvents = 50_000;

/** Told from the bytes, for most lines of a long log are progress that nobody asks for any more. */
function isSkippable(bytes: string, from: number, to: number, isRecent: boolean): boolean {
  // Of the line alone: a search that goes on to the end of the file would be made for each of its lines.
  const line = bytes.slice(from, to);
  const at = line.indexOf(eventField);
  if (at < 0) return false;
  const begin = at + eventField.length;
  for (const kind of fleetingKinds) if (line.startsWith(kind, begin)) return true;
  return !isRecent && !countingKinds.has(line.slice(begin, line.indexOf('"', begin)));
}

const eventField = '"event":"';
const fleetingKinds = kindsWith({ fleeting: true }).map((kind) => `${kind}"`);
const countingKinds: ReadonlySet<string> = new Set(kindsWith({ counts: true }));

/** A record that came from another machine counts from that machine's leases: whoever goes on with it comes after. */
function epochAfter(lines: readonly RecordedLine[], { epoch = 0, runId }: RunStamp): Pick<RunStamp, 'epoch'> {
  const last = lines.findLast((line) => line.epoch !== undefined);
  const after = (last?.epoch ?? 0) + (last?.runId === runId ? 0 : 1);
  return { epoch: Math.max(epoch, last === undefined ? 0 : after) };
}

/** What a run wrote that was stopped, taken over and woken again; by then the log belonged to another. */
function withoutFenced(lines: readonly RecordedLine[]): RecordedLine[] {
  let highest = 0;
  return lines.filter(({ epoch = highest }) => {
    highest = Math.max(highest, epoch);
    return epoch === highest;
  });
}

/** What stands in a log besides the events of its phase. */
class IgnoredLines {
  garbage = 0;
  readonly foreign = new Set<string>();
  readonly #newer = new Set<number>();
  readonly #unknown = new Set<string>();
  readonly #misshapen = new Set<string>();

  note({ schemaVersion }: RecordedLine & { readonly schemaVersion?: unknown }): void {
    if (schemaVersion !== undefined && Number(schemaVersion) > eventsVersion) this.#newer.add(Number(schemaVersion));
  }

  noteUnreadable({ event }: RecordedLine): void {
    (isKnownKind(event) ? this.#misshapen : this.#unknown).add(event);
  }

  get complaints(): string[] {
    return [
      ...(this.garbage > 0 ? [`${this.garbage} lines are not events`] : []),
      ...[...this.foreign].map((phase) => `there are events of phase ${phase}`),
      ...[...this.#newer].map((version) => `there are events of version ${version}, this is version ${eventsVersion}`),
      ...(this.#unknown.size > 0 ? [`this version does not know the events ${safeNames(this.#unknown)}`] : []),
      ...(this.#misshapen.size > 0 ? [`events lack what their kind has to say: ${safeNames(this.#misshapen)}`] : []),
    ];
  }
}

/** Names from a file that anybody may have written. */
function safeNames(names: ReadonlySet<string>): string {
  return [...names]
    .slice(0, 10)
    .map((name) => JSON.stringify(name.slice(0, 60)))
    .join(', ');
}

/** A log's line as far as every event has it; null for one that is none (an edit, a foreign tool). */
export function parseLine(line: string): RecordedLine | null {
  // A short line cannot hold so many levels that it matters, and a log may have a million lines.
  // No event is shorter than the names of its fields, and to have JSON.parse say no takes a hundred times as long.
  if (line.length < 30 || !line.startsWith('{') || !line.trimEnd().endsWith('}')) return null;
  if (line.length > 2_000 && isNestedTooDeep(line)) return null;
  try {
    const found = JSON.parse(line) as RecordedLine;
    return hasStamp(found) ? found : null;
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
 * A crash leaves a beginning of an event as the last line, or all of it but the newline, and a power cut zeros in place
 * of bytes that had not come to the disk. Whatever else stands there was not torn by us: it only gets its newline.
 */
function mendLastLine(file: number): void {
  if (!endsInMidLine(file)) return;
  const [line] = linesFromEnd(file);
  const isTorn = line !== undefined && parseLine(line.text) === null && /^\{("|$)|\0/.test(line.text);
  if (isTorn) ftruncateSync(file, line.from);
  else appendFileSync(file, '\n');
}
