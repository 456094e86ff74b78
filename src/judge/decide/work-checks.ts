import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import { isPlanDocument } from '../../plan/phase/plan-file.ts';
import { findForgedMarks } from '../../record/documents/plan-mark.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { filterPresentFiles, readTextInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { joinFirstFew, shortenId } from '../../system/text/text.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { declaredPaths, isNamed } from '../candidate/declared.ts';
import type { Judged, PlanCheck } from '../candidate/judged.ts';
import { findLostPointers, shapeProblems } from '../checks/commit-shape.ts';
import { excuseKeptChecking } from '../checks/lost-checking.ts';
import { externalChange, listChangedPlans, listOwners } from '../checks/other-plans-documents.ts';
import { isConventional, isSecretFile } from '../checks/promised-path.ts';
import { checkPublished } from '../checks/published-secrets.ts';
import { verifyScope } from '../checks/scope.ts';
import { readFileChanges, undeclaredParts } from '../checks/test-integrity.ts';
import { checkUndeclared } from '../checks/undeclared-check.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';

/** Checks of a single plan's work. On the branch the work of all plans is checked together. */
export const workChecks: readonly PlanCheck[] = [
  checkDocuments,
  checkAnswers,
  checkScope,
  checkUndeclared,
  checkShape,
  checkMarks,
  checkSecrets,
  checkPublished,
];

export const changeWorkChecks: readonly PlanCheck[] = [checkProtected, checkSecrets, checkPublished];

/** A plan may change neither other plans' documents nor the shared ones. */
async function checkDocuments({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, commit, base, origin } = candidate;
  const { git, prefix } = run.workspace;
  const config = `${prefix}.planning/config.json`;
  const isToolChange = candidate.own.includes(config) && (await isSameButForTools(config, candidate, git));
  // A person's commits may finish several plans, which count if they are judged together.
  const newFiles = origin === 'commits' ? await absentFiles(git, base, candidate.own) : new Set<string>();
  const inPhase = `${prefix}${run.phase.dir}/`;
  const isOthersDocument = (path: string) => {
    if (!newFiles.has(path) || !path.startsWith(inPhase) || !/(?:PLAN|SUMMARY)[^/]*\.md$/.test(path)) return false;
    const owners = listOwners(path, run);
    const areJudged = owners.every((id) => run.only === null || run.only.has(id));
    return areJudged && (owners.length > 0 || !isPlanDocument(path));
  };
  const ownPaths = candidate.own.filter((path) => !isOthersDocument(path) && !(isToolChange && path === config));
  const gone = await absentFiles(git, commit, ownPaths);
  const phases = `${prefix}.planning/phases/`;
  const folders = ownPaths.some((path) => path.startsWith(phases))
    ? await new TreeFiles(git, base, prefix).entries('.planning/phases')
    : [];
  const folderNames = folders.map(({ name }) => name);
  // A plan can't withdraw the findings of a verifier or a person.
  const judgements = ownPaths.filter(
    (path) => /\/phases\/.*(?:VERIFICATION|UAT)\.md$/.test(path) && !isNamed(plan, path, prefix),
  );
  const [rewritten] = await filterPresentFiles(git, base, judgements);
  const external = externalChange(plan, { changed: ownPaths, gone, folders: folderNames }, run);
  if (external.length > 0) return external;
  const verdicts = rewritten === undefined ? [] : [`it changed ${rewritten}, by which the phase is judged`];
  const plans = listChangedPlans(plan, candidate.own, prefix);
  return [
    ...makeFindings('documents/verdict', plan.id, verdicts),
    ...makeFindings('documents/named-plan', plan.id, plans.length === 0 ? [] : [`it changed ${plans.join(', ')}`]),
  ];
}

async function absentFiles(git: Git, commit: string, paths: readonly string[]): Promise<Set<string>> {
  const present = new Set(await filterPresentFiles(git, commit, paths));
  return new Set(paths.filter((path) => !present.has(path)));
}

