import { type CompletionSignal, questionOf } from '../../signal/completion-signal.ts';
import { nextPhaseClause } from '../../signal/next-phase.ts';
import type { CompletionStatus } from '../../signal/signal-words.ts';
import { alignedRows, counted, elapsed, plainIndented, plainLine } from '../../system/text/text.ts';
import { questionLines } from './plan-markdown.ts';
import {
  attemptsText,
  failedPlan,
  failureCause,
  failureLines,
  type RunReport,
  signalText,
  spentText,
} from './run-report.ts';

const marks: Record<CompletionStatus, string> = { success: '✓', failure: '✗', blocked: '‖', skipped: '-' };

export function phaseReport({ phase, next, ended }: RunReport): string {
  const { signal, exitStatus, plans, durationMs } = ended;
  const rows = [...plans].map(([id, each]) => {
    const tries = each.attempt === undefined ? '' : counted(each.attempt, 'attempt');
    const repaired = each.details.repairs ? `, ${counted(each.details.repairs, 'repair')} in the last` : '';
    const took = each.details.durationMs === undefined ? '' : elapsed(each.details.durationMs);
    const text = plainLine(signalText(each));
    // The reason of the plan by which the phase failed stands below.
    const short = each.status !== 'failure' ? text : id === failedPlan(ended) ? '' : failureCause(text);
    return [marks[each.status], id, each.status, `${tries}${repaired}`, took, short];
  });
  const complete = [...plans.values()].filter(({ status }) => status === 'success').length;
  return [
    `Phase ${phase.id} ${phase.name}: ${exitStatus}, ${complete} of ${plans.size} plans complete, ${elapsed(durationMs)}; ${plainLine(attemptsText(ended))}`,
    ...alignedRows(rows),
    ...[...plans].flatMap(([id, each]) => asked(id, each)),
    ...failureLines(ended),
    ...(spentText(ended) === null ? [] : [`spent: ${spentText(ended)}`]),
    ...(signal.details.warnings ?? []).map((warning) => `warning: ${plainLine(warning)}`),
    ...signal.details.nextSteps.map((step) => `next: ${plainLine(step)}`),
    ...(next === null ? [] : [nextPhaseClause(next)]),
  ].join('\n');
}

function asked(id: string, signal: CompletionSignal): string[] {
  const question = questionOf(signal);
  if (question === undefined) return [];
  return [
    `plan ${plainLine(id)} waits for a person:`,
    ...questionLines(question).map((line) => `  ${plainIndented(line)}`),
  ];
}
