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
import { syncFolder } from '../files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../files/file-tail.ts';
import { isNestedTooDeep } from '../files/nesting.ts';
import { phaseKey } from '../phase/phase-id.ts';

/** One line of the record of a run. `at` is an ISO time, `seq` grows by one within a log, across runs. */
export interface LedgerEvent {
  readonly at: string;
  readonly runId: string;
  readonly seq: number;
  /** That of the lease it was written under: a line of a run that had been taken over by then does not count. */
  readonly epoch?: number;
  readonly event: EventName;
  readonly phase: string;
  readonly plan?: string;
  readonly attempt?: number;
  readonly [detail: string]: unknown;
}

export type EventName =
  | 'phase_start'
  | `phase_${Ending}`
  | 'attempt_start'
  | 'checkpoint'
  | 'agent_start'
  | 'agent_progress'
  | 'agent_end'
  | 'adopt'
  | 'setup_start'
  | 'attempt_failed'
  | 'salvage'
  | 'fold'
  | 'verify_start'
  | 'verify'
  | 'tests_start'
  | 'tests_end'
  /** What the tests said on the commit the phase began on. */
  | 'tests_base'
  | 'judge_start'
  | 'judge_end'
  | 'verifier_start'
  | 'verifier_end'
  | 'commit'
  | 'settled'
  | 'rollback'
  | 'retry_wait'
  | `plan_${Ending}`
  | 'set_back'
  /** A SUMMARY that nobody saw verified was verified now, and its plan counts as done. */
  | 'summary_adopted'
  /** `message` is for whoever looks at the run, and stands in its signal. */
  | 'warning'
  | 'recovered'
  /** The host's id of the job that opened a chained run. */
  | 'opened'
  | 'round_start'
  | 'leg'
  | 'round_end';

type Ending = 'complete' | 'failed' | 'blocked' | 'skipped';

/** The form of the events, told by each `phase_start`. */
export const eventsVersion = 1;

/** What every event of one run bears. */
export type EventStamp = Pick<LedgerEvent, 'runId' | 'phase' | 'epoch'>;

/**
 * The append-only record, NDJSON. An event that announces an effect is on the disk before the effect begins.
 * A last line torn by a crash is cut off when the log is opened: its effect had not begun.
 */
export class EventLog {
  readonly #path: string;
  readonly #stamp: EventStamp;
  readonly #now: () => Date;
  #file: number;
  #seq: number;

  private constructor(path: string, file: number, lastSeq: number, stamp: EventStamp, now: () => Date) {
    this.#path = path;
    this.#file = file;
    this.#seq = lastSeq;
    this.#stamp = stamp;
    this.#now = now;
  }

  /** Opens a log for one run, mends its end, and returns what a run has to know of those before it. */
  static open(path: string, stamp: EventStamp, now: () => Date): { log: EventLog; recent: RecentEvents } {
    const file = openLog(path);
    mendLastLine(file);
    const recent = recentEvents(file, stamp.phase);
    return {
      log: new EventLog(path, file, recent.lastSeq, { ...stamp, ...epochAfter(recent.events, stamp) }, now),
      recent,
    };
  }

