import { UnmergeableError } from '../../system/git/calls/git-error.ts';
import { mergeTrees } from '../../system/git/checkpoint/plan-merge.ts';
import type { Git } from '../../system/git/git.ts';
import { NewObjects } from '../../system/git/objects/new-objects.ts';
import { absent } from '../../system/git/objects/trees.ts';
import { changedBetween, entriesBetween } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';

export interface Contribution {
  plan: string;
  /** An ancestor of `commit` and of what it is merged onto. */
  base: string;
  commit: string;
}

export interface MergedPlans {
  /** Base with every plan that could be merged; the base itself when none could. */
  commit: string;
  plans: string[];
  /** Files in which a plan collides with those that were merged before it. */
  conflicts: { plan: string; files: string[] }[];
}

/**
 * Merges plans onto a base in this order, without work tree, index or branch: a conflict fails that plan alone. `now` is in
 * ms.
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
      // It committed nothing, or nothing was merged since it began.
      if (commit !== startedOn) result.commit = commit;
      result.plans.push(plan);
      continue;
    }
    // As if it came straight from its base: the rest of its history would hide changes of others from the merge.
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
 * Refuses a tree that lacks files of a plan or of `from`, onto which that was merged: git 2.39 takes a tree whose object is
 * missing for an empty one, with no error.
 */
async function refuseIncomplete(
  git: Git,
  { plan, base, commit }: Contribution,
  from: string,
  tree: string,
): Promise<void> {
  const ours = new Set(await changedBetween(git, base, from));
  const theirs = new Set(await changedBetween(git, base, commit));
  const created = await entriesBetween(git, from, tree);
  const changed = new Set(created.map(({ path }) => path));
  const gone = created.filter(({ path, is }) => is === absent && !theirs.has(path)).map(({ path }) => path);
  const lost = [...gone, ...[...theirs].filter((path) => !changed.has(path))].filter((path) => !ours.has(path));
  if (lost.length === 0) return;
  throw new UnmergeableError(
    `what git merged of plan ${plan} lacks ${firstFew(lost)}: objects may be missing, as after a git gc beside the run (git fsck lists them)`,
  );
}
