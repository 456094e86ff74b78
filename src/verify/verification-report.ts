import type { Finding } from './finding.ts';

/** What a VERIFICATION.md says, as far as it was read: the words of its frontmatter. null: there is no report. */
export interface VerificationFacts {
  path: string;
  status: string | null;
  /** How many entries `gaps` and `human_verification` have. */
  gaps: number;
  humanChecks: number;
  /** A summary was committed after the report. Commit times, because a checkout sets all file times to now. */
  stale: boolean;
}

export type VerificationStatus = 'passed' | 'gaps_found' | 'human_needed' | 'unknown';

/** What the report comes to; gaps outweigh questions, questions outweigh a pass (upstream #1432), an odd word is unknown (I2). */
export function verificationStatus({
  status,
  gaps,
  humanChecks,
  stale,
}: Omit<VerificationFacts, 'path'>): VerificationStatus {
  const word = (status ?? '').trim().toLowerCase().replaceAll('-', '_');
  if (word === 'gaps_found' || gaps > 0) return 'gaps_found';
  if (word === 'human_needed' || (word === 'passed' && humanChecks > 0)) return 'human_needed';
  if (stale) return 'unknown';
  return ['passed', 'pass', 'verified'].includes(word) ? 'passed' : 'unknown';
}

export function verifyReport(facts: VerificationFacts): Finding {
  const status = verificationStatus(facts);
  const finding = (passed: boolean | null, message: string): Finding => ({
    check: 'verification',
    passed,
    subject: facts.path,
    message,
  });
  switch (status) {
    case 'passed':
      return finding(true, 'says passed');
    case 'gaps_found':
      return finding(false, facts.gaps > 0 ? `names ${facts.gaps} gaps` : 'says gaps_found');
    case 'human_needed':
      return finding(null, 'asks for a person');
    case 'unknown':
      return finding(
        null,
        facts.stale
          ? 'is older than a summary it should cover'
          : `says ${JSON.stringify(facts.status)}, which is no answer`,
      );
  }
}
