import { type EventKind, hasTraits, kindTraits, type LedgerEvent } from '../../record/events/event.ts';
import { eventText } from '../../record/events/event-text.ts';
import { formatElapsed, plainLine } from '../../system/text/text.ts';
import { failureCause } from '../report/sentences.ts';

/** Formats a run for a terminal, one line an event, with the time since this process began to follow it. */
export class ProgressLines {
  readonly #paint: Paint;
  readonly #heading: (event: LedgerEvent) => string | null;
  readonly #startedAt: number;

  /** `waves` are their numbers by plan; `startedAt` is ms since the epoch. */
  constructor(waves: ReadonlyMap<string, number>, colour: boolean, startedAt: number) {
    this.#paint = buildPainter(colour);
    this.#heading = waveHeadings(waves);
    this.#startedAt = startedAt;
  }

  /** Line for an event, with a heading above it where a wave begins; null for one that is not shown. */
  of(event: LedgerEvent): string | null {
    const wave = this.#heading(event);
    const text = hasTraits(event, { shown: true }) ? eventText(event) : null;
    if (text === null) return null;
    const [style, sign] = looks[event.event] ?? [null, ''];
    const result = plainLine(event.event === 'plan_failed' ? failureCause(text.result ?? '') : (text.result ?? ''));
    const what = `${sign}${plainLine(text.what)}${result === '' ? '' : ':'}`;
    const clock = this.#clock(Date.parse(event.at));
    const of = `${this.#paint('cyan', plainLine(text.of))}${isStep(event) ? '  ' : ''}`;
    const line = `${clock}    ${of}  ${style === null ? what : this.#paint(style, what)} ${result}`.trimEnd();
    return wave === null ? line : `${clock}  ${this.#paint('bold', wave)}\n${line}`;
  }

  /** Line about a plan without an event; `at` is ms since the epoch. */
  on(plan: string, text: string, at: number): string {
    return `${this.#clock(at)}    ${this.#paint('cyan', plan)}    ${plainLine(text)}`;
  }

  /** Blank for what happened before: in another job, whose log has its times. */
  #clock(at: number): string {
    return this.#paint('dim', (at < this.#startedAt ? '' : formatElapsed(at - this.#startedAt)).padStart(8));
  }
}

/** Heading for the first plan of a wave, and for one that starts after plans of a later wave. */
function waveHeadings(waves: ReadonlyMap<string, number>): (event: LedgerEvent) => string | null {
  const started = new Set<string>();
  let current = 0;
  return (event) => {
    if (event.event !== 'attempt_start' || started.has(event.plan)) return null;
    started.add(event.plan);
    const wave = waves.get(event.plan) ?? current;
    if (wave === current) return null;
    current = wave;
    return `wave ${wave}`;
  };
}

type Paint = (style: keyof typeof styles, text: string) => string;
const styles = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

function buildPainter(colour: boolean): Paint {
  return (style, text) => (colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
}

/** Colours and signs of what a person should see at once. */
const looks: Partial<Record<EventKind, readonly [keyof typeof styles, string]>> = {
  phase_start: ['bold', ''],
  plan_complete: ['green', '✓ '],
  plan_failed: ['red', '✗ '],
  plan_blocked: ['yellow', '‖ '],
  plan_skipped: ['dim', '- '],
  warning: ['yellow', ''],
  handoff_start: ['yellow', ''],
  repair: ['yellow', ''],
  reopened: ['yellow', ''],
  recovered: ['yellow', ''],
  retry_wait: ['yellow', ''],
  set_back: ['yellow', ''],
  tests_flaky: ['yellow', ''],
};

/** Steps of an attempt stand further in than its beginning and its end. */
function isStep(event: LedgerEvent): boolean {
  return 'attempt' in event && kindTraits(event.event).attempt !== 'opens';
}
