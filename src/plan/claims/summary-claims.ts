import { frontmatterExtent } from '../phase/frontmatter.ts';
import { blankComments } from '../phase/markup.ts';
import { crossedTasks } from './crossed-tasks.ts';
import { failedChecks } from './failed-checks.ts';
import { frontmatterClaims } from './frontmatter-claims.ts';
import { otherLanguages } from './other-languages.ts';
import { newestSelfCheck } from './self-check.ts';
import { boxClaims, countClaims, taskListClaims } from './summary-counts.ts';
import {
  maxLineChars,
  paragraph,
  type Section,
  type SummaryClaim,
  splitSections,
  withoutMarks,
} from './summary-sections.ts';
import { isPlaceholder, openTitle, refuses, stopSections, stopTitle } from './summary-stops.ts';
import { unfinishedWork } from './unfinished-work.ts';

/** Readers of what a SUMMARY says of its plan, each in the places where its words mean that. The first objection is told. */
const readers: readonly ((sections: readonly Section[]) => SummaryClaim[])[] = [
  (sections) => sections.flatMap((section, at) => [...headingClaims(section, at), ...sectionClaims(section, at)]),
  newestSelfCheck,
  placeholders,
  crossedTasks,
  failedChecks,
  unfinishedWork,
  otherLanguages,
];

/** Reads a SUMMARY's claims about its plan. */
export function readClaims(written: string): SummaryClaim[] {
  const summary = plainLetters(written);
  const sections = splitSections(summary.slice((frontmatterExtent(summary) ?? noExtent).bodyStart));
  const claims = [...frontmatterClaims(summary), ...readers.flatMap((read) => read(sections))];
  return claims.map((claim) => ({ ...claim, text: claim.text.slice(0, maxLineChars) }));
}

/** A text without what splits a word and is not seen, and with its letters for others that look like them. */
function plainLetters(text: string): string {
  const seen = text.replace(
    /[\u00ad\u200b\u2060-\u2064\u202a-\u202e]|(?<=[A-Za-z])(?:\u034f|\u200c|\u200d|\ufeff)+(?=[A-Za-z])/g,
    '',
  );
  const plain = seen.replace(/[\u{1d400}-\u{1d7ff}\uff21-\uff5a]/gu, (letter) => letter.normalize('NFKC'));
  // A word of two scripts is of none.
  return plain.replace(/[\w\u0370-\u04ff]{1,100}/g, (word) =>
    /[A-Za-z]/.test(word)
      ? word.replace(/[\u0370-\u04ff]/g, (letter) => alike[letters.indexOf(letter)] ?? letter)
      : word,
  );
}

const [letters, alike] = [
  'аеорсухіјѕһԁҮАВЕКМНОРСТХІЈЅοανιρυκτΟΑΝΙΡΚΤΕΗΜΒΖ',
  'aeopcyxijshdYABEKMHOPCTXIJSoavipuktOANIPKTEHMBZ',
];

function placeholders(sections: readonly Section[]): SummaryClaim[] {
  const lines = sections.flatMap((section) => section.lines).map(withoutMarks);
  const said = lines.filter((line) => /\w/.test(line));
  // A template that was never filled in.
  const blanks = lines.filter((line) => /^(?:\[[A-Z][^\]]* [^\]]*\]|\{\{\s*\w+\s*\}\})$/.test(line));
  const left = isPlaceholder(said) ? said : blanks.length > 1 ? blanks : [];
  return left.slice(0, 1).map((text) => ({ name: 'A line', text, kind: 'stop' }));
}

/** True for a SUMMARY with nothing besides frontmatter, headings, rules and comments. */
export function isBareSummary(summary: string): boolean {
  const body = blankComments(summary.slice((frontmatterExtent(summary) ?? noExtent).bodyStart));
  return body.split('\n').every((line) => /^(?:#{1,6}(?:\s.*)?|[-=*_\s]*)$/.test(line.trim()));
}

const noExtent = { bodyStart: 0 };

const statusName =
  '(?:(?:plan|overall|final|current|completion|execution|implementation|summary|phase(?: [\\d.]+)?) )?status';

const statusSection = new RegExp(`^${statusName}$`, 'i');
const statusHeading = new RegExp(`^${statusName}\\s*[:：—–-]\\s*(\\S.*)$`, 'i');
const statusLine = new RegExp(`^${statusName}\\s*(?:[:：|=]|\\s[—–-]\\s|(?=[❌🔴🟡🚧⏳⛔]))\\s*([^|]*)`, 'iu');

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
    return [{ name: title, text: paragraph(lines), kind: 'verdict' }, ...taskListClaims(lines), ...boxClaims(lines)];
  if (isTask(title)) return taskClaims(title, lines);
  if (level <= 3 && /^tasks?(?: (?:completed?|done|list|status))?$/i.test(title))
    return [...countClaims(lines), ...taskListClaims(lines), ...boxClaims(lines)];
  if (level <= 3 && /^requirements?(?: (?:completed?|coverage|met|status|addressed))?$/i.test(title))
    return boxClaims(lines);
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
  const boxes = lines.some((line) => /^\s{0,3}[-*] \[[xX]\]/.test(line)) ? boxClaims(lines) : [];
  return [
    ...statuses,
    ...stops,
    ...boxes,
    ...lines.flatMap(verdictClaims),
    ...countClaims(lines),
    ...taskListClaims(lines),
  ];
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

/** `### Task 2: …` with a status of its own, or with the word alone. */
function taskClaims(title: string, lines: readonly string[]): SummaryClaim[] {
  const name = `"${title}"`;
  const text = lines.map(labelledStatus).find((status) => status !== null);
  if (text !== undefined && text !== null) return [{ name, text, kind: 'prose' }];
  const first = withoutMarks(lines.find((line) => line.trim() !== '') ?? '').replace(/^[-\s]+/, '');
  return openWord.test(first) ? [{ name, text: first, kind: 'prose' }] : [];
}

const openWord = /^(?:NOT [A-Z]+|BLOCKED|SKIPPED|PENDING|INCOMPLETE|FAILED|PARTIAL|DEFERRED|AWAITING)\b/;
