import {
  type Finding,
  type FindingReason,
  findingSentence,
  getFailureReason,
  listObjections,
} from '../rules/finding.ts';
import { type RuleQuestion, ruleBook } from '../rules/rule-book.ts';

/** Refusal of work: a failure with its reason, or a question that only a person can answer. */
export type Objection =
  | { readonly reason: FindingReason; readonly message: string; readonly findings: readonly Finding[] }
  | {
      readonly question: string;
      readonly nextSteps: readonly string[];
      /** Findings that raise the question, which the agent may still fix. */
      readonly findings: readonly Finding[];
    };

/** Refuses an attempt, a worker or an adopted plan by its verdict; null where it is taken. What no plan may do is reported alone. */
export function objectionBy(findings: readonly Finding[]): Objection | null {
  const failed = listObjections(findings);
  const refused = failed.filter(({ level }) => level === 'refuse');
  const forbidden = refused.find(({ rule }) => ruleBook[rule].check === 'documents');
  if (forbidden !== undefined) return { reason: 'scope_violation', message: forbidden.message, findings: [forbidden] };
  if (refused.length > 0)
    return {
      reason: getFailureReason(failed),
      message: `verification failed: ${formatComplaint(failed)}`,
      findings: failed,
    };
  return failed.length > 0 ? questionAbout(failed) : null;
}

function questionAbout(findings: readonly Finding[]): Objection {
  const requested = new Map<string, { nextStep: string; raised: Finding[] }>();
  for (const finding of findings) {
    const { question = usualQuestion } = ruleBook[finding.rule];
    const existing = requested.get(question.about);
    if (existing === undefined) requested.set(question.about, { nextStep: question.nextStep, raised: [finding] });
    else existing.raised.push(finding);
  }
  const abouts = [...requested].map(([about, { raised }]) => `${about}: ${formatComplaint(raised)}`);
  return {
    question: `it ${abouts.join('; it ')}. Merge it?`,
    nextSteps: [...requested.values()].map(({ nextStep }) => nextStep),
    findings,
  };
}

const usualQuestion: RuleQuestion = {
  about: 'has findings that a person decides about',
  nextStep: 'to take the work as it is, set the level of the rule to warn, and run the phase again',
};

/** Findings as one sentence. A remedy that several findings of a rule share stands behind the last of them only. */
export function formatComplaint(findings: readonly Finding[]): string {
  const result = new Set<string>();
  const sentences = findings.toReversed().map((finding) => {
    const sentence = findingSentence(finding);
    const tail = sentence.slice(sentence.lastIndexOf('; '));
    const isSaid = tail.startsWith('; ') && result.has(`${finding.rule}${tail}`);
    result.add(`${finding.rule}${tail}`);
    return isSaid ? sentence.slice(0, -tail.length) : sentence;
  });
  return sentences.toReversed().join('; ');
}
