import { posix } from 'node:path';
import { escapePattern } from '../../plan/claims/promised-text.ts';
import { entriesBetween, presentFiles, textInTree } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';
import { declaredPaths } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';
import { isDependencyFile } from './dependencies.ts';

/**
 * Reports changes that neither a plan of the phase nor the SUMMARY names, whoever committed them. A file that is gone and that no
 * plan speaks of is a question: nothing else would miss it.
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
  const others = own.filter((path) => !isExpected(path));
  if (others.length === 0) return [];
  const before = new Set(await presentFiles(git, base, own));
  const now = await presentFiles(git, commit, own);
  const fresh = now.filter((path) => !before.has(path));
  const entries = await entriesBetween(git, base, commit);
  const isNew = new Set(fresh);
  const newContents = new Set(entries.flatMap(({ path, is }) => (isNew.has(path) ? [is.id] : [])));
  const moved = new Set(entries.flatMap(({ path, was }) => (newContents.has(was.id) ? [path] : [])));
  const isSaid = plans.map(({ text }) => text);
  const lost = others.filter(
    (path) =>
      before.has(path) &&
      !now.includes(path) &&
      !path.startsWith(`${prefix}.planning/`) &&
      !isSaid.some((text) => isNaming(text, path)) &&
      !moved.has(path) &&
      !isMoved(path, fresh),
  );
  const summary = (await textInTree(git, tree, summaryPath)) ?? '';
  const deletions = lost.map(
    (path): Finding => ({
      rule: 'scope/undeclared-deletion',
      passed: false,
      subject: path,
      message: 'was deleted, and no plan names it',
      ...(isNaming(summary, path) && { excuse: 'the SUMMARY names it' }),
    }),
  );
  const silent = others.filter((path) => !lost.includes(path) && !isNaming(summary, path));
  const messages = silent.length === 0 ? [] : [`is incomplete: the work also changed ${firstFew(silent, 10)}`];
  return [...deletions, ...makeFindings('scope/undeclared', 'files_modified', messages)];
}

/** True for a text that names a file by its name, or a folder that it lies in: "deleted src/workers/ entirely". */
function isNaming(text: string, path: string): boolean {
  if (text.includes(posix.basename(path))) return true;
  const folders = posix
    .dirname(path)
    .split('/')
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'));
  return folders.some(
    (folder) => folder.length > 4 && new RegExp(`(?<![\\w/.-])${escapePattern(folder)}/?(?![\\w/.-])`).test(text),
  );
}

/** True for files that tools keep beside the work: locks, snapshots, logs, markers of folders, and what is made from sources. */
function isMadeByTool(path: string): boolean {
  return isDependencyFile(path) || byTools.test(path);
}

const byTools =
  /(?:^|\/)(?:__snapshots__|generated|__generated__|dist|build)\/|(?:^|\/)\.git-?keep$|\.(?:snap|lock|map|log|bak|orig|tmp|pyc|g\.dart)$/;

/** True where a new file has the name of a lost one, or took its place under another extension. */
function isMoved(path: string, fresh: readonly string[]): boolean {
  const { base, name, dir } = posix.parse(path);
  return fresh.some((each) => {
    const other = posix.parse(each);
    return other.base === base || (other.dir === dir && other.name === name);
  });
}
