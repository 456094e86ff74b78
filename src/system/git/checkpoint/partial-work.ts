import type { Git } from '../git.ts';
import { updateRef } from '../refs.ts';
import { listDifferences } from '../tree.ts';
import { plainChanges, type TreeState } from '../work-tree-status.ts';
import { type Checkpoint, toRefPart } from './checkpoint-tag.ts';
import type { Snapshot } from './snapshot.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

/** Saved work of an attempt, under a ref until pruned. */
export interface PartialWork {
  ref: string;
  commit: string;
  tree: string;
  /** All paths that differ from the checkpoint: existing ones are in `changed`, new ones in `fresh`. */
  files: string[];
  changed: string[];
  fresh: string[];
}

export interface AttemptName {
  readonly phase: string;
  readonly plan: string;
  readonly attempt: number | string;
}

/** Compares a snapshot with a checkpoint, including files that were removed from git but still exist. */
export async function partialChanges(
  git: Git,
  checkpoint: Checkpoint,
  present: Snapshot,
  state: TreeState,
): Promise<Pick<PartialWork, 'tree' | 'changed' | 'fresh'>> {
  const base = checkpoint.work ?? (await git.treeOf(checkpoint.head));
  const tree = present.work ?? (await git.treeOf(present.head));
  // Index flags hide changes from the scan.
  const isWhole = present.assumed.length + present.skipped.length === 0;
  const isPlain = isWhole && checkpoint.work === null && state.branch === checkpoint.branch;
  const plain = isPlain ? plainChanges(state, checkpoint.head) : null;
  const { changed, fresh, gone } = plain ?? (await listDifferences(git, base, tree));
  // The scan misses files that the attempt untracked and ignored, but a rollback would overwrite them.
  const workTree = new WorkTreeFiles(git.root);
  const unseen = gone.filter((path) => workTree.hasEntry(path) && !workTree.isRepository(path));
  if (unseen.length === 0) return { tree, changed, fresh };
  const fullTree = await git.treeWith(tree, unseen);
  return { tree: fullTree, ...(await listDifferences(git, base, fullTree)) };
}

/** Saves a commit of a failed attempt beside earlier saved work (I5). Returns the ref. */
export async function savePartialCommit(git: Git, name: AttemptName, commit: string): Promise<string> {
  const ref = getPartialRef(name.phase, name.plan, name.attempt);
  await keepUnder(git, ref, commit, savedBeside);
  return ref;
}

export const savedBeside = 'Kept beside what an earlier run kept here';

export async function keepUnder(git: Git, ref: string, commit: string, message: string): Promise<void> {
  const earlier = await git.resolve(ref);
  if (earlier === commit) return;
  const saved = earlier === null ? commit : await git.commitTree(await git.treeOf(commit), [commit, earlier], message);
  await updateRef(git, ref, saved, earlier);
}

export function getPartialRef(phase: string, plan: string, attempt: number | string): string {
  return `refs/phase-executor/${toRefPart(phase)}/partial/${toRefPart(plan)}/${toRefPart(`${attempt}`)}`;
}

/** Commits a snapshot like a stash: files on top of HEAD, and the staged state as another parent. */
export async function commitSnapshot(
  git: Git,
  snapshot: Snapshot,
  message: string,
  extraParents: string[] = [],
): Promise<string> {
  const parents = [snapshot.head];
  if (snapshot.index !== null)
    parents.push(await git.commitTree(snapshot.index, [snapshot.head], `${message} (staged)`));
  const tree = snapshot.work ?? (await git.treeOf(snapshot.head));
  return git.commitTree(tree, [...new Set([...parents, ...extraParents])], message);
}
