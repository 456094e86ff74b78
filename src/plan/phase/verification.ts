import type { Diagnostic } from './diagnostic.ts';
import { readFrontmatter } from './frontmatter.ts';
import { blankComments, maskText } from './markup.ts';
import { asList, asText as scalar } from './must-haves.ts';
import { phaseKey, phaseNumber } from './phase-id.ts';
import { isPlanFile, looksLikePlan } from './plan-file.ts';

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
  const { statuses, failedRows } = bodyObjections(text.slice(bodyStart));
  const result = [declared, ...statuses].map(knownStatus);
  const [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec(scalar(values.get('score'))) ?? [];
  return {
    status: result.find((status) => status !== 'passed') ?? 'passed',
    declared,
    score: verified === undefined || total === undefined ? null : { verified: Number(verified), total: Number(total) },
    gaps: entryCount(values.get('gaps')),
    humanVerification: entryCount(values.get('human_verification')),
    failedRows,
  };
}

/** `**Status:** gaps_found`, as reports without frontmatter say it. */
function bodyStatus(body: string): string | null {
  const [, text] =
    /^[ \t]*[*_]{0,2}(?:Status|Verdict|Result)[*_]{0,2}:[*_]{0,2}[ \t]*([^\n]{1,200})$/im.exec(body) ?? [];
  return text?.replace(/[*_`]{1,3}(?=\W|$)|(?<=^|\W)[*_`]{1,3}/g, '').trim() || null;
}

/** What a report's body says against its frontmatter: a second status, and failed rows of its tables. */
function bodyObjections(body: string): { statuses: string[]; failedRows: number } {
  const lines = maskText(blankComments(body)).split(/\r?\n/);
  const statuses = lines.flatMap((line, at) => {
    const [, text] = /^status:[ \t]*["']?([A-Za-z_ -]{1,40})["']?[ \t]*$/.exec(line) ?? [];
    const isFrontmatter = lines.slice(Math.max(0, at - 10), at).some((before) => /^---[ \t]*$/.test(before));
    return text !== undefined && isFrontmatter ? [text] : [];
  });
  return { statuses, failedRows: failedRows(lines) };
}

function failedRows(lines: readonly string[]): number {
  let failed = 0;
  let head: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = splitTableRow(line);
    if (cells.length === 0) head = [];
    else if (isRule(lines[at + 1] ?? '')) head = cells;
    else if (cells.some((cell, column) => column > 0 && isFailure(cell) && !earlierPattern.test(head[column] ?? '')))
      failed += 1;
  }
  return failed;
}

function splitTableRow(line: string): string[] {
  const [, row] = /^\s*\|(.*?)\|?\s*$/.exec(line.slice(0, 2_000)) ?? [];
  return (row ?? '').split('|').flatMap((cell) => (row === undefined ? [] : [cell.replace(/[*_`]/g, '').trim()]));
}

function isRule(line: string): boolean {
  return /^\s*\|?[\s|:-]*---[\s|:-]*$/.test(line);
}

const earlierPattern = /previous|before|earlier|was|initial|expected/i;

/** The words of GSD's verifier for a truth, an artifact or a link that does not hold, alone in a cell. */
function isFailure(cell: string): boolean {
  return /^(?:[✗✘❌×]\s*)?(?:FAILED|FAIL|NOT[ _]VERIFIED|NOT[ _]WIRED|NOT[ _]SATISFIED|MISSING|STUB|ORPHANED)$|^[✗✘❌](?:\s+[A-Z_ ]+)?$/.test(
    cell,
  );
}

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
  const own: string[] = [];
  for (const file of files) {
    const finding = findingOn(file, number);
    if (finding) diagnostics.push({ severity: 'warning', ...finding, file: `${dir}/${file}`, line: 1 });
    else if (isReportFile(file)) own.push(file);
  }
  const isOfPhase = (file: string): boolean =>
    file === 'VERIFICATION.md' || phaseNumber(getStem(file)) === getStem(file);
  const rank = (file: string): number => (file === `${number}-VERIFICATION.md` ? 0 : isOfPhase(file) ? 1 : 2);
  return own.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function findingOn(file: string, number: string | null): Pick<Diagnostic, 'code' | 'message'> | null {
  if (!isReportFile(file)) {
    if (!resemblesReport(file)) return null;
    const message = 'the file looks like a verification report but is not read as one. Name it <phase>-VERIFICATION.md';
    return { code: 'verification-not-read', message };
  }
  const other = phaseNumber(file);
  if (number === null || other === null || phaseKey(other) === phaseKey(number)) return null;
  const message = `the report is numbered for phase ${other}, so it does not count for phase ${number}. Rename or move it`;
  return { code: 'verification-of-other-phase', message };
}

function isReportFile(file: string): boolean {
  return /^(?:.+-)?VERIFICATION\.md$/.test(file);
}

function resemblesReport(file: string): boolean {
  if (isPlanFile(file) || looksLikePlan(file) || /SUMMARY|RESEARCH|CONTEXT|CHECK|PLAN/i.test(file)) return false;
  return /(?:^|[-_. ])VERIFICATION(?:[-_. ]|$)/i.test(file) && /\.md$/i.test(file);
}

function getStem(file: string): string {
  return file.replace(/-VERIFICATION\.md$/, '');
}
