import {
  type Finding,
  type FindingReason,
  findingSentence,
  getFailureReason,
  listObjections,
} from '../rules/finding.ts';
import { type RuleQuestion, ruleBook } from '../rules/rule-book.ts';

export type Objection =
  | { readonly reason: FindingReason; readonly message: string; readonly findings: readonly Finding[] }
  | {
      readonly question: string;
      readonly nextSteps: readonly string[];
      readonly findings: readonly Finding[];
    };

/** Turns findings into an objection, or null if the work is accepted. Forbidden changes are reported alone. */
export function buildObjection(findings: readonly Finding[]): Objection | null {
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
  return failed.length > 0 ? buildQuestion(failed) : null;
}

function buildQuestion(findings: readonly Finding[]): Objection {
  const questions = new Map<string, { nextStep: string; raised: Finding[] }>();
  for (const finding of findings) {
    const { question = defaultQuestion } = ruleBook[finding.rule];
    const sameQuestion = questions.get(question.about);
    if (sameQuestion === undefined) questions.set(question.about, { nextStep: question.nextStep, raised: [finding] });
    else sameQuestion.raised.push(finding);
  }
  const sentences = [...questions].map(([subject, { raised }]) => `${subject}: ${formatComplaint(raised)}`);
  return {
    question: `it ${sentences.join('; it ')}. Merge it?`,
    nextSteps: [...questions.values()].map(({ nextStep }) => nextStep),
    findings,
  };
}

const defaultQuestion: RuleQuestion = {
  about: 'has findings that a person decides about',
  nextStep: 'to take the work as it is, set the level of the rule to warn, and run the phase again',
};

/** Joins findings into one sentence. A shared remedy appears only after the last one. */
export function formatComplaint(findings: readonly Finding[]): string {
  const seenRemedies = new Set<string>();
  const sentences = findings.toReversed().map((finding) => {
    const sentence = findingSentence(finding);
    const tail = sentence.slice(sentence.lastIndexOf('; '));
    const isRepeated = tail.startsWith('; ') && seenRemedies.has(`${finding.rule}${tail}`);
    seenRemedies.add(`${finding.rule}${tail}`);
    return isRepeated ? sentence.slice(0, -tail.length) : sentence;
  });
  return sentences.toReversed().join('; ');
}
