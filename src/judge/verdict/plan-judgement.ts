import type { Plan } from '../../plan/phase/plan.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { CommandFinding } from '../checks/automated-command.ts';
import { type Finding, findingSentence } from '../checks/finding.ts';
import type { Verdict } from './judge.ts';

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
