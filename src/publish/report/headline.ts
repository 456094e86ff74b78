import { inertMarkdown } from '../../system/text/markdown.ts';
import { elapsed } from '../../system/text/text.ts';
import { attemptsText, closedText, warningsIn } from './phase-report.ts';
import { failedFirst, type HostLinks, type PlanReport, type RunReport, spentText } from './plan-report.ts';
import { commitLink, icons } from './plan-table.ts';

/** The verdict on a phase, as a heading. */
export function heading({ phase, ended }: RunReport): string {
  return `## ${icons[ended.signal.status]} Phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}: ${ended.exitStatus}`;
}

/** Why it ended so, and the one thing to do next. */
export function causeAndNext(report: RunReport): string {
  const { ended } = report;
  const why = [ended.decision.why, ...closedText(ended)].map((each) => inertMarkdown(each, 1000)).join('; ');
  return `**${ended.decision.action}**: ${why}\n\n**Next:** ${inertMarkdown(nextStep(report))}`;
}

/** The one thing to do next. */
export function nextStep(report: RunReport): string {
  const { ended, nextPhase } = report;
  const [first] = stepsOf(report);
  if (!ended.decision.continue) return first ?? 'look at the run, then run the phase again';
  return nextPhase === null
    ? 'review the work; this was the last phase'
    : `review the work; the next phase is ${nextPhase}`;
}

/** The run in numbers, on one line. */
export function figures({ ended, host, head, branch }: RunReport): string {
  const { plans, durationMs, evidence } = ended;
  const spent = spentText(ended);
  const complete = [...plans.values()].filter(({ status }) => status === 'success').length;
  return [
    `${complete} of ${plans.size} ${plans.size === 1 ? 'plan' : 'plans'} complete`,
    elapsed(durationMs),
    inertMarkdown(attemptsText(ended)),
    ...(evidence === null ? [] : [`evidence: ${evidence}`]),
    ...(spent === null ? [] : [spent]),
    `${branch === null ? '' : `branch ${inertMarkdown(branch)}, `}commit ${commitLink(head, host)}`,
  ].join(' · ');
}

/** What a person can do next; of a job what lies on its own machine is gone by the time somebody reads this. */
function stepsOf({ ended: { signal }, host }: RunReport): string[] {
  const steps = signal.details.nextSteps;
  return host === null ? steps : steps.filter((step) => !step.includes('/.git/'));
}

/** What else a person should know: warnings, and further steps. */
export function remarks(report: RunReport): string[] {
  return [
    ...warningsIn(report.ended.signal).map((warning) => `- ⚠️ ${inertMarkdown(warning)}`),
    ...stepsOf(report)
      .slice(1)
      .map((step) => `- ${inertMarkdown(step)}`),
  ];
}

/** Plans of which there is more to tell than a row: they failed, or were healed by another attempt. */
export function troubled(plans: readonly PlanReport[]): PlanReport[] {
  return failedFirst(plans).filter(
    ({ signal, attempts }) =>
      signal.status === 'failure' || signal.status === 'blocked' || attempts.some(({ reason }) => reason !== null),
  );
}

/** Where there is more to read; null outside of a job. */
export function linksTo(host: HostLinks | null): string | null {
  if (host === null) return null;
  const { run, page, record } = host;
  const left = [
    ...(page === null ? [] : [`[report](${page})`]),
    ...(record === null ? [] : [`[logs and events](${record})`]),
  ];
  return [
    `[Run, with its summary](${run})`,
    ...(left.length > 0 ? left : [`[report and logs](${run}#artifacts)`]),
  ].join(' · ');
}
