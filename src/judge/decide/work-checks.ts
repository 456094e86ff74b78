import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import { isPlanDocument } from '../../plan/phase/plan-file.ts';
import { forgedMarks } from '../../record/documents/plan-mark.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { presentFiles, textInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { declaredPaths, isNamed } from '../candidate/declared.ts';
import type { Judged, PlanCheck } from '../candidate/judged.ts';
import { lostPointers, shapeProblems } from '../checks/commit-shape.ts';
import { excuseKeptChecking } from '../checks/lost-checking.ts';
import { changedPlans, externalChange, listOwners } from '../checks/other-plans-documents.ts';
import { isConventional, isSecretFile } from '../checks/promised-path.ts';
import { checkPublished } from '../checks/published-secrets.ts';
import { verifyScope } from '../checks/scope.ts';
import { readFileChanges, undeclaredParts } from '../checks/test-integrity.ts';
import { checkUndeclared } from '../checks/undeclared-check.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';

/** Checks of its work: on the branch the work of all plans lies in one commit, judged once, for the phase. */
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

/** Those of a change without a plan, whose shape is judged with the commit. */
export const changeWorkChecks: readonly PlanCheck[] = [checkProtected, checkSecrets, checkPublished];

/** No plan may touch what belongs to other plans, or says how all of them stand. */
async function checkDocuments({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, commit, base, origin } = candidate;
  const { git, prefix } = run.workspace;
  const config = `${prefix}.planning/config.json`;
  const isTools = candidate.own.includes(config) && (await isSameButForTools(config, candidate, git));
  // The commits of a person may plan and close other plans as well, which count where they are judged together with this one.
  const fresh = origin === 'commits' ? await absentFiles(git, base, candidate.own) : new Set<string>();
  const inPhase = `${prefix}${run.phase.dir}/`;
  const isOthers = (path: string) => {
    if (!fresh.has(path) || !path.startsWith(inPhase) || !/(?:PLAN|SUMMARY)[^/]*\.md$/.test(path)) return false;
    const owners = listOwners(path, run);
    const areJudged = owners.every((id) => run.only === null || run.only.has(id));
    return areJudged && (owners.length > 0 || !isPlanDocument(path));
  };
  const own = candidate.own.filter((path) => !isOthers(path) && !(isTools && path === config));
  const gone = await absentFiles(git, commit, own);
  const phases = `${prefix}.planning/phases/`;
  const folders = own.some((path) => path.startsWith(phases))
    ? await new TreeFiles(git, base, prefix).entries('.planning/phases')
    : [];
  const names = folders.map(({ name }) => name);
  // A plan cannot take back a finding of a verifier or a person.
  const judgements = own.filter(
    (path) => /\/phases\/.*(?:VERIFICATION|UAT)\.md$/.test(path) && !isNamed(plan, path, prefix),
  );
  const [rewritten] = await presentFiles(git, base, judgements);
  const external = externalChange(plan, { changed: own, gone, folders: names }, run);
  if (external.length > 0) return external;
  const verdicts = rewritten === undefined ? [] : [`it changed ${rewritten}, by which the phase is judged`];
  const plans = changedPlans(plan, candidate.own, prefix);
  return [
    ...makeFindings('documents/verdict', plan.id, verdicts),
    ...makeFindings('documents/named-plan', plan.id, plans.length === 0 ? [] : [`it changed ${plans.join(', ')}`]),
  ];
}

async function absentFiles(git: Git, commit: string, paths: readonly string[]): Promise<Set<string>> {
  const present = new Set(await presentFiles(git, commit, paths));
  return new Set(paths.filter((path) => !present.has(path)));
}

/** True where only keys changed that GSD's own tool keeps for itself, such as `workflow._auto_chain_active`. */
async function isSameButForTools(path: string, { base, commit }: Candidate, git: Git): Promise<boolean> {
  const texts = await Promise.all([base, commit].map((each) => textInTree(git, each, path)));
  const [was, is] = texts.map((text) => JSON.stringify(tryParseJson(text ?? ''), withoutToolKeys));
  return texts.every((text) => text !== null) && was !== undefined && was !== 'null' && was === is;
}

