import type { Settings } from '../../settings/table/settings.ts';
import { getQuestion } from '../../signal/completion-signal.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { fenceText, inertMarkdown } from '../../system/text/markdown.ts';
import { clipText, joinFitting, withoutControls } from '../../system/text/text.ts';
import { icons, links, phaseDocument } from './phase-document.ts';
import type { PhaseStory, PlanStory } from './phase-story.ts';
import { planCount } from './sentences.ts';

export interface CommentKey {
  readonly phase: string;
  /** The project's folder below the top of the repository; empty for the top. */
  readonly folder: string;
}

/** GitHub takes 65,536 characters of a comment, an issue or a pull request. */
export const maxCharacters = 65_000;

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

/** Comment or issue about a phase that has ended or was cut off. Details are dropped to fit the limit, the verdict never. */
export function phaseComment(
  story: PhaseStory,
  key: CommentKey,
  settings: Pick<Settings, 'remote'>,
  kind: 'comment' | 'issue' = 'comment',
): string {
  const { head, plans, questions, steps, troubled } = phaseDocument(story, maxCharacters / 2);
  const isAwaited = story.decision === 'escalate' || story.decision === 'await_user';
  const requested = isAwaited ? [waysOn(story, settings)] : [];
  const parts = [plans, ...questions, ...requested, ...steps, ...troubled];
  return joinFitting([`${commentMarker(key, kind)}\n${head}`, ...parts], maxCharacters);
}

/** The host drops a larger summary whole, with an error; 1 MiB is the limit, counted in bytes. */
const maxBytes = 1_000_000;

/** The document as a whole: the summary of a job, and what its page is made of. */
export function wholeDocument(story: PhaseStory): string {
  const { head, plans, questions, steps, troubled, untroubled, record } = phaseDocument(story, maxBytes / 4);
  const parts = [plans, ...questions, ...steps, ...record, ...troubled, ...untroubled];
  return `${joinFitting([head, ...parts], maxBytes, Buffer.byteLength)}\n`;
}

export function attentionTitle({ phase, decision }: PhaseStory): string {
  const what = decision === 'await_user' ? 'waits for a person' : 'needs a person';
  return clipText(withoutControls(`Phase ${phase.id} ${phase.name} ${what}`));
}

/** Lists the exact commands to continue, in a comment and in a clone. */
function waysOn({ phase: { id }, plans, branch, host }: PhaseStory, { remote }: Pick<Settings, 'remote'>): string {
  const at = remote === '' ? '' : ` --remote ${withoutSecret(remote)}`;
  const on = branch !== null && host?.hasCommits ? ` --branch ${branch}` : '';
  const answers = plans.flatMap(({ id: plan, signal }) => {
    const question = getQuestion(signal);
    if (question === undefined) return [];
    const way = `${question.kind === 'decision' ? 'answer' : 'approve'} ${id} ${plan}`;
    const text = question.kind === 'decision' ? ' <text>' : '';
    return [[`${way}${text}`, `${way}${text}${at}`] as const];
  });
  const runs = [
    [`run ${id}`, `run ${id}${on}${at}`],
    [`retry ${id}`, `run ${id} --fresh${on}${at}`],
  ] as const;
  const rows = [...answers, ...runs].map(
    ([comment, command]) => `| ${code(`/phase ${comment}`)} | ${code(`phase-executor ${command}`)} |`,
  );
  return ['| in a comment, if enabled | in a clone |', '| --- | --- |', ...rows].join('\n');
}

/** Ids of phases and plans are file names, which may contain anything. */
function code(text: string): string {
  return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : inertMarkdown(text);
}

export interface PhaseAtWork extends Pick<PhaseStory, 'phase' | 'host'> {
  readonly plans: readonly Pick<PlanStory, 'id' | 'title' | 'verdict'>[];
  readonly since: string;
  /** A sentence of ours; null for none. */
  readonly next: string | null;
}

/** Comment on a phase whose run has not ended. */
export function atWorkComment({ phase, plans, host, since, next }: PhaseAtWork, key: CommentKey): string {
  const first = [
    `${commentMarker(key)}\n## ⏳ Phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}: running`,
    `Since ${since}. ${planCount(plans)}.${next === null ? '' : ` ${inertMarkdown(next)}`}`,
    ...links({ host }),
  ].join('\n\n');
  const shown = plans.slice(0, 100);
  const rows = shown.map(({ id, title, verdict }) => {
    const mark = verdict === 'open' || verdict === 'success' ? '' : `${icons[verdict]} ${verdict}: `;
    return `- [${verdict === 'success' ? 'x' : ' '}] ${mark}${inertMarkdown(id)} ${inertMarkdown(title ?? '', 80)}`.trimEnd();
  });
  const rest = plans.length - shown.length;
  return joinFitting([first, [...rows, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n')], maxCharacters);
}

/** One line of plain text; hosts do not render it. */
export function proposalTitle({ id, name }: PhaseStory['phase']): string {
  return clipText(withoutControls(`Phase ${id}: ${name}`));
}

/** Text of the pull request: what each plan is for. The result is in the comment. */
export function proposalBody({ phase, plans }: Pick<PhaseStory, 'phase' | 'plans'>, key: CommentKey): string {
  const first = `${commentMarker(key, 'pull-request')}\nThe work of phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}, made by Phase Executor. The comment below shows the result.`;
  const parts = plans.map(({ id, title, objective, verdict }) => {
    const box = verdict === 'success' ? 'x' : ' ';
    const head = `- [${box}] **${inertMarkdown(id)}** ${inertMarkdown(title ?? '', 120)}`.trimEnd();
    return objective === '' ? head : `${head}\n  ${inertMarkdown(objective, 600)}`;
  });
  return joinFitting([first, ...parts], maxCharacters);
}

/** Builds a reply to one comment; `title` is ours, `text` may quote anyone (I8). */
export function replyTo(comment: number, title: string, text: string): string {
  return `<!-- phase-executor:reply comment=${comment} -->\n${title}\n\n${fenceText(text, { lines: 200, columns: 400 })}`;
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
