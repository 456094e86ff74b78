import { isMapping } from '../../system/files/json-text.ts';
import { frontmatterExtent, readFrontmatter } from '../phase/frontmatter.ts';
import { blankComments, masked } from '../phase/markup.ts';
import { asText as scalar } from '../phase/must-haves.ts';
import { boxClaims, countClaims, type SummaryClaim, taskListClaims, withoutMarks } from './summary-counts.ts';
import { isPlaceholder, openTitle, refuses, stopSections, stopTitle } from './summary-stops.ts';

/** Reads a SUMMARY's claims about its plan, only in sections known for them; elsewhere the words mean other things. */
export function readClaims(summary: string): SummaryClaim[] {
  const { start, end, bodyStart } = frontmatterExtent(summary) ?? noExtent;
  const sections = splitSections(masked(summary.slice(bodyStart)));
  const claims = [
    // Most have no such key, and parsing their YAML takes longer than everything else.
    ...(tellingKeys.test(summary.slice(start, end)) ? frontmatterClaims(summary) : []),
    ...sections.flatMap((section, at) => [...headingClaims(section, at), ...sectionClaims(section, at)]),
    ...newestSelfCheck(sections),
    ...placeholders(sections),
  ];
  return claims.map((claim) => ({ ...claim, text: claim.text.slice(0, maxLineChars) }));
}

function placeholders(sections: readonly Section[]): SummaryClaim[] {
  const lines = sections.flatMap((section) => section.lines).map(withoutMarks);
  const said = lines.filter((line) => /\w/.test(line));
  return isPlaceholder(said) ? [{ name: 'A line', text: said[0] ?? '', kind: 'stop' }] : [];
}

