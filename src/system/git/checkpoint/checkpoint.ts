import { rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { unmountIn } from '../../process/mounts.ts';
import type { Git } from '../git.ts';
import { fileStamp } from '../git-config.ts';
import { GitError } from '../git-error.ts';
import { headInFiles } from '../head.ts';
import { deleteRef, deleteTag, updateRef } from '../refs.ts';
import { changesOnly, differences } from '../tree.ts';
import { floodText, plainChanges, type StatusChange, type TreeState } from '../work-tree-status.ts';
import { type Checkpoint, findCheckpoint, listCheckpoints, tagCheckpoint } from './checkpoint-tag.ts';
import {
  breakStaleLocks,
  type ControlFiles,
  closeOperations,
  openOperation,
  readableControls,
  removePipes,
  restoreControlFiles,
  restoreRules,
  takeLeftIndex,
} from './control-files.ts';
import { restoreHooks } from './hook-guard.ts';
import { type IndexFile, readIndex } from './index-file.ts';
import {
  checkpointLine,
  commitSnapshot,
  findPartialWork,
  type PartialWork,
  partialRef,
  savePartialBeside,
  savePartialUnder,
} from './partial-work.ts';
import { asideFolder, freeName } from './plan-merge.ts';
import {
  freshStashes,
  type MovedRef,
  movedRefs,
  restoreOtherRecords,
  restoreRefs,
  restoreStash,
  stashLogPath,
} from './ref-guard.ts';
import { type RestoreResult, removeFresh, restoreSnapshot } from './restore.ts';
import { hiddenPaths, type Snapshot, scanTree, takeSnapshot, unhide } from './snapshot.ts';
import { restoreTreeShape } from './tree-shape.ts';
import {
  attemptStartTime,
  findUnversionedState,
  forgetUnversionedState,
  notedTags,
  noteUnversionedState,
  readUnversionedState,
  type UnversionedState,
} from './unversioned-state.ts';
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
  /** By tag. */
  readonly #surroundings = new Map<string, UnversionedState>();
  /** By tag: the refs that had moved when the work was last kept. */
  readonly #moved = new Map<string, MovedRef[]>();
  /** By tag, while an attempt is open: the index before it, and the stamp of the last one that is no lie. */
  readonly #indexes = new Map<string, { head: string; before: IndexFile | null; stamp: string | null }>();

  constructor(git: Git) {
    this.#git = git;
  }

  /**
   * Undoes, before an attempt is inspected, what hides its work or shows another history: own ignore rules,
   * grafts, alternates and index flags. Returns the paths of these flags: they hid changes.
   */
  async reveal(checkpoint: Checkpoint): Promise<string[]> {
    const { controls } = this.#surroundingsOf(checkpoint);
    const restored = restoreControlFiles(await readableControls(this.#git, controls));
    if (restored.some((file) => file.endsWith('alternates'))) await this.#withoutAlternates(checkpoint);
    const hidden = await hiddenPaths(this.#git);
    const assumed = hidden.assumed.filter((path) => !checkpoint.assumed.includes(path));
    const skipped = hidden.skipped.filter((path) => !checkpoint.skipped.includes(path));
    await unhide(this.#git, { assumed, skipped });
    return [...new Set([...assumed, ...skipped])].sort();
  }

  /** Leaves refs, hooks and the like to others from now on: in its cage the attempt had a git directory of its own. */
  trustGit(checkpoint: Checkpoint): void {
    const known = this.#surroundingsOf(checkpoint);
    const outside = [...known.controls].filter(([file]) => !file.startsWith(`${this.#git.commonDir}/`));
    const git = { refs: null, hooks: null, records: null };
    this.#surroundings.set(checkpoint.tag, { ...known, controls: new Map(outside), ...git });
    for (const index of this.#indexes.values()) index.stamp = this.#indexStamp();
  }

  /** Restores refs of other phases, which no attempt writes. Returns their names. */
  async restoreRecords(checkpoint: Checkpoint): Promise<string[]> {
    const { records } = this.#surroundingsOf(checkpoint);
    return records === null ? [] : restoreOtherRecords(this.#git, checkpoint.phase, records);
  }

  /** Resets HEAD and index: the attempt's commits may lie in its own object store, so only its files count. */
  async #withoutAlternates({ branch, head }: Checkpoint): Promise<void> {
    const git = this.#git;
    if ((await git.resolve('HEAD')) === null) await git.run(['update-ref', '--', branch ?? 'HEAD', head]);
    rmSync(join(git.gitDir, 'index'), { force: true });
    await git.run(['read-tree', '--reset', head]);
  }

  /** Goes back to the checkpoint's branch from one that has no commit, on which hardly a git command works. */
  async leaveUnborn({ branch, head }: Checkpoint): Promise<void> {
    const git = this.#git;
    if (headInFiles(git) !== null || (await git.resolve('HEAD')) !== null) return;
    const reason = 'phase-executor: back from a branch without a commit';
    if (branch === null) return void (await git.run(['update-ref', '--no-deref', '-m', reason, 'HEAD', head]));
    if ((await git.resolve(branch)) === null) await updateRef(git, branch, head, null, reason);
    await git.run(['symbolic-ref', '-m', reason, 'HEAD', branch]);
  }

  /** Removes what holds up whoever reads it, and mounts, through which a rollback would remove files of others. */
  removeTraps(checkpoint: Checkpoint): string[] {
    return [...this.#unmount(checkpoint), ...removePipes(this.#git)];
  }

  /** `of`: a checkpoint that another process may have made. */
  async scan(of?: Checkpoint): Promise<TreeState> {
    if (of !== undefined) this.#unmount(of);
    const index = [...this.#indexes.values()].at(-1);
    if (index !== undefined && index.stamp !== this.#indexStamp()) {
      await takeLeftIndex(this.#git, index.head, index.before);
      index.stamp = this.#indexStamp();
    }
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
    this.#surroundings.set(tag, surroundings);
    this.#indexes.set(tag, { head, before: readIndex(this.#git.gitDir), stamp: this.#indexStamp() });
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
    this.#unmount(checkpoint);
    const ref = partialRef(as.phase, as.plan, as.attempt);
    const full = as.isCutOff === true ? await findPartialWork(git, checkpoint, ref) : null;
    await breakStaleLocks(git, checkpoint.branch);
    const workTree = new WorkTreeFiles(git.root);
    // Files that the user's own rules hide are not the attempt's, even if it changed the rules.
    const isShown = restoreRules(workTree, ruleFiles(this.#surroundingsOf(checkpoint).controls));
    let state = (isShown ? null : as.known) ?? (await this.scan());
    // Files that the attempt locked look deleted or cannot be read.
    if (workTree.unlock(state.changes.map((change) => change.path))) state = await this.scan();
    const [present, moved] = await Promise.all([
      takeSnapshot(git, state, state.head ?? checkpoint.head),
      this.#movedRefs(checkpoint),
    ]);
    const left = moved.flatMap(({ name, was, now }) => {
      const isOurs = name.startsWith('refs/heads/') || was === null;
      return now !== null && isOurs ? [git.resolve(now)] : [];
    });
    const branches = (await Promise.all(left)).filter((tip) => tip !== null);
    // A new branch on a commit that is kept anyway holds nothing of its own.
    const stash = this.#surroundingsOf(checkpoint).controls.get(stashLogPath(git));
    const stashed = stash === undefined ? [] : freshStashes(git, stash);
    const tips = [...branches.filter((tip) => tip !== checkpoint.head), ...stashed];
    const isThere = checkpoint.branch === null || checkpoint.branch === state.branch;
    const tip = isThere ? state.head : await git.resolve(checkpoint.branch ?? '');
    const isTipSame = state.head !== null && (tip === null || tip === state.head);
    if (isSameSnapshot(present, checkpoint) && isTipSame && tips.length === 0)
      return full && { ...full, ref, files: [], changed: [], fresh: [] };
    const base = checkpoint.work ?? (await git.treeOf(checkpoint.head));
    let tree = present.work ?? (await git.treeOf(present.head));
    // A flag hides changes from the scan, of ignore rules too.
    const isWhole = present.assumed.length + present.skipped.length === 0;
    const isPlain = isWhole && checkpoint.work === null && state.branch === checkpoint.branch;
    const plain = isPlain ? plainChanges(state, checkpoint.head) : null;
    const differing = state.unlisted ? changesOnly : differences;
    let { changed, fresh, gone } = plain ?? (await differing(git, base, tree));
    // Files that the attempt took out of git and ignored: no scan shows them, but a rollback replaces them.
    const unseen = gone.filter((path) => workTree.hasEntry(path) && !workTree.isRepository(path));
    if (unseen.length > 0) {
      tree = await git.treeWith(tree, unseen);
      ({ changed, fresh } = await differing(git, base, tree));
    }
    const message = `${as.message}\n\n${checkpointLine(checkpoint)}`;
    const others = [...(tip === null ? [] : [tip]), ...tips];
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

  /** Commits what a running attempt has done so far, on no ref; null for nothing. Only reads its tree. */
  async snapshot(checkpoint: Checkpoint, message: string): Promise<string | null> {
    await this.#git.config.distrust();
    const state = await this.#git.state();
    const present = await takeSnapshot(this.#git, state, state.head ?? checkpoint.head);
    return isSameSnapshot(present, checkpoint) ? null : commitSnapshot(this.#git, present, message);
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
    this.#unmount(checkpoint);
    const brokenLocks = await breakStaleLocks(git, checkpoint.branch);
    const state = known ?? (await this.scan(checkpoint));
    const partial = typeof kept === 'object' && kept !== null ? kept : await this.#keepForRollback(checkpoint, state);
    closeOperations(git);
    const { controls, shape, hooks, isFirstHand } = this.#surroundingsOf(checkpoint);
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
    const others = {
      refs: await restoreRefs(git, this.#moved.get(checkpoint.tag) ?? []),
      hooks: hooks === null ? [] : restoreHooks(git, hooks, isFirstHand ? null : asideDir),
    };
    const stash = controls.get(stashLogPath(git));
    // After a crash a person may have stashed something meanwhile.
    if (stash !== undefined && (await restoreStash(git, stash, !isFirstHand))) others.refs.push('refs/stash');
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
    const { controls, hooks, isFirstHand } = this.#surroundingsOf(checkpoint);
    restoreControlFiles(controls);
    if (hooks !== null && isFirstHand) restoreHooks(git, hooks, null);
    this.#forget(checkpoint);
    if (from === to) await this.discard(checkpoint);
  }

  /** Lists unsettled checkpoints of one work tree, whose folder may be gone, the oldest first. */
  async openIn(there: Git): Promise<Checkpoint[]> {
    const tags = new Set(notedTags(there));
    return tags.size === 0 ? [] : (await this.list()).filter(({ tag }) => tags.has(tag));
  }

  /** Lists those that attempts in this checkout began on; `begunAt` is in ms since the epoch. */
  async openHere(): Promise<{ checkpoint: Checkpoint; begunAt: number }[]> {
    return (await this.openIn(this.#git)).flatMap((checkpoint) => {
      const at = attemptStartTime(this.#git, checkpoint.tag);
      return at === null ? [] : [{ checkpoint, begunAt: at }];
    });
  }

  /** Deletes a checkpoint; what was kept of its attempts stays. */
  async discard(checkpoint: Checkpoint): Promise<void> {
    this.#forget(checkpoint);
    await deleteTag(this.#git, checkpoint.tag);
  }

  list(): Promise<Checkpoint[]> {
    return listCheckpoints(this.#git);
  }

  /** Files that differed from their commit when a checkpoint was taken. */
  async dirtyAt({ head, work }: Checkpoint): Promise<string[]> {
    if (work === null) return [];
    const { changed, fresh } = await differences(this.#git, head, work);
    return [...changed, ...fresh];
  }

  find(tag: string): Promise<Checkpoint> {
    return findCheckpoint(this.#git, tag);
  }

  async #keepForRollback(checkpoint: Checkpoint, state: TreeState): Promise<PartialWork | null> {
    const { phase, plan, tag } = checkpoint;
    const attempt = `rollback-${tag.slice(tag.lastIndexOf('/') + 1)}`;
    return this.keep(checkpoint, {
      phase,
      plan,
      attempt,
      message: `State replaced by a rollback to ${tag}`,
      known: state,
    });
  }

  #surroundingsOf({ tag, head }: Checkpoint): UnversionedState {
    if (!this.#surroundings.has(tag)) this.#indexes.set(tag, { head, before: null, stamp: null });
    const known = this.#surroundings.get(tag) ?? findUnversionedState(this.#git, tag);
    this.#surroundings.set(tag, known);
    return known;
  }

  #unmount(checkpoint: Checkpoint): string[] {
    return unmountIn(this.#git.root, this.#surroundingsOf(checkpoint).mounts);
  }

  #forget({ tag }: Checkpoint): void {
    this.#surroundings.delete(tag);
    this.#moved.delete(tag);
    this.#indexes.delete(tag);
    forgetUnversionedState(this.#git, tag);
  }

  #indexStamp(): string | null {
    return fileStamp(join(this.#git.gitDir, 'index'));
  }

  async #movedRefs(checkpoint: Checkpoint): Promise<MovedRef[]> {
    const { refs, isFirstHand } = this.#surroundingsOf(checkpoint);
    const moved = refs === null ? [] : await movedRefs(this.#git, refs, isFirstHand);
    this.#moved.set(checkpoint.tag, moved);
    return moved;
  }
}

function isSameSnapshot(one: Snapshot, other: Snapshot): boolean {
  const essence = ({ head, branch, index, work, repositories }: Snapshot) =>
    JSON.stringify([head, branch, index, work, repositories]);
  return essence(one) === essence(other);
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
