import { costText } from '../../signal/budget.ts';
import { listTruths } from '../../signal/evidence.ts';
import { fenceText, inertHtml, inertMarkdown } from '../../system/text/markdown.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { formatCount, formatElapsed, shortId } from '../../system/text/text.ts';
import type { AttemptStory, HostLinks, PhaseStory, PlanStory } from './phase-story.ts';
import {
  askedLines,
  causeLines,
  figures,
  openText,
  spendingParts,
  stepTexts,
  titleText,
  urgentFirst,
} from './sentences.ts';

/** The one document about a phase, in parts of Markdown: comment, issue, summary and page are chosen from them. */
export interface PhaseDocument {
  /** Verdict, cause, next step, figures and links: it is never left out. */
  readonly head: string;
  readonly plans: string;
  readonly questions: readonly string[];
  /** Warnings, and the steps after the first. */
  readonly steps: readonly string[];
  /** Of each plan its attempts, checks and files, folded: those that failed or were healed, and the others. */
  readonly troubled: readonly string[];
  readonly untroubled: readonly string[];
  /** Tests and run. */
  readonly record: readonly string[];
}

/** Writes the document; its table of plans has at most `maxOfTable` characters. */
export function phaseDocument(reported: PhaseStory, maxOfTable: number): PhaseDocument {
  const story = withoutFolders(reported);
  const [next = '', ...further] = stepTexts(story);
  const plans = urgentFirst(story.plans);
  const [troubled, untroubled] = [plans.filter(isTroubled), plans.filter((plan) => !isTroubled(plan))];
  return {
    head: [heading(story), cause(story), `**Next:** ${inertMarkdown(next)}`, figureLine(story), ...links(story)].join(
      '\n\n',
    ),
    plans: planTable(story, maxOfTable),
    questions: plans.flatMap(questionPart),
    steps: [
      ...story.warnings.map((warning) => `- ⚠️ ${inertMarkdown(warning)}`),
      ...further.map((step) => `- ${inertMarkdown(step)}`),
    ],
    troubled: troubled.map(planDetails),
    untroubled: untroubled.map(planDetails),
    record: [...testTable(story), ...runLine(story)],
  };
}

/** Paths of this machine mean nothing to who reads elsewhere, and tell how it is built. */
function withoutFolders(story: PhaseStory): PhaseStory {
  const shorter = (text: string) =>
    story.folders.reduce((remaining, folder) => remaining.replaceAll(`${folder}/`, ''), text);
  return { ...withEachText(story, shorter), folders: [] };
}

export const icons = {
  ...{ success: '✅', failure: '❌', blocked: '⏸️', skipped: '⏭️', open: '⬜' },
  ...{ 'at work': '⏳', 'cut off': '❌', 'never run': '⬜' },
} as const;

function heading(story: PhaseStory): string {
  return `## ${icons[story.verdict]} ${inertMarkdown(titleText(story))}`;
}

function cause(story: PhaseStory): string {
  const lines = causeLines(story).map((line) => inertMarkdown(line, 1_000));
  return `${story.decision === null ? '' : `**${inertMarkdown(story.decision)}**: `}${lines.join('; ')}`;
}

function figureLine(story: PhaseStory): string {
  const { branch, head, host } = story;
  const commit = head === null ? [] : [`commit ${commitLink(head, host)}`];
  const location = [...(branch === null ? [] : [`branch ${inertMarkdown(branch)}`]), ...commit].join(', ');
  return [...figures(story).map((figure) => inertMarkdown(figure)), location].filter((each) => each !== '').join(' · ');
}

function commitLink(commit: string, host: HostLinks | null): string {
  const short = `\`${shortId(commit)}\``;
  return host?.hasCommits ? `[${short}](${host.repository}/commit/${commit})` : short;
}

/** Line of links to the run and its artifacts; none outside of a job. */
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
/** Characters kept for the line that counts the rest. */
const remainderRoom = 120;

/** Table of the plans, most urgent first, in at most `max` characters; the rest is counted. */
function planTable({ plans, host }: PhaseStory, max: number): string {
  const sorted = urgentFirst(plans);
  const all = sorted.map((plan) => cells(plan, host));
  // Columns that are empty in every row are left out: twelve fit on no screen.
  const used = columns.flatMap((_, at) => (all.some((row) => row[at] !== '') ? [at] : []));
  const line = (row: readonly string[]) => `| ${used.map((at) => row[at]).join(' | ')} |`;
  const head = [line(columns), `|${used.map(() => '---|').join('')}`];
  const rows: string[] = [];
  let remaining = max - head.join('\n').length - remainderRoom;
  for (const row of all.map(line)) {
    remaining -= row.length + 1;
    if (remaining < 0) break;
    rows.push(row);
  }
  const table = [...head, ...rows].join('\n');
  const rest = sorted.slice(rows.length);
  if (rest.length === 0) return table;
  const counts = [...new Set(rest.map(({ verdict }) => verdict))].map(
    (verdict) => `${rest.filter((plan) => plan.verdict === verdict).length} ${verdict}`,
  );
  return `${table}\n\n… and ${formatCount(rest.length, 'more plan')}: ${counts.join(', ')}`;
}

