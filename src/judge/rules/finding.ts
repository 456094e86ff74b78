import type { FindingDetails } from '../../signal/signal-schema.ts';
import {
  type Acceptance,
  isForbidden,
  isRepairable,
  type Level,
  type Rule,
  type RuleId,
  ruleBook,
} from './rule-book.ts';

/** A rule's result for one file, link, command or document. */
export interface Finding {
  readonly rule: RuleId;
  /** null if it could not be checked. */
  readonly passed: boolean | null;
  readonly subject: string;
  readonly message: string;
  /** Next step, if it differs from the rule's own remedy. */
  readonly remedy?: string;
  /** Reason that reduces the finding to a warning. */
  readonly excuse?: string;
  /** Files that hold a promise whose subject is a glob. */
  readonly files?: readonly string[];
  /** Proof of work: a kept promise, or a command that would have failed without the work. */
  readonly proves?: boolean;
  /** Last output of a failed command. */
  readonly output?: string;
  /** Effect on the work once decided; missing if the check passed. */
  readonly level?: Level;
}

export function makeFindings(rule: RuleId, subject: string, messages: readonly string[]): Finding[] {
  return messages.map((message) => ({ rule, passed: false, subject, message }));
}

export type FindingReason = 'scope_violation' | 'verification_failed';

export interface LevelPolicy {
  readonly undeclaredChanges: 'auto' | 'refuse' | 'ask';
  readonly verifyCommands: 'run' | 'report' | 'off';
  readonly authorDisputes: 'ask' | 'fail' | 'warn';
  /** Levels set by the project; they override the rules' own. */
  readonly levels: Readonly<Partial<Record<RuleId, Level>>>;
  /** Acceptances that have not expired. */
  readonly accepted: readonly Acceptance[];
  /** Remedy for a question if there is no plan that could name a file. */
  readonly answer?: string;
}

/** Decides the level of each finding and adds its remedy to the message. The only place that does so. */
export function decideLevels(findings: readonly Finding[], policy: LevelPolicy): Finding[] {
  return findings.flatMap((input) => {
    if (input.passed === true) return [input];
    const finding = withAcceptance(input, policy.accepted);
    const level = getLevel(finding, policy);
    const remedy = level === 'ask' ? policy.answer : undefined;
    return level === 'off' ? [] : [{ ...finding, message: fullMessage(finding, remedy), level }];
  });
}

/** Turns a finding that a person has accepted into a warning. */
function withAcceptance(finding: Finding, accepted: readonly Acceptance[]): Finding {
  const { rule, subject, message } = finding;
  // A finding about all tests names the file that caused the test run.
  const concerns = (file: string) =>
    subject === file || subject.startsWith(`${file}:`) || (subject === '' && message.includes(`; ${file} was changed`));
  const matches = ({ rule: id, file, test }: Acceptance) =>
    id === rule && (file === undefined ? test === undefined : concerns(file));
  const row = accepted.find(matches);
  return row === undefined ? finding : { ...finding, excuse: `accepted by ${row.owner} until ${row.until}` };
}

function getLevel({ rule, excuse }: Finding, policy: LevelPolicy): Level {
  const configured = policy.levels[rule];
  if (configured === 'off') return 'off';
  if (excuse !== undefined) return 'warn';
  if (configured !== undefined) return configured;
  const { level, follows }: Rule = ruleBook[rule];
  switch (follows) {
    case 'undeclared-changes':
      return policy.undeclaredChanges === 'ask' ? 'ask' : 'refuse';
    case 'verify-commands':
      return policy.verifyCommands === 'run' ? 'refuse' : 'warn';
    case 'author-disputes':
      return policy.authorDisputes === 'fail' ? 'refuse' : policy.authorDisputes;
    default:
      return level;
  }
}

function fullMessage(
  { rule, passed, message, remedy: ownRemedy, excuse }: Finding,
  standard = ruleBook[rule].remedy,
): string {
  const remedy = ownRemedy ?? standard;
  const suffix = excuse ?? (passed === null ? '' : remedy);
  return suffix === '' || message.endsWith(suffix) ? message : `${message}; ${suffix}`;
}

/** Reduces all levels to warnings and appends the reason. */
export function excuseFindings(findings: readonly Finding[], reason: string): Finding[] {
  return findings.map((finding) =>
    finding.level === undefined ? finding : { ...finding, level: 'warn', message: `${finding.message}${reason}` },
  );
}

export function listObjections(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'refuse' || level === 'ask');
}

export function listWarnings(findings: readonly Finding[]): string[] {
  return findings.filter(({ level }) => level === 'warn').map(findingSentence);
}

/** Converts findings to the form that a signal holds. */
export function getFindingDetails(findings: readonly Finding[], plan?: string): FindingDetails[] {
  return findings.flatMap(({ rule, level, subject, message }) =>
    level === undefined || level === 'off' ? [] : [{ rule, level, ...(plan && { plan }), subject, message }],
  );
}

export function areRepairable(findings: readonly Finding[]): boolean {
  return findings.every(({ rule }) => isRepairable(rule));
}

/** Returns the failure reason of an attempt; a forbidden change takes precedence. */
export function getFailureReason(findings: readonly Finding[]): FindingReason {
  return findings.some(({ rule }) => isForbidden(rule)) ? 'scope_violation' : 'verification_failed';
}

export function findingSentence({ rule, subject, passed, message }: Finding): string {
  const { check } = ruleBook[rule];
  const about = subject === '' ? '' : `${check} ${subject} `;
  return `${about}${passed === null ? 'was not checked: ' : ''}${message}${passed === true ? '' : ` (${rule})`}`;
}
