import { UnmergeableError } from '../../system/git/calls/git-error.ts';
import { mergeTrees } from '../../system/git/checkpoint/plan-merge.ts';
import type { Git } from '../../system/git/git.ts';
import { NewObjects } from '../../system/git/objects/new-objects.ts';
import { absent } from '../../system/git/objects/trees.ts';
import { listChangedPaths, listEntriesBetween } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';

export interface Contribution {
  plan: string;
  /** An ancestor of `commit` and of the commit it is merged onto. */
  base: string;
  commit: string;
}

export interface MergedPlans {
  /** The base plus all merged plans; the base itself if no plan could be merged. */
  commit: string;
  plans: string[];
  /** Files that conflict with plans merged before. */
  conflicts: { plan: string; files: string[] }[];
}

/**
 * Merges plans onto a base in order, without a work tree, an index or a branch. A conflict fails only that plan. `now`
 * is in ms.
 */
export async function mergePlans(
  git: Git,
  base: string,
  contributions: readonly Contribution[],
  now: number,
): Promise<MergedPlans> {
  const result: MergedPlans = { commit: base, plans: [], conflicts: [] };
  const objects = new NewObjects(git, base, now);
  for (const contribution of contributions) {
    const { plan, base: startedOn, commit } = contribution;
    if (commit === startedOn || startedOn === result.commit) {
      // The plan committed nothing, or nothing was merged since it began.
      if (commit !== startedOn) result.commit = commit;
      result.plans.push(plan);
      continue;
    }
    // Squashed, because the plan's own history would hide conflicts with other changes.
    const flat = await objects.commit(await git.treeOf(commit), [startedOn], `Work of plan ${plan}`);
    await objects.write();
    const { tree, conflicts } = await mergeTrees(git, result.commit, flat);
    if (conflicts.length > 0) {
      result.conflicts.push({ plan, files: conflicts });
      continue;
    }
    await refuseIncomplete(git, contribution, result.commit, tree);
    result.commit = await objects.commit(tree, [result.commit, commit], `Fold plan ${plan}`);
    await objects.write();
    result.plans.push(plan);
  }
  return result;
}

/**
 * Rejects a tree that lacks files of either side: git 2.39 treats a tree whose object is missing as empty, without an
 * error.
 */
async function refuseIncomplete(
  git: Git,
  { plan, base, commit }: Contribution,
  from: string,
  tree: string,
): Promise<void> {
  const ourChanges = new Set(await listChangedPaths(git, base, from));
  const theirChanges = new Set(await listChangedPaths(git, base, commit));
  const created = await listEntriesBetween(git, from, tree);
  const changed = new Set(created.map(({ path }) => path));
  const missingPaths = created
    .filter(({ path, is }) => is === absent && !theirChanges.has(path))
    .map(({ path }) => path);
  const lost = [...missingPaths, ...[...theirChanges].filter((path) => !changed.has(path))].filter(
    (path) => !ourChanges.has(path),
  );
  if (lost.length === 0) return;
  throw new UnmergeableError(
    `what git merged of plan ${plan} lacks ${joinFirstFew(lost)}: objects may be missing, as after a git gc beside the run (git fsck lists them)`,
  );
}
