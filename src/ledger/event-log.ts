import { appendFileSync, closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One line of the record of a run. `at` is an ISO time, `seq` grows by one within a log, across runs. */
export interface LedgerEvent {
  readonly at: string;
  readonly runId: string;
  readonly seq: number;
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
  | 'setup_start'
  | 'attempt_failed'
  | 'salvage'
  | 'fold'
  | 'verify_start'
  | 'verify'
  | 'tests_start'
  | 'tests_end'
  | 'verifier_start'
  | 'verifier_end'
  | 'commit'
  | 'rollback'
  | 'retry_wait'
  | `plan_${Ending}`
  | 'set_back'
  | 'recovered';

type Ending = 'complete' | 'failed' | 'blocked' | 'skipped';

/**
 * The append-only record, NDJSON. An event that announces an effect is on the disk before the effect begins.
 * A last line torn by a crash is cut off when the log is opened: its effect had not begun.
 */
export class EventLog {
  readonly #file: number;
  readonly #stamp: Pick<LedgerEvent, 'runId' | 'phase'>;
  readonly #now: () => Date;
  #seq: number;

  private constructor(file: number, lastSeq: number, stamp: Pick<LedgerEvent, 'runId' | 'phase'>, now: () => Date) {
    this.#file = file;
    this.#seq = lastSeq;
    this.#stamp = stamp;
    this.#now = now;
  }

  /** Opens a log for one run and returns what earlier runs left in it. */
  static open(
    path: string,
    stamp: Pick<LedgerEvent, 'runId' | 'phase'>,
    now: () => Date,
  ): { log: EventLog; earlier: LedgerEvent[] } {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'a+');
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
    const earlier = parseEvents(whole);
    return { log: new EventLog(file, earlier.at(-1)?.seq ?? 0, stamp, now), earlier };
  }

  append(event: EventName, details: Record<string, unknown> = {}): LedgerEvent {
    this.#seq += 1;
    const full: LedgerEvent = { at: this.#now().toISOString(), seq: this.#seq, ...this.#stamp, event, ...details };
    appendFileSync(this.#file, `${JSON.stringify(full)}\n`);
    if (announcing.has(event)) fsyncSync(this.#file);
    return full;
  }

  close(): void {
    closeSync(this.#file);
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

/** Every readable event of a log's text; a line that is no event (an edit, a foreign tool) is passed over. */
export function parseEvents(text: string): LedgerEvent[] {
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    try {
      const event = JSON.parse(line) as LedgerEvent;
      return typeof event.event === 'string' && typeof event.seq === 'number' ? [event] : [];
    } catch {
      return [];
    }
  });
}
