import { frontmatterExtent } from '../phase/frontmatter.ts';
import { blankComments } from '../phase/markup.ts';
import { frontmatterClaims } from './frontmatter-claims.ts';
import { countClaims, taskClaims } from './summary-counts.ts';
import {
  maxLineChars,
  paragraph,
  type Section,
  type SummaryClaim,
  splitSections,
  withoutMarks,
} from './summary-sections.ts';

/**
 * Reads what a SUMMARY says of its plan where the form is made for that: frontmatter, labels (`**Status:** …`), counts of tasks,
 * headings of sections and boxes of tasks. What its sentences say is for people.
 */
export function readClaims(summary: string): SummaryClaim[] {
  const sections = splitSections(summary.slice((frontmatterExtent(summary) ?? noExtent).bodyStart));
  const claims = [
    ...frontmatterClaims(summary),
    ...sections.flatMap((section, at) => [...headingClaims(section, at), ...sectionClaims(section, at)]),
    ...newestSelfCheck(sections),
    ...placeholders(sections),
  ];
  return claims.map((claim) => ({ ...claim, text: claim.text.slice(0, maxLineChars) }));
}

/** True for a SUMMARY with nothing besides frontmatter, headings, rules and comments. */
export function isBareSummary(summary: string): boolean {
  const body = blankComments(summary.slice((frontmatterExtent(summary) ?? noExtent).bodyStart));
  return body.split('\n').every((line) => /^(?:#{1,6}(?:\s.*)?|[-=*_\s]*)$/.test(line.trim()));
}

const noExtent = { bodyStart: 0 };

/** A text of nothing but placeholders, or a template that was never filled in. */
function placeholders(sections: readonly Section[]): SummaryClaim[] {
  const lines = sections.flatMap((section) => section.lines).map(withoutMarks);
  const said = lines.filter((line) => /\w/.test(line));
  const isBlank = (line: string) => /^(?:\[[^\]]+\](?!\()|TBD|TODO|WIP)[.!]?$/i.test(line);
  const blanks = lines.filter((line) => /^(?:\[[A-Z][^\]]* [^\]]*\]|\{\{\s*\w+\s*\}\})$/.test(line));
  const left = said.length > 0 && said.every(isBlank) ? said : blanks.length > 1 ? blanks : [];
  return left.slice(0, 1).map((text) => ({ name: 'A line', text, kind: 'stop' }));
}

const statusName =
  '(?:(?:plan|overall|final|current|completion|execution|implementation|summary|phase(?: [\\d.]+)?) )?status';
const statusSection = new RegExp(`^${statusName}$`, 'i');
const statusHeading = new RegExp(`^${statusName}\\s*[:：—–-]\\s*(\\S.*)$`, 'i');
const statusLine = new RegExp(`^${statusName}\\s*(?:[:：|=]|\\s[—–-]\\s|(?=[❌🔴🟡🚧⏳⛔]))\\s*([^|]*)`, 'iu');

/** Ends of a title, in capitals or in brackets, that report its plan or task as not done. */
const openTitle =
  /^(?:PARTIAL|PARTIALLY COMPLETED?|INCOMPLETE|BLOCKED|HALTED|PAUSED|FAILED|ABORTED|PENDING|SKIPPED|DEFERRED|NOT \w+|IN PROGRESS|WIP|AWAITING\b.*)$/;
