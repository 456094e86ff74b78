import type { Settings } from '../../settings/table/settings.ts';
import { getQuestion } from '../../signal/completion-signal.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { escapeMarkdown, fenceText } from '../../system/text/markdown.ts';
import { clipText, joinFitting, withoutControls } from '../../system/text/text.ts';
import { buildPhaseDocument, icons, links } from './phase-document.ts';
import type { PhaseStory, PlanStory } from './phase-story.ts';
import { planCount } from './sentences.ts';

export interface CommentKey {
  readonly phase: string;
  /** The project's directory inside the repository; empty for the repository root. */
  readonly folder: string;
}

/** GitHub's limit for comments, issues and pull requests is 65,536. */
export const maxCharacters = 65_000;

/** First line of our comments. It is invisible and used to find them again. */
export function getCommentMarker(
  { phase, folder }: CommentKey,
  kind: 'comment' | 'pull-request' | 'issue' = 'comment',
): string {
  const safe = (text: string) => encodeURIComponent(text).replace(/-(?=-)/g, '%2D');
  return `<!-- phase-executor:${kind} phase=${safe(phase)} folder=${safe(folder)} -->`;
}

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

/** Comment or issue about a phase that has ended. Drops details to fit the limit, but never the verdict. */
export function renderPhaseComment(
  story: PhaseStory,
  key: CommentKey,
  settings: Pick<Settings, 'remote'>,
  kind: 'comment' | 'issue' = 'comment',
): string {
  const { head, plans, questions, steps, troubled } = buildPhaseDocument(story, maxCharacters / 2);
  const isAwaited = story.decision === 'escalate' || story.decision === 'await_user';
  const requested = isAwaited ? [listCommands(story, settings)] : [];
  const parts = [plans, ...questions, ...requested, ...steps, ...troubled];
  return joinFitting([`${getCommentMarker(key, kind)}\n${head}`, ...parts], maxCharacters);
}

/** In bytes. GitHub rejects a larger job summary; its limit is 1 MiB. */
const maxBytes = 1_000_000;

export function buildDocument(story: PhaseStory): string {
  const { head, plans, questions, steps, troubled, untroubled, record } = buildPhaseDocument(story, maxBytes / 4);
  const parts = [plans, ...questions, ...steps, ...record, ...troubled, ...untroubled];
  return `${joinFitting([head, ...parts], maxBytes, Buffer.byteLength)}\n`;
}

export function getAttentionTitle({ phase, decision }: PhaseStory): string {
  const reason = decision === 'await_user' ? 'waits for a person' : 'needs a person';
  return clipText(withoutControls(`Phase ${phase.id} ${phase.name} ${reason}`));
}

/** Lists the exact commands to continue, in a comment and on the command line. */
function listCommands(
  { phase: { id }, plans, branch, host }: PhaseStory,
  { remote }: Pick<Settings, 'remote'>,
): string {
  const remoteOption = remote === '' ? '' : ` --remote ${withoutSecret(remote)}`;
  const branchOption = branch !== null && host?.hasCommits ? ` --branch ${branch}` : '';
  const answers = plans.flatMap(({ id: plan, signal }) => {
    const question = getQuestion(signal);
    if (question === undefined) return [];
    const commandText = `${question.kind === 'decision' ? 'answer' : 'approve'} ${id} ${plan}`;
    const text = question.kind === 'decision' ? ' <text>' : '';
    return [[`${commandText}${text}`, `${commandText}${text}${remoteOption}`] as const];
  });
  const runs = [
    [`run ${id}`, `run ${id}${branchOption}${remoteOption}`],
    [`retry ${id}`, `run ${id} --fresh${branchOption}${remoteOption}`],
  ] as const;
  const rows = [...answers, ...runs].map(
    ([comment, command]) => `| ${formatCode(`/phase ${comment}`)} | ${formatCode(`phase-executor ${command}`)} |`,
  );
  return ['| in a comment, if enabled | in a clone |', '| --- | --- |', ...rows].join('\n');
}

/** Ids come from file names, which may contain anything. */
function formatCode(text: string): string {
  return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : escapeMarkdown(text);
}

export interface PhaseAtWork extends Pick<PhaseStory, 'phase' | 'host'> {
  readonly plans: readonly Pick<PlanStory, 'id' | 'title' | 'verdict'>[];
  readonly since: string;
  readonly next: string | null;
}

export function atWorkComment({ phase, plans, host, since, next }: PhaseAtWork, key: CommentKey): string {
  const intro = [
    `${getCommentMarker(key)}\n## ⏳ Phase ${escapeMarkdown(phase.id)} ${escapeMarkdown(phase.name)}: running`,
    `Since ${since}. ${planCount(plans)}.${next === null ? '' : ` ${escapeMarkdown(next)}`}`,
    ...links({ host }),
  ].join('\n\n');
  const shown = plans.slice(0, 100);
  const rows = shown.map(({ id, title, verdict }) => {
    const mark = verdict === 'open' || verdict === 'success' ? '' : `${icons[verdict]} ${verdict}: `;
    return `- [${verdict === 'success' ? 'x' : ' '}] ${mark}${escapeMarkdown(id)} ${escapeMarkdown(title ?? '', 80)}`.trimEnd();
  });
  const hiddenCount = plans.length - shown.length;
  return joinFitting(
    [intro, [...rows, ...(hiddenCount > 0 ? [`- … and ${hiddenCount} more`] : [])].join('\n')],
    maxCharacters,
  );
}

/** Plain text, because hosts don't render Markdown in titles. */
export function buildProposalTitle({ id, name }: PhaseStory['phase']): string {
  return clipText(withoutControls(`Phase ${id}: ${name}`));
}

/** Describes each plan's purpose. The result is in the comment. */
export function buildProposalBody({ phase, plans }: Pick<PhaseStory, 'phase' | 'plans'>, key: CommentKey): string {
  const intro = `${getCommentMarker(key, 'pull-request')}\nThe work of phase ${escapeMarkdown(phase.id)} ${escapeMarkdown(phase.name)}, made by Phase Executor. The comment below shows the result.`;
  const parts = plans.map(({ id, title, objective, verdict }) => {
    const box = verdict === 'success' ? 'x' : ' ';
    const head = `- [${box}] **${escapeMarkdown(id)}** ${escapeMarkdown(title ?? '', 120)}`.trimEnd();
    return objective === '' ? head : `${head}\n  ${escapeMarkdown(objective, 600)}`;
  });
  return joinFitting([intro, ...parts], maxCharacters);
}

/** `title` is ours, `text` is untrusted (I8). */
export function replyToComment(comment: number, title: string, text: string): string {
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
