import { inertMarkdown } from '../../system/text/markdown.ts';
import { counted, elapsed } from '../../system/text/text.ts';
import { attemptsText, closedText, warningsIn } from './phase-report.ts';
import { failedFirst, type HostLinks, type PlanReport, type RunReport, spentText } from './plan-report.ts';
import { commitLink, icons } from './plan-table.ts';

export function heading({ phase, ended }: RunReport): string {
  return `## ${icons[ended.signal.status]} Phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}: ${ended.exitStatus}`;
}

export function causeAndNext(report: RunReport): string {
  const { ended } = report;
  const why = [ended.decision.why, ...closedText(ended)].map((each) => inertMarkdown(each, 1000)).join('; ');
  return `**${ended.decision.action}**: ${why}\n\n**Next:** ${inertMarkdown(nextStep(report))}`;
}

export function nextStep(report: RunReport): string {
  const { ended, nextPhase } = report;
  const [first] = stepsOf(report);
  if (!ended.decision.continue) return first ?? 'look at the run, then run the phase again';
  return nextPhase === null
    ? 'review the work; this was the last phase'
    : `review the work; the next phase is ${nextPhase}`;
}

export function figures({ ended, host, head, branch }: RunReport): string {
  const { plans, durationMs, evidence } = ended;
  const spent = spentText(ended);
  const complete = [...plans.values()].filter(({ status }) => status === 'success').length;
  return [
    `${complete} of ${counted(plans.size, 'plan')} complete`,
    elapsed(durationMs),
    inertMarkdown(attemptsText(ended)),
    ...(evidence === null ? [] : [`evidence: ${evidence}`]),
    ...(spent === null ? [] : [spent]),
    `${branch === null ? '' : `branch ${inertMarkdown(branch)}, `}commit ${commitLink(head, host)}`,
  ].join(' · ');
}

/** Steps for a person; those of a job leave out files on its own machine, which is gone by then. */
function stepsOf({ ended: { signal }, host }: RunReport): string[] {
  const steps = signal.details.nextSteps;
  return host === null ? steps : steps.filter((step) => !step.includes('/.git/'));
}

export function warningsAndSteps(report: RunReport): string[] {
  return [
    ...warningsIn(report.ended.signal).map((warning) => `- ⚠️ ${inertMarkdown(warning)}`),
    ...stepsOf(report)
      .slice(1)
      .map((step) => `- ${inertMarkdown(step)}`),
  ];
}

/** Plans that failed, or were healed by another attempt. */
export function troubled(plans: readonly PlanReport[]): PlanReport[] {
  return failedFirst(plans).filter(
    ({ signal, attempts }) =>
      signal.status === 'failure' || signal.status === 'blocked' || attempts.some(({ reason }) => reason !== null),
  );
}

/** Line of links to the run and its artifacts; none outside of a job. */
export function linkLine(host: HostLinks | null): string[] {
  if (host === null) return [];
  const { run, page, record } = host;
  const left = [
    ...(page === null ? [] : [`[report](${page})`]),
    ...(record === null ? [] : [`[logs and events](${record})`]),
  ];
  const links = [
    `[Run, with its summary](${run})`,
    ...(left.length > 0 ? left : [`[report and logs](${run}#artifacts)`]),
  ];
  return [links.join(' · ')];
}