function withoutToolKeys(key: string, value: unknown): unknown {
  return key.startsWith('_') ? undefined : value;
}

/** After an answer something has to change: what was asked for, or the files of the tasks that follow. */
function checkAnswers({ candidate: { plan, own, inherited, isRedo, untouched } }: Judged): Finding[] {
  const isUnchanged = isRedo && own.every((path) => inherited.has(path));
  const messages = isUnchanged ? ['a person asked for changes to the work, but nothing was changed'] : [];
  const open =
    untouched.length > 0 ? [`nothing was changed for the tasks after the answer: ${firstFew(untouched, 5, '; ')}`] : [];
  return [
    ...makeFindings('evidence/unused-answer', plan.id, messages),
    ...makeFindings('evidence/tasks-after-answer', plan.id, open),
  ];
}

async function checkScope({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, changed, undone } = candidate;
  const parts = await undeclaredParts(candidate, run);
  const { prefix } = run.workspace;
  const { protectedReason } = run.policy;
  const declared = declaredPaths(plan, prefix);
  const expected = [`${prefix}${plan.summaryPath}`];
  const findings = verifyScope({ changed, declared, expected, protectedReason, parts });
  const reverted = verifyScope({ changed: undone, declared, protectedReason });
  return [...findings, ...reverted.filter(({ passed }) => passed !== true)];
}

async function checkProtected({ candidate, run: { policy, workspace } }: Judged): Promise<Finding[]> {
  const { changed, base, commit } = candidate;
  const all = verifyScope({ changed, declared: new DeclaredPaths([]), protectedReason: policy.protectedReason });
  const found = all.filter(({ passed }) => passed !== true);
  const paths = found.map(({ subject }) => subject);
  return excuseKeptChecking(found, await readFileChanges(paths, base, commit, workspace.git));
}

async function checkShape({ candidate, run }: Judged): Promise<Finding[]> {
  const { problems, base, commit, changed, origin } = candidate;
  const { git } = run.workspace;
  const findings = await shapeProblems(git, base, commit, new Set(changed));
  // A person's clone may have what this one has not fetched.
  const isOwn = origin === 'attempt' || origin === 'leg';
  const lost = isOwn ? await lostPointers(git, base, commit, changed) : [];
  return [...makeFindings('commit/incomplete', 'commit', [...problems, ...lost]), ...findings];
}

/** A mark says that the engine has verified a plan: an agent that writes one would spare another plan its verification. */
async function checkMarks({ candidate: { commits }, run }: Judged): Promise<Finding[]> {
  const shas = commits.map(({ sha }) => sha).slice(0, 10_000);
  const forged = (await forgedMarks(run.workspace.git, shas)).slice(0, 5);
  const message =
    'has a trailer Phase-Executor-Plan or Phase-Executor-Part in its message, which only the engine writes';
  return forged.flatMap((sha) => makeFindings('scope/forged-mark', `commit ${shortId(sha)}`, [message]));
}

/** Files that no commit may bring: an agent that adds everything adds these as well. Those of the base are a person's choice. */
async function checkSecrets({ candidate: { changed, base, commit }, run }: Judged): Promise<Finding[]> {
  const { git } = run.workspace;
  const suspects = changed.filter((path) => isSecretFile(path) || isConventional(path)).slice(0, 1_000);
  const [before, now] = [await presentFiles(git, base, suspects), await presentFiles(git, commit, suspects)];
  const fresh = now.filter((path) => !before.includes(path)).slice(0, 5);
  return fresh.map((path) => ({
    rule: isSecretFile(path) ? 'commit/secret-file' : 'commit/tool-file',
    passed: false,
    subject: path,
    message: `was committed, and ${isSecretFile(path) ? 'it may hold secrets' : 'it is made by a tool'}`,
  }));
}
