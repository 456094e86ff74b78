import type { Plan } from '../../plan/phase/plan.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { CommandFinding } from '../checks/automated-command.ts';
import { type Finding, type FindingReason, findingSentence, reasonOf } from '../checks/finding.ts';
import { complaint, type Verdict } from './judge.ts';

/** Refusal of work: a failure with its reason, or a question that only a person can answer. */
export type Objection =
  | { readonly reason: FindingReason; readonly message: string; readonly findings: readonly Finding[] }
  | { readonly question: string; readonly nextSteps: readonly string[] };

/** Refuses an attempt, a leg or an adopted plan by its verdict; null where it is taken. What no plan may do is reported alone. */
export function objectionBy(
  { findings, changedPlans }: Pick<Verdict, 'findings' | 'changedPlans'>,
  { undeclaredChanges }: Pick<RunPolicy, 'undeclaredChanges'>,
): Objection | null {
  const failed = findings.filter(({ passed }) => passed !== true);
  const forbidden = failed.find(({ check }) => check === 'documents');
  if (forbidden !== undefined) return { reason: 'scope_violation', message: forbidden.message, findings: [forbidden] };
  const isUndeclared = failed.every(({ check }) => check === 'scope');
  if (failed.length > 0 && isUndeclared && undeclaredChanges === 'await_user')
    return {
      question: `it made changes that its plan does not name: ${complaint(failed)}. Merge them?`,
      nextSteps: ['to allow the changes, name the files in its files_modified, commit that, and run the phase again'],
    };
  if (failed.length > 0)
    return { reason: reasonOf(failed), message: `verification failed: ${complaint(failed)}`, findings: failed };
  if (changedPlans.length === 0) return null;
  const which = changedPlans.length === 1 ? 'a plan' : 'plans';
  return {
    question: `it changed ${changedPlans.join(', ')}, ${which} that its files_modified names; a run never merges changes of plans by itself. Merge it?`,
    nextSteps: [],
  };
}

/** Judgement of one plan by a commit on the branch. */
export interface PlanJudgement extends Omit<Verdict, 'passed' | 'hollow'> {
  /** Findings that do not hold; empty when all do. */
  readonly against: readonly Finding[];
}

/** `commands` is null where they could not be run. `heir` names the later plan that declares a path, and answers for it then. */
export function planJudgement(
  { plan, hasWork }: Candidate,
  verdict: Verdict,
  commands: readonly CommandFinding[] | null,
  heir: (path: string) => string | null,
  policy: Pick<RunPolicy, 'verifyCommands' | 'recheck'>,
): PlanJudgement {
  const results = commands ?? [unknownResult(plan)];
  const isAgainst = ({ passed }: Finding) => passed === false || commands === null;
  const failing = [
    ...verdict.findings.filter(({ passed }) => passed !== true),
    ...(policy.verifyCommands === 'run' ? results.filter(isAgainst) : []),
  ];
  const inherited = failing.filter(({ check, subject }) => check === 'artifact' && heir(subject) !== null);
  const against = failing.filter((finding) => !inherited.includes(finding));
  const undecided = results.filter((finding) => finding.passed !== true && !failing.includes(finding));
  const decides = policy.recheck === 'fail';
  return {
    against: decides ? against : [],
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

function unknownResult({ id }: Plan): CommandFinding {
  const message = 'were not run on this commit, so their result is unknown';
  return { check: 'command', passed: null, subject: `of plan ${id}`, message, proves: false };
}