function cells(plan: PlanStory, host: HostLinks | null): string[] {
  const { verdict, signal, changes, commit, title, evidence } = plan;
  const truths = listTruths(evidence);
  const { tokensUsed, costUsd, isCostEstimate, durationMs } = signal?.details ?? {};
  const id = inertMarkdown(plan.id);
  const isLinked = commit !== null && host?.hasCommits === true;
  const linked = isLinked ? `[${id}](${host.repository}/commit/${commit})` : id;
  const at = commit === null || isLinked ? [] : [commitLink(commit, host)];
  const reason = openText(plan);
  return [
    icons[verdict],
    [linked, ...(title === null ? [] : [inertMarkdown(title, 80)]), ...at].join(' '),
    reason === '' ? verdict : `${verdict}: ${inertMarkdown(reason, 160)}`,
    signal?.attempt === undefined ? '' : `${signal.attempt}${healedText(plan)}`,
    evidence.level ?? '',
    truths.length === 0 ? '' : `${truths.filter(({ by }) => by.length > 0).length} of ${truths.length}`,
    evidence.of === 0 ? '' : `${evidence.passed} of ${evidence.of}`,
    `${evidence.tests ?? ''}`,
    tokensUsed?.toLocaleString('en-US') ?? '',
    costUsd === undefined ? '' : costText({ costUsd, isEstimate: isCostEstimate }),
    durationMs === undefined ? '' : formatElapsed(durationMs),
    changes === null ? '' : changesText(plan),
  ];
}

/** `, healed after tests_failed` */
function healedText({ verdict, attempts }: PlanStory): string {
  const failed = new Set(attempts.flatMap(({ reason }) => reason ?? []));
  return verdict === 'success' && failed.size > 0 ? `, healed after ${inertMarkdown([...failed].join(', '))}` : '';
}

function changesText({ changes }: PlanStory): string {
  return changes === null ? '' : `+${changes.added} −${changes.removed} in ${changes.files}`;
}

const maxQuestionLines = 200;

/** A question in full, because a reader has to answer it; bounded, because a plan may ask at length. */
function questionPart(plan: PlanStory): string[] {
  const lines = askedLines(plan);
  if (lines.length === 0) return [];
  const shown = lines.slice(0, maxQuestionLines).map((line) => `> ${inertMarkdown(line)}  `);
  const remaining = lines.length - shown.length;
  const more = remaining > 0 ? [`> and ${formatCount(remaining, 'more line')} in the signal`] : [];
  return [[`**Plan ${inertMarkdown(plan.id)} waits for a person**`, '', ...shown, ...more].join('\n')];
}

/** True for a plan that failed, waits, or was healed by another attempt. */
function isTroubled({ verdict, attempts }: PlanStory): boolean {
  return verdict === 'failure' || verdict === 'blocked' || attempts.some(({ reason }) => reason !== null);
}

/** Attempts, checks and files that are shown of a plan; the rest is counted. */
const limit = { attempts: 10, checks: 50, files: 100 };

function planDetails(plan: PlanStory): string {
  const { id, title, verdict, signal, attempts, checks } = plan;
  const failed = attempts.filter(({ reason }) => reason !== null);
  const isReported = verdict === 'success' || failed.length > 0;
  const last = signal === null || isReported ? [] : [fenceText(openText(plan))];
  const count = attempts.length === 0 ? '' : ` after ${formatCount(attempts.length, 'attempt')}`;
  const healed = verdict === 'success' && failed.length > 0 ? `, healed after ${failed.at(-1)?.reason}` : '';
  const name = title === null ? inertHtml(id) : `${inertHtml(id)} ${inertHtml(title, 80)}`;
  return `<details><summary>Plan ${name}: ${inertHtml(`${verdict}${count}${healed}`)}</summary>\n\n${[
    planFacts(plan),
    ...askedTable(plan),
    ...counting(attempts.slice(-limit.attempts).map(attemptPart), attempts.length, 'earlier attempt'),
    ...last,
    ...(checks.length === 0 ? [] : [checkList(plan)]),
    ...fileLines(plan),
  ].join('\n\n')}\n\n</details>`;
}

