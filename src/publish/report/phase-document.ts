import { formatCost } from '../../signal/budget.ts';
import { listTruths } from '../../signal/evidence.ts';
import { escapeHtml, escapeMarkdown, fenceText } from '../../system/text/markdown.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { formatCount, formatElapsed, shortenId } from '../../system/text/text.ts';
import type { AttemptStory, HostLinks, PhaseStory, PlanStory } from './phase-story.ts';
import {
  askedLines,
  figures,
  formatCauses,
  listStepTexts,
  openText,
  spendingParts,
  titleText,
  urgentFirst,
} from './sentences.ts';

/** Parts of the Markdown document from which comment, issue, summary and page are built. */
export interface PhaseDocument {
  /** Verdict, cause, next step, figures and links; never left out. */
  readonly head: string;
  readonly plans: string;
  readonly questions: readonly string[];
  readonly steps: readonly string[];
  /** Collapsed details per plan: `troubled` are those that failed or needed another attempt. */
  readonly troubled: readonly string[];
  readonly untroubled: readonly string[];
  readonly record: readonly string[];
}

export function buildPhaseDocument(reported: PhaseStory, maxOfTable: number): PhaseDocument {
  const story = withoutFolders(reported);
  const [nextStep = '', ...further] = listStepTexts(story);
  const plans = urgentFirst(story.plans);
  const [troubled, untroubled] = [plans.filter(isTroubled), plans.filter((plan) => !isTroubled(plan))];
  return {
    head: [
      formatHeading(story),
      formatCause(story),
      `**Next:** ${escapeMarkdown(nextStep)}`,
      formatFigures(story),
      ...links(story),
    ].join('\n\n'),
    plans: formatPlanTable(story, maxOfTable),
    questions: plans.flatMap(formatQuestion),
    steps: [
      ...story.warnings.map((warning) => `- ⚠️ ${escapeMarkdown(warning)}`),
      ...further.map((step) => `- ${escapeMarkdown(step)}`),
    ],
    troubled: troubled.map(formatPlanDetails),
    untroubled: untroubled.map(formatPlanDetails),
    record: [...formatTestTable(story), ...runLine(story)],
  };
}

/** Local paths are useless to other readers and reveal details of the machine. */
function withoutFolders(story: PhaseStory): PhaseStory {
  const shorter = (text: string) =>
    story.folders.reduce((remaining, folder) => remaining.replaceAll(`${folder}/`, ''), text);
  return { ...withEachText(story, shorter), folders: [] };
}

export const icons = {
  ...{ success: '✅', failure: '❌', blocked: '⏸️', skipped: '⏭️', open: '⬜' },
  ...{ 'at work': '⏳', 'cut off': '❌', 'never run': '⬜' },
} as const;

function formatHeading(story: PhaseStory): string {
  return `## ${icons[story.verdict]} ${escapeMarkdown(titleText(story))}`;
}

function formatCause(story: PhaseStory): string {
  const lines = formatCauses(story).map((line) => escapeMarkdown(line, 1_000));
  return `${story.decision === null ? '' : `**${escapeMarkdown(story.decision)}**: `}${lines.join('; ')}`;
}

function formatFigures(story: PhaseStory): string {
  const { branch, head, host } = story;
  const commit = head === null ? [] : [`commit ${formatCommitLink(head, host)}`];
  const location = [...(branch === null ? [] : [`branch ${escapeMarkdown(branch)}`]), ...commit].join(', ');
  return [...figures(story).map((figure) => escapeMarkdown(figure)), location]
    .filter((each) => each !== '')
    .join(' · ');
}

function formatCommitLink(commit: string, host: HostLinks | null): string {
  const short = `\`${shortenId(commit)}\``;
  return host?.hasCommits ? `[${short}](${host.repository}/commit/${commit})` : short;
}

export function links({ host }: Pick<PhaseStory, 'host'>): string[] {
  if (host === null) return [];
  const { run, page, record } = host;
  const remaining = [
    ...(page === null ? [] : [`[report](${page})`]),
    ...(record === null ? [] : [`[logs and events](${record})`]),
  ];
  const artifacts = remaining.length > 0 ? remaining : [`[report and logs](${run}#artifacts)`];
  return [[`[Run, with its summary](${run})`, ...artifacts].join(' · ')];
}

const columns = '|plan|status|attempts|evidence|truths asked|checks|tests|tokens|cost|time|changes'.split('|');
const remainderRoom = 120;

