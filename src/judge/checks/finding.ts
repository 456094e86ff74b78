/** Result of one check of a plan. */
export interface Finding {
  check: Check;
  /** null: it could not be checked. That is no pass, and no failure of the work either. */
  passed: boolean | null;
  /** The file, link or command the finding is about. */
  subject: string;
  message: string;
  /** Step that would satisfy an objection, where it is not what the table of checks says. */
  remedy?: string;
  /** The files that hold a promise, where its subject is a glob and no name. */
  files?: readonly string[];
}

/** A question that only a person can answer, in place of a failure. */
export interface CheckQuestion {
  /** Deed of the work, for a sentence that begins with "it". */
  readonly about: string;
  /** How to take the work as it is. */
  readonly nextStep: string;
  /** The setting with which the question is a failure instead. */
  readonly unless?: 'undeclared-changes: fail' | 'secrets: fail';
}

interface CheckRule {
  readonly reason: 'scope_violation' | 'verification_failed';
  readonly isRepairable: boolean;
  /** Step that satisfies an objection; absent where each message of the check says it. */
  readonly remedy?: string;
  readonly question?: CheckQuestion;
}

const changesQuestion: CheckQuestion = {
  about: 'made changes that its plan does not name',
  nextStep: 'to allow the changes, name the files in its files_modified, commit that, and run the phase again',
  unless: 'undeclared-changes: fail',
};

const tokenQuestion: CheckQuestion = {
  about: 'would publish what looks like a secret',
  nextStep: 'if it is none, run the phase again with secrets: off; if it is one, revoke it',
  unless: 'secrets: fail',
};

const tasksQuestion: CheckQuestion = {
  about: 'left out parts of its plan',
  nextStep:
    'to take the work as it is, say in the SUMMARY of the plan by the names of the files why they were not needed, commit that with the work, and run the phase again',
};

/**
 * Each check, with the reason of an attempt that fails it, and whether its agent may fix the work in the same session: forbidden
 * changes need a clean tree. What is left then fails the attempt, or is a `question` to a person. Whether the attempt is retried is said by the table of failures.
 */
const CHECKS = {
  documents: { reason: 'scope_violation', isRepairable: false },
  scope: { reason: 'scope_violation', isRepairable: false, question: changesQuestion },
  tasks: { reason: 'verification_failed', isRepairable: true, question: tasksQuestion },
  declared_test: { reason: 'verification_failed', isRepairable: true },
  stub: { reason: 'verification_failed', isRepairable: true },
  syntax: { reason: 'verification_failed', isRepairable: true, remedy: 'write it whole' },
  artifact: { reason: 'verification_failed', isRepairable: true, remedy: 'make it as the plan promises' },
  key_link: { reason: 'verification_failed', isRepairable: true, remedy: 'connect the files as the plan promises' },
  summary: { reason: 'verification_failed', isRepairable: true },
  command: { reason: 'verification_failed', isRepairable: true, remedy: 'change the work so that it passes' },
  evidence: { reason: 'verification_failed', isRepairable: true },
  agent: { reason: 'verification_failed', isRepairable: true },
  tree: { reason: 'verification_failed', isRepairable: false },
  secret: { reason: 'scope_violation', isRepairable: false },
  token: { reason: 'scope_violation', isRepairable: false, question: tokenQuestion },
} as const satisfies Record<string, CheckRule>;

export type Check = keyof typeof CHECKS;

export type FindingReason = CheckRule['reason'];

export function areRepairable(findings: readonly Finding[]): boolean {
  return findings.every(({ check }) => CHECKS[check].isRepairable);
}

/** The question that a finding is by these settings; null where it is a failure. */
export function personQuestion(
  { check }: Finding,
  { undeclaredChanges, secrets }: QuestionPolicy,
): CheckQuestion | null {
  const { question }: CheckRule = CHECKS[check];
  const rules: unknown[] = [`undeclared-changes: ${undeclaredChanges}`, `secrets: ${secrets}`];
  return question === undefined || rules.includes(question.unless) ? null : question;
}

export interface QuestionPolicy {
  readonly undeclaredChanges: 'fail' | 'await_user';
  readonly secrets: 'fail' | 'await_user' | 'off';
}

/** Reason of an attempt that failed with these findings, in a run or a chain. Of several, a forbidden change comes first. */
export function reasonOf(findings: readonly Finding[]): FindingReason {
  const reasons = findings.filter(({ passed }) => passed !== true).map(({ check }) => CHECKS[check].reason);
  return reasons.includes('scope_violation') ? 'scope_violation' : 'verification_failed';
}

/** A finding whose message says what would satisfy it, where it is an objection. */
export function withRemedy({ remedy, ...finding }: Finding): Finding {
  const { remedy: usual }: CheckRule = CHECKS[finding.check];
  const said = remedy ?? usual;
  if (finding.passed !== false || said === undefined || finding.message.endsWith(said)) return finding;
  return { ...finding, message: `${finding.message}; ${said}` };
}

export function findingSentence({ check, subject, passed, message }: Finding): string {
  return `${check} ${subject} ${passed === null ? 'was not checked: ' : ''}${message}`;
}
