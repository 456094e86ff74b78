import { posix } from 'node:path';
import { reasonIn } from '../../plan/claims/summary-reasons.ts';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { forgedMarks } from '../../record/documents/plan-mark.ts';
import {
  type EvidenceFacts,
  type EvidenceLevel,
  evidenceLevel,
  evidenceText,
  isAtLeast,
} from '../../signal/evidence.ts';
import type { Git } from '../../system/git/git.ts';
import { presentFiles, textInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { clipped, firstFew, shortId } from '../../system/text/text.ts';
import { type Candidate, isUnder } from '../candidate/candidate.ts';
import type { CommandFinding } from '../checks/automated-command.ts';
import { declaredChanges, declaredPaths, inTree, isNamed } from '../checks/declared.ts';
import { type Check, type Finding, findingSentence, withRemedy } from '../checks/finding.ts';
import { changedPlans, foreignChange } from '../checks/foreign-documents.ts';
import { verifyKeyLinks } from '../checks/key-links.ts';
import { examplePaths, isConventional, isSecretFile, isTemplateFile } from '../checks/promised-path.ts';
import { verifyScope } from '../checks/scope.ts';
import { asksForStub, stubIn } from '../checks/stubs.ts';
import { stubWarnings, verifySummary } from '../checks/summary-check.ts';
import { verifyTaskFiles } from '../checks/task-files.ts';
import { shapeProblems } from './commit-shape.ts';
import { judgePromises } from './promises.ts';
import { undeclaredParts } from './test-integrity.ts';

/** The answer of one check. Warnings are for a person and do not decide. */
interface CheckAnswer {
  readonly findings: readonly Finding[];
  readonly warnings?: readonly string[];
  readonly artifacts?: EvidenceFacts['artifacts'];
}

/** A candidate with the files of its tree, and the run whose rules it is judged by. */
interface Judged {
  readonly candidate: Candidate;
  readonly run: PhaseContext;
  readonly files: TreeFiles;
}

type PlanCheck = (judged: Judged) => Promise<CheckAnswer> | CheckAnswer;

/** Checks of the plan, then those of its work: on the branch the work of all plans lies in one commit, judged once, for the phase. */
const planChecks: readonly PlanCheck[] = [checkPromises, checkStubs, checkLinks, checkTasks, checkSummary];
const workChecks: readonly PlanCheck[] = [
  checkDocuments,
  checkAnswers,
  checkScope,
  checkShape,
  checkMarks,
  checkSecrets,
];

/** The judge's verdict on one plan's work. */
export interface Verdict {
  readonly passed: boolean;
  readonly findings: readonly Finding[];
  /** For a person; they do not decide. */
  readonly warnings: readonly string[];
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
  const findings = answers.flatMap((answer) => answer.findings.map(withRemedy));
  const own = withContent(candidate).filter((path) => !inherited.has(path));
  const declared = declaredPaths(plan, prefix);
  const hollowPaths = changed.filter((path) => candidate.hollow.has(path) && declared.covers(path));
  // On the branch they were told when the plan was judged by itself.
  const hollow =
    hollowPaths.length === 0 || origin === 'branch'
      ? []
      : [`only blanks, comments or the mode changed in ${firstFew(hollowPaths)}`];
  const verdict: Verdict = {
    passed: findings.every(({ passed }) => passed === true),
    findings,
    warnings: [...answers.flatMap(({ warnings = [] }) => warnings), ...hollow],
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
  const isIdle = findings.some(({ check }) => check === 'tasks') && !candidate.hasWork;
  return isIdle ? withEvidence(verdict, plan.id, run.policy.minEvidence === 'none' ? 'none' : 'changed') : verdict;
}

function withContent({ changed, hollow }: Candidate): string[] {
  return changed.filter((path) => !hollow.has(path));
}

async function checkPromises({ candidate, run, files }: Judged): Promise<CheckAnswer> {
  const { prefix } = run.workspace;
  const { inherited, changed, overwritten, plan } = candidate;
  const own = withContent(candidate).filter((path) => !overwritten.has(path));
  const fresh = changed.filter((path) => !inherited.has(path));
  const promises = await judgePromises(files, plan.mustHaves.artifacts, {
    rule: run.policy.artifacts,
    isChanged: (path) => isUnder(own, inTree(prefix, path)),
    isNamed: (path) => isNamed(plan, inTree(prefix, path), prefix),
    isInherited: (path) => isUnder(inherited, inTree(prefix, path)) && !isUnder(fresh, inTree(prefix, path)),
  });
  const { findings, warnings, count, of } = promises;
  return { findings: await withIgnoreRules(findings, run), warnings, artifacts: { count, of } };
}

/** Names the rule by which git ignores a promised file: no commit can contain it, whatever the agent does. */
async function withIgnoreRules(
  findings: readonly Finding[],
  { workspace: { git, prefix } }: PhaseContext,
): Promise<Finding[]> {
  const failed = findings.filter(({ passed }) => passed === false);
  const examples = new Map(failed.map((finding) => [finding, examplePaths(finding.subject, prefix)]));
  const rules = await git.ignoreRules([...examples.values()].flat());
  return findings.map((finding) => {
    const [path] = (examples.get(finding) ?? []).filter((each) => rules.has(each));
    if (path === undefined) return finding;
    const why = isTemplateFile(path) ? '' : ', so no commit can contain it';
    const remedy = isTemplateFile(path)
      ? `commit it with git add --force, or add the line !${posix.basename(path)} to .gitignore`
      : 'take the rule out of .gitignore, or promise the files that it is made from';
    return { ...finding, message: `${finding.message}; git ignores it (${rules.get(path)})${why}`, remedy };
  });
}

/** Promised connections decide with `content` only, and where they can be searched at all (a `from` may be prose). */
async function checkLinks({ candidate: { plan }, run, files }: Judged): Promise<CheckAnswer> {
  const plans = run.schedule.plans.map((each) => each.plan);
  const found = await verifyKeyLinks(files, plan.mustHaves.keyLinks, linkContext(plan, plans));
  const decides = ({ passed }: Finding) => passed !== null && run.policy.artifacts === 'content';
  const lacking = found.filter((finding) => finding.passed !== true && !decides(finding));
  return { findings: found.filter(decides), warnings: lacking.map(findingSentence) };
}

/** The files that the plans of a phase speak of, and those that have still to be made, for links of one of them. */
function linkContext(plan: Plan, plans: readonly Plan[]) {
  const named = ({ filesModified, mustHaves }: Plan) =>
    new DeclaredPaths([...filesModified, ...mustHaves.artifacts.map(({ path }) => path)]).patterns.flatMap(
      ({ names }) => names ?? [],
    );
  const pending = plans.flatMap((each) => (each.hasSummary || each.id === plan.id ? [] : named(each)));
  return { known: [...new Set(plans.flatMap(named))], pending };
}

/** Declared files hold work and no placeholders, unless the plan asks for some. One that is nothing else fails. */
async function checkStubs({ candidate, run }: Judged): Promise<CheckAnswer> {
  const { plan, changed, base, tree } = candidate;
  const { git, prefix } = run.workspace;
  const declared = declaredPaths(plan, prefix);
  const isSeen = (path: string) => declared.covers(path) && !path.startsWith(`${prefix}.planning/`);
  const answer = { findings: [] as Finding[], warnings: [] as string[] };
  for (const path of changed.filter(isSeen).slice(0, mostStubFiles)) {
    const after = await textInTree(git, tree, path);
    if (after === null || asksForStub(plan, path, prefix)) continue;
    const stub = stubIn(path, await textInTree(git, base, path), after);
    if (stub === null) continue;
    const what = `has a placeholder in line ${stub.line} (${clipped(stub.text, 100)})`;
    const message = `${what} and nothing else; write what the plan asks for`;
    if (stub.isAll) answer.findings.push({ check: 'stub', passed: false, subject: path, message });
    else answer.warnings.push(`${path} ${what}; look whether the plan asks for more`);
  }
  return answer;
}

/** Reading more would take longer than it is worth. */
const mostStubFiles = 200;

/** All tasks of a plan are done. On the branch that can be asked only where git shows which changes are the plan's. */
async function checkTasks({ candidate, run }: Judged): Promise<CheckAnswer> {
  const { plan, isPart, touched, base, tree, origin } = candidate;
  const { git, prefix } = run.workspace;
  if (origin === 'branch' && touched.every((path) => path.startsWith(`${prefix}.planning/`))) return { findings: [] };
  const summary = isPart ? null : await textInTree(git, tree, inTree(prefix, plan.summaryPath));
  return verifyTaskFiles({
    plan,
    isPart,
    changed: touched,
    prefix,
    absent: async (paths) => {
      const present = [...(await presentPaths(git, base, paths)), ...(await presentPaths(git, tree, paths))];
      return new Set(paths.filter((path) => !present.includes(path)));
    },
    ignored: async (paths) => new Set((await git.ignoreRules(paths)).keys()),
    reason: (names) => (summary === null ? null : reasonIn(summary, names)),
  });
}

/** Those of these paths that a commit or tree has, as files or as folders. */
async function presentPaths(git: Git, tree: string, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => git.objects.find(`${tree}:${path}`)));
  return paths.filter((_, at) => found[at]?.kind !== 'missing');
}

