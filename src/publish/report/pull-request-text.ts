import { joinFitting } from '../../system/text/capped-text.ts';
import { inertMarkdown } from '../../system/text/markdown.ts';
import { type CommentKey, commentMarker } from './comment-text.ts';

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
