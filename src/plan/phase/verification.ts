import { type Diagnostic, finding } from './diagnostic.ts';
import { readFrontmatter } from './frontmatter.ts';
import { maskText, removeComments } from './markup.ts';
import { toText as scalar, toList } from './must-haves.ts';
import { getPhaseKey, getPhaseNumber } from './phase-id.ts';

export interface VerificationReport {
  /** Any other word is `unknown`, which never counts as a pass (I2). */
  status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
  declared: string | null;
  score: { verified: number; total: number } | null;
  gaps: number;
  humanVerification: number;
  failedRows: number;
}

export function readVerification(text: string): VerificationReport {
  const { values, bodyStart } = readFrontmatter(text);
  const declared = scalar(values.get('status')) || findBodyStatus(text.slice(bodyStart));
  const body = maskText(removeComments(text.slice(bodyStart))).split(/\r?\n/);
  const statuses = [declared, ...findLaterStatuses(body)].map(parseStatus);
  const [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec(scalar(values.get('score'))) ?? [];
  return {
    status: statuses.find((status) => status !== 'passed') ?? 'passed',
    declared,
    score: verified === undefined || total === undefined ? null : { verified: Number(verified), total: Number(total) },
    gaps: countEntries(values.get('gaps')),
    humanVerification: countEntries(values.get('human_verification')),
    failedRows: countFailedRows(body),
  };
}

function findBodyStatus(body: string): string | null {
  const [, text] =
    /^[ \t]*[*_]{0,2}(?:Status|Verdict|Result)[*_]{0,2}:[*_]{0,2}[ \t]*([^\n]{1,200})$/im.exec(body) ?? [];
  return text?.replace(/[*_`]{1,3}(?=\W|$)|(?<=^|\W)[*_`]{1,3}/g, '').trim() || null;
}

function findLaterStatuses(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const [, text] = /^status:[ \t]*["']?([A-Za-z_ -]{1,40})["']?[ \t]*$/.exec(line) ?? [];
    const isFrontmatter = lines.slice(Math.max(0, at - 10), at).some((before) => /^---[ \t]*$/.test(before));
    return text !== undefined && isFrontmatter ? [text] : [];
  });
}

function countFailedRows(lines: readonly string[]): number {
  let failed = 0;
  let head: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = splitTableRow(line);
    if (cells.length === 0) head = [];
    else if (/^\s*\|?[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '')) head = cells;
    else if (
      cells.some((cell, column) => column > 0 && failurePattern.test(cell) && !earlierPattern.test(head[column] ?? ''))
    )
      failed += 1;
  }
  return failed;
}

function splitTableRow(line: string): string[] {
  const [, row] = /^\s*\|(.*?)\|?\s*$/.exec(line.slice(0, 2_000)) ?? [];
  return (row ?? '').split('|').flatMap((cell) => (row === undefined ? [] : [cell.replace(/[*_`]/g, '').trim()]));
}

const earlierPattern = /previous|before|earlier|was|initial|expected/i;

/** GSD's words for a failed truth, artifact or link, alone in a cell. */
const failurePattern =
  /^(?:[✗✘❌×]\s*)?(?:FAILED|FAIL|NOT[ _]VERIFIED|NOT[ _]WIRED|NOT[ _]SATISFIED|MISSING|STUB|ORPHANED)$|^[✗✘❌](?:\s+[A-Z_ ]+)?$/;

/** Counts list entries; `gaps: 0` and `human_verification: {status: passed}` count as none. */
function countEntries(value: unknown): number {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : null;
  if (text !== null && /^(?:\d{1,6}|none|no|n\/a)$/.test(text)) return Number.parseInt(text, 10) || 0;
  const status = (value as { status?: unknown } | null | undefined)?.status;
  if (typeof status === 'string' && parseStatus(status) === 'passed') return 0;
  return toList(value).length;
}

function parseStatus(declared: string | null): VerificationReport['status'] {
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

/** Gaps outweigh questions, which outweigh a pass (upstream #1432). An incomplete score is a gap. */
function getVerificationState(report: string, isStale: boolean): VerificationState {
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
  /** True if a later plan closed gaps, so the fixes aren't verified yet. */
  gapsWorkedOn: boolean;
}

/** Returns the worst report. Reports without a status don't count, nor does an older pass next to a newer one. */
export function getWorstReport(reports: readonly VerificationFile[]): {
  path: string | null;
  state: VerificationState;
} {
  const states = reports.map(({ path, text, isStale, gapsWorkedOn }, at) => {
    const { declared, status } = readVerification(text);
    const state = status === 'gaps_found' && gapsWorkedOn ? 'stale' : getVerificationState(text, isStale);
    return { path, isOfPhase: at === 0, declares: declared !== null, state, unaged: getVerificationState(text, false) };
  });
  const withStatus = states.filter(({ declares }) => declares);
  const counted = withStatus.length > 0 ? withStatus : states;
  const isPassed = counted.some(({ state }) => state === 'passed');
  const deciding = counted.filter(
    ({ state, unaged, isOfPhase }) => isOfPhase || !isPassed || state !== 'stale' || unaged !== 'passed',
  );
  const [worst] = deciding.sort((first, second) => severity.indexOf(first.state) - severity.indexOf(second.state));
  return worst === undefined ? { path: null, state: 'missing' } : { path: worst.path, state: worst.state };
}

const severity: readonly VerificationState[] = ['gaps_found', 'human_needed', 'unknown', 'stale', 'passed', 'missing'];

/** Lists a phase's reports, with the main report first. `number` is null if unknown. */
export function listVerificationFiles(
  files: readonly string[],
  { dir, number }: { dir: string; number: string | null },
  diagnostics: Diagnostic[],
): string[] {
  const report = (code: string, file: string, message: string) => {
    diagnostics.push(finding('warning', code, `${dir}/${file}`, message));
  };
  const unreadMessage =
    'the file looks like a verification report but is not read as one. Name it <phase>-VERIFICATION.md';
  const phaseReports = files.filter((file) => {
    if (!/^(?:.+-)?VERIFICATION\.md$/.test(file)) {
      if (resemblesReport(file)) report('verification-not-read', file, unreadMessage);
      return false;
    }
    const fileNumber = getPhaseNumber(file);
    if (number === null || fileNumber === null || getPhaseKey(fileNumber) === getPhaseKey(number)) return true;
    const message = `the report is numbered for phase ${fileNumber}, so it does not count for phase ${number}. Rename or move it`;
    report('verification-of-other-phase', file, message);
    return false;
  });
  const rank = (file: string): number => {
    const stem = file.replace(/-VERIFICATION\.md$/, '');
    return stem === number ? 0 : stem === 'VERIFICATION.md' || getPhaseNumber(stem) === stem ? 1 : 2;
  };
  return phaseReports.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function resemblesReport(file: string): boolean {
  if (/SUMMARY|RESEARCH|CONTEXT|CHECK|PLAN/i.test(file)) return false;
  return /(?:^|[-_. ])VERIFICATION(?:[-_. ]|$)/i.test(file) && /\.md$/i.test(file);
}