async function checkSummary({ candidate, run }: Judged): Promise<CheckAnswer> {
  const { plan, isPart, isWitnessed, isSummaryNew, tree } = candidate;
  const { summaryPath: path } = plan;
  const text = await textInTree(run.workspace.git, tree, inTree(run.workspace.prefix, path));
  if (isPart)
    return failed(
      'summary',
      path,
      text === null ? [] : ['exists, although the plan has an open question; remove it until the question is answered'],
    );
  if (text !== null && !isSummaryNew)
    return failed('summary', path, ['existed before this attempt and was not changed by it; write it anew']);
  if (text !== null || !isWitnessed)
    return { findings: [verifySummary({ path, text })], warnings: stubWarnings(path, text) };
  const message = 'was written from facts: the engine ran every task';
  return { findings: [{ check: 'summary', subject: path, passed: true, message }] };
}

function failed(check: Check, subject: string, messages: readonly string[]): CheckAnswer {
  return { findings: messages.map((message) => ({ check, passed: false, subject, message })) };
}

/** No plan may touch what belongs to other plans, or says how all of them stand. */
async function checkDocuments({ candidate, run }: Judged): Promise<CheckAnswer> {
  const { plan, own, commit, base } = candidate;
  const { git, prefix } = run.workspace;
  const present = new Set(await presentFiles(git, commit, own));
  const gone = new Set(own.filter((path) => !present.has(path)));
  const phases = `${prefix}.planning/phases/`;
  const folders = own.some((path) => path.startsWith(phases))
    ? await new TreeFiles(git, base, prefix).entries('.planning/phases')
    : [];
  const names = folders.map(({ name }) => name);
  const message = foreignChange(plan, own, gone, names, run);
  return failed('documents', plan.id, message === null ? [] : [message]);
}

