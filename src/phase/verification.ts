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
  };
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
 * Where the verification of a phase stands. `summarisedSince` says whether a SUMMARY of the phase was committed (or lies
 * uncommitted) after the commit that last changed the report: modification times mean nothing after a checkout in CI.
 */
export function verificationState(report: string | null, summarisedSince: boolean): VerificationState {
  if (report === null) return 'missing';
  return summarisedSince ? 'stale' : verificationOutcome(readVerification(report));
}
