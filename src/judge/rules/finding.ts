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

/** Answer of a rule about one file, link, command or document. */
export interface Finding {
  readonly rule: RuleId;
  /** null: it could not be checked. */
  readonly passed: boolean | null;
  /** The file, link or command the finding is about. */
  readonly subject: string;
  readonly message: string;
  /** Step that would satisfy it, where it is not what the rule says. */
  readonly remedy?: string;
  /** Reason for which it only warns. */
  readonly excuse?: string;
  /** The files that hold a promise, where its subject is a glob and no name. */
  readonly files?: readonly string[];
  /** It shows the work: a promise that it keeps, or a command that ran and would have failed for other work. */
  readonly proves?: boolean;
  /** The end of what a command printed that failed. */
  readonly output?: string;
  /** What it does to the work, once that is decided; missing where it holds. */
  readonly level?: Level;
}

/** A finding for each message. */
export function makeFindings(rule: RuleId, subject: string, messages: readonly string[]): Finding[] {
  return messages.map((message) => ({ rule, passed: false, subject, message }));
}

export type FindingReason = 'scope_violation' | 'verification_failed';

/** Settings that decide between the levels of a rule. */
export interface LevelPolicy {
  readonly undeclaredChanges: 'auto' | 'refuse' | 'ask';
  readonly verifyCommands: 'run' | 'report' | 'off';
  readonly authorDisputes: 'ask' | 'fail' | 'warn';
  /** Levels that the project has set, over those of the rules. */
  readonly levels: Readonly<Partial<Record<RuleId, Level>>>;
  /** Those that count today. */
  readonly accepted: readonly Acceptance[];
  /** What answers a question, where there is no plan that could name a file. */
  readonly answer?: string;
}

/** Decides what findings do to the work, and adds what would satisfy them. The only such place. */
export function decideLevels(findings: readonly Finding[], policy: LevelPolicy): Finding[] {
  return findings.flatMap((input) => {
    if (input.passed === true) return [input];
    const finding = withAcceptance(input, policy.accepted);
    const level = getLevel(finding, policy);
    const remedy = level === 'ask' ? policy.answer : undefined;
    return level === 'off' ? [] : [{ ...finding, message: fullMessage(finding, remedy), level }];
  });
}

/** What a person has accepted is on record as a warning. */
function withAcceptance(finding: Finding, accepted: readonly Acceptance[]): Finding {
  const { rule, subject, message } = finding;
  // A finding on all tests names the one file because of which they ran.
  const isAbout = (file: string) =>
    subject === file || subject.startsWith(`${file}:`) || (subject === '' && message.includes(`; ${file} was changed`));
  const isMeant = ({ rule: id, file, test }: Acceptance) =>
    id === rule && (file === undefined ? test === undefined : isAbout(file));
  const row = accepted.find(isMeant);
  return row === undefined ? finding : { ...finding, excuse: `accepted by ${row.owner} until ${row.until}` };
}

function getLevel({ rule, excuse }: Finding, policy: LevelPolicy): Level {
  const set = policy.levels[rule];
  if (set === 'off') return 'off';
  if (excuse !== undefined) return 'warn';
  if (set !== undefined) return set;
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
  { rule, passed, message, remedy: own, excuse }: Finding,
  standard = ruleBook[rule].remedy,
): string {
  const remedy = own ?? standard;
  const more = excuse ?? (passed === null ? '' : remedy);
  return more === '' || message.endsWith(more) ? message : `${message}; ${more}`;
}

/** The same findings, of which none does more than warn. */
export function excuseFindings(findings: readonly Finding[], reason: string): Finding[] {
  return findings.map((finding) =>
    finding.level === undefined ? finding : { ...finding, level: 'warn', message: `${finding.message}${reason}` },
  );
}

/** Findings that keep the work from passing: refusals and questions. */
export function listObjections(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'refuse' || level === 'ask');
}

/** Findings for a person that do not decide, as sentences. */
export function listWarnings(findings: readonly Finding[]): string[] {
  return findings.filter(({ level }) => level === 'warn').map(findingSentence);
}

/** Findings that did anything, as a signal has them. */
export function findingDetails(findings: readonly Finding[], plan?: string): FindingDetails[] {
  return findings.flatMap(({ rule, level, subject, message }) =>
    level === undefined || level === 'off' ? [] : [{ rule, level, ...(plan && { plan }), subject, message }],
  );
}

export function areRepairable(findings: readonly Finding[]): boolean {
  return findings.every(({ rule }) => isRepairable(rule));
}

/** Reason of an attempt that failed with these findings, in a run or a chain. Of several, a forbidden change comes first. */
export function getFailureReason(findings: readonly Finding[]): FindingReason {
  return findings.some(({ rule }) => isForbidden(rule)) ? 'scope_violation' : 'verification_failed';
}

export function findingSentence({ rule, subject, passed, message }: Finding): string {
  const { check } = ruleBook[rule];
  const about = subject === '' ? '' : `${check} ${subject} `;
  return `${about}${passed === null ? 'was not checked: ' : ''}${message}${passed === true ? '' : ` (${rule})`}`;
}
