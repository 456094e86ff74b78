import type { CompletionStatus } from '../../signal/signal-schema.ts';
import { fenced, inertMarkdown } from '../../system/text/markdown.ts';
import { counted, joinFitting } from '../../system/text/text.ts';
import { causeAndNext, figures, heading, linkLine, troubled, warningsAndSteps } from './headline.ts';
import type { HostLinks, RunReport } from './plan-report.ts';
import { planStory, questions } from './plan-story.ts';
import { icons, planTable } from './plan-table.ts';

export interface CommentKey {
  readonly phase: string;
  /** The project's folder below the top of the repository; empty for the top. */
  readonly folder: string;
}

/** GitHub takes 65,536 characters of a comment. */
const mostCharacters = 65_000;

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

export interface Calling {
  readonly team: string;
  readonly remote: string;
}

/** Comment on a phase that has ended. Details are dropped to fit the limit, the verdict never. */
export function endedComment(
  report: RunReport,
  key: CommentKey,
  { team, remote }: Calling = { team: '', remote: '' },
): string {
  const { plans, host, ended } = report;
  const isAwaited = ended.decision.action === 'escalate' || ended.decision.action === 'await_user';
  const first = [
    `${commentMarker(key)}\n${heading(report)}`,
    causeAndNext(report),
    figures(report),
    ...linkLine(host),
  ].join('\n\n');
  const parts = [
    planTable(plans, host, mostCharacters / 2),
    ...questions(plans),
    ...(isAwaited ? [...calledTeam(team), waysOn(report, remote)] : []),
    ...warningsAndSteps(report),
    ...troubled(plans).map(planStory),
  ];
  return joinFitting([first, ...parts], mostCharacters);
}

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

/** Lists the exact commands to continue, in a comment and in a clone; `remote` holds the record, empty for none. */
export function waysOn({ phase, plans, branch, host }: RunReport, remote: string): string {
  const at = remote === '' ? '' : ` --remote ${remote}`;
  const on = branch !== null && host?.hasCommits ? ` --branch ${branch}` : '';
  const id = phase.id;
  const asking = plans.filter(({ signal }) => signal.status === 'blocked' && signal.details.question !== undefined);
  const answers = asking.flatMap(({ id: plan, signal }) => {
    const kind = signal.status === 'blocked' ? signal.details.question?.kind : undefined;
    const verb = kind === 'decision' ? 'answer' : 'approve';
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

/** Mentions the team from the settings. No text of another source may mention anyone. */
export function calledTeam(team: string): string[] {
  return team === '' ? [] : [`@${team}: this phase needs one of you.`];
}

/** Ids of phases and plans are file names, which may contain anything. */
function code(text: string): string {
  return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : inertMarkdown(text);
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
