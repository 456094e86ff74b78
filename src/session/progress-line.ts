import { type EventOf, has, type KindsWith, type LedgerEvent } from '../ledger/event.ts';
import { elapsed, plain } from '../report/text.ts';

/**
 * Shows a run on a terminal as it happens, one line an event, with the time since the run began. Returns the line for
 * an event, or null where it means nothing to a person.
 */
export function progressLine(
  waves: ReadonlyMap<string, number>,
  colour: boolean,
): (event: LedgerEvent) => string | null {
  const paint = painter(colour);
  let startedAt: number | null = null;
  let wave = 0;
  return (event) => {
    startedAt ??= Date.parse(event.at);
    if (!has(event, { shown: true })) return null;
    const text = (lines[event.event] as Line<LedgerEvent>)(event, paint);
    const clock = paint('dim', elapsed(Date.parse(event.at) - startedAt).padStart(8));
    const planWave = event.event === 'attempt_start' ? (waves.get(event.plan) ?? wave) : wave;
    const heading = planWave !== wave ? `${clock}  ${paint('bold', `wave ${planWave}`)}\n` : '';
    wave = planWave;
    return `${heading}${clock}  ${text}`;
  };
}

type Paint = (style: keyof typeof styles, text: string) => string;
const styles = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

function painter(colour: boolean): Paint {
  return (style, text) => (colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
}

type Line<E> = (event: E, paint: Paint) => string;

/** What is said of each kind that is shown. */
const lines: { readonly [K in KindsWith<{ shown: true }>]: Line<EventOf<K>> } = {
  phase_start: ({ phase, plans, done, agent }, paint) =>
    paint('bold', `phase ${phase}: ${plans.length} plans, ${done.length} of them done, agent ${agent}`),
  attempt_start: ({ plan, attempt }, paint) => `  ${paint('cyan', plan)}  attempt ${attempt}`,
  adopt: ({ plan, attempt, isAtWork, endsAt }, paint) => {
    const work = isAtWork ? `; its agent is still at work, until ${endsAt} at the latest` : '';
    return `  ${paint('cyan', plan)}  attempt ${attempt}, adopted from the run before${work}`;
  },
  agent_progress: ({ plan, what }, paint) => `  ${paint('cyan', plan)}    ${plain(what)}`,
  tests_start: ({ command }, paint) => `  ${paint('cyan', 'tests')}  ${plain(command)}`,
  tests_end: ({ verdict, reasons, passed }, paint) =>
    `  ${paint('cyan', 'tests')}    ${plain(verdict)}: ${plain(reasons.join('; ') || `${String(passed)} passed`)}`,
  verify_start: ({ plan, commands }, paint) => `  ${paint('cyan', plan)}    ${commands} automated checks`,
  handoff_start: ({ plan, why }, paint) => `  ${paint('cyan', plan)}    ${paint('yellow', plain(why))}`,
  repair: ({ plan, repair, details }, paint) =>
    `  ${paint('cyan', plan)}    ${paint('yellow', `repair ${repair}, in the same session: ${plain(details)}`)}`,
  judge_start: ({ commit }, paint) => `  ${paint('cyan', 'judge')}  commit ${commit.slice(0, 12)} in a clean copy`,
  judge_end: ({ commands, durationMs }, paint) =>
    `  ${paint('cyan', 'judge')}    ${commands} ${commands === 1 ? 'command' : 'commands'} of plans, ${elapsed(durationMs)} besides`,
  summary_adopted: ({ plan, evidence }, paint) =>
    `  ${paint('cyan', plan)}  its SUMMARY was verified now (${evidence}); it counts as done`,
  verifier_start: ({ report }, paint) => `  ${paint('cyan', 'verifier')}  ${plain(report)}`,
  set_back: ({ plan, files }, paint) =>
    `  ${paint('cyan', plan)}    ${paint('yellow', `set back what the agent changed in ${plain(files.join(', '))}`)}`,
  rollback: ({ plan, kept }, paint) => `  ${paint('cyan', plan)}    rolled back${keptText(kept)}`,
  retry_wait: ({ plan, why }, paint) => `  ${paint('cyan', plan)}    ${paint('yellow', plain(why))}`,
  recovered: ({ plan = '', attempt, of, tag, kept }, paint) => {
    const part = of === undefined ? `attempt ${attempt}` : `its ${of === 'judge' ? 'exit gate' : of}`;
    const restored = tag === undefined ? '' : ': tree restored';
    const text = `an earlier run was cut off in ${part}${restored}${keptText(kept)}`;
    return `  ${paint('cyan', plan)}    ${paint('yellow', text)}`;
  },
  answered: ({ plan, approved, by }, paint) =>
    `  ${paint('cyan', plan)}  ${approved ? 'approved' : 'answered'} by ${plain(by)}`,
  warning: ({ plan = '', message }, paint) => `  ${paint('cyan', plan)}  ${paint('yellow', `! ${plain(message)}`)}`,
  plan_complete: ({ plan }, paint) => `  ${paint('cyan', plan)}  ${paint('green', '✓ complete')}`,
  plan_failed: (event, paint) => `  ${paint('cyan', event.plan)}  ${paint('red', '✗ failed:')} ${whyOf(event)}`,
  plan_blocked: (event, paint) => `  ${paint('cyan', event.plan)}  ${paint('yellow', '‖ blocked:')} ${whyOf(event)}`,
  plan_skipped: (event, paint) => `  ${paint('cyan', event.plan)}  ${paint('dim', `- ${whyOf(event)}`)}`,
};

function keptText(kept: string | null): string {
  return kept === null ? '' : `, its work is kept in ${kept}`;
}

function whyOf({ signal: { details } }: EventOf<KindsWith<{ ends: 'plan' }>>): string {
  const { error, reason = '' } = details as { error?: { message?: string }; reason?: string };
  return plain(error?.message ?? reason);
}
