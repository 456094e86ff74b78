import { posix } from 'node:path';
import { escapePattern } from '../../plan/claims/promised-text.ts';
import { filterPresentFiles, listEntriesBetween, readTextInTree } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { declaredPaths } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';
import { isDependencyFile } from './dependencies.ts';
import { isMovedFile } from './moved-files.ts';

/**
 * Reports changes that neither a plan of the phase nor the SUMMARY names, whoever committed them. A deleted file that
 * no plan mentions becomes a question, because nothing else would notice it.
 */
export async function checkUndeclared({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, own, base, commit, tree, origin } = candidate;
  const { git, prefix } = run.workspace;
  const plans = run.schedule.plans.map((scheduledPlan) => scheduledPlan.plan);
  const summaryPath = `${prefix}${plan.summaryPath}`;
  const isExpected = (path: string) =>
    plans.some((each) => declaredPaths(each, prefix).covers(path)) ||
    path.startsWith(origin === 'commits' ? `${prefix}.planning/` : summaryPath) ||
    run.policy.protectedReason(path) !== null ||
    isMadeByTool(path);
  const unexpected = own.filter((path) => !isExpected(path));
  if (unexpected.length === 0) return [];
  const before = new Set(await filterPresentFiles(git, base, own));
  const present = await filterPresentFiles(git, commit, own);
  const added = present.filter((path) => !before.has(path));
  const entries = await listEntriesBetween(git, base, commit);
  const isNew = new Set(added);
  const newContents = new Set(entries.flatMap(({ path, is }) => (isNew.has(path) ? [is.id] : [])));
  const moved = new Set(entries.flatMap(({ path, was }) => (newContents.has(was.id) ? [path] : [])));
  const planTexts = plans.map(({ text }) => text);
  const deleted = unexpected.filter(
    (path) =>
      before.has(path) &&
      !present.includes(path) &&
      !path.startsWith(`${prefix}.planning/`) &&
      !planTexts.some((text) => namesFile(text, path)) &&
      !moved.has(path) &&
      !added.some((other) => isMovedFile(path, other)),
  );
  const summary = (await readTextInTree(git, tree, summaryPath)) ?? '';
  const deletions = deleted.map(
    (path): Finding => ({
      rule: 'scope/undeclared-deletion',
      passed: false,
      subject: path,
      message: 'was deleted, and no plan names it',
      ...(namesFile(summary, path) && { excuse: 'the SUMMARY names it' }),
    }),
  );
  const unmentioned = unexpected.filter((path) => !deleted.includes(path) && !namesFile(summary, path));
  const messages =
    unmentioned.length === 0 ? [] : [`is incomplete: the work also changed ${joinFirstFew(unmentioned, 10)}`];
  return [...deletions, ...makeFindings('scope/undeclared', 'files_modified', messages)];
}

/** Returns true if a text names a file or one of its folders: "deleted src/workers/ entirely". */
function namesFile(text: string, path: string): boolean {
  if (text.includes(posix.basename(path))) return true;
  const folders = posix
    .dirname(path)
    .split('/')
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'));
  return folders.some(
    (folder) => folder.length > 4 && new RegExp(`(?<![\\w/.-])${escapePattern(folder)}/?(?![\\w/.-])`).test(text),
  );
}

/** Returns true for files that tools maintain: lock files, snapshots, logs, folder markers and generated code. */
function isMadeByTool(path: string): boolean {
  return isDependencyFile(path) || byTools.test(path);
}

const byTools =
  /(?:^|\/)(?:__snapshots__|generated|__generated__|dist|build)\/|(?:^|\/)\.git-?keep$|\.(?:snap|lock|map|log|bak|orig|tmp|pyc|g\.dart)$/;