/** After an answer something has to change: what was asked for, or the files of the tasks that follow. */
function checkAnswers({ candidate: { plan, own, inherited, isRedo, untouched } }: Judged): CheckAnswer {
  const isUnchanged = isRedo && own.every((path) => inherited.has(path));
  const messages = isUnchanged
    ? ['a person asked for changes to the work, but nothing was changed; make the changes of the answer']
    : [];
  if (untouched.length > 0)
    messages.push(
      `nothing was changed for the tasks after the answer: ${firstFew(untouched, 5, '; ')}; do these tasks`,
    );
  return failed('evidence', plan.id, messages);
}

async function checkScope({ candidate, run }: Judged): Promise<CheckAnswer> {
  const { plan, changed, undone } = candidate;
  const parts = await undeclaredParts(candidate, run);
  const { prefix } = run.workspace;
  const { protectedReason } = run.policy;
  const declared = declaredPaths(plan, prefix);
  const expected = [`${prefix}${plan.summaryPath}`];
  const findings = verifyScope({ changed, declared, expected, protectedReason, parts });
  const reverted = verifyScope({ changed: undone, declared, protectedReason });
  // Other files that go into the commit are named, because no plan asks for them.
  const also = findings.find(({ subject }) => subject === 'files_modified')?.message ?? '';
  return {
    findings: [...findings, ...reverted.filter(({ passed }) => passed !== true)],
    warnings:
      candidate.hasUncommitted && also.startsWith('also changed')
        ? [`files_modified is incomplete: the attempt ${also}`]
        : [],
  };
}

async function checkShape({ candidate, run }: Judged): Promise<CheckAnswer> {
  const { problems, base, commit } = candidate;
  const found = await shapeProblems(run.workspace.git, base, commit, new Set(candidate.changed));
  return failed('tree', 'commit', [...problems, ...found]);
}

