import { type Diagnostic, finding } from './diagnostic.ts';
import { readFrontmatter } from './frontmatter.ts';
import { blankComments, maskText } from './markup.ts';
import { asList, asText as scalar } from './must-haves.ts';
import { phaseKey, phaseNumber } from './phase-id.ts';

export interface VerificationReport {
  /** `unknown` is whatever is not one of the three words: it is never taken for a pass (I2). */
  status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
  declared: string | null;
  score: { verified: number; total: number } | null;
  gaps: number;
  humanVerification: number;
  /** Rows of its tables that say that something failed. */
  failedRows: number;
}

export function readVerification(text: string): VerificationReport {
  const { values, bodyStart } = readFrontmatter(text);
  const declared = scalar(values.get('status')) || bodyStatus(text.slice(bodyStart));
  const body = maskText(blankComments(text.slice(bodyStart))).split(/\r?\n/);
  const result = [declared, ...laterStatuses(body)].map(knownStatus);
  const [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec(scalar(values.get('score'))) ?? [];
  return {
    status: result.find((status) => status !== 'passed') ?? 'passed',
    declared,
    score: verified === undefined || total === undefined ? null : { verified: Number(verified), total: Number(total) },
    gaps: entryCount(values.get('gaps')),
    humanVerification: entryCount(values.get('human_verification')),
    failedRows: failedRows(body),
  };
}

/** `**Status:** gaps_found`, as reports without frontmatter say it. */
function bodyStatus(body: string): string | null {
  const [, text] =
    /^[ \t]*[*_]{0,2}(?:Status|Verdict|Result)[*_]{0,2}:[*_]{0,2}[ \t]*([^\n]{1,200})$/im.exec(body) ?? [];
  return text?.replace(/[*_`]{1,3}(?=\W|$)|(?<=^|\W)[*_`]{1,3}/g, '').trim() || null;
}

/** The statuses of a second frontmatter, in the body. */
function laterStatuses(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const [, text] = /^status:[ \t]*["']?([A-Za-z_ -]{1,40})["']?[ \t]*$/.exec(line) ?? [];
    const isFrontmatter = lines.slice(Math.max(0, at - 10), at).some((before) => /^---[ \t]*$/.test(before));
    return text !== undefined && isFrontmatter ? [text] : [];
  });
}

function failedRows(lines: readonly string[]): number {
  let failed = 0;
  let head: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = splitTableRow(line);
    if (cells.length === 0) head = [];
    else if (/^\s*\|?[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '')) head = cells;
    else if (cells.some((cell, column) => column > 0 && failure.test(cell) && !earlier.test(head[column] ?? '')))
      failed += 1;
  }
  return failed;
}

