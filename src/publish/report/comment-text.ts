import type { CompletionStatus } from '../../signal/signal-schema.ts';
import { joinFitting } from '../../system/text/capped-text.ts';
import { fenced, inertMarkdown } from '../../system/text/markdown.ts';
import { counted } from '../../system/text/text.ts';
import { causeAndNext, figures, heading, linksTo, troubled, warningsAndSteps } from './headline.ts';
import type { HostLinks, RunReport } from './plan-report.ts';
import { planStory, questions } from './plan-story.ts';
import { icons, planTable } from './plan-table.ts';

/** Of what a comment is about: a repository may hold several projects. */
export interface CommentKey {
  readonly phase: string;
  /** The project's folder from the top of the repository, empty for the top. */
  readonly folder: string;
}

/** GitHub takes 65,536 characters of a comment. */
const mostCharacters = 65_000;

/** The first line of a comment of ours, which nobody sees and by which it is found again. */
export function commentMarker(
  { phase, folder }: CommentKey,
  kind: 'comment' | 'pull-request' | 'issue' = 'comment',
): string {
  const safe = (text: string) => encodeURIComponent(text).replace(/-(?=-)/g, '%2D');
  return `<!-- phase-executor:${kind} phase=${safe(phase)} folder=${safe(folder)} -->`;
}

/** What is said by such a line of ours, be it on a comment, a pull request or an issue; null for any other line. */
export function markedKey(line: string): CommentKey | null {
  const [, phase, folder] = markerForm.exec(line.trimEnd()) ?? [];
  if (phase === undefined || folder === undefined) return null;
  try {
    return { phase: decodeURIComponent(phase), folder: decodeURIComponent(folder) };
  } catch {
    return null; // not of our making
  }
}

const markerForm = /^<!-- phase-executor:(?:comment|pull-request|issue) phase=(\S{1,1000}) folder=(\S{0,3000}) -->$/;

/** Who is called where a phase needs a person, and the remote that holds its record; empty for none. */
export interface Calling {
  readonly team: string;
  readonly remote: string;
}

/** The comment on a phase that has ended. Detail is dropped where there is too much of it, the verdict never. */
export function endedComment(
  report: RunReport,
  key: CommentKey,
  { team, remote }: Calling = { team: '', remote: '' },
): string {
  const { plans, host, ended } = report;
  const isAwaited = ended.decision.action === 'escalate' || ended.decision.action === 'await_user';
  const links = linksTo(host);
  const first = [
    `${commentMarker(key)}\n${heading(report)}`,
    causeAndNext(report),
    figures(report),
    ...(links === null ? [] : [links]),
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

/** What a comment says while the phase is at work. */
export interface PhaseAtWork {
  readonly phase: { readonly id: string; readonly name: string };
  readonly plans: readonly {
    readonly id: string;
    readonly title: string | null;
    /** `open` while nothing has been decided of it. */
    readonly state: 'open' | CompletionStatus;
  }[];
  readonly host: HostLinks | null;
  /** When it began. */
  readonly since: string;
  /** What is done next, as a sentence of ours; null where that goes without saying. */
  readonly next: string | null;
}

export function atWorkComment({ phase, plans, host, since, next }: PhaseAtWork, key: CommentKey): string {
  const done = plans.filter(({ state }) => state === 'success').length;
  const links = linksTo(host);
  const first = [
    `${commentMarker(key)}\n## ⏳ Phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}: running`,
    `Since ${since}. ${done} of ${counted(plans.length, 'plan')} complete.${next === null ? '' : ` ${inertMarkdown(next)}`}`,
    ...(links === null ? [] : [links]),
  ].join('\n\n');
  const shown = plans.slice(0, 100);
  const rows = shown.map(({ id, title, state }) => {
    const mark = state === 'open' || state === 'success' ? '' : `${icons[state]} ${state}: `;
    return `- [${state === 'success' ? 'x' : ' '}] ${mark}${inertMarkdown(id)} ${inertMarkdown(title ?? '', 80)}`.trimEnd();
  });
  const rest = plans.length - shown.length;
  return joinFitting([first, [...rows, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n')], mostCharacters);
}

/** What a comment says of a phase that nobody could bring to its end; `why` is a sentence that may quote others. */
export function cutOffComment(
  { phase, host }: Pick<PhaseAtWork, 'phase' | 'host'>,
  why: string,
  key: CommentKey,
): string {
  const links = linksTo(host);
  return [
    `${commentMarker(key)}\n## ❌ Phase ${inertMarkdown(phase.id)} ${inertMarkdown(phase.name)}: INTERRUPTED`,
    inertMarkdown(why, 2000),
    '**Next:** run the phase again; it continues where this one ended',
    ...(links === null ? [] : [links]),
  ].join('\n\n');
}

/** The exact commands to go on with, in a comment and in a clone; `remote` holds the record, empty for none. */
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

/** Whom the settings name where a phase needs a person; nothing where they name nobody. Of nobody else's making is a mention. */
export function calledTeam(team: string): string[] {
  return team === '' ? [] : [`@${team}: this phase needs one of you.`];
}

/** Ids of phases and plans are names of files: anything may stand in them. */
function code(text: string): string {
  return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : inertMarkdown(text);
}

/** What we say about one comment; `title` is of our making, `text` may quote anybody (I8). */
export function replyTo(comment: number, title: string, text: string): string {
  return `<!-- phase-executor:reply comment=${comment} -->\n${title}\n\n${fenced(text, { lines: 200, columns: 400 })}`;
}

/** What comments can say, a line a command. */
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
