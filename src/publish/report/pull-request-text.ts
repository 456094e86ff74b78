import { joinFitting } from '../../system/text/capped-text.ts';
import { inertMarkdown } from '../../system/text/markdown.ts';
import { type CommentKey, commentMarker } from './comment-text.ts';

/** GitHub takes 65,536 characters here, too. */
const mostCharacters = 65_000;

/** A phase as its pull request introduces it. */
export interface PhaseProposal {
  readonly phase: { readonly id: string; readonly name: string };
  readonly plans: readonly {
    readonly id: string;
    readonly title: string | null;
    /** What the plan is for, as it says itself. */
    readonly objective: string;
    readonly isDone: boolean;
  }[];
}

/** One line of plain text, which hosts show as it is. */
export function proposalTitle({ phase }: PhaseProposal): string {
  return `Phase ${phase.id}: ${phase.name}`.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, 200);
}

/** What the phase is to bring, plan by plan. How it went stands in the comment. */
export function proposalBody({ phase, plans }: PhaseProposal, key: CommentKey): string {
  const first = `${commentMarker(key, 'pull-request')}\nThe work of phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}, made by Phase Executor. How it went stands in its comment below.`;
  const parts = plans.map(({ id, title, objective, isDone }) =>
    [
      `- [${isDone ? 'x' : ' '}] **${inertMarkdown(id)}** ${inertMarkdown(title ?? '', 120)}`.trimEnd(),
      ...(objective === '' ? [] : [`  ${inertMarkdown(objective, 600)}`]),
    ].join('\n'),
  );
  return joinFitting([first, ...parts], mostCharacters);
}
