import { describeNextPhase } from '../../signal/next-phase.ts';
import { alignRows, formatCount, formatElapsed, stripIndented, stripLine } from '../../system/text/text.ts';
import type { PhaseStory, PlanStory } from './phase-story.ts';
import { askedLines, figures, findFailureCause, formatCauses, formatSignal, titleText } from './sentences.ts';

const marks: Record<PlanStory['verdict'], string> = {
  ...{ success: '✓', failure: '✗', blocked: '‖', skipped: '-' },
  open: ' ',
};

export function describePhase(story: PhaseStory): string {
  const { plans, warnings, steps, next, why } = story;
  const clause = next === null ? '' : describeNextPhase(next);
  return [
    stripLine([titleText(story), ...figures(story)].join(', ')),
    ...alignRows(plans.map((plan) => buildPlanRow(plan, story))),
    ...plans.flatMap(formatQuestion),
    ...formatCauses(story),
    ...warnings.map((warning) => `warning: ${stripLine(warning)}`),
    ...steps.map((step) => `next: ${stripLine(step)}`),
    ...(why.includes(clause) ? [] : [clause]),
  ].join('\n');
}

function buildPlanRow({ id, verdict, signal }: PlanStory, { signal: ofPhase }: PhaseStory): string[] {
  if (signal === null) return [marks[verdict], id, verdict, '', '', ''];
  const { attempt, details } = signal;
  const tries = attempt === undefined ? '' : formatCount(attempt, 'attempt');
  const repaired = details.repairs ? `, ${formatCount(details.repairs, 'repair')} in the last` : '';
  const text = stripLine(formatSignal(signal));
  // The reason of the plan that failed the phase is already shown below.
  const isBelow = ofPhase?.status === 'failure' && ofPhase.details.failedPlan === id;
  const short = verdict !== 'failure' ? text : isBelow ? '' : findFailureCause(text);
  const took = details.durationMs === undefined ? '' : formatElapsed(details.durationMs);
  return [marks[verdict], id, verdict, `${tries}${repaired}`, took, short];
}

function formatQuestion(plan: PlanStory): string[] {
  const lines = askedLines(plan).map((line) => `  ${stripIndented(line)}`);
  return lines.length === 0 ? [] : [`plan ${stripLine(plan.id)} waits for a person:`, ...lines];
}
