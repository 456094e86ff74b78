/** Result of one check of a plan. */
export interface Finding {
  check: Check;
  /** null: it could not be checked. That is no pass, and no failure of the work either. */
  passed: boolean | null;
  /** The file, link or command the finding is about. */
  subject: string;
  message: string;
  /** The files that hold a promise, where its subject is a glob and no name. */
  files?: readonly string[];
}

/**
 * Each check, with the reason of an attempt that fails it, and whether its agent may mend the work in the same session: forbidden
 * changes need a clean tree. Whether the attempt is retried is said by the table of failures.
 */
const CHECKS = {
  documents: { reason: 'scope_violation', isRepairable: false },
  scope: { reason: 'scope_violation', isRepairable: false },
  artifact: { reason: 'verification_failed', isRepairable: true },
  key_link: { reason: 'verification_failed', isRepairable: true },
  summary: { reason: 'verification_failed', isRepairable: true },
  command: { reason: 'verification_failed', isRepairable: true },
  evidence: { reason: 'verification_failed', isRepairable: true },
  agent: { reason: 'verification_failed', isRepairable: true },
  tree: { reason: 'verification_failed', isRepairable: false },
} as const;

export type Check = keyof typeof CHECKS;

export type FindingReason = (typeof CHECKS)[Check]['reason'];

export function areRepairable(findings: readonly Finding[]): boolean {
  return findings.every(({ check }) => CHECKS[check].isRepairable);
}

/** Reason of an attempt that failed with these findings, in a run or a chain. Of several, a forbidden change comes first. */
export function reasonOf(findings: readonly Finding[]): FindingReason {
  const reasons = findings.filter(({ passed }) => passed !== true).map(({ check }) => CHECKS[check].reason);
  return reasons.includes('scope_violation') ? 'scope_violation' : 'verification_failed';
}

export function findingSentence({ check, subject, passed, message }: Finding): string {
  return `${check} ${subject} ${passed === null ? 'was not checked: ' : ''}${message}`;
}