/** Lists the most urgent plans first, up to `max` characters, and counts the remaining ones. */
function formatPlanTable({ plans, host }: PhaseStory, max: number): string {
  const sorted = urgentFirst(plans);
  const allRows = sorted.map((plan) => buildCells(plan, host));
  // Leaves out empty columns, because all twelve don't fit on a screen.
  const used = columns.flatMap((_, column) => (allRows.some((row) => row[column] !== '') ? [column] : []));
  const line = (row: readonly string[]) => `| ${used.map((at) => row[at]).join(' | ')} |`;
  const head = [line(columns), `|${used.map(() => '---|').join('')}`];
  const rows: string[] = [];
  let remaining = max - head.join('\n').length - remainderRoom;
  for (const row of allRows.map(line)) {
    remaining -= row.length + 1;
    if (remaining < 0) break;
    rows.push(row);
  }
  const table = [...head, ...rows].join('\n');
  const hiddenPlans = sorted.slice(rows.length);
  if (hiddenPlans.length === 0) return table;
  const counts = [...new Set(hiddenPlans.map(({ verdict }) => verdict))].map(
    (verdict) => `${hiddenPlans.filter((plan) => plan.verdict === verdict).length} ${verdict}`,
  );
  return `${table}\n\n… and ${formatCount(hiddenPlans.length, 'more plan')}: ${counts.join(', ')}`;
}

function buildCells(plan: PlanStory, host: HostLinks | null): string[] {
  const { verdict, signal, changes, commit, title, evidence } = plan;
  const truths = listTruths(evidence);
  const { tokensUsed, costUsd, isCostEstimate, durationMs } = signal?.details ?? {};
  const id = escapeMarkdown(plan.id);
  const isLinked = commit !== null && host?.hasCommits === true;
  const linked = isLinked ? `[${id}](${host.repository}/commit/${commit})` : id;
  const commitText = commit === null || isLinked ? [] : [formatCommitLink(commit, host)];
  const reason = openText(plan);
  return [
    icons[verdict],
    [linked, ...(title === null ? [] : [escapeMarkdown(title, 80)]), ...commitText].join(' '),
    reason === '' ? verdict : `${verdict}: ${escapeMarkdown(reason, 160)}`,
    signal?.attempt === undefined ? '' : `${signal.attempt}${describeHealing(plan)}`,
    evidence.level ?? '',
    truths.length === 0 ? '' : `${truths.filter(({ by }) => by.length > 0).length} of ${truths.length}`,
    evidence.of === 0 ? '' : `${evidence.passed} of ${evidence.of}`,
    `${evidence.tests ?? ''}`,
    tokensUsed?.toLocaleString('en-US') ?? '',
    costUsd === undefined ? '' : formatCost({ costUsd, isEstimate: isCostEstimate }),
    durationMs === undefined ? '' : formatElapsed(durationMs),
    changes === null ? '' : describeChanges(plan),
  ];
}

function describeHealing({ verdict, attempts }: PlanStory): string {
  const failed = new Set(attempts.flatMap(({ reason }) => reason ?? []));
  return verdict === 'success' && failed.size > 0 ? `, healed after ${escapeMarkdown([...failed].join(', '))}` : '';
}

function describeChanges({ changes }: PlanStory): string {
  return changes === null ? '' : `+${changes.added} −${changes.removed} in ${changes.files}`;
}

const maxQuestionLines = 200;

/** Shows the whole question, because someone must answer it; limited, because a plan may write a lot. */
function formatQuestion(plan: PlanStory): string[] {
  const lines = askedLines(plan);
  if (lines.length === 0) return [];
  const shown = lines.slice(0, maxQuestionLines).map((line) => `> ${escapeMarkdown(line)}  `);
  const remaining = lines.length - shown.length;
  const hiddenNote = remaining > 0 ? [`> and ${formatCount(remaining, 'more line')} in the signal`] : [];
  return [[`**Plan ${escapeMarkdown(plan.id)} waits for a person**`, '', ...shown, ...hiddenNote].join('\n')];
}

function isTroubled({ verdict, attempts }: PlanStory): boolean {
  return verdict === 'failure' || verdict === 'blocked' || attempts.some(({ reason }) => reason !== null);
}

const limit = { attempts: 10, checks: 50, files: 100 };

function formatPlanDetails(plan: PlanStory): string {
  const { id, title, verdict, signal, attempts, checks } = plan;
  const failed = attempts.filter(({ reason }) => reason !== null);
  const isReported = verdict === 'success' || failed.length > 0;
  const openReason = signal === null || isReported ? [] : [fenceText(openText(plan))];
  const count = attempts.length === 0 ? '' : ` after ${formatCount(attempts.length, 'attempt')}`;
  const healed = verdict === 'success' && failed.length > 0 ? `, healed after ${failed.at(-1)?.reason}` : '';
  const name = title === null ? escapeHtml(id) : `${escapeHtml(id)} ${escapeHtml(title, 80)}`;
  return `<details><summary>Plan ${name}: ${escapeHtml(`${verdict}${count}${healed}`)}</summary>\n\n${[
    formatPlanFacts(plan),
    ...formatCoverageTable(plan),
    ...addHiddenCount(attempts.slice(-limit.attempts).map(formatAttempt), attempts.length, 'earlier attempt'),
    ...openReason,
    ...(checks.length === 0 ? [] : [checkList(plan)]),
    ...listFileLines(plan),
  ].join('\n\n')}\n\n</details>`;
}

