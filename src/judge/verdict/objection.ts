import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { CommandFinding } from '../checks/automated-command.ts';
import {
  type CheckQuestion,
  type Finding,
  type FindingReason,
  findingSentence,
  personQuestion,
  type QuestionPolicy,
  reasonOf,
  withRemedy,
} from '../checks/finding.ts';
import { complaint, type Verdict } from './judge.ts';

/** Refusal of work: a failure with its reason, or a question that only a person can answer. */
export type Objection =
  | { readonly reason: FindingReason; readonly message: string; readonly findings: readonly Finding[] }
  | {
      readonly question: string;
      readonly nextSteps: readonly string[];
      /** Findings that raise the question, which the agent may still fix. */
      readonly findings: readonly Finding[];
    };

/** Refuses an attempt, a leg or an adopted plan by its verdict; null where it is taken. What no plan may do is reported alone. */
export function objectionBy(
  { findings, changedPlans }: Pick<Verdict, 'findings' | 'changedPlans'>,
  policy: QuestionPolicy,
): Objection | null {
  const failed = findings.filter(({ passed }) => passed !== true);
  const forbidden = failed.find(({ check }) => check === 'documents');
  if (forbidden !== undefined) return { reason: 'scope_violation', message: forbidden.message, findings: [forbidden] };
  const asked = questionsIn(failed, policy);
  if (asked !== null) {
    const abouts = [...asked].map(([{ about }, raised]) => `${about}: ${complaint(raised)}`);
    return {
      question: `it ${abouts.join('; it ')}. Merge it?`,
      nextSteps: [...asked.keys()].map(({ nextStep }) => nextStep),
      findings: failed,
    };
  }
  if (failed.length > 0)
    return { reason: reasonOf(failed), message: `verification failed: ${complaint(failed)}`, findings: failed };
  if (changedPlans.length === 0) return null;
  const which = changedPlans.length === 1 ? 'a plan' : 'plans';
  return {
    question: `it changed ${changedPlans.join(', ')}, ${which} that its files_modified names; a run never merges changes of plans by itself. Merge it?`,
    nextSteps: [],
    findings: [],
  };
}

/** The questions that these findings are, each with its findings; null where one of them is a failure, or there is none. */
function questionsIn(
  failed: readonly Finding[],
  policy: QuestionPolicy,
): ReadonlyMap<CheckQuestion, readonly Finding[]> | null {
  const questions = new Map<CheckQuestion, Finding[]>();
  for (const finding of failed) {
    const question = personQuestion(finding, policy);
    if (question === null) return null;
    questions.set(question, [...(questions.get(question) ?? []), finding]);
  }
  return questions.size === 0 ? null : questions;
}

/** Judgement of one plan by a commit on the branch. */
export interface PlanJudgement extends Omit<Verdict, 'passed' | 'hollow'> {
  /** Findings that do not hold; empty when all do. */
  readonly against: readonly Finding[];
  /** Findings that do not hold where a person decides about all of them; `against` is empty then. */
  readonly asked: readonly Finding[];
}

/** `commands` is null where they could not be run. `heir` names the later plan that declares a path, and answers for it then. */
export function planJudgement(
  { plan, hasWork }: Candidate,
  verdict: Verdict,
  commands: readonly CommandFinding[] | null,
  heir: (path: string) => string | null,
  policy: Pick<RunPolicy, 'verifyCommands' | 'recheck'> & QuestionPolicy,
): PlanJudgement {
  const results: readonly CommandFinding[] = commands?.map((each) => ({ ...each, ...withRemedy(each) })) ?? [
    { check: 'command', passed: null, subject: `of plan ${plan.id}`, message: unknownResult, proves: false },
  ];
  const isAgainst = ({ passed }: Finding) => passed === false || commands === null;
  const failing = [
    ...verdict.findings.filter(({ passed }) => passed !== true),
    ...(policy.verifyCommands === 'run' ? results.filter(isAgainst) : []),
  ];
  const inherited = failing.filter(({ check, subject }) => check === 'artifact' && heir(subject) !== null);
  const against = failing.filter((finding) => !inherited.includes(finding));
  const undecided = results.filter((finding) => finding.passed !== true && !failing.includes(finding));
  const decides = policy.recheck === 'fail';
  const isAsked = questionsIn(against, policy) !== null;
  return {
    against: decides && !isAsked ? against : [],
    asked: decides && isAsked ? against : [],
    warnings: [
      ...verdict.warnings,
      ...inherited.map((finding) => `${findingSentence(finding)}; plan ${heir(finding.subject)} declares it now`),
      ...undecided.map(findingSentence),
      ...(decides ? [] : against.map((finding) => `${findingSentence(finding)} (recheck: warn)`)),
    ],
    findings: [...verdict.findings, ...results],
    changedPlans: verdict.changedPlans,
    evidence: { ...verdict.evidence, commands: hasWork ? results.filter(({ proves }) => proves).length : 0 },
  };
}

const unknownResult = 'were not run on this commit, so their result is unknown; run the phase again where they can run';
