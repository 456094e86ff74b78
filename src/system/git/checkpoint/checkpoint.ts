import { GitError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { deleteRef, deleteTag } from '../refs.ts';
import { listDifferences } from '../tree.ts';
import { floodText, type TreeState } from '../work-tree-status.ts';
import { type Checkpoint, findCheckpoint, listCheckpoints, tagCheckpoint } from './checkpoint-tag.ts';
import { closeOperations, openOperation } from './open-operation.ts';
import {
  commitSnapshot,
  getPartialRef,
  keepUnder,
  type PartialWork,
  partialChanges,
  savedBeside,
} from './partial-work.ts';
import { chooseFreeName, getAsideFolder } from './plan-merge.ts';
import { type RestoreResult, restoreSnapshot } from './restore.ts';
import { isSameSnapshot, takeSnapshot } from './snapshot.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

export interface VerifiedCommit {
  readonly checkpoint: Checkpoint;
  readonly commit: string;
  readonly isRecorded: boolean;
}

export interface Rollback extends RestoreResult {
  saved: PartialWork | null;
}

export class Checkpoints {
  readonly #git: Git;

  constructor(git: Git) {
    this.#git = git;
  }

  /** `known` is a scan that is still valid. Throws if a merge or rebase is in progress, which can't be restored. */
  async create(options: { phase: string; plan: string; at: Date; known?: TreeState | null }): Promise<Checkpoint> {
    const state = options.known ?? (await this.#git.state());
    const { head } = state;
    const operation = openOperation(this.#git);
    if (operation !== null || state.changes.some((change) => change.kind === 'unmerged'))
      throw new GitError(`a ${operation ?? 'merge'} is open in ${this.#git.root}; finish or abort it, then run again`);
    if (head === null) throw new GitError(`${state.branch} has no commit yet; make a first commit, then run again`);
    if (state.unlisted) throw new GitError(floodText(state, this.#git.root));
    const snapshot = await takeSnapshot(this.#git, state, head);
    const target = snapshot.work === null ? head : await commitSnapshot(this.#git, snapshot, 'Checkpoint');
    const record = { ...snapshot, phase: options.phase, plan: options.plan, at: options.at.toISOString() };
    return { ...record, tag: await tagCheckpoint(this.#git, record, target) };
  }

  /**
   * Saves an attempt's commits, staged, changed and untracked files under
   * `refs/phase-executor/{phase}/partial/{plan}/{attempt}` (I5). Returns null if nothing changed. Earlier saved work
   * stays reachable.
   */
  async keep(
    checkpoint: Checkpoint,
    options: {
      phase: string;
      plan: string;
      attempt: number | string;
      message: string;
      known?: TreeState;
    },
  ): Promise<PartialWork | null> {
    const git = this.#git;
    const ref = getPartialRef(options.phase, options.plan, options.attempt);
    let state = options.known ?? (await this.#git.state());
    // Files made unreadable by the attempt look deleted.
    if (new WorkTreeFiles(git.root).unlock(state.changes.map((change) => change.path))) state = await this.#git.state();
    const present = await takeSnapshot(git, state, state.head ?? checkpoint.head);
    const isOnBranch = checkpoint.branch === null || checkpoint.branch === state.branch;
    const tip = isOnBranch ? state.head : await git.resolve(checkpoint.branch ?? '');
    const isTipSame = state.head !== null && (tip === null || tip === state.head);
    if (isSameSnapshot(present, checkpoint) && isTipSame) return null;
    const { tree, changed, fresh } = await partialChanges(git, checkpoint, present, state);
    const extraParents = tip === null ? [] : [tip];
    const commit = await commitSnapshot(git, { ...present, work: tree }, options.message, extraParents);
    await keepUnder(git, ref, commit, savedBeside);
    return { ref, commit, tree, files: [...changed, ...fresh].sort(), changed, fresh };
  }

  /** Restores everything but ignored files (I4). Saves the current state first unless told otherwise (I5). */
  async rollback(checkpoint: Checkpoint, { saved }: { saved?: 'nothing' } = {}): Promise<Rollback> {
    const git = this.#git;
    const state = await this.#git.state();
    if (state.unlisted) throw new GitError(floodText(state, git.root));
    const partial = await this.#keepForRollback(checkpoint, state);
    closeOperations(git);
    const { changed = [], fresh = [] } = partial ?? {};
    const asideDir = chooseFreeName(getAsideFolder(git, checkpoint.tag));
    const present = { state, changed, fresh };
    const restored = await restoreSnapshot(git, checkpoint, new Date(checkpoint.at), present, asideDir);
    if (saved === 'nothing' && partial !== null) await deleteRef(git, partial.ref, partial.commit);
    return { ...restored, saved: partial };
  }

  discard({ tag }: Checkpoint): Promise<void> {
    return deleteTag(this.#git, tag);
  }

  list(): Promise<Checkpoint[]> {
    return listCheckpoints(this.#git);
  }

  find(tag: string): Promise<Checkpoint> {
    return findCheckpoint(this.#git, tag);
  }

  #keepForRollback(checkpoint: Checkpoint, treeState: TreeState): Promise<PartialWork | null> {
    const { phase, plan, tag } = checkpoint;
    const attempt = `rollback-${tag.slice(tag.lastIndexOf('/') + 1)}`;
    return this.keep(checkpoint, {
      phase,
      plan,
      attempt,
      message: `State replaced by a rollback to ${tag}`,
      known: treeState,
    });
  }
}

export async function filesDirtyAt(git: Git, { head, work }: Checkpoint): Promise<string[]> {
  if (work === null) return [];
  const { changed, fresh } = await listDifferences(git, head, work);
  return [...changed, ...fresh];
}
