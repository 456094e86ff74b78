import { posix } from 'node:path';
import type { CommandFinding } from '../../judge/checks/automated-command.ts';
import { declaredChanges, declaredPaths, hasWorkFor, inTree } from '../../judge/checks/declared.ts';
import { type Finding, findingSentence } from '../../judge/checks/finding.ts';
import { isSecretFile } from '../../judge/checks/promised-path.ts';
import { verifyScope } from '../../judge/checks/scope.ts';
import type { Substance } from '../../judge/checks/substance.ts';
import { verifySummary } from '../../judge/checks/summary-check.ts';
import { commandsOf } from '../../judge/clean-copy/programs.ts';
import { shapeProblemsOf } from '../../judge/verdict/commit-shape.ts';
import { judgeLinks, lackingEvidence, linksOf } from '../../judge/verdict/plan-judgement.ts';
import { judgePromises } from '../../judge/verdict/promises.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { forgedMarks } from '../../record/documents/plan-mark.ts';
import type { EvidenceFacts, EvidenceLevel } from '../../signal/evidence.ts';
import { filesUnder, presentFiles } from '../../system/git/tree.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import type { JudgedPart } from '../questions/standing.ts';
import type { Attempt } from './attempt-state.ts';
import { automatedChecks } from './automated-checks.ts';
import { isConventional, type LeftOut } from './left-out.ts';

/** What an attempt left in the repository. Paths are relative to the repository's top. */
export interface Work {
  /** The commit the attempt began on. */
  readonly base: string;
  /** Files the attempt changed, committed or not. */
  readonly changed: readonly string[];
  /** Those of them that an earlier attempt had left just so: they are no work of this one. */
  readonly inherited: ReadonlySet<string>;
  /** Those that it changed only in blanks, comments or the mode: they are no evidence, and blanks no work either. */
  readonly hollow: ReadonlyMap<string, Substance>;
  /** Tells whether what the plan declares had been changed in this phase before the attempt, as by a plan that did more than its own. */
  readonly wasBegun: boolean;
  /** The scan after the attempt. */
  readonly after: TreeState;
  readonly commits: readonly { readonly sha: string; readonly subject: string }[];
  /** The text of the SUMMARY, and whether this attempt wrote it; null where there is none. */
  readonly summary: { readonly text: string; readonly isNew: boolean } | null;
  /** The engine itself ran every task and saw each succeed, so no summary has to say so. */
  readonly isWitnessed: boolean;
  /** It is the part of a plan before a question: nobody has to say that the plan is complete. */
  readonly isPart?: boolean;
  /** Protected parts of files that it changed and no plan names, with what changed, by path. */
  readonly parts: ReadonlyMap<string, string>;
}

export interface Verdict {
  readonly passed: boolean;
  readonly findings: readonly Finding[];
  /** What a person should know but what does not decide. */
  readonly warnings: readonly string[];
  /** There is no summary, and the engine, which saw the work done, may write one from facts. */
  readonly summaryMissing: boolean;
  readonly evidence: EvidenceFacts;
  /** The changed files that were there before, in the commit the attempt began on. */
  readonly before: ReadonlySet<string>;
  /** Tells whether there is any work of which the plan's commands could speak. */
  readonly hasWork: boolean;
  /** What looks changed and is not, as sentences. */
  readonly hollow: readonly string[];
}

/**
 * Verifies an attempt by what stands in the tree, never by what the agent said. A pass needs positive evidence (I2), and
 * nothing that speaks against it. It is asked again of the commit, in a clean place, by the exit gate (I13).
 */
