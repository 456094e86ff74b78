import { type EventKind, hasTraits, kindTraits, type LedgerEvent } from '../../record/events/event.ts';
import { formatEvent } from '../../record/events/event-text.ts';
import { formatElapsed, stripLine } from '../../system/text/text.ts';
import { findFailureCause } from '../report/sentences.ts';

/** Formats events as lines for a terminal, with the time since this process started. */
export class ProgressLines {
  readonly #paint: Paint;
  readonly #startedAt: number;
  readonly #waves: ReadonlyMap<string, number>;
  #wave = 0;

  /** `waves` has wave numbers by plan; `startedAt` is ms since the epoch. */
  constructor(waves: ReadonlyMap<string, number>, colour: boolean, startedAt: number) {
    this.#waves = waves;
    this.#paint = buildPainter(colour);
    this.#startedAt = startedAt;
  }

  /** Adds a heading at the start of a wave; null if the event isn't shown. */
  formatEvent(event: LedgerEvent): string | null {
    const text = hasTraits(event, { shown: true }) ? formatEvent(event) : null;
    if (text === null) return null;
    const [style, sign] = looks[event.event] ?? [null, ''];
    const result = stripLine(event.event === 'plan_failed' ? findFailureCause(text.result ?? '') : (text.result ?? ''));
    const label = `${sign}${stripLine(text.what)}${result === '' ? '' : ':'}`;
    const clock = this.#formatTime(Date.parse(event.at));
    const subject = `${this.#paint('cyan', stripLine(text.of))}${isStep(event) ? '  ' : ''}`;
    const line = `${clock}    ${subject}  ${style === null ? label : this.#paint(style, label)} ${result}`.trimEnd();
    const wave = event.event === 'attempt_start' && event.attempt === 1 ? this.#waves.get(event.plan) : undefined;
    if (wave === undefined || wave === this.#wave) return line;
    this.#wave = wave;
    return `${clock}  ${this.#paint('bold', `wave ${wave}`)}\n${line}`;
  }

  /** Formats a line that isn't about an event; `at` is ms since the epoch. */
  formatLine(plan: string, text: string, timeMs: number): string {
    return `${this.#formatTime(timeMs)}    ${this.#paint('cyan', plan)}    ${stripLine(text)}`;
  }

  /** Empty for earlier events, which come from another job. */
  #formatTime(timeMs: number): string {
    return this.#paint('dim', (timeMs < this.#startedAt ? '' : formatElapsed(timeMs - this.#startedAt)).padStart(8));
  }
}

type Paint = (style: keyof typeof styles, text: string) => string;
const styles = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

function buildPainter(colour: boolean): Paint {
  return (style, text) => (colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
}

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

function isStep(event: LedgerEvent): boolean {
  return 'attempt' in event && kindTraits(event.event).attempt !== 'opens';
}
