import { joinFitting } from '../../system/text/text.ts';
import { causeAndNext, figures, heading, linkLine, troubled, warningsAndSteps } from './headline.ts';
import type { RunReport } from './plan-report.ts';
import { lastWordsOf, planStory, questions } from './plan-story.ts';
import { planTable } from './plan-table.ts';

/** The host drops a larger summary whole, with an error; 1 MiB is the limit, counted in bytes. */
const mostBytes = 1_000_000;

export function runSummary(report: RunReport): string {
  const { plans, host } = report;
  const parts = [
    planTable(plans, host, mostBytes / 2),
    ...questions(plans),
    ...warningsAndSteps(report),
    ...troubled(plans).map(planStory),
    ...plans.flatMap(lastWordsOf),
  ];
  const first = [heading(report), causeAndNext(report), figures(report), ...linkLine(host)].join('\n\n');
  return `${joinFitting([first, ...parts], mostBytes, Buffer.byteLength)}\n`;
}
