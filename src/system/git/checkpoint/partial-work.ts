import type { Git } from '../git.ts';
import { updateRef } from '../refs.ts';
import { listDifferences } from '../tree.ts';
import { plainChanges, type TreeState } from '../work-tree-status.ts';
import { type Checkpoint, refPart } from './checkpoint-tag.ts';
import type { Snapshot } from './snapshot.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

/** Work of an attempt, kept under a ref until it is pruned on purpose. */
export interface PartialWork {
  ref: string;
  commit: string;
  tree: string;
  /** Every path that differs from the checkpoint: `changed` existed there, `fresh` did not. */
  files: string[];
  changed: string[];
  fresh: string[];
}

export interface AttemptName {
  readonly phase: string;
  readonly plan: string;
  readonly attempt: number | string;
}

/** Paths of a snapshot that differ from a checkpoint, and its tree: also files that are in git no more, but still there. */
export async function partialChanges(
  git: Git,
  checkpoint: Checkpoint,
  present: Snapshot,
  state: TreeState,
): Promise<Pick<PartialWork, 'tree' | 'changed' | 'fresh'>> {
  const base = checkpoint.work ?? (await git.treeOf(checkpoint.head));
  const tree = present.work ?? (await git.treeOf(present.head));
  // A flag hides changes from the scan, of ignore rules too.
  const isWhole = present.assumed.length + present.skipped.length === 0;
  const isPlain = isWhole && checkpoint.work === null && state.branch === checkpoint.branch;
  const plain = isPlain ? plainChanges(state, checkpoint.head) : null;
  const { changed, fresh, gone } = plain ?? (await listDifferences(git, base, tree));
  // Files that the attempt took out of git and ignored: no scan shows them, but a rollback replaces them.
  const workTree = new WorkTreeFiles(git.root);
  const unseen = gone.filter((path) => workTree.hasEntry(path) && !workTree.isRepository(path));
  if (unseen.length === 0) return { tree, changed, fresh };
  const whole = await git.treeWith(tree, unseen);
  return { tree: whole, ...(await listDifferences(git, base, whole)) };
}

/** Keeps a commit of a failed attempt, beside what is kept of it already (I5). Returns the ref. */
export async function savePartialCommit(git: Git, of: AttemptName, commit: string): Promise<string> {
  const ref = partialRef(of.phase, of.plan, of.attempt);
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

export function partialRef(phase: string, plan: string, attempt: number | string): string {
  return `refs/phase-executor/${refPart(phase)}/partial/${refPart(plan)}/${refPart(`${attempt}`)}`;
}

/** Commits a snapshot as a stash does: the files on top of HEAD, and the staged state beside it. */
export async function commitSnapshot(
  git: Git,
  snapshot: Snapshot,
  message: string,
  others: string[] = [],
): Promise<string> {
  const parents = [snapshot.head];
  if (snapshot.index !== null)
    parents.push(await git.commitTree(snapshot.index, [snapshot.head], `${message} (staged)`));
  const tree = snapshot.work ?? (await git.treeOf(snapshot.head));
  return git.commitTree(tree, [...new Set([...parents, ...others])], message);
}