function formatCoverageTable({ evidence: { asked } }: PlanStory): string[] {
  if (asked.length === 0) return [];
  const rows = asked.slice(0, limit.checks).map(({ id, text, by }) => {
    const coverage = by.length === 0 ? 'nothing' : by.map((each) => escapeMarkdown(each, 200)).join('; ');
    return `| ${escapeMarkdown(id, 10)} | ${escapeMarkdown(text, 300)} | ${coverage} |`;
  });
  return [['| | the plan says | asked by |\n|---|---|---|', ...rows].join('\n')];
}

function formatPlanFacts({ wave, dependsOn, evidence, spent }: PlanStory): string {
  const facts = [
    `wave ${wave}`,
    ...(dependsOn.length === 0 ? [] : [`after ${dependsOn.join(', ')}`]),
    ...(evidence.level === null ? [] : [`evidence ${evidence.level}: ${evidence.text ?? ''}`]),
    ...spendingParts(spent),
  ];
  return facts.map((fact) => escapeMarkdown(fact)).join(' · ');
}

function formatAttempt({ attempt, outcome, reason, message, words, startedAt, endedAt, ...otherFields }: AttemptStory) {
  const facts = [
    `${reason ?? outcome} after ${formatElapsed(Math.max(0, endedAt - startedAt))}`,
    `started ${moment(startedAt)}`,
    ...spendingParts(otherFields.spent),
  ];
  return [
    `Attempt ${attempt}: ${facts.map((fact) => escapeMarkdown(fact)).join(' · ')}`,
    ...(message === null ? [] : [fenceText(message, { lines: 40, columns: 400 })]),
    ...(words === null ? [] : [`Last words of the agent:\n\n${fenceText(words, { lines: 20, columns: 400 })}`]),
    ...(otherFields.saved === null
      ? []
      : [
          `Its work is kept. To look at it, and to restore it:\n\n${fenceText(`${otherFields.saved.look}\n${otherFields.saved.restore}`)}`,
        ]),
  ].join('\n\n');
}

function checkList({ checks }: PlanStory): string {
  const passed = checks.filter((check) => check.passed === true);
  const shown = [...checks.filter((check) => check.passed !== true), ...passed].slice(0, limit.checks);
  const rows = shown.map((check) => {
    const mark = check.passed === null ? '❔' : check.passed ? '✅' : '❌';
    const [rule, subject, message] = [check.rule, check.subject, check.message].map((text) =>
      escapeMarkdown(text, 600),
    );
    return `- ${mark} ${rule} ${subject}${message === '' ? '' : `: ${message}`}`;
  });
  const title = `${passed.length} of ${formatCount(checks.length, 'check')} passed`;
  return [`${title}\n`, ...addHiddenCount(rows, checks.length, 'more check')].join('\n');
}

function listFileLines({ promised, changed }: PlanStory): string[] {
  const line = (name: string, files: readonly string[]) =>
    files.length === 0
      ? []
      : [
          `${name}: ${addHiddenCount(
            files.slice(0, limit.files).map((file) => escapeMarkdown(file)),
            files.length,
            'more file',
          ).join(', ')}`,
        ];
  return [...line('Declared', promised), ...line('Changed', changed)];
}

function addHiddenCount(shown: readonly string[], totalCount: number, noun: string): string[] {
  return totalCount === shown.length ? [...shown] : [...shown, `… and ${formatCount(totalCount - shown.length, noun)}`];
}

function formatTestTable({ tests }: PhaseStory): string[] {
  if (tests === null) return [];
  const row = (label: string, reported: typeof tests.after) => {
    const { verdict, passed, failed, skipped, total, commit } = reported;
    const counts = [passed, failed, skipped, total].map((count) => count ?? 'not counted');
    return `| ${[label, escapeMarkdown(verdict), ...counts, escapeMarkdown(shortenId(commit))].join(' | ')} |`;
  };
  const beforeRow = tests.before === null ? [] : [row('before', tests.before)];
  const head = '| tests | verdict | passed | failed | skipped | total | commit |\n|---|---|---|---|---|---|---|';
  return [[head, ...beforeRow, row('after', tests.after)].join('\n')];
}

function runLine({ run, at }: PhaseStory): string[] {
  if (run === null) return [];
  const { key, agent, runs, startedAt } = run;
  const base = key.base === undefined ? '' : `, on ${shortenId(key.base)}`;
  const text = `run ${key.runId} with agent ${agent}, started ${moment(startedAt)}${base}; ${formatCount(runs, 'run')}; reported ${moment(at)}`;
  return [escapeMarkdown(text)];
}

export function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
