import { type EventOf, hasTraits, type KindsWith, type LedgerEvent } from '../../record/events/event.ts';
import { answerWord, raceText } from '../../record/events/event-text.ts';
import { counted, elapsed, firstFew, plainLine, shortId } from '../../system/text/text.ts';
import { failureCause } from '../report/phase-report.ts';

/** Formats a run for a terminal, one line an event, with the time since this process began to follow it. */
export class ProgressLines {
  readonly #paint: Paint;
  readonly #heading: (event: LedgerEvent) => string | null;
  readonly #startedAt: number;

  /** `waves` are their numbers by plan; `startedAt` is ms since the epoch. */
  constructor(waves: ReadonlyMap<string, number>, colour: boolean, startedAt: number) {
    this.#paint = painter(colour);
    this.#heading = waveHeadings(waves);
    this.#startedAt = startedAt;
  }

  /** Line for an event, with a heading above it where a wave begins; null for one that is not shown. */
  of(event: LedgerEvent): string | null {
    const wave = this.#heading(event);
    if (!hasTraits(event, { shown: true })) return null;
    const text = (lines[event.event] as Line<LedgerEvent>)(event, this.#paint);
    const clock = this.#clock(Date.parse(event.at));
    return `${wave === null ? '' : `${clock}  ${this.#paint('bold', wave)}\n`}${clock}  ${text}`;
  }

  /** Line about a plan without an event; `at` is ms since the epoch. */
  on(plan: string, text: string, at: number): string {
    return `${this.#clock(at)}    ${this.#paint('cyan', plan)}    ${plainLine(text)}`;
  }

  /** Blank for what happened before: in another job, whose log has its times. */
  #clock(at: number): string {
    return this.#paint('dim', (at < this.#startedAt ? '' : elapsed(at - this.#startedAt)).padStart(8));
  }
}

/** Heading for the first plan of a wave, and for one that starts after plans of a later wave. */
function waveHeadings(waves: ReadonlyMap<string, number>): (event: LedgerEvent) => string | null {
  // Empty in a later round of a chain: its job has not seen which plans ended before.
  const open = new Map<string, number>();
  const started = new Set<string>();
  let current = 0;
  return (event) => {
    if (event.event === 'phase_start') for (const [id, wave] of waves) if (!event.done.includes(id)) open.set(id, wave);
    if (hasTraits(event, { ends: 'plan' })) open.delete(event.plan);
    if (event.event !== 'attempt_start' || started.has(event.plan)) return null;
    started.add(event.plan);
    const wave = waves.get(event.plan) ?? current;
    if (wave === current) return null;
    current = wave;
    const earlier = [...open].flatMap(([id, number]) => (number < wave ? [id] : []));
    return earlier.length === 0 ? `wave ${wave}` : `wave ${wave}, before ${firstFew(earlier)} of an earlier wave ended`;
  };
}

type Paint = (style: keyof typeof styles, text: string) => string;
const styles = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

function painter(colour: boolean): Paint {
  return (style, text) => (colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
}

type Line<E> = (event: E, paint: Paint) => string;

const lines: { readonly [K in KindsWith<{ shown: true }>]: Line<EventOf<K>> } = {
  phase_start: ({ phase, plans, done, agent, isContinued }, paint) => {
    const found = `found persisted state, ${counted(done.length, 'plan')} already complete`;
    const known = isContinued ? found : `${done.length} of them done`;
    return paint('bold', `phase ${phase}: ${counted(plans.length, 'plan')}, ${known}, agent ${agent}`);
  },
  attempt_start: ({ plan, attempt }, paint) => `  ${paint('cyan', plan)}  attempt ${attempt}`,
  race: (event, paint) => `  ${paint('cyan', event.plan)}  ${plainLine(raceText(event))}`,
  adopt: ({ plan, attempt, isAtWork, endsAt }, paint) => {
    const work = isAtWork ? `; its agent is still working, until ${endsAt} at the latest` : '';
    return `  ${paint('cyan', plan)}  attempt ${attempt}, adopted from the previous run${work}`;
  },
  agent_progress: ({ plan, what }, paint) => `  ${paint('cyan', plan)}    ${plainLine(what)}`,
  tests_start: ({ command }, paint) => `  ${paint('cyan', 'tests')}  ${plainLine(command)}`,
  tests_end: ({ verdict, reasons, passed }, paint) =>
    `  ${paint('cyan', 'tests')}    ${plainLine(verdict)}: ${plainLine(reasons.join('; ') || `${String(passed)} passed`)}`,
  side_tests_start: ({ what }, paint) => `  ${paint('cyan', 'tests')}  ${sideTests[what]}`,
  mutants_start: ({ tried }, paint) => `  ${paint('cyan', 'mutants')}  ${counted(tried, 'small change')} of the code`,
  mutants_end: ({ tried, killed, undecided, durationMs }, paint) =>
    `  ${paint('cyan', 'mutants')}  ${killed} of ${tried - undecided} small changes noticed ${paint('dim', elapsed(durationMs))}`,
  tests_flaky: ({ names }, paint) =>
    `  ${paint('cyan', 'tests')}    ${paint('yellow', `flaky: ${plainLine(firstFew(names))}`)}`,
  verify_start: ({ plan, commands }, paint) => `  ${paint('cyan', plan)}    ${counted(commands, 'automated check')}`,
  handoff_start: ({ plan, why }, paint) => `  ${paint('cyan', plan)}    ${paint('yellow', plainLine(why))}`,
  repair: ({ plan, repair, details }, paint) =>
    `  ${paint('cyan', plan)}    ${paint('yellow', `repair ${repair}: ${plainLine(details)}`)}`,
  reopened: ({ plan, why }, paint) => `  ${paint('cyan', plan)}  ${paint('yellow', `reopened: ${plainLine(why)}`)}`,
  host_checks: ({ verdict, why }, paint) =>
    `  ${paint('cyan', 'checks')}  ${verdict}${why === '' ? '' : `: ${plainLine(why)}`}`,
  judge_start: ({ commit }, paint) => `  ${paint('cyan', 'judge')}  commit ${shortId(commit)} in a clean copy`,
  judge_end: ({ commands, durationMs }, paint) =>
    `  ${paint('cyan', 'judge')}    ${counted(commands, 'command')} of plans, ${elapsed(durationMs)} besides`,
  verdict_stands: ({ commit, judgedAt }, paint) =>
    `  ${paint('cyan', 'judge')}  commit ${shortId(commit)}: the verdict of ${judgedAt} stands; --rejudge judges it again`,
  summary_adopted: ({ plan, evidence }, paint) =>
    `  ${paint('cyan', plan)}  its SUMMARY was verified now (${evidence}); it counts as done`,
  verifier_start: ({ report }, paint) => `  ${paint('cyan', 'verifier')}  ${plainLine(report)}`,
  set_back: ({ plan, files }, paint) =>
    `  ${paint('cyan', plan)}    ${paint('yellow', `undid changes of the agent in ${plainLine(files.join(', '))}`)}`,
  rollback: ({ plan, kept }, paint) => `  ${paint('cyan', plan)}    rolled back${keptText(kept)}`,
  retry_wait: ({ plan, why }, paint) => `  ${paint('cyan', plan)}    ${paint('yellow', plainLine(why))}`,
  recovered: ({ plan = '', attempt, of, tag, kept }, paint) => {
    const part = of === undefined ? `attempt ${attempt}` : `its ${of === 'judge' ? 'exit gate' : of}`;
    const restored = tag === undefined ? '' : ': tree restored';
    const text = `an earlier run was cut off in ${part}${restored}${keptText(kept)}`;
    return `  ${paint('cyan', plan)}    ${paint('yellow', text)}`;
  },
  answered: (event, paint) => `  ${paint('cyan', event.plan)}  ${answerWord(event)} by ${plainLine(event.by)}`,
  signed: ({ commits }, paint) =>
    `  ${paint('cyan', 'signed')}  ${counted(commits.length, 'commit')}, recreated by the host`,
  warning: ({ plan = '', message }, paint) => `  ${paint('cyan', plan)}  ${paint('yellow', `! ${plainLine(message)}`)}`,
  plan_complete: ({ plan, signal: { attempt, details } }, paint) => {
    const by =
      details.raced === undefined ? '' : `: attempt ${attempt}, ${plainLine(String(details.agent))}, won the race`;
    return `  ${paint('cyan', plan)}  ${paint('green', `✓ complete${by}`)}`;
  },
  plan_failed: (event, paint) =>
    `  ${paint('cyan', event.plan)}  ${paint('red', '✗ failed:')} ${failureCause(whyOf(event))}`,
  plan_blocked: (event, paint) => `  ${paint('cyan', event.plan)}  ${paint('yellow', '‖ blocked:')} ${whyOf(event)}`,
  plan_skipped: (event, paint) => `  ${paint('cyan', event.plan)}  ${paint('dim', `- ${whyOf(event)}`)}`,
};

function keptText(kept: string | null): string {
  return kept === null ? '' : `, its work is kept in ${kept}`;
}

function whyOf({ signal: { details } }: EventOf<KindsWith<{ ends: 'plan' }>>): string {
  const { error, reason = '' } = details as { error?: { message?: string }; reason?: string };
  return plainLine(error?.message ?? reason);
}

const sideTests = {
  before: 'before the phase',
  old: 'old ones on the new code',
  proof: 'new ones without the work',
  alone: 'failed ones alone',
};
