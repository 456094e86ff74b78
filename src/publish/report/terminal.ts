import { nextPhaseClause } from '../../signal/next-phase.ts';
import { alignedRows, formatCount, formatElapsed, plainIndented, plainLine } from '../../system/text/text.ts';
import type { PhaseStory, PlanStory } from './phase-story.ts';
import { askedLines, causeLines, failureCause, figures, signalText, titleText } from './sentences.ts';

const marks: Record<PlanStory['verdict'], string> = {
  ...{ success: '✓', failure: '✗', blocked: '‖', skipped: '-' },
  open: ' ',
};

export function phaseText(story: PhaseStory): string {
  const { plans, warnings, steps, next, why } = story;
  const clause = next === null ? '' : nextPhaseClause(next);
  return [
    plainLine([titleText(story), ...figures(story)].join(', ')),
    ...alignedRows(plans.map((plan) => buildPlanRow(plan, story))),
    ...plans.flatMap(formatQuestion),
    ...causeLines(story),
    ...warnings.map((warning) => `warning: ${plainLine(warning)}`),
    ...steps.map((step) => `next: ${plainLine(step)}`),
    ...(why.includes(clause) ? [] : [clause]),
  ].join('\n');
}

function buildPlanRow({ id, verdict, signal }: PlanStory, { signal: ofPhase }: PhaseStory): string[] {
  if (signal === null) return [marks[verdict], id, verdict, '', '', ''];
  const { attempt, details } = signal;
  const tries = attempt === undefined ? '' : formatCount(attempt, 'attempt');
  const repaired = details.repairs ? `, ${formatCount(details.repairs, 'repair')} in the last` : '';
  const text = plainLine(signalText(signal));
  // The reason of the plan that failed the phase is already shown below.
  const isBelow = ofPhase?.status === 'failure' && ofPhase.details.failedPlan === id;
  const short = verdict !== 'failure' ? text : isBelow ? '' : failureCause(text);
  const took = details.durationMs === undefined ? '' : formatElapsed(details.durationMs);
  return [marks[verdict], id, verdict, `${tries}${repaired}`, took, short];
}

function formatQuestion(plan: PlanStory): string[] {
  const lines = askedLines(plan).map((line) => `  ${plainIndented(line)}`);
  return lines.length === 0 ? [] : [`plan ${plainLine(plan.id)} waits for a person:`, ...lines];
}
