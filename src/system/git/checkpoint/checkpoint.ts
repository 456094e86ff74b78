import { isAbsolute } from 'node:path';
import { GitError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { deleteRef, deleteTag } from '../refs.ts';
import { floodText, type StatusChange, type TreeState } from '../work-tree-status.ts';
import { type Checkpoint, findCheckpoint, listCheckpoints, tagCheckpoint } from './checkpoint-tag.ts';
import {
  breakStaleLocks,
  type ControlFiles,
  closeOperations,
  openOperation,
  restoreControlFiles,
  restoreRules,
} from './control-files.ts';
import { restoreHooks } from './hook-guard.ts';
import { OpenCheckpoint } from './open-checkpoint.ts';
import {
  checkpointLine,
  commitSnapshot,
  findPartialWork,
  type PartialWork,
  partialChanges,
  partialRef,
  savePartialBeside,
  savePartialUnder,
} from './partial-work.ts';
import { asideFolder, freeName } from './plan-merge.ts';
import { restoreOtherRecords } from './ref-guard.ts';
import { type RestoreResult, removeFresh, restoreSnapshot } from './restore.ts';
import { isSameSnapshot, scanTree, takeSnapshot } from './snapshot.ts';
import { restoreTreeShape } from './tree-shape.ts';
import { forgetUnversionedState, noteUnversionedState, readUnversionedState } from './unversioned-state.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

/** Proven work of an attempt, and the checkpoint it began on. */
export interface VerifiedCommit {
  readonly checkpoint: Checkpoint;
  readonly commit: string;
}

export interface Rollback extends RestoreResult {
  kept: PartialWork | null;
  brokenLocks: string[];
  /** Other branches and tags that were restored; `hooks` likewise. */
  refs: string[];
  hooks: string[];
  /** The tree as it is now, to spare the next checkpoint its scan; null when it was not clean before. */
  state: TreeState | null;
}

export class Checkpoints {
  readonly #git: Git;
  /** By tag, the last one last. */
  readonly #open = new Map<string, OpenCheckpoint>();

  constructor(git: Git) {
    this.#git = git;
  }

  /** Undoes, before an attempt is inspected, what hides its work, and returns paths whose flags hid changes. */
  reveal(checkpoint: Checkpoint): Promise<string[]> {
    return this.#opened(checkpoint).reveal();
  }

  /** Leaves refs, hooks and the like to others from now on: in its cage the attempt had a git directory of its own. */
  trustGit(checkpoint: Checkpoint): void {
    this.#opened(checkpoint).trustGit();
    for (const open of this.#open.values()) open.trustIndex();
  }

  /** Restores refs of other phases, which no attempt writes. Returns their names. */
  async restoreRecords(checkpoint: Checkpoint): Promise<string[]> {
    const { records } = this.#opened(checkpoint).surroundings;
    return records === null ? [] : restoreOtherRecords(this.#git, checkpoint.phase, records);
  }

  /** Removes pipes and mounts that an attempt left in the way of whoever reads or removes its files. Returns their places. */
  removeTraps(checkpoint: Checkpoint): string[] {
    return this.#opened(checkpoint).removeTraps();
  }

  /** `of`: a checkpoint that another process may have made. */
  async scan(of?: Checkpoint): Promise<TreeState> {
    if (of !== undefined) this.#opened(of).unmount();
    await [...this.#open.values()].at(-1)?.takeIndex();
    return scanTree(this.#git);
  }

  /**
   * Records the state before an attempt; HEAD, branch, index and files stay. `known` is a scan that still holds.
   * Throws when a merge or rebase is open, whose state cannot be restored.
   */
  async create(of: {
    phase: string;
    plan: string;
    at: Date;
    known?: TreeState | null;
    isOfAttempt?: true;
  }): Promise<Checkpoint> {
    const known = of.known?.ignored === undefined ? null : of.known;
    const state = known ?? (await this.#git.state());
    const { ignored = [] } = state;
    const { head } = state;
    const operation = openOperation(this.#git);
    if (operation !== null || state.changes.some((change) => change.kind === 'unmerged'))
      throw new GitError(
        `a ${operation?.name ?? 'merge'} is open in ${this.#git.root}; finish or abort it, then run again`,
      );
    if (head === null) throw new GitError(`${state.branch} has no commit yet; make a first commit, then run again`);
    if (state.unlisted) throw new GitError(floodText(state, this.#git.root));
    const snapshot = await takeSnapshot(this.#git, state, head);
    const target = snapshot.work === null ? head : await commitSnapshot(this.#git, snapshot, 'Checkpoint');
    const record = { ...snapshot, phase: of.phase, plan: of.plan, at: of.at.toISOString() };
    const [tag, surroundings] = await Promise.all([
      tagCheckpoint(this.#git, record, target),
      readUnversionedState(this.#git, { phase: of.phase, ignored }),
    ]);
    this.#open.set(tag, OpenCheckpoint.made(this.#git, { ...record, tag }, surroundings));
    noteUnversionedState(this.#git, tag, surroundings, of.isOfAttempt === true);
    return { ...record, tag };
  }

  /**
   * Keeps the commits, staged and other files of an attempt, untracked ones too, under
   * `refs/phase-executor/{phase}/partial/{plan}/{attempt}` (I5). Null when nothing changed. `isCutOff`: a rollback
   * may have begun, so what is kept already stays what the ref shows, with the present state beside it.
   */
  async keep(
    checkpoint: Checkpoint,
    as: {
      phase: string;
      plan: string;
      attempt: number | string;
      message: string;
      known?: TreeState;
      isCutOff?: boolean;
    },
  ): Promise<PartialWork | null> {
    const git = this.#git;
    const open = this.#opened(checkpoint);
    open.unmount();
    const ref = partialRef(as.phase, as.plan, as.attempt);
    const full = as.isCutOff === true ? await findPartialWork(git, checkpoint, ref) : null;
    await breakStaleLocks(git, checkpoint.branch);
    const workTree = new WorkTreeFiles(git.root);
    // Files that the user's own rules hide are not the attempt's, even if it changed the rules.
    const isShown = restoreRules(workTree, ruleFiles(open.surroundings.controls));
    let state = (isShown ? null : as.known) ?? (await this.scan());
    // Files that the attempt locked look deleted or cannot be read.
    if (workTree.unlock(state.changes.map((change) => change.path))) state = await this.scan();
    const [present, strays] = await Promise.all([
      takeSnapshot(git, state, state.head ?? checkpoint.head),
      open.strayCommits(),
    ]);
    const isThere = checkpoint.branch === null || checkpoint.branch === state.branch;
    const tip = isThere ? state.head : await git.resolve(checkpoint.branch ?? '');
    const isTipSame = state.head !== null && (tip === null || tip === state.head);
    if (isSameSnapshot(present, checkpoint) && isTipSame && strays.length === 0)
      return full && { ...full, ref, files: [], changed: [], fresh: [] };
    const { tree, changed, fresh } = await partialChanges(git, checkpoint, present, state);
    const message = `${as.message}\n\n${checkpointLine(checkpoint)}`;
    const others = [...(tip === null ? [] : [tip]), ...strays];
    const shown = { ...present, work: tree };
    const keeping =
      full === null
        ? savePartialUnder(git, ref, shown, message, others)
        : savePartialBeside(git, full, ref, message, await commitSnapshot(this.#git, shown, message, others));
    const commit = await keeping;
    const files = [...changed, ...fresh].sort();
    const flood = state.unlisted ? { floodTree: tree } : {};
    return { ref, commit, tree: full?.tree ?? tree, files, changed, fresh, ...flood };
  }

  /**
   * Goes back to a checkpoint, exactly (I4). First keeps what is there, unless `kept` has it or it is worth
   * nothing (I5); `known` is a scan that still holds. Only when no process of the attempt is alive. Submodules are
   * left and reported.
   */
  async rollback(
    checkpoint: Checkpoint,
    { kept, known }: { kept?: PartialWork | 'nothing' | null; known?: TreeState } = {},
  ): Promise<Rollback> {
    const git = this.#git;
    const open = this.#opened(checkpoint);
    open.unmount();
    const brokenLocks = await breakStaleLocks(git, checkpoint.branch);
    const state = known ?? (await this.scan(checkpoint));
    const partial = typeof kept === 'object' && kept !== null ? kept : await this.#keepForRollback(checkpoint, state);
    closeOperations(git);
    const { controls, shape } = open.surroundings;
    const rules = restoreControlFiles(controls);
    const isDistorted = rules.some((file) => file.endsWith('attributes')) || git.config.overridden.some(isDistorting);
    const { changed = [], fresh = [], floodTree } = partial ?? {};
    const since = new Date(checkpoint.at);
    if (floodTree !== undefined) await removeFresh(git, checkpoint.work ?? checkpoint.head, floodTree, since);
    // Rules may be among the files that are not listed.
    const isFlooded = floodTree !== undefined;
    const isLeft = ({ kind }: StatusChange) => !isFlooded || kind !== 'untracked';
    const asideDir = freeName(asideFolder(git, checkpoint.tag));
    const restored = await restoreSnapshot(
      git,
      checkpoint,
      since,
      {
        state: { ...state, changes: state.changes.filter(isLeft) },
        changed,
        fresh,
        isDistorted: isDistorted || isFlooded,
        hiddenRules: controls.size === 0 ? null : ruleFiles(controls),
        isRuledAsBefore: !isFlooded && rules.length === 0 && git.config.overridden.length === 0,
      },
      asideDir,
    );
    const strays = shape === null ? [] : await restoreTreeShape(git, shape, restored.ignored, since, asideDir);
    const others = await open.restoreOthers(asideDir);
    if (kept === 'nothing' && partial !== null) await deleteRef(git, partial.ref, partial.commit);
    const isClean =
      checkpoint.work === null && checkpoint.repositories.length === 0 && restored.submodules.length === 0;
    const { head, branch } = checkpoint;
    return {
      ...restored,
      ...others,
      removed: isFlooded ? fresh : restored.removed,
      movedAside: restored.movedAside.concat(strays),
      kept: partial,
      brokenLocks,
      state: isClean ? { head, branch, changes: [], ignored: restored.ignored } : null,
    };
  }

  /**
   * Moves HEAD's branch to the commit of an attempt and deletes its checkpoint in one transaction: a crash leaves
   * one of the two (I3). Index and files are there already.
   */
  async settle(checkpoint: Checkpoint, from: string, to: string, reason: string): Promise<void> {
    const git = this.#git;
    if (from !== to) await git.moveHead(from, to, reason, { drop: [`refs/tags/${checkpoint.tag}`] });
    // Changes of git's own configuration are not part of a plan's work.
    const { controls, hooks, isFirstHand } = this.#opened(checkpoint).surroundings;
    restoreControlFiles(controls);
    if (hooks !== null && isFirstHand) restoreHooks(git, hooks, null);
    this.#forget(checkpoint);
    if (from === to) await this.discard(checkpoint);
  }

  /** Deletes a checkpoint; what was kept of its attempts stays. */
  async discard(checkpoint: Checkpoint): Promise<void> {
    this.#forget(checkpoint);
    await deleteTag(this.#git, checkpoint.tag);
  }

  list(): Promise<Checkpoint[]> {
    return listCheckpoints(this.#git);
  }

  find(tag: string): Promise<Checkpoint> {
    return findCheckpoint(this.#git, tag);
  }

  async #keepForRollback(checkpoint: Checkpoint, state: TreeState): Promise<PartialWork | null> {
    const { phase, plan, tag } = checkpoint;
    const attempt = `rollback-${tag.slice(tag.lastIndexOf('/') + 1)}`;
    const message = `State replaced by a rollback to ${tag}`;
    return this.keep(checkpoint, { phase, plan, attempt, message, known: state });
  }

  #opened(checkpoint: Checkpoint): OpenCheckpoint {
    const open = this.#open.get(checkpoint.tag) ?? OpenCheckpoint.found(this.#git, checkpoint);
    this.#open.set(checkpoint.tag, open);
    return open;
  }

  #forget({ tag }: Checkpoint): void {
    this.#open.delete(tag);
    forgetUnversionedState(this.#git, tag);
  }
}

function ruleFiles(controls: ControlFiles): ReadonlyMap<string, Buffer> {
  return new Map(
    [...controls].flatMap(([file, content]) => (isAbsolute(file) || content === null ? [] : [[file, content]])),
  );
}

/** True for a setting of how files are converted or compared. */
function isDistorting(setting: string): boolean {
  return /^(core\.(autocrlf|checkstat|eol|filemode|ignorestat|symlinks|trustctime)|filter\..*)=/s.test(setting);
}
