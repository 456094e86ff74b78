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
  const { values } = readFrontmatter(text);
  const declared = scalar(values.get('status')) || null;
  const [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec(scalar(values.get('score'))) ?? [];
  return {
    status: knownStatus(declared),
    declared,
    score: verified === undefined || total === undefined ? null : { verified: Number(verified), total: Number(total) },
    gaps: listed(values.get('gaps')).length,
    humanVerification: listed(values.get('human_verification')).length,
  };
}

function knownStatus(declared: string | null): VerificationReport['status'] {
  switch (declared?.toLowerCase().replaceAll('-', '_')) {
    case 'passed':
    case 'pass':
    case 'verified':
      return 'passed';
    case 'gaps_found':
      return 'gaps_found';
    case 'human_needed':
      return 'human_needed';
    default:
      return 'unknown';
  }
}

export type VerificationState = VerificationReport['status'] | 'missing' | 'stale';

/**
 * Where the verification of a phase stands. `summarisedSince` says whether a SUMMARY of the phase was committed (or lies
 * uncommitted) after the commit that last changed the report: modification times mean nothing after a checkout in CI.
 */
export function verificationState(report: string | null, summarisedSince: boolean): VerificationState {
  if (report === null) return 'missing';
  return summarisedSince ? 'stale' : readVerification(report).status;
}
