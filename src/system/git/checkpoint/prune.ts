import type { Git } from '../git.ts';
import { deleteRef, deleteTag, listRefsUnder } from '../refs.ts';
import { removeAll } from '../worktree.ts';
import { listCheckpoints } from './checkpoint-tag.ts';
import { oldAsideFolders } from './plan-merge.ts';

/** `partials` includes saved work and files moved aside. Returns names; `dryRun` only lists them. */
export async function pruneRefs(
  git: Git,
  { olderThan, partials = false, dryRun = false }: { olderThan: Date; partials?: boolean; dryRun?: boolean },
): Promise<string[]> {
  const oldCheckpoints = (await listCheckpoints(git)).filter((checkpoint) => new Date(checkpoint.at) < olderThan);
  const refs = partials
    ? (await listRefsUnder(git, 'refs/phase-executor/')).filter(
        (ref) => partialRefs.test(ref.name) && ref.at < olderThan,
      )
    : [];
  const asides = partials ? oldAsideFolders(git, olderThan) : [];
  if (!dryRun) {
    for (const { tag } of oldCheckpoints) await deleteTag(git, tag);
    for (const ref of refs) await deleteRef(git, ref.name, ref.commit);
    for (const folder of asides) await removeAll(folder);
  }
  return [...oldCheckpoints.map((checkpoint) => checkpoint.tag), ...refs.map((ref) => ref.name), ...asides];
}

const partialRefs = /^refs\/phase-executor\/[^/]+\/partial\//;