export async function judge(run: PhaseContext, plan: Plan, work: Work): Promise<Verdict> {
  const { git, root, prefix } = run.workspace;
  const { artifacts: rule, protectedReason } = run.policy;
  const { base, changed, parts } = work;
  const real = changed.filter((path) => !work.hollow.has(path));
  const own = real.filter((path) => !work.inherited.has(path));
  const notBlank = changed.filter((path) => work.hollow.get(path) !== 'blanks');
  const declared = declaredPaths(plan, prefix);
  const hasWork = work.wasBegun || hasWorkFor(plan, notBlank, prefix);
  const declaredAndChanged = declaredChanges(plan, own, prefix);
  const hollowPaths = [...work.hollow.keys()].filter((path) => declared.covers(path));
  const expected = [`${prefix}${plan.summaryPath}`];
  const scope = verifyScope({ changed, declared, expected, protectedReason, parts });
  const plans = run.schedule.plans.map((each) => each.plan);
  const linked = linksOf(plan, plans);
  const links = await judgeLinks(root, plan, linked, rule);
  const forged = await forgedMarks(git, work.commits.map(({ sha }) => sha).slice(0, 10_000));
  const promises = await judgePromises(root, plan.mustHaves.artifacts, {
    rule,
    isChanged: (path) => isUnder(real, inTree(prefix, path)),
    isInherited: (path) => isInherited(inTree(prefix, path), work),
  });
  const held = await heldFiles(run, promises.findings, work);
  const before = new Set(await presentFiles(git, base, changed));
  const shape = shapeProblemsOf(git.root, changed, (path) => isUnder(held, path) || path === '');
  const findings = [
    ...(await inCommit(promises.findings, held, run)),
    ...links.findings,
    ...(work.isPart ? [] : [summaryFinding(plan, work)]),
    ...scope,
    ...shape.map((message): Finding => ({ check: 'tree', passed: false, subject: 'commit', message })),
    ...forged.slice(0, 5).map(markFinding),
    ...secretFindings(work, before),
  ];
  const hollow =
    hollowPaths.length === 0 ? [] : [`only blanks, comments or the mode changed in ${firstFew(hollowPaths)}`];
  return {
    passed: findings.every(({ passed }) => passed === true),
    findings,
    warnings: [...promises.warnings, ...links.warnings, ...undeclared(work, scope), ...hollow],
    before,
    hasWork,
    hollow,
    summaryMissing: work.summary === null && !work.isPart,
    evidence: {
      changed: declaredAndChanged,
      artifacts: { count: promises.count, of: promises.of },
      commands: 0,
      tests: null,
    },
  };
}

/**
 * Verifies an attempt: what stands in the tree is judged first, and only what passes there is worth running the plan's own
 * checks for. Null when interrupted.
 */
export async function verify(attempt: Attempt, part: JudgedPart, work: Work, left: LeftOut): Promise<Verdict | null> {
  const { run, restored } = attempt;
  const seen = await judge(run, part.plan, work);
  const warnings = new Set([...attempt.warnings, ...restored.warnings, ...left.warnings, ...seen.warnings]);
  const verdict = { ...seen, warnings: [...warnings] };
  if (!verdict.passed) return verdict;
  const tree = { ...left.tree, changes: [...left.tree.changes, ...left.changes] };
  const checks = await automatedChecks(attempt, part.plan, tree);
  if (checks === null) return null;
  const checked = withChecks(verdict, checks, run.policy.verifyCommands);
  return withEvidence(checked, part, { areCommandsKnown: true });
}

/** A verdict with what the plan's own commands say. What cannot be run here says nothing about the work, and is reported. */
function withChecks(verdict: Verdict, checks: readonly CommandFinding[], policy: 'run' | 'report' | 'off'): Verdict {
  const counts = ({ passed }: Finding) => passed === true || (passed === false && policy === 'run');
  const findings = [...verdict.findings, ...checks.filter(counts)];
  const warnings = [...verdict.warnings, ...checks.filter((check) => !counts(check)).map(findingSentence)];
  const proving = verdict.hasWork ? checks.filter(({ proves }) => proves).length : 0;
  const evidence = { ...verdict.evidence, commands: proving };
  return { ...verdict, findings, warnings, evidence, passed: findings.every(({ passed }) => passed === true) };
}

/** A verdict that passes only with the least evidence that is asked for. */
export function withEvidence(
  verdict: Verdict,
  { plan, policy }: JudgedPart,
  { areCommandsKnown }: { areCommandsKnown: boolean },
): Verdict {
  // The exit gate asks again, with what tests and commands have added by then.
  if (!areCommandsKnown && commandsOf(plan).length > 0) return verdict;
  const lacking = lackingEvidence(plan.id, verdict.evidence, withoutTests(policy.minEvidence));
  if (lacking === null) return verdict;
  const message = [lacking, ...verdict.hollow].join('; ');
  const finding: Finding = { check: 'evidence', passed: false, subject: plan.id, message };
  return { ...verdict, passed: false, findings: [...verdict.findings, finding] };
}

/** What can be asked of a plan before the tests of the phase were run. */
export function withoutTests(least: EvidenceLevel): EvidenceLevel {
  return least === 'tests' || least === 'proven' ? 'changed' : least;
}