/** Returns true if only GSD's internal keys changed, such as `workflow._auto_chain_active`. */
async function isSameButForTools(path: string, { base, commit }: Candidate, git: Git): Promise<boolean> {
  const texts = await Promise.all([base, commit].map((each) => readTextInTree(git, each, path)));
  const [oldConfig, newConfig] = texts.map((text) => JSON.stringify(tryParseJson(text ?? ''), withoutToolKeys));
  return (
    texts.every((text) => text !== null) && oldConfig !== undefined && oldConfig !== 'null' && oldConfig === newConfig
  );
}

function withoutToolKeys(key: string, value: unknown): unknown {
  return key.startsWith('_') ? undefined : value;
}

function checkAnswers({ candidate: { plan, own, inherited, isRedo, untouched } }: Judged): Finding[] {
  const isUnchanged = isRedo && own.every((path) => inherited.has(path));
  const messages = isUnchanged ? ['a person asked for changes to the work, but nothing was changed'] : [];
  const untouchedTasks =
    untouched.length > 0
      ? [`nothing was changed for the tasks after the answer: ${joinFirstFew(untouched, 5, '; ')}`]
      : [];
  return [
    ...makeFindings('evidence/unused-answer', plan.id, messages),
    ...makeFindings('evidence/tasks-after-answer', plan.id, untouchedTasks),
  ];
}

async function checkScope({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, changed, undone } = candidate;
  const parts = await undeclaredParts(candidate, run);
  const { prefix } = run.workspace;
  const { protectedReason } = run.policy;
  const declared = declaredPaths(plan, prefix);
  const alwaysAllowed = [`${prefix}${plan.summaryPath}`];
  const findings = verifyScope({ changed, declared, expected: alwaysAllowed, protectedReason, parts });
  const reverted = verifyScope({ changed: undone, declared, protectedReason });
  return [...findings, ...reverted.filter(({ passed }) => passed !== true)];
}

async function checkProtected({ candidate, run: { policy, workspace } }: Judged): Promise<Finding[]> {
  const { changed, base, commit } = candidate;
  const scopeFindings = verifyScope({
    changed,
    declared: new DeclaredPaths([]),
    protectedReason: policy.protectedReason,
  });
  const violations = scopeFindings.filter(({ passed }) => passed !== true);
  const paths = violations.map(({ subject }) => subject);
  return excuseKeptChecking(violations, await readFileChanges(paths, base, commit, workspace.git));
}

async function checkShape({ candidate, run }: Judged): Promise<Finding[]> {
  const { problems, base, commit, changed, origin } = candidate;
  const { git } = run.workspace;
  const findings = await shapeProblems(git, base, commit, new Set(changed));
  // A person's clone may have objects that were never fetched here.
  const isFromAgent = origin === 'attempt' || origin === 'leg';
  const lost = isFromAgent ? await findLostPointers(git, base, commit, changed) : [];
  return [...makeFindings('commit/incomplete', 'commit', [...problems, ...lost]), ...findings];
}

/** Only the engine may write these marks; a forged one would skip another plan's verification. */
async function checkMarks({ candidate: { commits }, run }: Judged): Promise<Finding[]> {
  const shas = commits.map(({ sha }) => sha).slice(0, 10_000);
  const forged = (await findForgedMarks(run.workspace.git, shas)).slice(0, 5);
  const message =
    'has a trailer Phase-Executor-Plan or Phase-Executor-Part in its message, which only the engine writes';
  return forged.flatMap((sha) => makeFindings('scope/forged-mark', `commit ${shortenId(sha)}`, [message]));
}

/** Finds secrets and tool files that an agent added by accident. Files on the base are a person's choice. */
async function checkSecrets({ candidate: { changed, base, commit }, run }: Judged): Promise<Finding[]> {
  const { git } = run.workspace;
  const suspects = changed.filter((path) => isSecretFile(path) || isConventional(path)).slice(0, 1_000);
  const [before, present] = [
    await filterPresentFiles(git, base, suspects),
    await filterPresentFiles(git, commit, suspects),
  ];
  const addedFiles = present.filter((path) => !before.includes(path)).slice(0, 5);
  return addedFiles.map((path) => ({
    rule: isSecretFile(path) ? 'commit/secret-file' : 'commit/tool-file',
    passed: false,
    subject: path,
    message: `was committed, and ${isSecretFile(path) ? 'it may hold secrets' : 'it is made by a tool'}`,
  }));
}
