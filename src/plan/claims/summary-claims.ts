import { isMapping } from '../../system/files/json-text.ts';
import { findFrontmatter, readFrontmatter } from '../phase/frontmatter.ts';
import { toText } from '../phase/must-haves.ts';
import {
  joinParagraph,
  maxLineChars,
  type Section,
  type SummaryClaim,
  splitSections,
  splitTableCells,
  withoutMarks,
} from './summary-sections.ts';

/**
 * Reads the structured claims of a SUMMARY about its plan: frontmatter, labels (`**Status:** …`), task counts, headings
 * and checkboxes. Free text is for people.
 */
export function readClaims(summary: string): SummaryClaim[] {
  const sections = splitSections(getBodyText(summary));
  const claims = [
    ...frontmatterClaims(summary),
    ...sections.flatMap((section, at) => [...headingClaims(section, at), ...sectionClaims(section, at)]),
    ...newestSelfCheck(sections),
    ...findPlaceholders(sections),
  ];
  return claims.map((claim) => ({ ...claim, text: claim.text.slice(0, maxLineChars) }));
}

function getBodyText(summary: string): string {
  return summary.slice(findFrontmatter(summary)?.bodyStart ?? 0);
}

interface Field {
  readonly name: string;
  readonly text: string;
}

type FieldKind = SummaryClaim['kind'] | 'left' | 'yes';

/** Kinds of fields by normalized name. `left` must be empty and `yes` must not be denied. */
const fieldKinds: readonly (readonly [FieldKind, RegExp])[] = [
  [
    'status',
    /^(?:(?:plan|overall|final|current|completion|execution|implementation|summary|verification|phase(?: [\d.]+)?) )?status$/,
  ],
  ['count', /^(?:(?:total|completed) )?(?:tasks?|progress|completion)(?: \w+)?$/],
  [
    'verdict',
    /^(?:state|result|outcome|verdict|completed?|overall(?: result)?|(?:overall )?verification|build|tests)$/,
  ],
  ['left', /^(?:blocked|halted)$/],
];

const frontmatterKinds: typeof fieldKinds = [
  ...fieldKinds.filter(([kind]) => kind !== 'verdict'),
  ['status', /^self check$/],
  ['verdict', /^(?:state|result|outcome|verdict|completed?)$/],
  ['yes', /^(?:success|done|verified|tests pass(?:ed|ing))$/],
  ['left', /^(?:incomplete|partial|remaining(?: tasks)?|blockers|unfinished|tests failed|failed tests)$/],
];

function classifyClaim({ name }: Field, kinds = fieldKinds): FieldKind | null {
  const plain = name.toLowerCase().replace(/[-_]/g, ' ');
  return kinds.find(([, names]) => names.test(plain))?.[0] ?? null;
}

function parseClaim(field: Field, kinds = fieldKinds): SummaryClaim[] {
  const { name, text } = field;
  const kind = classifyClaim(field, kinds);
  switch (kind) {
    case null:
      return [];
    case 'count':
      return isCount(field) ? [{ name, text, kind }] : [];
    case 'left':
      return isEmptyText.test(text) ? [] : [{ name, text: `${name}: ${text}`, kind: 'stop' }];
    case 'yes':
      return /^(?:false|no)$/i.test(text) ? [{ name, text, kind: 'stop' }] : [];
    case 'verdict':
      return [{ name, text: /^no$/i.test(text) ? 'not done' : text, kind }];
    default:
      return [{ name, text, kind }];
  }
}

const isEmptyText = /^(?:none|nothing|no|n\/a|-|0|false|null|~|\{\}|\[\])?\.?$/i;

function isCount({ name, text }: Field): boolean {
  const isShare =
    /\d\s*(?:\/|of|out of)\s*\d/.test(text) && (!/^progress/i.test(name) || /^\S+(?: tasks?\b.*)?$/i.test(text));
  return isShare || /^\d+ \(.*\)$|^\d+ ?%/.test(text);
}

/** Joins counts in separate fields: `Tasks completed: 2`, `Total tasks: 3`. */
function joinCounts(fields: readonly Field[]): SummaryClaim[] {
  const number = (names: RegExp) =>
    fields.find(({ name, text }) => names.test(name.replace(/[-_]/g, ' ')) && /^\d+$/.test(text))?.text;
  const done = number(/^(?:tasks? (?:completed?|done)|completed tasks?)$/i);
  const total = number(/^(?:total tasks?|tasks? total)$/i);
  return done && total ? [{ name: 'Tasks', text: `${done}/${total}`, kind: 'count' }] : [];
}