function splitTableRow(line: string): string[] {
  const [, row] = /^\s*\|(.*?)\|?\s*$/.exec(line.slice(0, 2_000)) ?? [];
  return (row ?? '').split('|').flatMap((cell) => (row === undefined ? [] : [cell.replace(/[*_`]/g, '').trim()]));
}

const earlier = /previous|before|earlier|was|initial|expected/i;

/** The words of GSD's verifier for a truth, an artifact or a link that does not hold, alone in a cell. */
const failure =
  /^(?:[✗✘❌×]\s*)?(?:FAILED|FAIL|NOT[ _]VERIFIED|NOT[ _]WIRED|NOT[ _]SATISFIED|MISSING|STUB|ORPHANED)$|^[✗✘❌](?:\s+[A-Z_ ]+)?$/;

/** A list by its entries; `gaps: 0` and `human_verification: {status: passed}` name none. */
function entryCount(value: unknown): number {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : null;
  if (text !== null && /^(?:\d{1,6}|none|no|n\/a)$/.test(text)) return Number.parseInt(text, 10) || 0;
  const result = (value as { status?: unknown } | null | undefined)?.status;
  if (typeof result === 'string' && knownStatus(result) === 'passed') return 0;
  return asList(value).length;
}

function knownStatus(declared: string | null): VerificationReport['status'] {
  const word = (declared ?? '')
    .toLowerCase()
    .replace(/[-\s]+/g, '_')
    .replace(/[^\p{L}_]+/gu, '')
    .replace(/^_+|_+$/g, '');
  if (/^(?:passed|pass|verified)$/.test(word)) return 'passed';
  if (/gaps?(?:_|$)|^fail|^not_|^incomplete|^blocked|^rejected/.test(word)) return 'gaps_found';
  return /^human/.test(word) ? 'human_needed' : 'unknown';
}

export type VerificationState = VerificationReport['status'] | 'missing' | 'stale';

/** State of a report: gaps outweigh questions, and questions a pass (upstream #1432); a short score is a gap. */
function verificationState(report: string, isStale: boolean): VerificationState {
  const { status, score, gaps, humanVerification, failedRows } = readVerification(report);
  if (status === 'gaps_found') return status;
  if (isStale) return 'stale';
  const isShort = status === 'passed' && score !== null && score.verified < score.total;
  if (gaps > 0 || failedRows > 0 || isShort) return 'gaps_found';
  return status === 'passed' && humanVerification > 0 ? 'human_needed' : status;
}

export interface VerificationFile {
  path: string;
  text: string;
  isStale: boolean;
  /** A plan that closes gaps was done after it: the fixes are not verified yet. */
  gapsWorkedOn: boolean;
}

/** Worst of several reports. A document without a status does not count, nor an older pass beside a newer one. */
export function worstReport(reports: readonly VerificationFile[]): { path: string | null; state: VerificationState } {
  const read = reports.map(({ path, text, isStale, gapsWorkedOn }, at) => {
    const { declared, status } = readVerification(text);
    const state = status === 'gaps_found' && gapsWorkedOn ? 'stale' : verificationState(text, isStale);
    return { path, isOfPhase: at === 0, declares: declared !== null, state, unaged: verificationState(text, false) };
  });
  const declaring = read.filter(({ declares }) => declares);
  const counted = declaring.length > 0 ? declaring : read;
  const isPassed = counted.some(({ state }) => state === 'passed');
  const deciding = counted.filter(
    ({ state, unaged, isOfPhase }) => isOfPhase || !isPassed || state !== 'stale' || unaged !== 'passed',
  );
  const [worst] = deciding.sort((one, other) => severity.indexOf(one.state) - severity.indexOf(other.state));
  return worst === undefined ? { path: null, state: 'missing' } : { path: worst.path, state: worst.state };
}

const severity: readonly VerificationState[] = ['gaps_found', 'human_needed', 'unknown', 'stale', 'passed', 'missing'];

/** Reports of a phase, that of the whole phase first, without those of other phases. `number`: null for none. */
export function verificationFiles(
  files: readonly string[],
  { dir, number }: { dir: string; number: string | null },
  diagnostics: Diagnostic[],
): string[] {
  const report = (code: string, file: string, message: string) => {
    diagnostics.push(finding('warning', code, `${dir}/${file}`, message));
  };
  const unread = 'the file looks like a verification report but is not read as one. Name it <phase>-VERIFICATION.md';
  const own = files.filter((file) => {
    if (!/^(?:.+-)?VERIFICATION\.md$/.test(file)) {
      if (resemblesReport(file)) report('verification-not-read', file, unread);
      return false;
    }
    const other = phaseNumber(file);
    if (number === null || other === null || phaseKey(other) === phaseKey(number)) return true;
    const message = `the report is numbered for phase ${other}, so it does not count for phase ${number}. Rename or move it`;
    report('verification-of-other-phase', file, message);
    return false;
  });
  const rank = (file: string): number => {
    const stem = file.replace(/-VERIFICATION\.md$/, '');
    return stem === number ? 0 : stem === 'VERIFICATION.md' || phaseNumber(stem) === stem ? 1 : 2;
  };
  return own.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function resemblesReport(file: string): boolean {
  if (/SUMMARY|RESEARCH|CONTEXT|CHECK|PLAN/i.test(file)) return false;
  return /(?:^|[-_. ])VERIFICATION(?:[-_. ]|$)/i.test(file) && /\.md$/i.test(file);
}
