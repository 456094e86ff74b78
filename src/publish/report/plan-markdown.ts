import type { AttemptSpan } from '../../record/readings/attempt-spans.ts';
import { costText } from '../../signal/budget.ts';
import { questionOf } from '../../signal/completion-signal.ts';
import { evidenceIn } from '../../signal/evidence.ts';
import type { Question } from '../../signal/signal-schema.ts';
import { smallest } from '../../system/text/extremes.ts';
import { fenced, inertHtml, inertMarkdown } from '../../system/text/markdown.ts';
import { counted, elapsed, shortId } from '../../system/text/text.ts';
import { failedFirst, type HostLinks, type PlanReport, signalText } from './run-report.ts';

export const icons = { success: '✅', failure: '❌', blocked: '⏸️', skipped: '⏭️' } as const;

/** Table of the plans, most urgent first, in at most `most` characters; the rest is counted. */
export function planTable(plans: readonly PlanReport[], host: HostLinks | null, most: number): string {
  const sorted = failedFirst(plans);
  const all = sorted.map((plan) => cellsOf(plan, host));
  // Columns that are empty in every row are left out: twelve fit on no screen.
  const used = columns.flatMap((_, at) => (all.some((cells) => cells[at] !== '') ? [at] : []));
  const line = (cells: readonly string[]) => `| ${used.map((at) => cells[at]).join(' | ')} |`;
  const head = [line(columns), `|${used.map(() => '---|').join('')}`];
  const rows: string[] = [];
  let left = most - head.join('\n').length - remainderRoom;
  for (const cells of all) {
    const row = line(cells);
    if (row.length + 1 > left) break;
    rows.push(row);
    left -= row.length + 1;
  }
  const rest = sorted.slice(rows.length);
  const text = [...head, ...rows].join('\n');
  return rest.length === 0 ? text : `${text}\n\n… and ${remainder(rest)}`;
}

const columns = '|plan|status|attempts|evidence|checks|tests|tokens|cost|time|changes'.split('|');

const remainderRoom = 120;

/** `712 more plans: 2 skipped, 710 success` */
function remainder(plans: readonly PlanReport[]): string {
  const counts = new Map<string, number>();
  for (const { signal } of plans) counts.set(signal.status, 1 + (counts.get(signal.status) ?? 0));
  const parts = [...counts].map(([status, count]) => `${count} ${status}`);
  return `${counted(plans.length, 'more plan')}: ${parts.join(', ')}`;
}

function cellsOf(plan: PlanReport, host: HostLinks | null): string[] {
  const { signal, changes, commit } = plan;
  const { tokensUsed, costUsd, isCostEstimate, durationMs } = signal.details;
  const { level, passed, of, tests } = evidenceIn(signal);
  const id = inertMarkdown(plan.id);
  const isLinked = commit !== null && host?.hasCommits === true;
  const linked = isLinked ? `[${id}](${host.repository}/commit/${commit})` : id;
  const at = commit === null || isLinked ? [] : [commitLink(commit, host)];
  const title = plan.title === null ? [] : [inertMarkdown(plan.title, 80)];
  return [
    icons[signal.status],
    [linked, ...title, ...at].join(' '),
    signal.status === 'success' ? 'success' : `${signal.status}: ${inertMarkdown(signalText(signal), 160)}`,
    attemptsCell(plan),
    level ?? '',
    of === 0 ? '' : `${passed} of ${of}`,
    `${tests ?? ''}`,
    tokensUsed === undefined ? '' : tokensUsed.toLocaleString('en-US'),
    costUsd === undefined ? '' : costText({ costUsd, isEstimate: isCostEstimate }),
    durationMs === undefined ? '' : elapsed(durationMs),
    changes === null ? '' : `+${changes.added} −${changes.removed} in ${changes.files}`,
  ];
}

/** `2, healed after tests_failed` */
function attemptsCell({ signal, attempts }: PlanReport): string {
  const failed = [...new Set(attempts.flatMap(({ reason }) => reason ?? []))];
  const healed =
    signal.status === 'success' && failed.length > 0 ? `, healed after ${inertMarkdown(failed.join(', '))}` : '';
  return signal.attempt === undefined ? '' : `${signal.attempt}${healed}`;
}

export function commitLink(commit: string, host: HostLinks | null): string {
  const short = `\`${shortId(commit)}\``;
  return host?.hasCommits ? `[${short}](${host.repository}/commit/${commit})` : short;
}

/** Line of links to the run and its artifacts; none outside of a job. */
export function linkLine(host: HostLinks | null): string[] {
  if (host === null) return [];
  const { run, page, record } = host;
  const left = [
    ...(page === null ? [] : [`[report](${page})`]),
    ...(record === null ? [] : [`[logs and events](${record})`]),
  ];
  const links = [
    `[Run, with its summary](${run})`,
    ...(left.length > 0 ? left : [`[report and logs](${run}#artifacts)`]),
  ];
  return [links.join(' · ')];
}

