import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { EvidenceFacts, EvidenceLevel } from '../../signal/evidence.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { firstFew } from '../../system/text/text.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { asksForComments, declaredChanges, declaredPaths } from '../candidate/declared.ts';
import { isScaffold, type Judged, withContent } from '../candidate/judged.ts';
import { decideLevels, type Finding, type LevelPolicy, listObjections, makeFindings } from '../rules/finding.ts';
import { ruleBook } from '../rules/rule-book.ts';
import { listPlanCommands } from '../run/clean-copy/programs.ts';
import { missingEvidence, withoutTests } from './least-evidence.ts';
import { changeChecks, planChecks } from './plan-checks.ts';
import { changeWorkChecks, workChecks } from './work-checks.ts';

/** The judge's verdict on one plan's work: it passes where none of the findings is an objection. */
export interface Verdict {
  readonly findings: readonly Finding[];
  readonly evidence: EvidenceFacts;
}

/** Judges a plan's work by its tree. A pass needs positive evidence (I2). Nothing is run: see `withCommands`. */
export async function judge(candidate: Candidate, run: PhaseContext): Promise<Verdict> {
  const { git, prefix } = run.workspace;
  const { plan, changed, inherited, origin } = candidate;
  const judged: Judged = { candidate, run, files: new TreeFiles(git, candidate.tree, prefix) };
  const arrays: Finding[][] = [];
  const checks = origin === 'branch' ? planChecks : [...planChecks, ...workChecks];
  for (const check of origin === 'change' ? [...changeChecks, ...changeWorkChecks] : checks)
    arrays.push(await check(judged));
  const declared = declaredPaths(plan, prefix);
  const hollow = changed.filter((path) => candidate.hollow.has(path) && declared.covers(path));
  // On the branch they were told when the plan was judged by itself.
  const isReported = hollow.length > 0 && origin !== 'branch' && !asksForComments(plan);
  const blanks = isReported ? [`only blanks, comments or the mode changed in ${firstFew(hollow)}`] : [];
  const findings = decideLevels(
    [...arrays.flat(), ...makeFindings('evidence/only-blanks', plan.id, blanks)],
    run.policy,
  );
  const promised = findings.filter(({ proves }) => proves !== undefined);
  const work = new Set(withContent(candidate));
  for (const path of hollow.filter((each) => candidate.hollow.get(each) !== 'blanks'))
    if (asksForComments(plan) || (await isScaffold(judged, path))) work.add(path);
  const own = [...work].filter((path) => !inherited.has(path));
  const verdict: Verdict = {
    findings,
    evidence: {
      changed: declaredChanges(plan, own, prefix),
      artifacts: { count: promised.filter(({ proves }) => proves).length, of: promised.length },
      commands: 0,
      tests: null,
      ownTests: 0,
    },
  };
  // Who did nothing at all has not left out a part, and no person is asked about it.
  const isIdle = listObjections(findings).some(({ rule }) => ruleBook[rule].check === 'tasks') && !candidate.hasWork;
  const least = run.policy.minEvidence === 'none' ? 'none' : 'changed';
  return isIdle ? withEvidence(verdict, plan.id, least, run.policy) : verdict;
}

/** Adds the results of the plan's own commands. One that cannot be run here says nothing about the work, and is reported. */
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
  const missing = missingEvidence(plan, evidence, withoutTests(least));
  if (missing === null) return verdict;
  const blanks = findings.filter(({ rule }) => rule === 'evidence/only-blanks').map(({ message }) => message);
  const message = [missing, ...blanks].join('; ');
  const lack: Finding = { rule: 'evidence/too-little', passed: false, subject: plan, message, remedy: '' };
  return { findings: [...findings, ...decideLevels([lack], policy)], evidence };
}

export function lacksOnlySummary({ findings }: Verdict): boolean {
  const open = listObjections(findings);
  return open.length > 0 && open.every(({ rule }) => rule === 'summary/missing');
}

/** Takes the engine's own SUMMARY for a missing one where each task has commands, which passed and can fail. */
export function withSummaryFromCommands(verdict: Verdict, plan: Plan, commands: readonly Finding[]): Verdict {
  const isProven = commands.length === listPlanCommands(plan).length && commands.every(({ proves }) => proves);
  const isSeen = plan.tasks.every(({ type, verify }) => type.startsWith('checkpoint') || verify.automated.length > 0);
  if (!isProven || !isSeen || commands.length === 0) return verdict;
  const message = 'was written from facts: the agent left none, and the commands of each task passed';
  const findings = verdict.findings.map(
    (finding): Finding =>
      finding.rule === 'summary/missing' ? { ...finding, rule: 'summary/from-facts', level: 'warn', message } : finding,
  );
  return { ...verdict, findings };
}