/** True for a SUMMARY with nothing besides frontmatter, headings, rules and comments. */
export function isBareSummary(summary: string): boolean {
  const body = blankComments(summary.slice((frontmatterExtent(summary) ?? noExtent).bodyStart));
  return body.split('\n').every((line) => /^(?:#{1,6}(?:\s.*)?|[-=*_\s]*)$/.test(line.trim()));
}

const noExtent = { start: 0, end: 0, bodyStart: 0 };

/** Keys that `valueClaims` knows, at the start of a line, and what may hide one. `completed: 2025-01-02` is usual. */
const tellingKeys =
  /^(?:[{?&!]|[ \t]*["']?(?:status|self[-_]check|tasks|tasks[-_]\w+|total[-_]tasks|completed[-_]tasks|progress|state|result|outcome|completed?(?!\s*:\s*["']?\d{4}-)|\w+[-_]status|incomplete|partial|blocked|halted|success|done|remaining|pending|blockers?|unfinished|\w+[-_](?:tasks|work))["']?\s*:)/im;

/** Longer than any line that says how a plan stands, and short enough for patterns that look back and forth. */
const maxLineChars = 500;

interface Section {
  /** 0 for the lines above the first heading. */
  readonly level: number;
  readonly title: string;
  readonly lines: readonly string[];
}

function splitSections(body: string): Section[] {
  const sections: { level: number; title: string; lines: string[] }[] = [{ level: 0, title: '', lines: [] }];
  for (const text of body.split(/\r?\n/)) {
    const line = text.slice(0, maxLineChars);
    const [, marks = '', title = ''] = /^ {0,3}(#{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
    if (marks !== '')
      sections.push({ level: marks.length, title: withoutMarks(title).replace(/\s#+$/, ''), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

const statusName =
  '(?:(?:plan|overall|final|current|completion|execution|implementation|summary|phase(?: [\\d.]+)?) )?status';

const statusSection = new RegExp(`^${statusName}$`, 'i');
const statusHeading = new RegExp(`^${statusName}\\s*[:：—–-]\\s*(\\S.*)$`, 'i');
const statusLine = new RegExp(`^${statusName}\\s*(?:[:：|=]|\\s[—–-]\\s)\\s*([^|]*)`, 'i');

/** A frontmatter too large to be read may claim anything (I2). */
function frontmatterClaims(summary: string): SummaryClaim[] {
  const { values, problems } = readFrontmatter(summary);
  const isUnread = problems.some(({ code }) => code === 'frontmatter-too-large');
  return isUnread
    ? [{ name: 'frontmatter', text: 'frontmatter too large to be read', kind: 'stop' }]
    : valueClaims(values);
}

function valueClaims(values: ReadonlyMap<string, unknown>): SummaryClaim[] {
  const nested = values.get('metrics');
  const metrics = isMapping(nested) ? Object.entries(nested) : [];
  const said = new Map([...metrics, ...values].map(([key, value]) => [key.toLowerCase().replace(/-/g, '_'), value]));
  const claims = [...said].flatMap(([key, value]): SummaryClaim[] => {
    const text = typeof value === 'string' ? value.trim() : scalar(value);
    if (key === 'status' || key === 'self_check') return [{ name: key, text, kind: 'status' }];
    if (/^(?:tasks|tasks_completed?|progress)$/.test(key)) return [{ name: key, text, kind: 'count' }];
    if (/^(?:state|result|outcome)$/.test(key)) return [{ name: key, text, kind: 'verdict' }];
    if (/^(?:completed?|(?:plan|completion|execution|verification)_status)$/.test(key))
      return [{ name: key, text: /^no$/i.test(text) ? 'not done' : text, kind: 'prose' }];
    if (/^(?:success|done)$/.test(key)) return /^(?:false|no)$/i.test(text) ? [{ name: key, text, kind: 'stop' }] : [];
    if (/^(?:remaining|pending|blockers?|unfinished|(?:remaining|incomplete|pending|open)_(?:tasks|work))$/.test(key))
      return isEmptyClaim(value) ? [] : [{ name: key, text: `${key}: ${text}`, kind: 'stop' }];
    const isOpen = /^(?:incomplete|partial|blocked|halted)$/.test(key) && /^(?:true|yes)$/i.test(text);
    return isOpen ? [{ name: key, text: key, kind: 'prose' }] : [];
  });
  const tasks = said.get('tasks');
  const counted = isMapping(tasks) ? tasks : {};
  const done = scalar(
    counted.completed ??
      counted.done ??
      said.get('tasks_completed') ??
      said.get('tasks_complete') ??
      said.get('completed_tasks'),
  );
  const total = scalar(counted.total ?? said.get('tasks_total') ?? said.get('total_tasks'));
  return done && total ? [...claims, { name: 'tasks', text: `${done}/${total}`, kind: 'count' }] : claims;
}

function isEmptyClaim(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyClaim);
  return /^(?:none|nothing|no|n\/a|-|0|false|null|~|\{\})?\.?$/i.test(scalar(value));
}

/** The first heading is the title: it names the plan, which may be about statuses. */
function headingClaims({ level, title: whole, lines }: Section, at: number): SummaryClaim[] {
  if (level === 0) return [];
  const title = whole.replace(/^[^\p{L}\p{N}]+/u, '');
  const stop = { name: `"${title}"`, text: title, kind: 'stop' } as const;
  const [, verdict] = /(?:[([—–:|-]\s*)(?:❌\s*|⏸\s*|⏳\s*)?([A-Z][A-Z ]+[A-Z])[\])]?$/.exec(title) ?? [];
  if (verdict !== undefined && (at <= 1 || isTask(title)) && openTitle.test(verdict)) return [stop];
  const [, remark = ''] = /\s\(([^()]+)\)$/.exec(title) ?? [];
  if (at <= 1 && openTitle.test(remark.toUpperCase())) return [stop];
  const isTitle = at === 1 && level === 1;
  if (stopTitle.test(title) && (!isTitle || /^checkpoint reached$/i.test(title))) return [stop];
  if (!isTitle && level <= 2 && stopSections.test(title) && !saysNothing(lines)) return [stop];
  if (level > 2) return [];
  const [, text] = statusHeading.exec(title) ?? [];
  if (text !== undefined) return [{ name: 'Status', text, kind: 'status' }];
  const [, result] = /^(?:result|outcome|verdict)\s*[:：—–-]\s*(\S.*)$/i.exec(title) ?? [];
  return result === undefined ? countClaims([title]) : [{ name: 'Result', text: result, kind: 'verdict' }];
}

/** A heading with nothing below it but "None" says that there was no such thing. */
function saysNothing(lines: readonly string[]): boolean {
  const text = paragraph(lines);
  return /^(?:none|nothing|n\/a|-|no (?:blockers?|tasks?|work|steps?))(?![\w/])/i.test(text);
}

function sectionClaims({ level, title, lines }: Section, at: number): SummaryClaim[] {
  const stop = lines
    .map(withoutMarks)
    .find((line) =>
      /^\P{L}*(?:CHECKPOINT REACHED|PLAN (?:BLOCKED|INCOMPLETE|HALTED|FAILED))(?=$|\s*[:.—–(-])/u.test(line),
    );
  if (stop !== undefined) return [{ name: 'A line', text: stop, kind: 'stop' }];
  if (level <= 2 && statusSection.test(title)) return statusSectionClaims(lines);
  if (level <= 2 && /^checkpoint status$/i.test(title)) return [{ name: title, text: paragraph(lines), kind: 'prose' }];
  if (level <= 2 && /^(?:result|outcome|verdict)$/i.test(title))
    return [{ name: title, text: paragraph(lines), kind: 'verdict' }, ...taskListClaims(lines)];
  if (isTask(title)) return taskClaims(title, lines);
  if (level <= 3 && /^tasks?(?: (?:completed?|done|list|status))?$/i.test(title))
    return [...countClaims(lines), ...taskListClaims(lines), ...boxClaims(lines)];
  if (at <= 1) return topClaims(lines.slice(0, 40));
  const counts = countSections.test(title) ? countClaims(lines) : [];
  return [...counts, ...taskListClaims(lines)];
}

const countSections =
  /performance|metrics|statistics|stats|progress|execution|completion|result|overview|summary|tasks/i;

function isTask(title: string): boolean {
  return /^task \d/i.test(title);
}

/** Above the first section: `**Status:** …`, `| Status | … |`, and several labels on one line. */
function topClaims(lines: readonly string[]): SummaryClaim[] {
  const statuses = lines.flatMap((line, at): SummaryClaim[] => {
    if (/^(?=.*\|)[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '')) return []; // the head of a table
    const text = labelledStatus(line);
    return text === null ? [] : [{ name: 'Status', text, kind: 'status' }];
  });
  const refusal = lines.find((line) => /^\s{0,3}(?:[\p{L}*_]|❌|🚧|⏸|⛔)/u.test(line) && refuses(withoutMarks(line)));
  const stops: SummaryClaim[] =
    refusal === undefined ? [] : [{ name: 'A sentence', text: withoutMarks(refusal).slice(0, 200), kind: 'stop' }];
  return [...statuses, ...stops, ...lines.flatMap(verdictClaims), ...countClaims(lines), ...taskListClaims(lines)];
}

/** `Result: PARTIAL`, `Blocked: no API key`. */
function verdictClaims(line: string): SummaryClaim[] {
  const [, name = '', text = ''] =
    /^(result|outcome|verdict|state|overall|overall result|(?:overall )?verification|build|tests|blocked|halted|状态|狀態)\s*[:：]\s*(\S.*)$/i.exec(
      withoutMarks(line),
    ) ?? [];
  if (/^(?:blocked|halted)$/i.test(name) && !/^(?:none|nothing|no|n\/a|false|-|0)\.?$/i.test(text))
    return [{ name, text: `${name}: ${text}`, kind: 'stop' }];
  return name === '' ? [] : [{ name, text, kind: 'verdict' }];
}

/** The value of `Status: …` on a line, or null. `Status: 404` is about something else. */
function labelledStatus(line: string): string | null {
  const [, bold] = /\*\*\s*(?:[\w ]{1,20} )?status\s*(?::\s*\*\*|\*\*\s*[:：|—–-])\s*([^|·•]*)/i.exec(line) ?? [];
  const [, row] = statusLine.exec(withoutMarks(line)) ?? [];
  const text = withoutMarks(bold ?? row ?? '');
  return text === '' || /^\d{3}\b/.test(text) ? null : text;
}

/** One word is a status; a longer text is prose that must not say that something is open. */
function statusSectionClaims(lines: readonly string[]): SummaryClaim[] {
  const labelled = lines.map(labelledStatus).find((text) => text !== null);
  const text = labelled ?? paragraph(lines);
  if (text === '' || (labelled === undefined && /^\s*(?:[-*|]|\d+\.)\s/.test(lines.find((line) => line.trim()) ?? '')))
    return taskListClaims(lines);
  const isStatus = labelled !== undefined || text.split(' ').length <= 6 || /\btasks? \d/i.test(text);
  return [{ name: 'Status', text, kind: isStatus ? 'status' : 'prose' }, ...taskListClaims(lines)];
}

function paragraph(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start < 0) return '';
  const end = lines.findIndex((line, at) => at > start && line.trim() === '');
  return withoutMarks(lines.slice(start, end < 0 ? undefined : end).join(' '));
}

/** `### Task 2: …` with a status of its own, or with the word alone. */
function taskClaims(title: string, lines: readonly string[]): SummaryClaim[] {
  const name = `"${title}"`;
  const text = lines.map(labelledStatus).find((status) => status !== null);
  if (text !== undefined && text !== null) return [{ name, text, kind: 'prose' }];
  const first = withoutMarks(lines.find((line) => line.trim() !== '') ?? '').replace(/^[-\s]+/, '');
  return openWord.test(first) ? [{ name, text: first, kind: 'prose' }] : [];
}

const openWord = /^(?:NOT [A-Z]+|BLOCKED|SKIPPED|PENDING|INCOMPLETE|FAILED|PARTIAL|DEFERRED|AWAITING)\b/;

/** Only the newest counts: a failed check is repeated once its cause is fixed. */
function newestSelfCheck(sections: readonly Section[]): SummaryClaim[] {
  const claims = sections.flatMap(({ title, lines, level }, at): SummaryClaim[][] => {
    const inLines = lines.flatMap((line) => {
      const text = selfCheckText(withoutMarks(line));
      const isLoud = /^\s*(?:>\s*)?\*\*|^\s*self/i.test(line);
      return text ? [[{ name: 'Self-Check', text, kind: isLoud ? 'status' : 'prose' } as const]] : [];
    });
    const said = level === 0 ? null : selfCheckText(title);
    if (said === null) return inLines;
    const inner = sections.slice(at + 1);
    const end = inner.findIndex((next) => next.level <= level);
    const all = [...lines, ...inner.slice(0, end < 0 ? undefined : end).flatMap((next) => next.lines)];
    const heading: SummaryClaim[] = said === '' ? [] : [{ name: 'Self-Check', text: said, kind: 'status' }];
    const found = [...heading, ...selfCheckClaims(all)];
    return found.length > 0 ? [found, ...inLines] : inLines;
  });
  return claims.at(-1) ?? [];
}

/** Text after `Self-Check`: '' where it is empty, null where the text is not about it. */
function selfCheckText(text: string): string | null {
  const [all, said, mark = ''] =
    /^[-\s]*self[- ]?check(?: (?:results?|status))?(?:\s*[:：—–-]\s*(.*)|\s+([^\w\s(].*)|\s*\(.*\))?$/i.exec(text) ??
    [];
  return all === undefined ? null : (said ?? mark);
}

function selfCheckClaims(lines: readonly string[]): SummaryClaim[] {
  return lines.flatMap((line): SummaryClaim[] => {
    const text = withoutMarks(line);
    const name = 'Self-Check';
    const [, result] = /^[-\s]*(?:result|status|overall|verdict)\s*[:：]\s*(.+)$/i.exec(text) ?? [];
    if (result !== undefined) return [{ name, text: result, kind: 'status' }];
    if (/^[A-Z][A-Z -]{2,30}[A-Z]$/.test(text)) return [{ name, text, kind: 'status' }];
    const isMissing =
      /(?:[:—–|-]|->|=>)\s*(?:MISSING|NOT FOUND|FAIL|FAILED)[\s|.]*$/.test(text) || /^\s*[-*] \[ \]/.test(line);
    return isMissing ? [{ name, text: `missing: ${text.slice(0, 100)}`, kind: 'prose' }] : [];
  });
}
