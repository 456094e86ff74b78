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

/** Each check, with the reason of an attempt that fails it. Whether that is retried is said by the table of failures. */
const CHECKS = {
  documents: 'scope_violation',
  scope: 'scope_violation',
  artifact: 'verification_failed',
  key_link: 'verification_failed',
  summary: 'verification_failed',
  command: 'verification_failed',
  evidence: 'verification_failed',
  tree: 'verification_failed',
} as const;

export type Check = keyof typeof CHECKS;

export type FindingReason = (typeof CHECKS)[Check];

/** Reason of an attempt that failed with these findings, in a run or a chain. Of several, a forbidden change comes first. */
export function reasonOf(findings: readonly Finding[]): FindingReason {
  const reasons = findings.filter(({ passed }) => passed !== true).map(({ check }) => CHECKS[check]);
  return reasons.includes('scope_violation') ? 'scope_violation' : 'verification_failed';
}

export function findingSentence({ check, subject, passed, message }: Finding): string {
  return `${check} ${subject} ${passed === null ? 'was not checked: ' : ''}${message}`;
}
