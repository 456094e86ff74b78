import { frontmatterExtent, readFrontmatter } from './frontmatter.ts';
import { masked, withoutComments } from './markup.ts';
import { text as scalar } from './must-haves.ts';

/** Something a SUMMARY says of its own plan, and where. */
export interface SummaryClaim {
  /** As a person finds it: `status`, `Self-Check`, `Tasks`. */
  readonly name: string;
  readonly text: string;
  /**
   * `status` must say that the plan is done, and `count` that all tasks are. `prose` must not say that something is open,
   * `verdict` not in its first words. `stop` names something that is.
   */
  readonly kind: 'status' | 'count' | 'prose' | 'verdict' | 'stop';
}

/**
 * What a SUMMARY says of its plan in the places known for it: the frontmatter, the lines above the first section, sections
 * about the status, the self-check and the tasks. The same words anywhere else are about something else.
 */
export function readClaims(summary: string): SummaryClaim[] {
  const { start, end, bodyStart } = frontmatterExtent(summary) ?? nowhere;
  const sections = sectionsOf(masked(summary.slice(bodyStart)));
  const claims = [
    // Most have no such key, and their YAML takes longer to read than everything else.
    ...(tellingKeys.test(summary.slice(start, end)) ? frontmatterClaims(summary) : []),
    ...sections.flatMap((section, at) => [...inHeading(section, at), ...inSection(section, at)]),
    ...newestSelfCheck(sections),
  ];
  return claims.map((claim) => ({ ...claim, text: claim.text.slice(0, maxLineChars) }));
}

