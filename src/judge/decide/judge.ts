import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { EvidenceFacts, EvidenceLevel } from '../../signal/evidence.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { asksForComments, declaredPaths, listDeclaredChanges } from '../candidate/declared.ts';
import { isScaffold, type Judged, listContentChanges } from '../candidate/judged.ts';
import { decideLevels, type Finding, type LevelPolicy, listObjections, makeFindings } from '../rules/finding.ts';
import { ruleBook } from '../rules/rule-book.ts';
import { listPlanCommands } from '../run/clean-copy/programs.ts';
import { explainMissingEvidence, withoutTests } from './least-evidence.ts';
import { changeChecks, planChecks } from './plan-checks.ts';
import { changeWorkChecks, workChecks } from './work-checks.ts';

export interface Verdict {
  readonly findings: readonly Finding[];
  readonly evidence: EvidenceFacts;
}

/** Judges a plan's work by its tree, requiring positive evidence (I2). Runs nothing; see `withCommands`. */
export async function judge(candidate: Candidate, run: PhaseContext): Promise<Verdict> {
  const { git, prefix } = run.workspace;
  const { plan, changed, inherited, origin } = candidate;
  const judged: Judged = { candidate, run, files: new TreeFiles(git, candidate.tree, prefix) };
  const findingsByCheck: Finding[][] = [];
  const checks = origin === 'branch' ? planChecks : [...planChecks, ...workChecks];
  for (const check of origin === 'change' ? [...changeChecks, ...changeWorkChecks] : checks)
    findingsByCheck.push(await check(judged));
  const declared = declaredPaths(plan, prefix);
  const hollow = changed.filter((path) => candidate.hollow.has(path) && declared.covers(path));
  // On the branch this was already reported when the plan was judged.
  const isReported = hollow.length > 0 && origin !== 'branch' && !asksForComments(plan);
  const blanks = isReported ? [`only blanks, comments or the mode changed in ${joinFirstFew(hollow)}`] : [];
  const findings = decideLevels(
    [...findingsByCheck.flat(), ...makeFindings('evidence/only-blanks', plan.id, blanks)],
    run.policy,
  );
  const promiseFindings = findings.filter(({ proves }) => proves !== undefined);
  const work = new Set(listContentChanges(candidate));
  for (const path of hollow.filter((each) => candidate.hollow.get(each) !== 'blanks'))
    if (asksForComments(plan) || (await isScaffold(judged, path))) work.add(path);
  const newWork = [...work].filter((path) => !inherited.has(path));
  const verdict: Verdict = {
    findings,
    evidence: {
      changed: listDeclaredChanges(plan, newWork, prefix),
      artifacts: { count: promiseFindings.filter(({ proves }) => proves).length, of: promiseFindings.length },
      commands: 0,
      tests: null,
      ownTests: 0,
    },
  };
  // If nothing was done at all, reports missing evidence instead of a question about omitted tasks.
  const isIdle = listObjections(findings).some(({ rule }) => ruleBook[rule].check === 'tasks') && !candidate.hasWork;
  const least = run.policy.minEvidence === 'none' ? 'none' : 'changed';
  return isIdle ? withEvidence(verdict, plan.id, least, run.policy) : verdict;
}

/** Adds command results. A command that can't run here is only reported. */
export function withCommands(
  { findings, evidence }: Verdict,
  commands: readonly Finding[],
  { hasWork }: Candidate,
  policy: LevelPolicy,
): Verdict {
  const proving = hasWork ? commands.filter(({ proves }) => proves).length : 0;
  return { findings: [...findings, ...decideLevels(commands, policy)], evidence: { ...evidence, commands: proving } };
}

export function withEvidence(verdict: Verdict, plan: string, least: EvidenceLevel, policy: LevelPolicy): Verdict {
  const { findings, evidence } = verdict;
  const missing = explainMissingEvidence(plan, evidence, withoutTests(least));
  if (missing === null) return verdict;
  const blanks = findings.filter(({ rule }) => rule === 'evidence/only-blanks').map(({ message }) => message);
  const message = [missing, ...blanks].join('; ');
  const lackFinding: Finding = { rule: 'evidence/too-little', passed: false, subject: plan, message, remedy: '' };
  return { findings: [...findings, ...decideLevels([lackFinding], policy)], evidence };
}

export function lacksOnlySummary({ findings }: Verdict): boolean {
  const objections = listObjections(findings);
  return objections.length > 0 && objections.every(({ rule }) => rule === 'summary/missing');
}

/** Accepts a generated SUMMARY if every task has commands that passed and could have failed. */
export function withSummaryFromCommands(verdict: Verdict, plan: Plan, commands: readonly Finding[]): Verdict {
  const isProven = commands.length === listPlanCommands(plan).length && commands.every(({ proves }) => proves);
  const isCovered = plan.tasks.every(
    ({ type, verify }) => type.startsWith('checkpoint') || verify.automated.length > 0,
  );
  if (!isProven || !isCovered || commands.length === 0) return verdict;
  const message = 'was written from facts: the agent left none, and the commands of each task passed';
  const findings = verdict.findings.map(
    (finding): Finding =>
      finding.rule === 'summary/missing' ? { ...finding, rule: 'summary/from-facts', level: 'warn', message } : finding,
  );
  return { ...verdict, findings };
}