/** Reads frontmatter claims. Frontmatter that is too large to read fails, because it may claim anything (I2). */
function frontmatterClaims(summary: string): SummaryClaim[] {
  const { start, end } = findFrontmatter(summary) ?? { start: 0, end: 0 };
  const front = summary.slice(start, end);
  const { values, problems } = readFrontmatter(summary);
  if (problems.some(({ code }) => code === 'frontmatter-too-large'))
    return [{ name: 'frontmatter', text: 'frontmatter too large to be read', kind: 'stop' }];
  // YAML keeps one value of a repeated key, but a person reads all of them.
  const lines = [...front.matchAll(/^([A-Za-z_-]{1,40})[ \t]*:[ \t]*["']?([^"'\n]{1,200})/gm)];
  const repeated = lines.filter(([, key]) => lines.filter((line) => line[1] === key).length > 1);
  const { metrics } = Object.fromEntries(values);
  const entries = [...(isMapping(metrics) ? Object.entries(metrics) : []), ...values];
  const fields = [
    ...entries.flatMap(([name, value]) => parseFields(name, value)),
    ...repeated.map(([, name = '', text = '']) => ({ name, text: text.trim() })),
  ];
  return [...fields.flatMap((field) => parseClaim(field, frontmatterKinds)), ...joinCounts(fields)];
}

/** Reads a value; for a mapping, its status and counts. */
function parseFields(name: string, value: unknown): Field[] {
  if (Array.isArray(value) && value.length === 0) return [{ name, text: '' }];
  if (!isMapping(value)) return [{ name, text: toText(value).trim() }];
  const { completed, total, status, state, result } = value;
  const text = toText(status ?? state ?? result).trim();
  return [
    ...(text === '' ? [] : [{ name, text: text }]),
    ...[
      { name: `${name} completed`, text: toText(completed) },
      { name: `${name} total`, text: toText(total) },
    ],
  ];
}

/** Reads a label at the start of a line or a bold status anywhere. `Status: 404` is about something else. */
function labels(line: string): Field[] {
  const [, bold] = /\*\*\s*(?:[\w ]{1,20} )?status\s*(?::\s*\*\*|\*\*\s*[:：|—–-])\s*([^|·•]*)/i.exec(line) ?? [];
  const [, name = '', text = ''] =
    /^([A-Za-z][\w .-]{0,40}?)\s*(?:[:：|=]|\s[—–-]\s|(?=[❌🔴🟡🚧⏳⛔]))\s*([^|]*)/u.exec(withoutMarks(line)) ?? [];
  const fields =
    bold === undefined ? [{ name, text: withoutMarks(text) }] : [{ name: 'Status', text: withoutMarks(bold) }];
  return fields.filter(
    (field) => field.text !== '' && !(classifyClaim(field) === 'status' && /^\d{3}\b/.test(field.text)),
  );
}

function labelClaims(lines: readonly string[], expected?: FieldKind): SummaryClaim[] {
  const fields = lines.flatMap((line, at) => (isTableRule(lines[at + 1]) ? [] : labels(line)));
  const relevant = fields.filter((field) => expected === undefined || classifyClaim(field) === expected);
  return [...relevant.flatMap((field) => parseClaim(field)), ...joinCounts(fields)];
}

function isTableRule(line = ''): boolean {
  return /^(?=.*\|)[\s|:-]*---[\s|:-]*$/.test(line);
}

function findPlaceholders(sections: readonly Section[]): SummaryClaim[] {
  const lines = sections.flatMap((section) => section.lines).map(withoutMarks);
  const textLines = lines.filter((line) => /\w/.test(line));
  const isBlank = (line: string) => /^(?:\[[^\]]+\](?!\()|TBD|TODO|WIP)[.!]?$/i.test(line);
  const blanks = lines.filter((line) => /^(?:\[[A-Z][^\]]* [^\]]*\]|\{\{\s*\w+\s*\}\})$/.test(line));
  const placeholders = textLines.length > 0 && textLines.every(isBlank) ? textLines : blanks.length > 1 ? blanks : [];
  return placeholders.slice(0, 1).map((text) => ({ name: 'A line', text, kind: 'stop' }));
}

/** Matches the end of a title, in capitals or brackets, that reports unfinished work. */
const openTitle =
  /^(?:PARTIAL|PARTIALLY COMPLETED?|INCOMPLETE|BLOCKED|HALTED|PAUSED|FAILED|ABORTED|PENDING|SKIPPED|DEFERRED|NOT \w+|IN PROGRESS|WIP|AWAITING\b.*)$/;
/** Headings that GSD's executor writes when it stops for a person. */
const personTitle =
  /^(?:checkpoint reached|(?:human|user) (?:action|input|verification|approval|sign-?off) (?:needed|required|pending)|decision (?:needed|required|pending)|awaiting (?:human|user|(?:a )?decision|approval|input|review|credentials)\b.*)(?:\s*[:：—–(-].*)?$/i;
const stopTitle =
  /^(?:plan|execution) (?:blocked|incomplete|paused|halted|failed|aborted|stopped|partial(?:ly completed?)?|not completed?)(?:\s*[:：—–(-].*)?$/i;
/** Headings of unfinished work; they count unless "None" follows. */
const stopSections =
  /^(?:blocked|halted|incomplete|unfinished|(?:remaining|incomplete|unfinished|unimplemented|open|outstanding|pending|skipped|failed) (?:tasks?|work|steps?)|(?:tasks?|work|steps?) (?:remaining|skipped|left|not (?:done|completed|finished|implemented))|what(?:['’]s| is) left|what remains|(?:failed|failing) tests?)(?:\s*[:：—–(-].*)?$/i;

function headingClaims({ level, title: whole, lines }: Section, at: number): SummaryClaim[] {
  if (level === 0) return [];
  const title = whole.replace(/^[^\p{L}\p{N}]+/u, '');
  // The first heading names the plan, which may be about statuses.
  const isTitle = at === 1 && level === 1;
  const stop = { name: `"${title}"`, text: title, kind: 'stop' } as const;
  const [, verdict = ''] = /(?:[([—–:|-]\s*)(?:❌\s*|⏸\s*|⏳\s*)?([A-Z][A-Z ]+[A-Z])[\])]?$/.exec(title) ?? [];
  const [, remark = ''] = /\s\(([^()]+)\)$/.exec(title) ?? [];
  if ((at <= 1 || isTask(title)) && openTitle.test(verdict)) return [stop];
  if (at <= 1 && openTitle.test(remark.toUpperCase())) return [stop];
  if (isTitle)
    return /^checkpoint reached$/i.test(title) ? [{ ...stop, kind: 'person' }] : labelClaims([title], 'status');
  if (personTitle.test(title) && !saysNothing(lines)) return [{ ...stop, kind: 'person' }];
  if (stopTitle.test(title)) return [stop];
  if (level > 2) return [];
  return stopSections.test(title) && !saysNothing(lines) ? [stop] : labelClaims([title]);
}

function saysNothing(lines: readonly string[]): boolean {
  return /^(?:none|nothing|n\/a|-|no (?:blockers?|tasks?|work|steps?|human\b.*|further\b.*))(?![\w/])/i.test(
    joinParagraph(lines),
  );
}

function sectionClaims({ level, title, lines }: Section, at: number): SummaryClaim[] {
  const plain = lines.map(withoutMarks);
  const stop = plain.find((line) => /^\P{L}*PLAN (?:BLOCKED|INCOMPLETE|HALTED|FAILED)(?=$|\s*[:.—–(-])/u.test(line));
  if (stop !== undefined) return [{ name: 'A line', text: stop, kind: 'stop' }];
  const waiting = plain.find(
    (line) =>
      /^\P{L}*CHECKPOINT REACHED(?=$|\s*[:.—–(-])/u.test(line) ||
      (stoppedByRuleFour.test(line) && !decidedPattern.test(line)),
  );
  if (waiting !== undefined) return [{ name: 'A line', text: waiting, kind: 'person' }];
  const kind = level > 2 ? null : classifyClaim({ name: title, text: '' });
  if (kind === 'status') return [...statusSectionClaims(lines), ...taskClaims(lines)];
  if (/^(?:result|outcome|verdict)$/i.test(title) && kind !== null)
    return [{ name: title, text: joinParagraph(lines), kind: 'verdict' }, ...taskClaims(lines)];
  if (isTask(title)) return taskStatus(title, lines);
  if (level <= 3 && /^tasks?(?: (?:completed?|done|list|status))?$/i.test(title))
    return [...labelClaims(lines, 'count'), ...taskClaims(lines, true)];
  if (at <= 1) return [...labelClaims(lines.slice(0, 40)), ...taskClaims(lines.slice(0, 40))];
  if (/^(?:verification|tests?|testing)\b/i.test(title)) return [...testCounts(plain), ...taskClaims(lines)];
  return [...(countSections.test(title) ? labelClaims(lines, 'count') : []), ...taskClaims(lines)];
}

/** Rule 4 of GSD's executor: a person must decide on architecture changes, so the plan stops. */
const stoppedByRuleFour =
  /^\W{0,3}rule 4\b.{0,120}\b(?:stopped|halted|blocked|paused|await\w*|waiting)\b|^(?:\w+ ){0,3}(?:stopped|halted|blocked|paused)\b.{0,30}\brule 4\b/i;
const decidedPattern =
  /\bno\b[^.]{0,30}\brule 4\b|\brule 4\b[^.]{0,30}\bnot (?:needed|triggered|hit|reached)\b|\b(?:approved|resolved|confirmed|decided|chose|chosen|answered|selected)\b/i;

const countSections =
  /performance|metrics|statistics|stats|progress|execution|completion|result|overview|summary|tasks/i;

function isTask(title: string): boolean {
  return /^task \d/i.test(title);
}

/**
 * Finds failing counts such as `npm test: 3 failing, 10 passing` on a line of their own, unless the failure was
 * expected or existed before.
 */
function testCounts(lines: readonly string[]): SummaryClaim[] {
  const failingCount =
    /^(?:[^:]{1,60}:\s*)?(?:[1-9]\d* (?:tests? )?fail(?:ing|ed)(?:, \d+ pass(?:ing|ed).{0,40})?|\d+ pass(?:ing|ed), [1-9]\d* fail(?:ing|ed).{0,40})$/i;
  const isExpected = /pre-?existing|expected|baseline|unrelated|before|\bRED\b|mutat|revert|known|flak/i;
  const match = lines.find((line) => failingCount.test(line) && !isExpected.test(line));
  return match === undefined ? [] : [{ name: 'Tests', text: match, kind: 'stop' }];
}

/** Treats a short text as a status; in prose only the beginning counts. */
function statusSectionClaims(lines: readonly string[]): SummaryClaim[] {
  const [labelled] = labelClaims(lines, 'status');
  const text = joinParagraph(lines);
  if (labelled !== undefined) return [labelled];
  if (text === '' || /^\s*(?:[-*|]|\d+\.)\s/.test(lines.find((line) => line.trim()) ?? '')) return [];
  const isStatus = text.split(' ').length <= 6 || /\btasks? \d/i.test(text);
  return [{ name: 'Status', text, kind: isStatus ? 'status' : 'verdict' }];
}

/** Reads the status of `### Task 2: …` from a label or the first word. */
function taskStatus(title: string, lines: readonly string[]): SummaryClaim[] {
  const firstLine = withoutMarks(lines.find((line) => line.trim() !== '') ?? '').replace(/^[-\s]+/, '');
  const [label] = lines.flatMap(labels).filter(({ name }) => /^status$/i.test(name));
  const text =
    label?.text ??
    (/^(?:NOT [A-Z]+|BLOCKED|SKIPPED|PENDING|INCOMPLETE|FAILED|PARTIAL)\b/.test(firstLine) ? firstLine : '');
  return text === '' ? [] : [{ name: `"${title}"`, text, kind: 'verdict' }];
}

/**
 * Finds unfinished tasks: `- [ ] Task 2`, `- ❌ Task 2`, `3. **Task 3: …** — pending user verification`, `| Task 3 |
 * BLOCKED |`. Below a heading about tasks, every open box and row counts.
 */
function taskClaims(lines: readonly string[], areTasks = false): SummaryClaim[] {
  let state = -1;
  return lines.flatMap((line, at): SummaryClaim[] => {
    const cells = splitTableCells(line);
    const isHead = cells.length > 1 && isTableRule(lines[at + 1]);
    if (isHead || cells.length === 0)
      state = /^(?:task|step|#|no\.?)s?$/i.test(cells[0] ?? '')
        ? cells.findLastIndex((cell) => /^(?:status|state|done|result|outcome)\??$/i.test(cell))
        : -1;
    const row = state > 0 && !isHead && openCell.test(cells[state] ?? '') ? cells[state] : undefined;
    if (row !== undefined) return [{ name: `Task ${cells[0]}`, text: `not done: ${row}`, kind: 'verdict' }];
    const [, mark = '', task] =
      /^\s*(?:(?:[-*]|\d+\.|\|)\s+)?(?:(\[[ xX]\]|[❌✗✘✖🚫⛔⏳⏸🚧])\s*)?[*_]*((?:task|step) \d+.*)$/iu.exec(line) ?? [];
    const isListed = /^\s*(?:[-*]|\d+\.|\|)\s/.test(line) || /^[❌✗✘✖🚫⛔⏳⏸🚧]/u.test(mark);
    const [, box] = areTasks ? (/^\s{0,3}(?:[-*]|\d+\.)\s+\[ \]\s+(\S.*)$/.exec(line) ?? []) : [];
    if (task === undefined || !isListed)
      return box === undefined ? [] : [{ name: withoutMarks(box).slice(0, 100), text: 'not done', kind: 'verdict' }];
    const parts = withoutMarks(task).split(/\s*(?:\||\s[—–-]\s)\s*/);
    const open = mark === '' ? parts.slice(1).find((cell) => openCell.test(cell)) : /x/i.test(mark) ? undefined : mark;
    return open === undefined ? [] : [{ name: parts[0] ?? 'Task', text: `not done: ${open}`, kind: 'verdict' }];
  });
}

const openCell =
  /^[^\p{L}\p{N}]*(?:pending|to-?do|open|wip|deferred|missing|partly|partially|not (?:done|started|executed|completed?|run)|blocked|awaiting|incomplete|failed|partial|skipped|in progress)\b(?=$|[^\w]*$|\s*[,;.:(—–-]|\s(?:by|until|on|to|user|human|for|per)\b)|^(?:❌|⏳|⏸|🚧)/iu;

/** Returns the last self-check only: a failed one is repeated after the fix. */
function newestSelfCheck(sections: readonly Section[]): SummaryClaim[] {
  const claims = sections.flatMap(({ title, lines, level }, at): SummaryClaim[][] => {
    const inLines = lines.flatMap((line) => {
      const text = /^\s*(?:>\s*)?(?:\*\*|self)/i.test(line) ? selfCheckResult(withoutMarks(line)) : null;
      return text ? [[{ name: 'Self-Check', text, kind: 'status' } as const]] : [];
    });
    const headingResult = level === 0 ? null : selfCheckResult(title);
    if (headingResult === null) return inLines;
    const following = sections.slice(at + 1);
    const end = following.findIndex((next) => next.level <= level);
    const all = [...lines, ...following.slice(0, end < 0 ? undefined : end).flatMap((next) => next.lines)];
    const heading: SummaryClaim[] =
      headingResult === '' ? [] : [{ name: 'Self-Check', text: headingResult, kind: 'status' }];
    const summaryClaims = [...heading, ...all.flatMap(selfCheckClaims)];
    return summaryClaims.length > 0 ? [summaryClaims, ...inLines] : inLines;
  });
  return claims.at(-1) ?? [];
}

/** Returns the text after `Self-Check`, '' if there is none, or null if the line is about something else. */
function selfCheckResult(text: string): string | null {
  const [all, message, mark = ''] =
    /^[-\s]*self[- ]?check(?: (?:results?|status))?(?:\s*[:：—–-]\s*(.*)|\s+([^\w\s(].*)|\s*\(.*\))?$/i.exec(text) ??
    [];
  return all === undefined ? null : (message ?? mark);
}

/** Reads `**Result:** PARTIAL`, `FAILED`, and the forms of GSD's template: `MISSING: src/a.ts`, `src/a.ts: MISSING`. */
function selfCheckClaims(line: string): SummaryClaim[] {
  const text = withoutMarks(line).replace(/^[^\p{L}]+/u, '');
  const [, result] = /^(?:result|status|overall|verdict)\s*[:：]\s*(.+)$/i.exec(text) ?? [];
  const words = result ?? (/^(?:FAILED|PARTIAL|INCOMPLETE|PENDING|NOT RUN|SKIPPED)$/.test(text) ? text : null);
  if (words !== null) return [{ name: 'Self-Check', text: words, kind: 'status' }];
  const isMissing =
    /^(?:MISSING|NOT FOUND|FAILED)\b\s*[:—–-]\s*(?!none\b|nothing\b|0\b)\S/.test(text) ||
    /[:—–|]\s*(?:MISSING|NOT FOUND|FAILED)[\s|.]*$/.test(text);
  return isMissing ? [{ name: 'Self-Check', text: `missing: ${text.slice(0, 100)}`, kind: 'stop' }] : [];
}
