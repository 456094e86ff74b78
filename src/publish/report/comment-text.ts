import type { CompletionStatus } from '../../signal/signal-schema.ts';
import { inert } from '../../system/text/markdown.ts';
import { counted } from '../../system/text/text.ts';
import { fitted } from './fitted.ts';
import { causeAndNext, figures, heading, linksTo, remarks, troubled } from './headline.ts';
import type { HostLinks, RunReport } from './plan-report.ts';
import { planStory, questions } from './plan-story.ts';
import { icons, planTable } from './plan-table.ts';
import { calledTeam, waysOn } from './ways-on.ts';

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
    ...remarks(report),
    ...troubled(plans).map(planStory),
  ];
  return fitted([first, ...parts], mostCharacters);
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
    `${commentMarker(key)}\n## ⏳ Phase ${inert(phase.id)} ${inert(phase.name)}: running`,
    `Since ${since}. ${done} of ${counted(plans.length, 'plan')} complete.${next === null ? '' : ` ${inert(next)}`}`,
    ...(links === null ? [] : [links]),
  ].join('\n\n');
  const shown = plans.slice(0, 100);
  const rows = shown.map(({ id, title, state }) => {
    const mark = state === 'open' || state === 'success' ? '' : `${icons[state]} ${state}: `;
    return `- [${state === 'success' ? 'x' : ' '}] ${mark}${inert(id)} ${inert(title ?? '', 80)}`.trimEnd();
  });
  const rest = plans.length - shown.length;
  return fitted([first, [...rows, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n')], mostCharacters);
}

/** What a comment says of a phase that nobody could bring to its end; `why` is a sentence that may quote others. */
export function cutOffComment(
  { phase, host }: Pick<PhaseAtWork, 'phase' | 'host'>,
  why: string,
  key: CommentKey,
): string {
  const links = linksTo(host);
  return [
    `${commentMarker(key)}\n## ❌ Phase ${inert(phase.id)} ${inert(phase.name)}: INTERRUPTED`,
    inert(why, 2000),
    '**Next:** run the phase again; it continues where this one ended',
    ...(links === null ? [] : [links]),
  ].join('\n\n');
}
