import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { unmountIn } from '../../process/mounts.ts';
import { fileStamp } from '../calls/git-config.ts';
import type { Git } from '../git.ts';
import { differences } from '../tree.ts';
import { type Checkpoint, listCheckpoints } from './checkpoint-tag.ts';
import { readableControls, removePipes, restoreControlFiles, takeLeftIndex } from './control-files.ts';
import { restoreHooks } from './hook-guard.ts';
import { type IndexFile, readIndex } from './index-file.ts';
import { freshStashes, type MovedRef, movedRefs, restoreRefs, restoreStash, stashLogPath } from './ref-guard.ts';
import { hiddenPaths, unhide } from './snapshot.ts';
import { attemptStartTime, findUnversionedState, notedTags, type UnversionedState } from './unversioned-state.ts';

/** A checkpoint that this process has made or read, and what it knows of it beside the tag. */
export class OpenCheckpoint {
  readonly #git: Git;
  readonly #checkpoint: Checkpoint;
  #surroundings: UnversionedState;
  readonly #indexBefore: IndexFile | null;
  /** Of the last index that is no lie; null for none. */
  #indexStamp: string | null;
  /** Those of when the work was last kept. */
  #moved: readonly MovedRef[] = [];

  private constructor(
    git: Git,
    checkpoint: Checkpoint,
    surroundings: UnversionedState,
    index: { readonly before: IndexFile | null; readonly stamp: string | null },
  ) {
    this.#git = git;
    this.#checkpoint = checkpoint;
    this.#surroundings = surroundings;
    this.#indexBefore = index.before;
    this.#indexStamp = index.stamp;
  }

  static made(git: Git, checkpoint: Checkpoint, surroundings: UnversionedState): OpenCheckpoint {
    return new OpenCheckpoint(git, checkpoint, surroundings, {
      before: readIndex(git.gitDir),
      stamp: stampOfIndex(git),
    });
  }

  /** One that another process made: no index is believed. */
  static found(git: Git, checkpoint: Checkpoint): OpenCheckpoint {
    return new OpenCheckpoint(git, checkpoint, findUnversionedState(git, checkpoint.tag), {
      before: null,
      stamp: null,
    });
  }

  get surroundings(): UnversionedState {
    return this.#surroundings;
  }

  /** Leaves refs, hooks and the like to others from now on: in its cage the attempt had a git directory of its own. */
  trustGit(): void {
    const outside = [...this.#surroundings.controls].filter(([file]) => !file.startsWith(`${this.#git.commonDir}/`));
    const git = { refs: null, hooks: null, records: null };
    this.#surroundings = { ...this.#surroundings, controls: new Map(outside), ...git };
  }

  trustIndex(): void {
    this.#indexStamp = stampOfIndex(this.#git);
  }

  /**
   * Undoes what hides an attempt's work or shows another history: own ignore rules, grafts, alternates and index flags.
   * Returns the paths of these flags: they hid changes.
   */
  async reveal(): Promise<string[]> {
    const git = this.#git;
    const restored = restoreControlFiles(await readableControls(git, this.#surroundings.controls));
    if (restored.some((file) => file.endsWith('alternates'))) await this.#withoutAlternates();
    const before = this.#checkpoint;
    const hidden = await hiddenPaths(git);
    const assumed = hidden.assumed.filter((path) => !before.assumed.includes(path));
    const skipped = hidden.skipped.filter((path) => !before.skipped.includes(path));
    await unhide(git, { assumed, skipped });
    return [...new Set([...assumed, ...skipped])].sort();
  }

  /** Resets HEAD and index: the attempt's commits may lie in its own object store, so only its files count. */
  async #withoutAlternates(): Promise<void> {
    const git = this.#git;
    const { branch, head } = this.#checkpoint;
    if ((await git.resolve('HEAD')) === null) await git.run(['update-ref', '--', branch ?? 'HEAD', head]);
    rmSync(join(git.gitDir, 'index'), { force: true });
    await git.run(['read-tree', '--reset', head]);
  }

  /** Takes over the index as it is now, without what an agent made it say of its files. */
  async takeIndex(): Promise<void> {
    if (this.#indexStamp === stampOfIndex(this.#git)) return;
    await takeLeftIndex(this.#git, this.#checkpoint.head, this.#indexBefore);
    this.trustIndex();
  }

  /** Unmounts what was not mounted before: a rollback would remove files of others through it. Returns the places. */
  unmount(): string[] {
    return unmountIn(this.#git.root, this.#surroundings.mounts);
  }

  /** Removes mounts, and pipes at which whoever reads git's files would wait. */
  removeTraps(): string[] {
    return [...this.unmount(), ...removePipes(this.#git)];
  }

  /** Commits on refs that moved since, but for HEAD's branch, and in new stashes. */
  async strayCommits(): Promise<string[]> {
    const { refs, isFirstHand, controls } = this.#surroundings;
    this.#moved = refs === null ? [] : await movedRefs(this.#git, refs, isFirstHand);
    const left = this.#moved.flatMap(({ name, was, now }) => {
      const isOurs = name.startsWith('refs/heads/') || was === null;
      return now !== null && isOurs ? [this.#git.resolve(now)] : [];
    });
    const branches = (await Promise.all(left)).filter((tip) => tip !== null);
    const stash = controls.get(stashLogPath(this.#git));
    // A new branch on a commit that is kept anyway holds nothing of its own.
    return [
      ...branches.filter((tip) => tip !== this.#checkpoint.head),
      ...(stash === undefined ? [] : freshStashes(this.#git, stash)),
    ];
  }

  /** Restores refs, hooks and stashes, and returns their names. */
  async restoreOthers(asideDir: string): Promise<{ refs: string[]; hooks: string[] }> {
    const { controls, hooks, isFirstHand } = this.#surroundings;
    const restored = {
      refs: await restoreRefs(this.#git, this.#moved),
      hooks: hooks === null ? [] : restoreHooks(this.#git, hooks, isFirstHand ? null : asideDir),
    };
    const stash = controls.get(stashLogPath(this.#git));
    // After a crash a person may have stashed something meanwhile.
    if (stash !== undefined && (await restoreStash(this.#git, stash, !isFirstHand))) restored.refs.push('refs/stash');
    return restored;
  }
}

function stampOfIndex({ gitDir }: Git): string | null {
  return fileStamp(join(gitDir, 'index'));
}

/** Unsettled checkpoints of a work tree, whose folder may be gone, the oldest first. `git` is a work tree that is there. */
export async function checkpointsOpenIn(there: Git, git: Git): Promise<Checkpoint[]> {
  const tags = new Set(notedTags(there));
  return tags.size === 0 ? [] : (await listCheckpoints(git)).filter(({ tag }) => tags.has(tag));
}

/** Those on which attempts began; `begunAt` is in ms since the epoch. */
export async function attemptsOpenIn(git: Git): Promise<{ checkpoint: Checkpoint; begunAt: number }[]> {
  return (await checkpointsOpenIn(git, git)).flatMap((checkpoint) => {
    const at = attemptStartTime(git, checkpoint.tag);
    return at === null ? [] : [{ checkpoint, begunAt: at }];
  });
}

/** Files that differed from their commit when a checkpoint was taken. */
export async function filesDirtyAt(git: Git, { head, work }: Checkpoint): Promise<string[]> {
  if (work === null) return [];
  const { changed, fresh } = await differences(git, head, work);
  return [...changed, ...fresh];
}