/** Headings of what GSD's executor returns when it stops for a person. */
const personTitle =
  /^(?:checkpoint reached|(?:human|user) (?:action|input|verification|approval|sign-?off) (?:needed|required|pending)|decision (?:needed|required|pending)|awaiting (?:human|user|(?:a )?decision|approval|input|review|credentials)\b.*)(?:\s*[:：—–(-].*)?$/i;
const stopTitle =
  /^(?:plan|execution) (?:blocked|incomplete|paused|halted|failed|aborted|stopped|partial(?:ly completed?)?|not completed?)(?:\s*[:：—–(-].*)?$/i;
/** Headings of sections about work left undone; one counts only where it is not followed by "None". */
const stopSections =
  /^(?:blocked|halted|incomplete|unfinished|(?:remaining|incomplete|unfinished|unimplemented|open|outstanding|pending|skipped|failed) (?:tasks?|work|steps?)|(?:tasks?|work|steps?) (?:remaining|skipped|left|not (?:done|completed|finished|implemented))|what(?:['’]s| is) left|what remains|(?:failed|failing) tests?)(?:\s*[:：—–(-].*)?$/i;

function headingClaims({ level, title: whole, lines }: Section, at: number): SummaryClaim[] {
  if (level === 0) return [];
  const title = whole.replace(/^[^\p{L}\p{N}]+/u, '');
  // The first heading is the title: it names the plan, which may be about statuses.
  const isTitle = at === 1 && level === 1;
  const isAboutAll = at <= 1 || isTask(title);
  const stop = { name: `"${title}"`, text: title, kind: 'stop' } as const;
  const [, verdict = ''] = /(?:[([—–:|-]\s*)(?:❌\s*|⏸\s*|⏳\s*)?([A-Z][A-Z ]+[A-Z])[\])]?$/.exec(title) ?? [];
  const [, remark = ''] = /\s\(([^()]+)\)$/.exec(title) ?? [];
  if (isAboutAll && (openTitle.test(verdict) || (at <= 1 && openTitle.test(remark.toUpperCase())))) return [stop];
  if (personTitle.test(title) && !isTitle && !saysNothing(lines)) return [{ ...stop, kind: 'person' }];
  if (stopTitle.test(title) && !isTitle) return [stop];
  if (isTitle && /^checkpoint reached$/i.test(title)) return [{ ...stop, kind: 'person' }];
  if (!isTitle && level <= 2 && stopSections.test(title) && !saysNothing(lines)) return [stop];
  if (level > 2) return [];
  const [, text] = statusHeading.exec(title) ?? [];
  if (text !== undefined) return [{ name: 'Status', text, kind: 'status' }];
  const [, name = '', result = ''] = /^(result|outcome|verdict|verification)\s*[:：—–-]\s*(\S.*)$/i.exec(title) ?? [];
  return result === '' ? countClaims([title]) : [{ name, text: result, kind: 'verdict' }];
}

/** A heading with nothing below it but "None" says that there was no such thing. */
function saysNothing(lines: readonly string[]): boolean {
  return /^(?:none|nothing|n\/a|-|no (?:blockers?|tasks?|work|steps?|human\b.*|further\b.*))(?![\w/])/i.test(
    paragraph(lines),
  );
}

function sectionClaims({ level, title, lines }: Section, at: number): SummaryClaim[] {
  const plain = lines.map(withoutMarks);
  const stop = plain.find((line) => /^\P{L}*PLAN (?:BLOCKED|INCOMPLETE|HALTED|FAILED)(?=$|\s*[:.—–(-])/u.test(line));
  if (stop !== undefined) return [{ name: 'A line', text: stop, kind: 'stop' }];
  const asked = plain.find(
    (line) => /^\P{L}*CHECKPOINT REACHED(?=$|\s*[:.—–(-])/u.test(line) || (ruleFour.test(line) && !decided.test(line)),
  );
  if (asked !== undefined) return [{ name: 'A line', text: asked, kind: 'person' }];
  if (level <= 2 && statusSection.test(title)) return statusSectionClaims(lines);
  if (level <= 2 && /^(?:result|outcome|verdict)$/i.test(title))
    return [{ name: title, text: paragraph(lines), kind: 'verdict' }, ...taskClaims(lines)];
  if (isTask(title)) return taskStatus(title, lines);
  if (level <= 3 && /^tasks?(?: (?:completed?|done|list|status))?$/i.test(title))
    return [...countClaims(lines), ...taskClaims(lines, true)];
  if (at <= 1) return topClaims(lines.slice(0, 40));
  if (/^(?:verification|tests?|testing)\b/i.test(title)) return [...testCounts(plain), ...taskClaims(lines)];
  return [...(countSections.test(title) ? countClaims(lines) : []), ...taskClaims(lines)];
}

/** Rule 4 of GSD's executor: a change of architecture is for a person to decide, so the plan stops there. */
const ruleFour =
  /^\W{0,3}rule 4\b.{0,120}\b(?:stopped|halted|blocked|paused|await\w*|waiting)\b|^(?:\w+ ){0,3}(?:stopped|halted|blocked|paused)\b.{0,30}\brule 4\b/i;
const decided =
  /\bno\b[^.]{0,30}\brule 4\b|\brule 4\b[^.]{0,30}\bnot (?:needed|triggered|hit|reached)\b|\b(?:approved|resolved|confirmed|decided|chose|chosen|answered|selected)\b/i;

const countSections =
  /performance|metrics|statistics|stats|progress|execution|completion|result|overview|summary|tasks/i;

function isTask(title: string): boolean {
  return /^task \d/i.test(title);
}

/** `npm test: 3 failing, 10 passing` as a line of its own; what was red before or has to be red is none. */
function testCounts(lines: readonly string[]): SummaryClaim[] {
  const red =
    /^(?:[^:]{1,60}:\s*)?(?:[1-9]\d* (?:tests? )?fail(?:ing|ed)(?:, \d+ pass(?:ing|ed).{0,40})?|\d+ pass(?:ing|ed), [1-9]\d* fail(?:ing|ed).{0,40})$/i;
  const isMeant = /pre-?existing|expected|baseline|unrelated|before|\bRED\b|mutat|revert|known|flak/i;
  const found = lines.find((line) => red.test(line) && !isMeant.test(line));
  return found === undefined ? [] : [{ name: 'Tests', text: found, kind: 'stop' }];
}

/** Above the first section: `**Status:** …`, `| Status | … |`, `Result: PARTIAL`, `Blocked: no API key`. */
function topClaims(lines: readonly string[]): SummaryClaim[] {
  const labels = lines.flatMap((line, at): SummaryClaim[] => {
    if (/^(?=.*\|)[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '')) return []; // the head of a table
    const text = labelledStatus(line);
    if (text !== null) return [{ name: 'Status', text, kind: 'status' }];
    const [, name = '', said = ''] =
      /^(result|outcome|verdict|state|overall|overall result|(?:overall )?verification|build|tests|blocked|halted)\s*[:：]\s*(\S.*)$/i.exec(
        withoutMarks(line),
      ) ?? [];
    if (name === '') return [];
    if (!/^(?:blocked|halted)$/i.test(name)) return [{ name, text: said, kind: 'verdict' }];
    return /^(?:none|nothing|no|n\/a|false|-|0)\.?$/i.test(said)
      ? []
      : [{ name, text: `${name}: ${said}`, kind: 'stop' }];
  });
  return [...labels, ...countClaims(lines), ...taskClaims(lines)];
}

/** The value of `Status: …` on a line, or null. `Status: 404` is about something else. */
function labelledStatus(line: string): string | null {
  const [, bold] = /\*\*\s*(?:[\w ]{1,20} )?status\s*(?::\s*\*\*|\*\*\s*[:：|—–-])\s*([^|·•]*)/i.exec(line) ?? [];
  const [, row] = statusLine.exec(withoutMarks(line)) ?? [];
  const text = withoutMarks(bold ?? row ?? '');
  return text === '' || /^\d{3}\b/.test(text) ? null : text;
}

/** One word is a status; a longer text is prose, of which only the beginning counts. */
function statusSectionClaims(lines: readonly string[]): SummaryClaim[] {
  const labelled = lines.map(labelledStatus).find((text) => text !== null);
  const text = labelled ?? paragraph(lines);
  if (text === '' || (labelled === undefined && /^\s*(?:[-*|]|\d+\.)\s/.test(lines.find((line) => line.trim()) ?? '')))
    return taskClaims(lines);
  const isStatus = labelled !== undefined || text.split(' ').length <= 6 || /\btasks? \d/i.test(text);
  return [{ name: 'Status', text, kind: isStatus ? 'status' : 'verdict' }, ...taskClaims(lines)];
}

/** `### Task 2: …` with a status of its own, or with the word alone. */
function taskStatus(title: string, lines: readonly string[]): SummaryClaim[] {
  const first = withoutMarks(lines.find((line) => line.trim() !== '') ?? '').replace(/^[-\s]+/, '');
  const label = lines.map((line) => /^status\s*[:：]\s*(\S.*)$/i.exec(withoutMarks(line))?.[1]).find(Boolean);
  const text =
    label ?? (/^(?:NOT [A-Z]+|BLOCKED|SKIPPED|PENDING|INCOMPLETE|FAILED|PARTIAL)\b/.test(first) ? first : '');
  return text === '' ? [] : [{ name: `"${title}"`, text, kind: 'verdict' }];
}

/** Only the newest self-check counts: a failed one is repeated once its cause is fixed. */
function newestSelfCheck(sections: readonly Section[]): SummaryClaim[] {
  const claims = sections.flatMap(({ title, lines, level }, at): SummaryClaim[][] => {
    const inLines = lines.flatMap((line) => {
      const text = /^\s*(?:>\s*)?(?:\*\*|self)/i.test(line) ? selfCheckResult(withoutMarks(line)) : null;
      return text ? [[{ name: 'Self-Check', text, kind: 'status' } as const]] : [];
    });
    const said = level === 0 ? null : selfCheckResult(title);
    if (said === null) return inLines;
    const inner = sections.slice(at + 1);
    const end = inner.findIndex((next) => next.level <= level);
    const all = [...lines, ...inner.slice(0, end < 0 ? undefined : end).flatMap((next) => next.lines)];
    const heading: SummaryClaim[] = said === '' ? [] : [{ name: 'Self-Check', text: said, kind: 'status' }];
    const found = [...heading, ...all.flatMap(selfCheckClaims)];
    return found.length > 0 ? [found, ...inLines] : inLines;
  });
  return claims.at(-1) ?? [];
}

/** Text after `Self-Check`: '' where it is empty, null where the text is not about it. */
function selfCheckResult(text: string): string | null {
  const [all, said, mark = ''] =
    /^[-\s]*self[- ]?check(?: (?:results?|status))?(?:\s*[:：—–-]\s*(.*)|\s+([^\w\s(].*)|\s*\(.*\))?$/i.exec(text) ??
    [];
  return all === undefined ? null : (said ?? mark);
}

/** `**Result:** PARTIAL`, `FAILED`, and what GSD's template has: `MISSING: src/a.ts`, `src/a.ts: MISSING`. */
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