/** Of the promised and the changed files those that the commit of this attempt will hold. */
async function heldFiles(
  { workspace: { git, prefix } }: PhaseContext,
  promises: readonly Finding[],
  { after, changed }: Work,
): Promise<string[]> {
  const promised = promises
    .flatMap(({ files, subject }) => files ?? [subject])
    .map((path) => inTree(prefix, path))
    .filter((path) => !path.startsWith('..'));
  const wanted = [...new Set([...promised, ...changed])];
  const committed = after.head === null ? [] : await filesUnder(git, after.head, wanted);
  const gone = new Set(
    after.changes.filter(({ worktree, index }) => worktree === 'D' || index === 'D').map(({ path }) => path),
  );
  const pending = after.changes
    .filter(({ repository, path }) => !repository && !gone.has(path))
    .map(({ path }) => path);
  return [...committed.filter((path) => !gone.has(path)), ...pending];
}

/** A promised file counts when the plan's commit will hold it; documents count where none is ever committed. */
async function inCommit(
  findings: readonly Finding[],
  held: readonly string[],
  { workspace: { git, prefix }, policy: { commitDocs } }: PhaseContext,
): Promise<Finding[]> {
  const isHeld = (path: string) => (!commitDocs && path.startsWith(`${prefix}.planning/`)) || isUnder(held, path);
  const outside = ({ files, subject, passed }: Finding) =>
    passed === true ? (files ?? [subject]).map((path) => inTree(prefix, path)).filter((path) => !isHeld(path)) : [];
  const rules = await git.ignoreRules(findings.flatMap(outside).filter((path) => !path.startsWith('..')));
  return findings.map((finding) => {
    const missing = outside(finding);
    const rule = missing.flatMap((path) => rules.get(path) ?? [])[0];
    const why = rule === undefined ? 'it contains no file' : `git ignores it (${rule})`;
    const message = `exists, but no commit can contain it: ${why}`;
    return missing.length === 0 ? finding : { ...finding, passed: false, message };
  });
}

function summaryFinding(plan: Plan, { summary, isWitnessed }: Work): Finding {
  const finding = { check: 'summary', subject: plan.summaryPath } as const;
  if (summary === null && isWitnessed)
    return { ...finding, passed: true, message: 'was written from facts: the engine ran every task' };
  if (summary !== null && !summary.isNew)
    return { ...finding, passed: false, message: 'existed before this attempt and was not changed by it' };
  return verifySummary({ path: plan.summaryPath, text: summary?.text ?? null });
}

/** A mark says that the engine has verified a plan: an agent that writes one would spare another plan its verification. */
function markFinding(sha: string): Finding {
  const message =
    'has a trailer Phase-Executor-Plan or Phase-Executor-Part in its message, which only the engine writes; commit without it';
  return { check: 'scope', passed: false, subject: `commit ${shortId(sha)}`, message };
}

/** Files that no commit may bring: an agent that adds everything adds these as well. Those of the base are somebody's choice. */
function secretFindings({ changed, after }: Work, known: ReadonlySet<string>): Finding[] {
  const pending = new Set(after.changes.filter(({ kind }) => kind === 'untracked').map(({ path }) => path));
  return changed
    .filter((path) => !pending.has(path) && !known.has(path) && (isSecretFile(path) || isConventional(path)))
    .slice(0, 5)
    .map((path) => ({
      check: 'tree',
      passed: false,
      subject: path,
      message: `was committed, and ${isSecretFile(path) ? 'it may hold secrets' : 'it is made by a tool'}; remove it from the commits and add it to .gitignore`,
    }));
}

/** What else goes into the commit is named, for nobody asked for it. */
function undeclared({ after }: Work, scope: readonly Finding[]): string[] {
  const isNew = after.changes.some(({ kind }) => kind === 'untracked');
  const told = scope.find(({ subject }) => subject === 'files_modified')?.message ?? '';
  return isNew && told.startsWith('also changed') ? [`files_modified is incomplete: the attempt ${told}`] : [];
}

function isInherited(path: string, { inherited, changed }: Work): boolean {
  return isUnder([...inherited], path) && !changed.some((each) => !inherited.has(each) && isSame(each, path));
}

/** Tells whether one of the files is the path, or lies below it. */
function isUnder(files: readonly string[], path: string): boolean {
  return files.some((file) => isSame(file, path));
}

function isSame(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`) || posix.normalize(file) === path;
}

/** The failed findings as one sentence. */
export function complaint(findings: readonly Finding[]): string {
  return findings
    .filter(({ passed }) => passed !== true)
    .map(
      ({ check, subject, message, passed }) =>
        `${check} ${subject} ${passed === null ? 'could not be checked: ' : ''}${message}`,
    )
    .join('; ');
}