/** A mark says that the engine has verified a plan: an agent that writes one would spare another plan its verification. */
async function checkMarks({ candidate: { commits }, run }: Judged): Promise<CheckAnswer> {
  const shas = commits.map(({ sha }) => sha).slice(0, 10_000);
  const forged = (await forgedMarks(run.workspace.git, shas)).slice(0, 5);
  const message =
    'has a trailer Phase-Executor-Plan or Phase-Executor-Part in its message, which only the engine writes; commit without it';
  return { findings: forged.flatMap((sha) => failed('scope', `commit ${shortId(sha)}`, [message]).findings) };
}

/** Files that no commit may bring: an agent that adds everything adds these as well. Those of the base are a person's choice. */
async function checkSecrets({ candidate: { changed, base, commit }, run }: Judged): Promise<CheckAnswer> {
  const { git } = run.workspace;
  const suspects = changed.filter((path) => isSecretFile(path) || isConventional(path)).slice(0, 1_000);
  const [before, now] = [await presentFiles(git, base, suspects), await presentFiles(git, commit, suspects)];
  const fresh = now.filter((path) => !before.includes(path)).slice(0, 5);
  return {
    findings: fresh.map((path) => ({
      check: 'tree',
      passed: false,
      subject: path,
      message: `was committed, and ${isSecretFile(path) ? 'it may hold secrets' : 'it is made by a tool'}; remove it from the commits and add it to .gitignore`,
    })),
  };
}

/** Adds the results of the plan's own commands. One that cannot be run here says nothing about the work, and is reported. */
export function withCommands(
  verdict: Verdict,
  commands: readonly CommandFinding[],
  { hasWork }: Candidate,
  policy: 'run' | 'report' | 'off',
): Verdict {
  const counts = ({ passed }: Finding) => passed === true || (passed === false && policy === 'run');
  const findings = [...verdict.findings, ...commands.filter(counts).map(withRemedy)];
  const warnings = [...verdict.warnings, ...commands.filter((each) => !counts(each)).map(findingSentence)];
  const proving = hasWork ? commands.filter(({ proves }) => proves).length : 0;
  const evidence = { ...verdict.evidence, commands: proving };
  return { ...verdict, findings, warnings, evidence, passed: findings.every(({ passed }) => passed === true) };
}

/** A verdict that passes only with the least evidence that is asked for. */
export function withEvidence(verdict: Verdict, plan: string, least: EvidenceLevel): Verdict {
  const lacking = lackingEvidence(plan, verdict.evidence, withoutTests(least));
  if (lacking === null) return verdict;
  const message = [lacking, ...verdict.hollow].join('; ');
  const finding: Finding = { check: 'evidence', passed: false, subject: plan, message };
  return { ...verdict, passed: false, findings: [...verdict.findings, finding] };
}

/** The most that can be asked of a plan before the tests of the phase were run. */
export function withoutTests(least: EvidenceLevel): EvidenceLevel {
  return isAtLeast(least, 'tests') ? 'changed' : least;
}

/** Explains why the evidence for a plan is not enough; null when it is. */
export function lackingEvidence(plan: string, facts: EvidenceFacts, least: EvidenceLevel): string | null {
  const level = evidenceLevel(facts);
  if (isAtLeast(level, least)) return null;
  return `plan ${plan} has the evidence ${level} (${evidenceText(facts)}), but min-evidence is ${least}; ${remedy(level, facts)}, or lower min-evidence`;
}

/** What brings a plan from its level to the next. */
function remedy(level: EvidenceLevel, { tests, ownTests }: EvidenceFacts): string {
  switch (level) {
    case 'none':
      return 'change the files that the plan declares';
    case 'changed':
      return 'make all that the plan promises, or give it artifacts';
    case 'artifacts':
      return 'give the plan an <automated> command that can fail';
    case 'checks':
      return tests !== null && tests > 0 && ownTests === 0
        ? 'add or change a test that test-command runs and that can fail'
        : 'set test-command, and add tests that it runs';
    case 'tests':
      return 'one of its tests has to fail without its work';
    default:
      return 'its tests have to notice at least 80 % of the small changes of its lines (see the warnings)';
  }
}

/** The failed findings as one sentence. */
export function complaint(findings: readonly Finding[]): string {
  const sentence = ({ check, subject, message, passed }: Finding) =>
    `${check} ${subject} ${passed === null ? 'could not be checked: ' : ''}${message}`;
  const open = findings.filter(({ passed }) => passed !== true);
  return open.map(sentence).join('; ');
}
