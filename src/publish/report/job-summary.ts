import { joinFitting } from '../../system/text/capped-text.ts';
import { causeAndNext, figures, heading, linksTo, remarks, troubled } from './headline.ts';
import type { RunReport } from './plan-report.ts';
import { lastWordsOf, planStory, questions } from './plan-story.ts';
import { planTable } from './plan-table.ts';

/** A larger summary is dropped whole, with an error; 1 MiB is the limit, counted in bytes. */
const mostBytes = 1_000_000;

/** The job summary: one page that says how the phase ended and why, plan by plan, what needs attention first. */
export function runSummary(report: RunReport): string {
  const { plans, host } = report;
  const parts = [
    planTable(plans, host, mostBytes / 2),
    ...questions(plans),
    ...remarks(report),
    ...troubled(plans).map(planStory),
    ...plans.flatMap(lastWordsOf),
  ];
  const links = linksTo(host);
  const first = [heading(report), causeAndNext(report), figures(report), ...(links === null ? [] : [links])].join(
    '\n\n',
  );
  return `${joinFitting([first, ...parts], mostBytes, Buffer.byteLength)}\n`;
}
