import { inertMarkdown } from '../../system/text/markdown.ts';
import { counted, elapsed, shortId } from '../../system/text/text.ts';
import { evidenceOf, failedFirst, type HostLinks, type PlanReport, signalText } from './phase-report.ts';

export const icons = { success: '✅', failure: '❌', blocked: '⏸️', skipped: '⏭️' } as const;

/** Table of the plans, most urgent first, in at most `most` characters; the rest is counted. */
export function planTable(plans: readonly PlanReport[], host: HostLinks | null, most: number): string {
  const head = [
    '| | plan | status | attempts | evidence | checks | tests | tokens | cost | time | changes | commit |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
  ];
  const rows: string[] = [];
  let left = most - head.join('\n').length - remainderRoom;
  const sorted = failedFirst(plans);
  for (const plan of sorted) {
    const row = rowOf(plan, host);
    if (row.length + 1 > left) break;
    rows.push(row);
    left -= row.length + 1;
  }
  const rest = sorted.slice(rows.length);
  const text = [...head, ...rows].join('\n');
  return rest.length === 0 ? text : `${text}\n\n… and ${remainder(rest)}`;
}

const remainderRoom = 120;

/** `712 more plans: 2 skipped, 710 success` */
function remainder(plans: readonly PlanReport[]): string {
  const counts = new Map<string, number>();
  for (const { signal } of plans) counts.set(signal.status, 1 + (counts.get(signal.status) ?? 0));
  const parts = [...counts].map(([status, count]) => `${count} ${status}`);
  return `${counted(plans.length, 'more plan')}: ${parts.join(', ')}`;
}

function rowOf(plan: PlanReport, host: HostLinks | null): string {
  const { signal, changes, commit } = plan;
  const { tokensUsed, costUsd, durationMs } = signal.details;
  const { level, passed, of, tests } = evidenceOf(plan);
  const name =
    plan.title === null ? inertMarkdown(plan.id) : `${inertMarkdown(plan.id)} ${inertMarkdown(plan.title, 80)}`;
  const cells = [
    icons[signal.status],
    name,
    signal.status === 'success' ? 'success' : `${signal.status}: ${inertMarkdown(signalText(signal), 160)}`,
    attemptsCell(plan),
    level ?? '',
    of === 0 ? '' : `${passed} of ${of}`,
    tests ?? '',
    tokensUsed === undefined ? '' : tokensUsed.toLocaleString('en-US'),
    costUsd === undefined ? '' : `USD ${costUsd.toFixed(2)}`,
    durationMs === undefined ? '' : elapsed(durationMs),
    changes === null ? '' : `+${changes.added} −${changes.removed} in ${changes.files}`,
    commit === null ? '' : commitLink(commit, host),
  ];
  return `| ${cells.join(' | ')} |`;
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