/** Table of the plan's truths and tasks, with what asked each. */
function askedTable({ evidence: { asked } }: PlanStory): string[] {
  if (asked.length === 0) return [];
  const rows = asked.slice(0, limit.checks).map(({ id, text, by }) => {
    const all = by.length === 0 ? 'nothing' : by.map((each) => inertMarkdown(each, 200)).join('; ');
    return `| ${inertMarkdown(id, 10)} | ${inertMarkdown(text, 300)} | ${all} |`;
  });
  return [['| | the plan says | asked by |\n|---|---|---|', ...rows].join('\n')];
}

function planFacts({ wave, dependsOn, evidence, spent }: PlanStory): string {
  const facts = [
    `wave ${wave}`,
    ...(dependsOn.length === 0 ? [] : [`after ${dependsOn.join(', ')}`]),
    ...(evidence.level === null ? [] : [`evidence ${evidence.level}: ${evidence.text ?? ''}`]),
    ...spendingParts(spent),
  ];
  return facts.map((fact) => inertMarkdown(fact)).join(' · ');
}

/** When an attempt was at work, why it failed, its agent's last words, and how to restore its work. */
function attemptPart({ attempt, outcome, reason, message, words, startedAt, endedAt, ...more }: AttemptStory) {
  const facts = [
    `${reason ?? outcome} after ${formatElapsed(Math.max(0, endedAt - startedAt))}`,
    `started ${moment(startedAt)}`,
    ...spendingParts(more.spent),
  ];
  return [
    `Attempt ${attempt}: ${facts.map((fact) => inertMarkdown(fact)).join(' · ')}`,
    ...(message === null ? [] : [fenceText(message, { lines: 40, columns: 400 })]),
    ...(words === null ? [] : [`Last words of the agent:\n\n${fenceText(words, { lines: 20, columns: 400 })}`]),
    ...(more.saved === null
      ? []
      : [
          `Its work is kept. To look at it, and to restore it:\n\n${fenceText(`${more.saved.look}\n${more.saved.restore}`)}`,
        ]),
  ].join('\n\n');
}

function checkList({ checks }: PlanStory): string {
  const passed = checks.filter((check) => check.passed === true);
  const shown = [...checks.filter((check) => check.passed !== true), ...passed].slice(0, limit.checks);
  const rows = shown.map((check) => {
    const mark = check.passed === null ? '❔' : check.passed ? '✅' : '❌';
    const [rule, subject, message] = [check.rule, check.subject, check.message].map((text) => inertMarkdown(text, 600));
    return `- ${mark} ${rule} ${subject}${message === '' ? '' : `: ${message}`}`;
  });
  const title = `${passed.length} of ${formatCount(checks.length, 'check')} passed`;
  return [`${title}\n`, ...counting(rows, checks.length, 'more check')].join('\n');
}

function fileLines({ promised, changed }: PlanStory): string[] {
  const line = (name: string, files: readonly string[]) =>
    files.length === 0
      ? []
      : [
          `${name}: ${counting(
            files.slice(0, limit.files).map((file) => inertMarkdown(file)),
            files.length,
            'more file',
          ).join(', ')}`,
        ];
  return [...line('Declared', promised), ...line('Changed', changed)];
}

/** Shown items, and a count of those that are left out. */
function counting(shown: readonly string[], all: number, noun: string): string[] {
  return all === shown.length ? [...shown] : [...shown, `… and ${formatCount(all - shown.length, noun)}`];
}

function testTable({ tests }: PhaseStory): string[] {
  if (tests === null) return [];
  const row = (when: string, reported: typeof tests.after) => {
    const { verdict, passed, failed, skipped, total, commit } = reported;
    const counts = [passed, failed, skipped, total].map((count) => count ?? 'not counted');
    return `| ${[when, inertMarkdown(verdict), ...counts, inertMarkdown(shortId(commit))].join(' | ')} |`;
  };
  const before = tests.before === null ? [] : [row('before', tests.before)];
  const head = '| tests | verdict | passed | failed | skipped | total | commit |\n|---|---|---|---|---|---|---|';
  return [[head, ...before, row('after', tests.after)].join('\n')];
}

function runLine({ run, at }: PhaseStory): string[] {
  if (run === null) return [];
  const { key, agent, runs, startedAt } = run;
  const base = key.base === undefined ? '' : `, on ${shortId(key.base)}`;
  const text = `run ${key.runId} with agent ${agent}, started ${moment(startedAt)}${base}; ${formatCount(runs, 'run')}; reported ${moment(at)}`;
  return [inertMarkdown(text)];
}

/** `2026-01-01 12:00:07 UTC` */
export function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
