import type { Settings } from '../../settings/table/settings.ts';
import { questionOf } from '../../signal/completion-signal.ts';
import { nextPhaseClause } from '../../signal/next-phase.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { inertMarkdown } from '../../system/text/markdown.ts';
import { clipped, counted, elapsed, joinFitting, withoutControls } from '../../system/text/text.ts';
import { type CommentKey, commentMarker, mostCharacters } from './comment-text.ts';
import { commitLink, icons, lastWordsOf, linkLine, planStory, planTable, questions } from './plan-markdown.ts';
import { attemptsText, closedText, failedFirst, type PlanReport, type RunReport, spentText } from './run-report.ts';

/** Comment on a phase that has ended. Details are dropped to fit the limit, the verdict never. */
export function endedComment(report: RunReport, key: CommentKey, settings: Pick<Settings, 'remote'>): string {
  const { action } = report.ended.decision;
  const isAwaited = action === 'escalate' || action === 'await_user';
  const asked = isAwaited ? [waysOn(report, settings)] : [];
  const [first, ...parts] = endedParts(report, asked, mostCharacters);
  return joinFitting([`${commentMarker(key)}\n${first}`, ...parts], mostCharacters);
}

/** The host drops a larger summary whole, with an error; 1 MiB is the limit, counted in bytes. */
const mostBytes = 1_000_000;

export function runSummary(report: RunReport): string {
  const parts = endedParts(report, [], mostBytes);
  return `${joinFitting([...parts, ...report.plans.flatMap(lastWordsOf)], mostBytes, Buffer.byteLength)}\n`;
}

function endedParts(report: RunReport, asked: readonly string[], most: number): [string, ...string[]] {
  const { plans, host } = report;
  return [
    [heading(report), causeAndNext(report), figures(report), ...linkLine(host)].join('\n\n'),
    planTable(plans, host, most / 2),
    ...questions(plans),
    ...asked,
    ...warningsAndSteps(report),
    ...troubled(plans).map(planStory),
  ];
}

export function attentionTitle({ phase, ended }: RunReport): string {
  const what = ended.decision.action === 'await_user' ? 'waits for a person' : 'needs a person';
  return clipped(withoutControls(`Phase ${phase.id} ${phase.name} ${what}`));
}

export function attentionIssue(report: RunReport, key: CommentKey, settings: Pick<Settings, 'remote'>): string {
  const first = [`${commentMarker(key, 'issue')}\n${heading(report)}`, causeAndNext(report), figures(report)];
  const asked = [...questions(report.plans), waysOn(report, settings)];
  const parts = [lastVerified(report), ...asked, ...warningsAndSteps(report)];
  return joinFitting([first.join('\n\n'), ...parts, ...troubled(report.plans).map(planStory)], mostCharacters);
}

export function healedIssue(report: RunReport, key: CommentKey): string {
  const marked = `${commentMarker(key, 'issue')}\n${heading(report)}`;
  return [marked, 'The phase no longer needs a person.', figures(report)].join('\n\n');
}

function lastVerified({ plans, ended: { head }, host }: RunReport): string {
  const done = plans.filter(({ signal }) => signal.status === 'success');
  const last = done.at(-1);
  if (last === undefined)
    return `Last verified state: no plan is complete; the branch is at ${commitLink(head, host)}.`;
  const names = done.map(({ id }) => inertMarkdown(id)).join(', ');
  const at = last.commit === null ? '' : `, the last one in ${commitLink(last.commit, host)}`;
  return `Last verified state: ${names} complete${at}; the branch is at ${commitLink(head, host)}.`;
}

/** Lists the exact commands to continue, in a comment and in a clone. */
function waysOn({ phase, plans, branch, host }: RunReport, { remote }: Pick<Settings, 'remote'>): string {
  const at = remote === '' ? '' : ` --remote ${withoutSecret(remote)}`;
  const on = branch !== null && host?.hasCommits ? ` --branch ${branch}` : '';
  const id = phase.id;
  const answers = plans.flatMap(({ id: plan, signal }) => {
    const question = questionOf(signal);
    if (question === undefined) return [];
    const verb = question.kind === 'decision' ? 'answer' : 'approve';
    const text = verb === 'answer' ? ' <text>' : '';
    return [[`${verb} ${id} ${plan}${text}`, `phase-executor ${verb} ${id} ${plan}${text}${at}`] as const];
  });
  const rows = [
    ...answers,
    [`run ${id}`, `phase-executor run ${id}${on}${at}`] as const,
    [`retry ${id}`, `phase-executor run ${id} --fresh${on}${at}`] as const,
  ].map(([comment, command]) => `| ${code(`/phase ${comment}`)} | ${code(command)} |`);
  return ['| in a comment, if enabled | in a clone |', '| --- | --- |', ...rows].join('\n');
}

/** Ids of phases and plans are file names, which may contain anything. */
function code(text: string): string {
  return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : inertMarkdown(text);
}

function heading({ phase, ended }: RunReport): string {
  return `## ${icons[ended.signal.status]} Phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}: ${ended.exitStatus}`;
}

function causeAndNext(report: RunReport): string {
  const { ended } = report;
  const why = [ended.decision.why, ...closedText(ended)].map((each) => inertMarkdown(each, 1000)).join('; ');
  return `**${ended.decision.action}**: ${why}\n\n**Next:** ${inertMarkdown(nextStep(report))}`;
}

export function nextStep(report: RunReport): string {
  const [first] = stepsOf(report);
  if (report.next === null) return first ?? 'look at the run, then run the phase again';
  return `review the work; ${nextPhaseClause(report.next)}`;
}

function figures({ ended, host, branch }: RunReport): string {
  const { plans, durationMs, evidence, head } = ended;
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

function warningsAndSteps(report: RunReport): string[] {
  return [
    ...(report.ended.signal.details.warnings ?? []).map((warning) => `- ⚠️ ${inertMarkdown(warning)}`),
    ...stepsOf(report)
      .slice(1)
      .map((step) => `- ${inertMarkdown(step)}`),
  ];
}

/** Plans that failed, or were healed by another attempt. */
function troubled(plans: readonly PlanReport[]): PlanReport[] {
  return failedFirst(plans).filter(
    ({ signal, attempts }) =>
      signal.status === 'failure' || signal.status === 'blocked' || attempts.some(({ reason }) => reason !== null),
  );
}
