import type { CompletionStatus } from '../signal/signal-schema.ts';
import { attemptsText, closedText, type PhaseReport, signalText, warningsIn } from './phase-report.ts';
import { elapsed, plain, table } from './text.ts';

/** An event of the ledger, as far as it is shown. */
interface ShownEvent {
  readonly at: string;
  readonly event: string;
  readonly phase: string;
  readonly plan?: string;
  readonly attempt?: number;
  readonly [detail: string]: unknown;
}

/**
 * Shows a run on a terminal as it happens, one line an event, with the time since the run began. Returns the line for
 * an event, or null where it means nothing to a person.
 */
export function progressShow(
  waves: ReadonlyMap<string, number>,
  colour: boolean,
): (event: ShownEvent) => string | null {
  const paint = painter(colour);
  let startedAt: number | null = null;
  let wave = 0;
  return (event) => {
    startedAt ??= Date.parse(event.at);
    const text = eventText(event, paint);
    if (text === null) return null;
    const clock = paint('dim', elapsed(Date.parse(event.at) - startedAt).padStart(8));
    const planWave =
      event.event === 'attempt_start' && event.plan !== undefined ? (waves.get(event.plan) ?? wave) : wave;
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

function eventText(event: ShownEvent, paint: Paint): string | null {
  const plan = paint('cyan', event.plan ?? '');
  const signal = event.signal as { details?: { error?: { message?: string }; reason?: string } } | undefined;
  const why = plain(signal?.details?.error?.message ?? signal?.details?.reason ?? '');
  switch (event.event) {
    case 'phase_start':
      return paint(
        'bold',
        `phase ${event.phase}: ${count(event.plans)} plans, ${count(event.done)} of them done, agent ${String(event.agent)}`,
      );
    case 'attempt_start':
      return `  ${plan}  attempt ${event.attempt}`;
    case 'adopt':
      return `  ${plan}  attempt ${event.attempt}, adopted from the run before${event.isAtWork ? `; its agent is still at work, until ${String(event.endsAt)} at the latest` : ''}`;
    case 'agent_progress':
      return `  ${plan}    ${plain(String(event.what))}`;
    case 'tests_start':
      return `  ${paint('cyan', 'tests')}  ${plain(String(event.command))}`;
    case 'tests_end':
      return `  ${paint('cyan', 'tests')}    ${plain(String(event.verdict))}: ${plain(String(listed(event.reasons, '; ') || `${String(event.passed)} passed`))}`;
    case 'verify_start':
      return `  ${plan}    ${event.commands} automated checks`;
    case 'judge_start':
      return `  ${paint('cyan', 'judge')}  commit ${String(event.commit).slice(0, 12)} in a clean copy`;
    case 'judge_end':
      return `  ${paint('cyan', 'judge')}    ${commandsText(event.commands)}, ${elapsed(Number(event.durationMs))} besides`;
    case 'summary_adopted':
      return `  ${plan}  its SUMMARY was verified now (${String(event.evidence)}); it counts as done`;
    case 'verifier_start':
      return `  ${paint('cyan', 'verifier')}  ${plain(String(event.report))}`;
    case 'set_back':
      return `  ${plan}    ${paint('yellow', `set back what the agent changed in ${plain(listed(event.files, ', '))}`)}`;
    case 'rollback':
      return `  ${plan}    rolled back${event.kept ? `, its work is kept in ${String(event.kept)}` : ''}`;
    case 'retry_wait':
      return `  ${plan}    ${paint('yellow', `${plain(String(event.why))}`)}`;
    case 'recovered':
      return `  ${plan}    ${paint('yellow', `an earlier run was cut off in ${event.of ? `its ${partText(event.of)}` : `attempt ${event.attempt}`}${event.tag === undefined ? '' : ': tree restored'}${event.kept ? `, its work is kept in ${String(event.kept)}` : ''}`)}`;
    case 'warning':
      return `  ${plan}  ${paint('yellow', `! ${plain(String(event.message))}`)}`;
    case 'plan_complete':
      return `  ${plan}  ${paint('green', '✓ complete')}`;
    case 'plan_failed':
      return `  ${plan}  ${paint('red', '✗ failed:')} ${why}`;
    case 'plan_blocked':
      return `  ${plan}  ${paint('yellow', '‖ blocked:')} ${why}`;
    case 'plan_skipped':
      return `  ${plan}  ${paint('dim', `- ${why}`)}`;
    default:
      return null;
  }
}

const marks: Record<CompletionStatus, string> = { success: '✓', failure: '✗', blocked: '‖', skipped: '-' };

/** The short report at the end of a run, for standard output. */
export function phaseReport({ phase, nextPhase, ended }: PhaseReport): string {
  const { signal, decision, exitStatus, plans, durationMs } = ended;
  const rows = [...plans].map(([id, each]) => {
    const tries = each.attempt === undefined ? '' : `${each.attempt} ${each.attempt === 1 ? 'attempt' : 'attempts'}`;
    const took = each.details.durationMs === undefined ? '' : elapsed(each.details.durationMs);
    return [marks[each.status], id, each.status, tries, took, plain(signalText(each))];
  });
  const complete = [...plans.values()].filter(({ status }) => status === 'success').length;
  return [
    `Phase ${phase.id} ${phase.name}: ${exitStatus}, ${complete} of ${plans.size} plans complete, ${elapsed(durationMs)}; ${plain(attemptsText(ended))}`,
    ...table(rows),
    `${signal.status}: ${plain(decision.why)}`,
    ...closedText(ended).map((why) => `because: ${plain(why)}`),
    ...warningsIn(signal).map((warning) => `warning: ${plain(warning)}`),
    ...signal.details.nextSteps.map((step) => `next: ${plain(step)}`),
    ...(decision.continue
      ? [nextPhase === null ? 'next phase: none, this was the last' : `next phase: ${nextPhase}`]
      : []),
  ].join('\n');
}

function partText(of: unknown): string {
  return of === 'judge' ? 'exit gate' : String(of);
}

function commandsText(commands: unknown): string {
  return `${Number(commands)} ${Number(commands) === 1 ? 'command' : 'commands'} of plans`;
}

function count(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/** An event may come from another job: what is no list says nothing. */
function listed(value: unknown, between: string): string {
  return Array.isArray(value) ? value.map(String).join(between) : '';
}
