import type { CoveredFiles } from './covered-files.ts';
import { readFrontmatter } from './frontmatter.ts';
import { listed, text as scalar } from './must-haves.ts';

/** What a `VERIFICATION.md` concludes. */
export interface VerificationReport {
  /** `unknown` is whatever is not one of the three words: it is never taken for a pass (I2). */
  status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
  /** As written. */
  declared: string | null;
  score: { verified: number; total: number } | null;
  gaps: number;
  humanVerification: number;
  /** What the report was made from, as GSD 1.14 writes it; null where it says nothing of that. */
  covered: CoveredFiles | 'malformed' | null;
}

export function readVerification(text: string): VerificationReport {
  const { values, bodyStart } = readFrontmatter(text);
  const declared = scalar(values.get('status')) || bodyStatus(text.slice(bodyStart));
  const [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec(scalar(values.get('score'))) ?? [];
  return {
    status: knownStatus(declared),
    declared,
    score: verified === undefined || total === undefined ? null : { verified: Number(verified), total: Number(total) },
    gaps: count(values.get('gaps')),
    humanVerification: count(values.get('human_verification')),
    covered: coveredIn(values),
  };
}

/** One of the two fields is enough to opt in; what is then not right is malformed, which is stale. */
function coveredIn(values: ReadonlyMap<string, unknown>): VerificationReport['covered'] {
  if (!values.has('covered_files') && !values.has('covered_digest')) return null;
  const [files, digest] = [values.get('covered_files'), values.get('covered_digest')];
  const isList = Array.isArray(files) && files.length > 0 && files.every((file) => typeof file === 'string');
  return isList && typeof digest === 'string' && digest.trim() !== '' ? { files, digest } : 'malformed';
}

/** `**Status:** gaps_found`, as reports without frontmatter say it. */
function bodyStatus(body: string): string | null {
  const [, said] =
    /^[ \t]*[*_]{0,2}(?:Status|Verdict|Result)[*_]{0,2}:[*_]{0,2}[ \t]*([^\n]{1,200})$/im.exec(body) ?? [];
  return said?.replace(/[*_`]{1,3}(?=\W|$)|(?<=^|\W)[*_`]{1,3}/g, '').trim() || null;
}

/** A list by its entries; `gaps: 0` and `human_verification: {status: passed}` name none. */
function count(value: unknown): number {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : null;
  if (text !== null && /^(?:\d{1,6}|none|no|n\/a)$/.test(text)) return Number.parseInt(text, 10) || 0;
  const said = (value as { status?: unknown } | null | undefined)?.status;
  if (typeof said === 'string' && knownStatus(said) === 'passed') return 0;
  return listed(value).length;
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

/**
 * What a report comes to: gaps outweigh questions, and questions a pass (upstream #1432). A score that is not full is a
 * gap, whatever word stands beside it.
 */
function verificationOutcome(report: VerificationReport): VerificationReport['status'] {
  const { status, score, gaps, humanVerification } = report;
  if (status === 'gaps_found' || gaps > 0) return 'gaps_found';
  if (status === 'passed' && score !== null && score.verified < score.total) return 'gaps_found';
  return status === 'passed' && humanVerification > 0 ? 'human_needed' : status;
}

export type VerificationState = VerificationReport['status'] | 'missing' | 'stale';

/**
 * Where a verification report stands. `isStale` says that what it was made from is not what is there: its fingerprint does
 * not match or, for a report without one, a SUMMARY of the phase was committed (or lies uncommitted) after the commit that
 * last changed the report: modification times mean nothing after a checkout in CI. As upstream, a report that found gaps
 * says so even when it is stale.
 */
function verificationState(report: string, isStale: boolean): VerificationState {
  const read = readVerification(report);
  if (read.status === 'gaps_found') return 'gaps_found';
  return isStale ? 'stale' : verificationOutcome(read);
}

/** One of the reports of a phase, that of the phase as a whole first. */
export interface StandingReport {
  path: string;
  text: string;
  isStale: boolean;
  /** A plan that closes gaps was done after it: what it found may be mended, which nobody has looked at yet. */
  gapsWorkedOn: boolean;
}

/**
 * Where the verification of a phase with several reports stands, and which of them says so: the worst decides. Two kinds do
 * not count beside others: a document without any status, which is a worksheet, and an older report that passed beside a
 * newer one that did, unless it is that of the phase as a whole.
 */
export function worstReport(reports: readonly StandingReport[]): { path: string | null; state: VerificationState } {
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

/** Worst first. */
const severity: readonly VerificationState[] = ['gaps_found', 'human_needed', 'unknown', 'stale', 'passed', 'missing'];