/** No text besides frontmatter, headings, rules and comments: it is there, but it tells nothing. */
export function isBareSummary(summary: string): boolean {
  const body = withoutComments(summary.slice((frontmatterExtent(summary) ?? nowhere).bodyStart));
  return body.split('\n').every((line) => /^(?:#{1,6}(?:\s.*)?|[-=*_\s]*)$/.test(line.trim()));
}

const nowhere = { start: 0, end: 0, bodyStart: 0 };

/** The keys that `inFrontmatter` knows, at the beginning of a line; and what may hide a key. `completed: 2025-01-02` is usual. */
const tellingKeys =
  /^(?:[{?&!]|[ \t]*["']?(?:status|self[-_]check|tasks|tasks[-_]\w+|total[-_]tasks|completed[-_]tasks|progress|state|result|outcome|completed?(?!\s*:\s*["']?\d{4}-)|\w+[-_]status|incomplete|partial|blocked|halted)["']?\s*:)/im;

/** Longer than any line that says how a plan stands, and short enough for patterns that look back and forth. */
const maxLineChars = 500;

interface Section {
  /** 0: what stands above the first heading. */
  readonly level: number;
  readonly title: string;
  readonly lines: readonly string[];
}

function sectionsOf(body: string): Section[] {
  const sections: { level: number; title: string; lines: string[] }[] = [{ level: 0, title: '', lines: [] }];
  for (const text of body.split(/\r?\n/)) {
    const line = text.slice(0, maxLineChars);
    const [, marks = '', title = ''] = /^ {0,3}(#{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
    if (marks !== '') sections.push({ level: marks.length, title: plain(title).replace(/\s#+$/, ''), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

const statusName =
  '(?:(?:plan|overall|final|current|completion|execution|implementation|summary|phase(?: [\\d.]+)?) )?status';

const statusSection = new RegExp(`^${statusName}$`, 'i');
const statusHeading = new RegExp(`^${statusName}\\s*[:：—–-]\\s*(\\S.*)$`, 'i');
const statusLine = new RegExp(`^${statusName}\\s*(?:[:：|=]|\\s[—–-]\\s)\\s*([^|]*)`, 'i');

/** What was too large to be read may say anything of the plan (I2). */
function frontmatterClaims(summary: string): SummaryClaim[] {
  const { values, problems } = readFrontmatter(summary);
  const isUnread = problems.some(({ code }) => code === 'frontmatter-too-large');
  return isUnread
    ? [{ name: 'frontmatter', text: 'frontmatter too large to be read', kind: 'stop' }]
    : inFrontmatter(values);
}

function inFrontmatter(values: ReadonlyMap<string, unknown>): SummaryClaim[] {
  const nested = values.get('metrics');
  const metrics = typeof nested === 'object' && nested !== null && !Array.isArray(nested) ? Object.entries(nested) : [];
  const said = new Map([...metrics, ...values].map(([key, value]) => [key.toLowerCase().replace(/-/g, '_'), value]));
  const claims = [...said].flatMap(([key, value]): SummaryClaim[] => {
    const text = typeof value === 'string' ? value.trim() : scalar(value);
    if (key === 'status' || key === 'self_check') return [{ name: key, text, kind: 'status' }];
    if (/^(?:tasks|tasks_completed?|progress)$/.test(key)) return [{ name: key, text, kind: 'count' }];
    if (/^(?:state|result|outcome)$/.test(key)) return [{ name: key, text, kind: 'verdict' }];
    if (/^(?:completed?|(?:plan|completion|execution|verification)_status)$/.test(key))
      return [{ name: key, text: /^no$/i.test(text) ? 'not done' : text, kind: 'prose' }];
    const isOpen = /^(?:incomplete|partial|blocked|halted)$/.test(key) && /^(?:true|yes)$/i.test(text);
    return isOpen ? [{ name: key, text: key, kind: 'prose' }] : [];
  });
  const done = scalar(said.get('tasks_completed') ?? said.get('tasks_complete') ?? said.get('completed_tasks'));
  const total = scalar(said.get('tasks_total') ?? said.get('total_tasks'));
  return done && total ? [...claims, { name: 'tasks', text: `${done}/${total}`, kind: 'count' }] : claims;
}

/** What a heading says by itself. The first one is the title: it names the plan, which may be about statuses. */
function inHeading({ level, title: whole, lines }: Section, at: number): SummaryClaim[] {
  if (level === 0) return [];
  const title = whole.replace(/^[^\p{L}\p{N}]+/u, '');
  const stop = { name: `"${title}"`, text: title, kind: 'stop' } as const;
  const [, verdict] = /(?:[([—–:|-]\s*)(?:❌\s*|⏸\s*|⏳\s*)?([A-Z][A-Z ]+[A-Z])[\])]?$/.exec(title) ?? [];
  if (verdict !== undefined && (at <= 1 || isTask(title)) && openTitle.test(verdict)) return [stop];
  const isTitle = at === 1 && level === 1;
  if (stops.test(title) && (!isTitle || /^checkpoint reached$/i.test(title))) return [stop];
  if (!isTitle && level <= 2 && stopSections.test(title) && !saysNothing(lines)) return [stop];
  if (level > 2) return [];
  const [, text] = statusHeading.exec(title) ?? [];
  if (text !== undefined) return [{ name: 'Status', text, kind: 'status' }];
  const [, result] = /^(?:result|outcome|verdict)\s*[:：—–-]\s*(\S.*)$/i.exec(title) ?? [];
  return result === undefined ? countsIn([title]) : [{ name: 'Result', text: result, kind: 'verdict' }];
}

const openTitle =
  /^(?:PARTIAL|PARTIALLY COMPLETED?|INCOMPLETE|BLOCKED|HALTED|PAUSED|FAILED|ABORTED|PENDING|SKIPPED|DEFERRED|NOT \w+|IN PROGRESS|WIP|AWAITING\b.*)$/;
const halts = 'blocked|incomplete|paused|halted|failed|aborted|stopped|partial(?:ly completed?)?|not completed?';
/** The headings of what GSD's executor returns when it stops. */
const stops = new RegExp(
  `^(?:checkpoint reached|(?:plan|execution) (?:${halts})|human (?:action|input|verification) (?:needed|required)|awaiting (?:human|user)\\b.*)(?:\\s*[:：—–(-].*)?$`,
  'i',
);
const stopSections =
  /^(?:blocked|halted|incomplete|partial|unfinished|not (?:done|completed|finished)|(?:remaining|incomplete|unfinished|open) (?:tasks?|work|steps?)|tasks? (?:remaining|not (?:done|completed))|what (?:remains|is left))(?:\s*[:：—–(-].*)?$/i;

/** A heading with nothing in it but "None" tells that there was no such thing. */
function saysNothing(lines: readonly string[]): boolean {
  const text = paragraph(lines);
  return /^(?:none|nothing|n\/a|-|no (?:blockers?|tasks?|work|steps?))(?![\w/])/i.test(text);
}

function inSection({ level, title, lines }: Section, at: number): SummaryClaim[] {
  const stop = lines
    .map(plain)
    .find((line) =>
      /^\P{L}*(?:CHECKPOINT REACHED|PLAN (?:BLOCKED|INCOMPLETE|HALTED|FAILED))(?=$|\s*[:.—–(-])/u.test(line),
    );
  if (stop !== undefined) return [{ name: 'A line', text: stop, kind: 'stop' }];
  if (level <= 2 && statusSection.test(title)) return inStatusSection(lines);
  if (level <= 2 && /^checkpoint status$/i.test(title)) return [{ name: title, text: paragraph(lines), kind: 'prose' }];
  if (isTask(title)) return inTask(title, lines);
  if (at <= 1) return inTop(lines.slice(0, 40));
  const counts = countSections.test(title) ? countsIn(lines) : [];
  return [...counts, ...tasksIn(lines)];
}

const countSections =
  /performance|metrics|statistics|stats|progress|execution|completion|result|overview|summary|tasks/i;

function isTask(title: string): boolean {
  return /^task \d/i.test(title);
}

/** Above the first section: `**Status:** …`, `| Status | … |`, and several labels on one line. */
function inTop(lines: readonly string[]): SummaryClaim[] {
  const statuses = lines.flatMap((line, at): SummaryClaim[] => {
    if (/^(?=.*\|)[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '')) return []; // the head of a table
    const text = statusIn(line);
    return text === null ? [] : [{ name: 'Status', text, kind: 'status' }];
  });
  const refusal = lines.find((line) => /^\s{0,3}[\p{L}*_]/u.test(line) && refused.test(plain(line)));
  const stops: SummaryClaim[] =
    refusal === undefined ? [] : [{ name: 'A sentence', text: plain(refusal).slice(0, 200), kind: 'stop' }];
  return [...statuses, ...stops, ...lines.flatMap(verdictIn), ...countsIn(lines), ...tasksIn(lines)];
}

const work = '(?:implement|complete|finish|start|begin|write|make|do|execute|carry out|proceed|continue|create|build)';
/** How a paragraph begins that tells of no work; of 644 real summaries none has one in this place. */
const refused = new RegExp(
  `^(?:(?:I|we|the agent|this plan|the plan|it) )?(?:(?:could|can|did)(?:n['’]t| ?not)(?: be)?|(?:was|were|am|is) (?:unable|not able) to|unable to|failed to) ${work}(?:e?d|ten)?\\b|^(?:nothing (?:was|has been) (?:done|changed|implemented|made|written)|no (?:work|changes?|code|files?) (?:was|were|has been|have been) (?:done|made|changed|written|implemented))\\b|^(?:not (?:implemented|done|started|completed|finished))\\b`,
  'iu',
);

/** `Result: PARTIAL`, `Blocked: no API key`. */
function verdictIn(line: string): SummaryClaim[] {
  const [, name = '', text = ''] =
    /^(result|outcome|verdict|state|overall|overall result|blocked|halted)\s*[:：]\s*(\S.*)$/i.exec(plain(line)) ?? [];
  if (/^(?:blocked|halted)$/i.test(name) && !/^(?:none|nothing|no|n\/a|false|-|0)\.?$/i.test(text))
    return [{ name, text: `${name}: ${text}`, kind: 'stop' }];
  return name === '' ? [] : [{ name, text, kind: 'verdict' }];
}

/** The value of `Status: …` on a line, or null. `Status: 404` is about something else. */
function statusIn(line: string): string | null {
  const [, bold] = /\*\*\s*(?:[\w ]{1,20} )?status\s*(?::\s*\*\*|\*\*\s*[:：|—–-])\s*([^|·•]*)/i.exec(line) ?? [];
  const [, row] = statusLine.exec(plain(line)) ?? [];
  const text = plain(bold ?? row ?? '');
  return text === '' || /^\d{3}\b/.test(text) ? null : text;
}

/** One word is a status; a longer text is prose that must not say that something is open. */
function inStatusSection(lines: readonly string[]): SummaryClaim[] {
  const labelled = lines.map(statusIn).find((text) => text !== null);
  const text = labelled ?? paragraph(lines);
  if (text === '' || (labelled === undefined && /^\s*(?:[-*|]|\d+\.)\s/.test(lines.find((line) => line.trim()) ?? '')))
    return tasksIn(lines);
  const isStatus = labelled !== undefined || text.split(' ').length <= 6 || /\btasks? \d/i.test(text);
  return [{ name: 'Status', text, kind: isStatus ? 'status' : 'prose' }, ...tasksIn(lines)];
}

function paragraph(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start < 0) return '';
  const end = lines.findIndex((line, at) => at > start && line.trim() === '');
  return plain(lines.slice(start, end < 0 ? undefined : end).join(' '));
}

/** `### Task 2: …` with a status of its own, or with the word alone. */
function inTask(title: string, lines: readonly string[]): SummaryClaim[] {
  const name = `"${title}"`;
  const text = lines.map(statusIn).find((status) => status !== null);
  if (text !== undefined && text !== null) return [{ name, text, kind: 'prose' }];
  const first = plain(lines.find((line) => line.trim() !== '') ?? '').replace(/^[-\s]+/, '');
  return openWord.test(first) ? [{ name, text: first, kind: 'prose' }] : [];
}

const openWord = /^(?:NOT [A-Z]+|BLOCKED|SKIPPED|PENDING|INCOMPLETE|FAILED|PARTIAL|DEFERRED|AWAITING)\b/;

/** `**Tasks:** 2/3`, `Tasks completed: 2 of 3`, `| Tasks | 2/3 |`, `Progress: 2/3 tasks`; or two lines, one for each number. */
function countsIn(lines: readonly string[]): SummaryClaim[] {
  const pairs = lines.map((line) =>
    /^((?:(?:total|completed) )?(?:tasks?|progress|completion)(?: \w+)?)\s*[:：|]\s*([^|]*)/i.exec(plain(line)),
  );
  const counts = pairs.flatMap((found): SummaryClaim[] => {
    const [, name = '', text = ''] = found ?? [];
    const isCount =
      /\d\s*(?:\/|of|out of)\s*\d/.test(text) && (!/^progress/i.test(name) || /^\S+(?: tasks?\b.*)?$/i.test(text));
    return isCount || /^\d+ \(.*\)$|^\d+ ?%/.test(text) ? [{ name, text, kind: 'count' }] : [];
  });
  const number = (label: RegExp) => pairs.find((found) => label.test(found?.[1] ?? ''))?.[2]?.match(/^\d+$/)?.[0];
  const done = number(/^tasks? (?:completed?|done)$/i);
  const total = number(/^(?:total tasks?|tasks? total)$/i);
  return done && total ? [...counts, { name: 'Tasks', text: `${done}/${total}`, kind: 'count' }] : counts;
}

/** `- [ ] Task 2`, `3. **Task 3: …** — pending user verification`, `| Task 3 | … | BLOCKED |`. */
function tasksIn(lines: readonly string[]): SummaryClaim[] {
  return lines.flatMap((line): SummaryClaim[] => {
    const [, box, task] = /^\s*(?:[-*]|\d+\.|\|)\s+(?:\[([ xX])\]\s+)?[*_]*(task \d+.*)$/i.exec(line) ?? [];
    if (task === undefined) return [];
    const cells = plain(task).split(/\s*(?:\||\s[—–-]\s)\s*/);
    const open = cells.slice(1).find((cell) => openCell.test(cell));
    if (box !== ' ' && open === undefined) return [];
    return [{ name: cells[0] ?? 'Task', text: box === ' ' ? 'not done' : (open ?? ''), kind: 'prose' }];
  });
}

const openCell =
  /^[^\p{L}]*(?:pending|not (?:done|started|executed|completed?|run)|blocked|awaiting|incomplete|failed|partial|skipped|in progress)\b/iu;

/** Only the newest counts: a check that failed was repeated once its cause was mended. */
function newestSelfCheck(sections: readonly Section[]): SummaryClaim[] {
  const claims = sections.flatMap(({ title, lines, level }, at): SummaryClaim[][] => {
    const inLines = lines.flatMap((line) => {
      const text = selfCheckIn(plain(line));
      const isLoud = /^\s*(?:>\s*)?\*\*|^\s*self/i.test(line);
      return text ? [[{ name: 'Self-Check', text, kind: isLoud ? 'status' : 'prose' } as const]] : [];
    });
    const said = level === 0 ? null : selfCheckIn(title);
    if (said === null) return inLines;
    const inner = sections.slice(at + 1);
    const end = inner.findIndex((next) => next.level <= level);
    const all = [...lines, ...inner.slice(0, end < 0 ? undefined : end).flatMap((next) => next.lines)];
    const heading: SummaryClaim[] = said === '' ? [] : [{ name: 'Self-Check', text: said, kind: 'status' }];
    const found = [...heading, ...inSelfCheck(all)];
    return found.length > 0 ? [found, ...inLines] : inLines;
  });
  return claims.at(-1) ?? [];
}

/** What stands behind `Self-Check`: '' where it is nothing, null where the text is not about it. */
function selfCheckIn(text: string): string | null {
  const [all, said, mark = ''] =
    /^[-\s]*self[- ]?check(?: (?:results?|status))?(?:\s*[:：—–-]\s*(.*)|\s+([^\w\s(].*)|\s*\(.*\))?$/i.exec(text) ??
    [];
  return all === undefined ? null : (said ?? mark);
}

/** The result under the heading, and what the check found missing. */
function inSelfCheck(lines: readonly string[]): SummaryClaim[] {
  return lines.flatMap((line): SummaryClaim[] => {
    const text = plain(line);
    const name = 'Self-Check';
    const [, result] = /^[-\s]*(?:result|status|overall|verdict)\s*[:：]\s*(.+)$/i.exec(text) ?? [];
    if (result !== undefined) return [{ name, text: result, kind: 'status' }];
    if (/^[A-Z][A-Z -]{2,30}[A-Z]$/.test(text)) return [{ name, text, kind: 'status' }];
    const isMissing =
      /(?:[:—–|-]|->|=>)\s*(?:MISSING|NOT FOUND|FAIL|FAILED)[\s|.]*$/.test(text) || /^\s*[-*] \[ \]/.test(line);
    return isMissing ? [{ name, text: `missing: ${text.slice(0, 100)}`, kind: 'prose' }] : [];
  });
}

/** Without quotes, list and table marks at the beginning, and without emphasis. */
function plain(line: string): string {
  return line
    .replace(/^\s*(?:>\s*|\|\s*|[-*+]\s+)*/, '')
    .replace(/<\/?(?:b|strong|i|em|u)>|\*\*|__|`|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, '')
    .replace(/\s*\|\s*$/, '')
    .trim();
}
