import { joinFitting } from '../../system/text/capped-text.ts';
import { inertMarkdown } from '../../system/text/markdown.ts';
import { type Calling, type CommentKey, calledTeam, commentMarker, waysOn } from './comment-text.ts';
import { causeAndNext, figures, heading, remarks, troubled } from './headline.ts';
import type { RunReport } from './plan-report.ts';
import { planStory, questions } from './plan-story.ts';
import { commitLink } from './plan-table.ts';

const mostCharacters = 65_000;

export function attentionTitle({ phase, ended }: RunReport): string {
  const what = ended.decision.action === 'await_user' ? 'waits for a person' : 'needs a person';
  return `Phase ${phase.id} ${phase.name} ${what}`.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').slice(0, 200);
}

/** The issue on a phase that cannot go on by itself: why, what is safe, what was said last, and what to do. */
export function attentionIssue(report: RunReport, key: CommentKey, { team, remote }: Calling): string {
  const first = [`${commentMarker(key, 'issue')}\n${heading(report)}`, causeAndNext(report), figures(report)];
  const asked = [...questions(report.plans), ...calledTeam(team), waysOn(report, remote)];
  const parts = [lastVerified(report), ...asked, ...remarks(report)];
  return joinFitting([first.join('\n\n'), ...parts, ...troubled(report.plans).map(planStory)], mostCharacters);
}

/** The same issue when the phase goes on without anybody. */
export function healedIssue(report: RunReport, key: CommentKey): string {
  const marked = `${commentMarker(key, 'issue')}\n${heading(report)}`;
  return [marked, 'The phase does not need anybody any more.', figures(report)].join('\n\n');
}

/** What stands whatever comes: the plans that are complete, and the commit. */
function lastVerified({ plans, head, host }: RunReport): string {
  const done = plans.filter(({ signal }) => signal.status === 'success');
  const last = done.at(-1);
  if (last === undefined)
    return `Last verified state: no plan is complete; the branch stands at ${commitLink(head, host)}.`;
  const names = done.map(({ id }) => inertMarkdown(id)).join(', ');
  const at = last.commit === null ? '' : `, the last one in ${commitLink(last.commit, host)}`;
  return `Last verified state: complete are ${names}${at}; the branch stands at ${commitLink(head, host)}.`;
}