  append(event: EventName, details: Record<string, unknown> = {}): LedgerEvent {
    const seq = this.#seq + 1;
    const full: LedgerEvent = { at: this.#now().toISOString(), seq, ...this.#stamp, event, ...details };
    if (fstatSync(this.#file).nlink === 0) this.#begin(); // an agent has removed it
    const { size } = fstatSync(this.#file);
    try {
      appendFileSync(this.#file, `${JSON.stringify(full)}\n`);
      if (announcing.has(event)) fsyncSync(this.#file);
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

/**
 * Events that have to be on the disk before what they announce, or that end a phase. The loss of another in a power
 * cut changes no decision: signals and git hold the same facts.
 */
const announcing = new Set<EventName>([
  ...(['phase_start', 'checkpoint', 'commit', 'fold', 'rollback', 'recovered'] as const),
  ...(['phase_complete', 'phase_failed', 'phase_blocked', 'phase_skipped'] as const),
]);

/** What a run has to know of a log that may hold a million events. */
export interface RecentEvents {
  /** Oldest first: all of the log's last part, and before that what counts for a run that is gone on with. */
  readonly events: readonly LedgerEvent[];
  readonly lastSeq: number;
  /** What stands in that part and is no event of this phase, as sentences. It is passed over and left as it is. */
  readonly complaints: readonly string[];
}

/**
 * Reads a log from its end back to the last run that is over (`endsTheCount`), and at least the last megabyte of it.
 * Events of another phase are passed over, and so are those of a run that was taken over before it wrote them.
 */
export function recentEvents(file: number, phase: string): RecentEvents {
  const found: LedgerEvent[] = [];
  const passedOver = { garbage: 0, foreign: new Set<string>(), newer: new Set<number>() };
  const key = phaseKey(phase);
  const { size } = fstatSync(file);
  let lastSeq = 0;
  let isCounted = false;
  let isRecent = true;
  // The last event has the last number, whatever it says.
  const skips = (bytes: string, from: number, to: number) => lastSeq > 0 && isOfNoUse(bytes, from, to, isRecent);
  for (const { text, from } of linesFromEnd(file, skips)) {
    isRecent = size - from <= recentBytes;
    if (found.length >= mostEvents || (isCounted && !isRecent)) break;
    const event = parseEvent(text);
    lastSeq = Math.max(lastSeq, event?.seq ?? 0);
    if (event === null) passedOver.garbage += 1;
    else if (event.event === 'agent_progress') continue;
    else if (phaseKey(event.phase) !== key) passedOver.foreign.add(event.phase);
    else {
      found.push(event);
      if (Number(event.schemaVersion) > eventsVersion) passedOver.newer.add(Number(event.schemaVersion));
      isCounted ||= endsTheCount(event);
    }
  }
  return { events: withoutFenced(found.reverse()), lastSeq, complaints: complaintsOf(passedOver) };
}

/** Lines that the readable log may lack stand in this last part; a run that is over and older has brought its own there. */
const recentBytes = 1024 * 1024;
/** More than any cap on attempts lets a run write that counts. */
const mostEvents = 50_000;

/** Whether an event says that a run is over, so that a person looks before the next: then nothing counts any more. */
export function endsTheCount({ event, exitStatus }: LedgerEvent): boolean {
  if (!phaseEndings.has(event)) return false;
  return exitStatus === 'COMPLETED' || exitStatus === 'STUCK' || exitStatus === 'BLOCKED';
}

const phaseEndings = new Set<string>(['phase_complete', 'phase_failed', 'phase_blocked', 'phase_skipped']);

/** Told from the bytes, for most lines of a long log are progress that nobody asks for any more. */
function isOfNoUse(bytes: string, from: number, to: number, isRecent: boolean): boolean {
  // Of the line alone: a search that goes on to the end of the file would be made for each of its lines.
  const line = bytes.slice(from, to);
  const at = line.indexOf(eventField);
  if (at < 0) return false;
  const begin = at + eventField.length;
  if (line.startsWith('agent_progress"', begin)) return true;
  return !isRecent && !counting.has(line.slice(begin, line.indexOf('"', begin)));
}

const eventField = '"event":"';
const counting = new Set([
  ...phaseEndings,
  ...['phase_start', 'attempt_start', 'attempt_failed', 'checkpoint', 'retry_wait', 'recovered'],
  ...['agent_start', 'agent_end', 'adopt', 'rollback', 'verify'],
  ...['opened', 'round_start', 'round_end', 'leg'],
  ...['verify_start', 'judge_start', 'judge_end', 'tests_start', 'tests_end', 'verifier_start', 'verifier_end'],
  ...['plan_complete', 'plan_failed', 'plan_blocked', 'plan_skipped'],
]);

/** A record that came from another machine counts from that machine's leases: whoever goes on with it comes after. */
function epochAfter(events: readonly LedgerEvent[], { epoch = 0, runId }: EventStamp): Pick<EventStamp, 'epoch'> {
  const last = events.findLast((event) => event.epoch !== undefined);
  const after = (last?.epoch ?? 0) + (last?.runId === runId ? 0 : 1);
  return { epoch: Math.max(epoch, last === undefined ? 0 : after) };
}

/** What a run wrote that was stopped, taken over and woken again; by then the log belonged to another. */
function withoutFenced(events: readonly LedgerEvent[]): LedgerEvent[] {
  let highest = 0;
  return events.filter(({ epoch = highest }) => {
    highest = Math.max(highest, epoch);
    return epoch === highest;
  });
}

function complaintsOf(passedOver: { garbage: number; foreign: Set<string>; newer: Set<number> }): string[] {
  const { garbage, foreign, newer } = passedOver;
  return [
    ...(garbage > 0 ? [`${garbage} lines are no events`] : []),
    ...[...foreign].map((phase) => `there are events of phase ${phase}`),
    ...[...newer].map((version) => `there are events of version ${version}, this is version ${eventsVersion}`),
  ];
}

/** An event of a log's line; null for a line that is none (an edit, a foreign tool). */
export function parseEvent(line: string): LedgerEvent | null {
  // A short line cannot hold so many levels that it matters, and a log may have a million lines.
  // No event is shorter than the names of its fields, and to have JSON.parse say no takes a hundred times as long.
  if (line.length < 30 || !line.startsWith('{') || !line.trimEnd().endsWith('}')) return null;
  if (line.length > 2_000 && isNestedTooDeep(line)) return null;
  try {
    const event = JSON.parse(line) as LedgerEvent;
    const isEvent =
      typeof event.event === 'string' && typeof event.phase === 'string' && Number.isSafeInteger(event.seq * 2);
    return isEvent ? event : null;
  } catch {
    return null;
  }
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
  const isTorn = line !== undefined && parseEvent(line.text) === null && /^\{("|$)|\0/.test(line.text);
  if (isTorn) ftruncateSync(file, line.from);
  else appendFileSync(file, '\n');
}
