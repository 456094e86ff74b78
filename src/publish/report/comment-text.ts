import type { Plan } from '../../plan/phase/plan.ts';
import type { CompletionStatus } from '../../signal/signal-words.ts';
import { fenced, inertMarkdown } from '../../system/text/markdown.ts';
import { clipped, counted, joinFitting, withoutControls } from '../../system/text/text.ts';
import { icons, linkLine } from './plan-markdown.ts';
import type { HostLinks } from './run-report.ts';

export interface CommentKey {
  readonly phase: string;
  /** The project's folder below the top of the repository; empty for the top. */
  readonly folder: string;
}

/** GitHub takes 65,536 characters of a comment, an issue or a pull request. */
export const mostCharacters = 65_000;

/** First line of our comment: invisible, and the key by which it is found again. */
export function commentMarker(
  { phase, folder }: CommentKey,
  kind: 'comment' | 'pull-request' | 'issue' = 'comment',
): string {
  const safe = (text: string) => encodeURIComponent(text).replace(/-(?=-)/g, '%2D');
  return `<!-- phase-executor:${kind} phase=${safe(phase)} folder=${safe(folder)} -->`;
}

/** Parses such a line of ours on a comment, a pull request or an issue; null for any other line. */
export function markedKey(line: string): CommentKey | null {
  const [, phase, folder] = markerForm.exec(line.trimEnd()) ?? [];
  if (phase === undefined || folder === undefined) return null;
  try {
    return { phase: decodeURIComponent(phase), folder: decodeURIComponent(folder) };
  } catch {
    return null; // not ours
  }
}

const markerForm = /^<!-- phase-executor:(?:comment|pull-request|issue) phase=(\S{1,1000}) folder=(\S{0,3000}) -->$/;

export interface PhaseAtWork {
  readonly phase: { readonly id: string; readonly name: string };
  readonly plans: readonly {
    readonly id: string;
    readonly title: string | null;
    /** `open` until a decision about it. */
    readonly state: 'open' | CompletionStatus;
  }[];
  readonly host: HostLinks | null;
  readonly since: string;
  /** A sentence of ours; null for none. */
  readonly next: string | null;
}

export function atWorkComment({ phase, plans, host, since, next }: PhaseAtWork, key: CommentKey): string {
  const done = plans.filter(({ state }) => state === 'success').length;
  const first = [
    `${commentMarker(key)}\n## ⏳ Phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}: running`,
    `Since ${since}. ${done} of ${counted(plans.length, 'plan')} complete.${next === null ? '' : ` ${inertMarkdown(next)}`}`,
    ...linkLine(host),
  ].join('\n\n');
  const shown = plans.slice(0, 100);
  const rows = shown.map(({ id, title, state }) => {
    const mark = state === 'open' || state === 'success' ? '' : `${icons[state]} ${state}: `;
    return `- [${state === 'success' ? 'x' : ' '}] ${mark}${inertMarkdown(id)} ${inertMarkdown(title ?? '', 80)}`.trimEnd();
  });
  const rest = plans.length - shown.length;
  return joinFitting([first, [...rows, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n')], mostCharacters);
}

/** Comment on a phase that was cut off; `why` is a sentence that may quote others. */
export function cutOffComment(
  { phase, host }: Pick<PhaseAtWork, 'phase' | 'host'>,
  why: string,
  key: CommentKey,
): string {
  return [
    `${commentMarker(key)}\n## ❌ Phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}: INTERRUPTED`,
    inertMarkdown(why, 2000),
    '**Next:** run the phase again; it continues where this one ended',
    ...linkLine(host),
  ].join('\n\n');
}

/** One line of plain text; hosts do not render it. */
export function proposalTitle({ id, name }: PhaseAtWork['phase']): string {
  return clipped(withoutControls(`Phase ${id}: ${name}`));
}

/** Objective of each plan. The result is in the comment. */
export function proposalBody(
  phase: PhaseAtWork['phase'],
  plans: readonly Pick<Plan, 'id' | 'title' | 'text'>[],
  done: ReadonlySet<string>,
  key: CommentKey,
): string {
  const first = `${commentMarker(key, 'pull-request')}\nThe work of phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}, made by Phase Executor. The comment below shows the result.`;
  const parts = plans.map(({ id, title, text }) => {
    const head =
      `- [${done.has(id) ? 'x' : ' '}] **${inertMarkdown(id)}** ${inertMarkdown(title ?? '', 120)}`.trimEnd();
    const objective = objectiveIn(text, title);
    return objective === '' ? head : `${head}\n  ${inertMarkdown(objective, 600)}`;
  });
  return joinFitting([first, ...parts], mostCharacters);
}

/** Objective of a plan in its own words, without a leading repetition of the title. */
function objectiveIn(text: string, title: string | null): string {
  const from = text.indexOf('<objective>');
  const to = text.indexOf('</objective>', from);
  if (from < 0 || to < 0) return '';
  const stated = text.slice(from + '<objective>'.length, Math.min(to, from + 10_000)).trim();
  return title !== null && stated.startsWith(title) ? stated.slice(title.length).trim() : stated;
}

/** Builds a reply to one comment; `title` is ours, `text` may quote anyone (I8). */
export function replyTo(comment: number, title: string, text: string): string {
  return `<!-- phase-executor:reply comment=${comment} -->\n${title}\n\n${fenced(text, { lines: 200, columns: 400 })}`;
}

export function commandsHelp(canRun: boolean): string[] {
  return [
    '/phase approve [phase] [plan]        the waiting plan continues in the next run',
    '/phase answer [phase plan] <text>    a decision, what is wrong, what was done; may have several lines',
    '/phase status [phase]                the state of the phase',
    '/phase abort [phase]                 cancel the workflow run that works on the phase; its work is kept',
    ...(canRun
      ? [
          '/phase run [phase]                   run the phase again; it continues where it ended',
          '/phase retry [phase]                 the same, with attempts counted from the beginning',
        ]
      : []),
    '/phase help                          this list',
  ];
}
