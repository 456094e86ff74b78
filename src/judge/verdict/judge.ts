import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { EvidenceFacts, EvidenceLevel } from '../../signal/evidence.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { firstFew } from '../../system/text/text.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { CommandFinding } from '../checks/automated-command.ts';
import { declaredChanges, declaredPaths } from '../checks/declared.ts';
import { changedPlans } from '../checks/foreign-documents.ts';
import { decided, type Finding, type LevelPolicy, objections } from '../rules/finding.ts';
import { ruleBook } from '../rules/rule-book.ts';
import { type CheckAnswer, withContent } from './check-answer.ts';
import { lackingEvidence, withoutTests } from './least-evidence.ts';
import { planChecks } from './plan-checks.ts';
import { workChecks } from './work-checks.ts';

/** The judge's verdict on one plan's work. */
export interface Verdict {
  readonly passed: boolean;
  readonly findings: readonly Finding[];
  readonly evidence: EvidenceFacts;
  /** Changed plans that the plan names, perhaps itself: a person decides whether to take them. */
  readonly changedPlans: readonly string[];
  /** Sentences about what looks changed and is not. */
  readonly hollow: readonly string[];
}

/**
 * Judges one plan's work by the tree that has it, never by a checkout nor by what an agent said. A pass needs positive
 * evidence (I2), and nothing that speaks against it. Runs nothing: the results of commands are added with `withCommands`.
 */
export async function judge(candidate: Candidate, run: PhaseContext): Promise<Verdict> {
  const { git, prefix } = run.workspace;
  const { plan, changed, inherited, origin } = candidate;
  const judged = { candidate, run, files: new TreeFiles(git, candidate.tree, prefix) };
  const answers: CheckAnswer[] = [];
  for (const check of origin === 'branch' ? planChecks : [...planChecks, ...workChecks])
    answers.push(await check(judged));
  const own = withContent(candidate).filter((path) => !inherited.has(path));
  const declared = declaredPaths(plan, prefix);
  const hollowPaths = changed.filter((path) => candidate.hollow.has(path) && declared.covers(path));
  // On the branch they were told when the plan was judged by itself.
  const hollow = hollowPaths.length === 0 || origin === 'branch' ? [] : [`${onlyBlanks} ${firstFew(hollowPaths)}`];
  const findings = decided(
    [...answers.flatMap((answer) => answer.findings), ...hollow.map((message) => hollowWork(plan.id, message))],
    run.policy,
  );
  const verdict: Verdict = {
    passed: objections(findings).length === 0,
    findings,
    changedPlans: origin === 'branch' ? [] : changedPlans(plan, candidate.own, prefix),
    hollow,
    evidence: {
      changed: declaredChanges(plan, own, prefix),
      artifacts: answers.find(({ artifacts }) => artifacts !== undefined)?.artifacts ?? { count: 0, of: 0 },
      commands: 0,
      tests: null,
      ownTests: 0,
    },
  };
  // Who did nothing at all has not left out a part, and no person is asked about it.
  const isIdle = objections(findings).some(({ rule }) => ruleBook[rule].check === 'tasks') && !candidate.hasWork;
  const least = run.policy.minEvidence === 'none' ? 'none' : 'changed';
  return isIdle ? withEvidence(verdict, plan.id, least, run.policy) : verdict;
}

const onlyBlanks = 'only blanks, comments or the mode changed in';

function hollowWork(subject: string, message: string): Finding {
  return { rule: 'evidence/only-blanks', passed: false, subject, message };
}

/** Adds the results of the plan's own commands. One that cannot be run here says nothing about the work, and is reported. */
export function withCommands(
  verdict: Verdict,
  commands: readonly CommandFinding[],
  { hasWork }: Candidate,
  policy: LevelPolicy,
): Verdict {
  const findings = [...verdict.findings, ...decided<Finding>(commands, policy)];
  const proving = hasWork ? commands.filter(({ proves }) => proves).length : 0;
  const evidence = { ...verdict.evidence, commands: proving };
  return { ...verdict, findings, evidence, passed: objections(findings).length === 0 };
}

/** A verdict that passes only with the least evidence that is asked for. */
export function withEvidence(verdict: Verdict, plan: string, least: EvidenceLevel, policy: LevelPolicy): Verdict {
  const lacking = lackingEvidence(plan, verdict.evidence, withoutTests(least));
  if (lacking === null) return verdict;
  const message = [lacking, ...verdict.hollow].join('; ');
  const lack: Finding = { rule: 'evidence/too-little', passed: false, subject: plan, message, remedy: '' };
  const findings = [...verdict.findings, ...decided([lack], policy)];
  return { ...verdict, findings, passed: objections(findings).length === 0 };
}
