import { inertMarkdown } from '../../system/text/markdown.ts';
import { joinFitting } from '../../system/text/text.ts';
import { type Calling, type CommentKey, calledTeam, commentMarker, waysOn } from './comment-text.ts';
import { causeAndNext, figures, heading, troubled, warningsAndSteps } from './headline.ts';
import type { RunReport } from './plan-report.ts';
import { planStory, questions } from './plan-story.ts';
import { commitLink } from './plan-table.ts';

/** GitHub's limit is 65,536 characters, as for comments. */
const mostCharacters = 65_000;

export interface PhaseProposal {
  readonly phase: { readonly id: string; readonly name: string };
  readonly plans: readonly {
    readonly id: string;
    readonly title: string | null;
    readonly objective: string;
    readonly isDone: boolean;
  }[];
}

/** One line of plain text; hosts do not render it. */
export function proposalTitle({ phase }: PhaseProposal): string {
  return `Phase ${phase.id}: ${phase.name}`.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, 200);
}

/** Objective of each plan. The result is in the comment. */
export function proposalBody({ phase, plans }: PhaseProposal, key: CommentKey): string {
  const first = `${commentMarker(key, 'pull-request')}\nThe work of phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}, made by Phase Executor. The comment below shows the result.`;
  const parts = plans.map(({ id, title, objective, isDone }) =>
    [
      `- [${isDone ? 'x' : ' '}] **${inertMarkdown(id)}** ${inertMarkdown(title ?? '', 120)}`.trimEnd(),
      ...(objective === '' ? [] : [`  ${inertMarkdown(objective, 600)}`]),
    ].join('\n'),
  );
  return joinFitting([first, ...parts], mostCharacters);
}

export function attentionTitle({ phase, ended }: RunReport): string {
  const what = ended.decision.action === 'await_user' ? 'waits for a person' : 'needs a person';
  return `Phase ${phase.id} ${phase.name} ${what}`.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').slice(0, 200);
}

export function attentionIssue(report: RunReport, key: CommentKey, { team, remote }: Calling): string {
  const first = [`${commentMarker(key, 'issue')}\n${heading(report)}`, causeAndNext(report), figures(report)];
  const asked = [...questions(report.plans), ...calledTeam(team), waysOn(report, remote)];
  const parts = [lastVerified(report), ...asked, ...warningsAndSteps(report)];
  return joinFitting([first.join('\n\n'), ...parts, ...troubled(report.plans).map(planStory)], mostCharacters);
}

export function healedIssue(report: RunReport, key: CommentKey): string {
  const marked = `${commentMarker(key, 'issue')}\n${heading(report)}`;
  return [marked, 'The phase no longer needs a person.', figures(report)].join('\n\n');
}

function lastVerified({ plans, head, host }: RunReport): string {
  const done = plans.filter(({ signal }) => signal.status === 'success');
  const last = done.at(-1);
  if (last === undefined)
    return `Last verified state: no plan is complete; the branch is at ${commitLink(head, host)}.`;
  const names = done.map(({ id }) => inertMarkdown(id)).join(', ');
  const at = last.commit === null ? '' : `, the last one in ${commitLink(last.commit, host)}`;
  return `Last verified state: ${names} complete${at}; the branch is at ${commitLink(head, host)}.`;
}