export function planStory({ id, signal, attempts }: PlanReport): string {
  const failed = attempts.filter(({ reason }) => reason !== null);
  const isHealed = signal.status === 'success';
  const count = counted(attempts.length, 'attempt');
  const title = isHealed
    ? `healed after ${failed.map(({ reason }) => reason).join(', ')} (${count})`
    : `${signal.status}${attempts.length === 0 ? '' : ` after ${count}`}`;
  const lastMessage = failed.at(-1)?.message ?? null;
  const last = isHealed || lastMessage !== null ? [] : [fenced(signalText(signal))];
  const kept = signal.details.checkpoints.map((ref) => `Its work is kept in ${inertMarkdown(ref)}.`);
  return details(`Plan ${inertHtml(id)}: ${inertHtml(title, 200)}`, [
    ...failed.slice(-mostAttempts).map(attemptStory),
    ...last,
    ...kept,
  ]);
}

const mostAttempts = 5;

/** Last words of the agent of a plan that succeeded, folded: the evidence is in the table. */
export function lastWordsOf({ id, title, signal, attempts }: PlanReport): string[] {
  const words = attempts.at(-1)?.words ?? null;
  if (signal.status !== 'success' || words === null) return [];
  const name = title === null ? inertHtml(id) : `${inertHtml(id)} ${inertHtml(title, 80)}`;
  return [details(`Plan ${name}: last words of the agent`, [fenced(words, { lines: 20, columns: 400 })])];
}

function attemptStory({ attempt, reason, message, startedAt, endedAt }: AttemptSpan): string {
  const line = `Attempt ${attempt}: ${inertMarkdown(reason ?? '')} after ${elapsed(Math.max(0, endedAt - startedAt))}`;
  return message === null ? line : `${line}\n\n${fenced(message)}`;
}

/** Questions of plans in full, because a reader has to answer them; bounded, because a plan may ask at length. */
export function questions(plans: readonly PlanReport[]): string[] {
  return plans.flatMap(({ id, signal }) => {
    const question = questionOf(signal);
    if (question === undefined) return [];
    const lines = questionLines(question);
    const more = lines.length > mostLines ? [`> and ${lines.length - mostLines} more lines in the signal`] : [];
    const shown = lines.slice(0, mostLines).map((line) => `> ${inertMarkdown(line)}  `);
    return [[`**Plan ${inertMarkdown(id)} waits for a person**`, '', ...shown, ...more].join('\n')];
  });
}

const mostLines = 200;

/** `title` is HTML of ours. */
function details(title: string, parts: readonly string[]): string {
  return `<details><summary>${title}</summary>\n\n${parts.join('\n\n')}\n\n</details>`;
}

/** Lines of a question in full. The texts are the plan's: the caller makes them harmless (I8). */
export function questionLines(question: Question): string[] {
  const { kind, task, number, tasks, done, commit, options } = question;
  const where = task === null ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
  const before = done === 0 ? 'no task is done yet' : `${tasksText(done)} done and committed`;
  return [
    kind === 'agent-question'
      ? `its agent, in its own words; ${before}`
      : `${where} (${kind}); ${before}, look at ${shortId(commit)}`,
    ...texts.flatMap(([name, key]) => block(name, question[key])),
    ...options.flatMap(({ id, name, pros, cons }) => [
      `option ${id}${name === '' ? '' : `: ${name}`}`,
      ...(pros === undefined ? [] : [`  pros: ${pros}`]),
      ...(cons === undefined ? [] : [`  cons: ${cons}`]),
    ]),
    ...block('to answer', question.resumeSignal),
  ];
}

const texts = [
  ['asked', 'asked'],
  ['needed first', 'precondition'],
  ['what was built', 'whatBuilt'],
  ['how to verify', 'howToVerify'],
  ['decision', 'decision'],
  ['context', 'context'],
  ['action', 'action'],
  ['instructions', 'instructions'],
  ['verification', 'verification'],
] as const satisfies readonly (readonly [string, keyof Question])[];

function block(name: string, text: string | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trimEnd());
  if (lines.every((line) => line === '')) return [];
  return lines.length === 1
    ? [`${name}: ${lines[0]?.trim()}`]
    : [`${name}:`, ...undented(lines).map((line) => `  ${line}`)];
}

/** The first line follows the tag of its element, the others have the plan's indentation. */
function undented([first = '', ...rest]: readonly string[]): string[] {
  const depths = rest.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  const depth = smallest(depths);
  return [first.trim(), ...rest.map((line) => line.slice(depth))].filter((line) => line !== '');
}

function tasksText(done: number): string {
  return done === 1 ? 'task 1 is' : `tasks 1 to ${done} are`;
}
