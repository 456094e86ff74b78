import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { joinWithNuls } from '../../files/path-bytes.ts';
import { GitError } from '../calls/git-error.ts';
import { readHeadFiles } from '../calls/head.ts';
import type { Git } from '../git.ts';
import { updateRef } from '../refs.ts';
import { isSubmodule } from '../tree.ts';
import type { StatusChange, TreeState } from '../work-tree-status.ts';
import { clearIndexFlags, listHiddenPaths, type Snapshot } from './snapshot.ts';
import { unlockAdvice, WorkTreeFiles } from './work-tree-files.ts';

export interface RestoreResult {
  head: string;
  branch: string | null;
  restored: string[];
  /** Removed new files; saved work still has them. */
  removed: string[];
  /** Entries that git can't store, such as nested repositories; moved to `asideDir` (or `asideDir+2`, …). */
  movedAside: string[];
  asideDir: string;
  submodules: string[];
}

export interface WorkTreeStatus {
  state: TreeState;
  /** Differing files and new ones (`fresh`); their content is saved under a ref. */
  changed: string[];
  fresh: string[];
}

/**
 * Restores HEAD, branch, index, tracked and untracked files (I4). Ignored files stay, even if the attempt added them to
 * git. New files are deleted only if listed in `present.fresh` (I5). @throws GitError naming paths that couldn't be
 * restored
 */
export async function restoreSnapshot(
  git: Git,
  target: Snapshot,
  since: Date,
  present: WorkTreeStatus,
  asideDir: string,
): Promise<RestoreResult> {
  const headTree = await git.treeOf(target.head);
  const work = target.work ?? headTree;
  const files = new FileRestorer(git, target, work, present, since, asideDir);

  await restoreHead(git, target, present.state);
  files.unlock([...present.changed, ...present.fresh, ...present.state.changes.map((change) => change.path)]);
  await clearIndexFlags(git, await listHiddenPaths(git));
  await readIndex(git, work, [...present.changed, ...present.fresh].some(isAttributes));
  await files.restoreAttributes(present.changed);
  await files.restore(present.changed);
  await restoreIndex(git, target, headTree, work);
  const restored = files.reported();
  await git.syncFiles(restored.restored);
  return restored;
}

async function restoreHead(git: Git, target: Snapshot, state: TreeState): Promise<void> {
  const reason = 'phase-executor: rollback';
  const current = readHeadFiles(git);
  if (current !== null && current.branch === state.branch && current.sha !== state.head)
    throw new GitError(`${state.branch ?? 'HEAD'} was moved to ${current.sha} during a rollback in ${git.root}`);
  if (target.branch === null) {
    if (state.branch !== null || state.head !== target.head)
      await git.run(['update-ref', '--no-deref', '-m', reason, 'HEAD', target.head]);
    return;
  }
  const tip = state.branch === target.branch ? state.head : await git.resolve(target.branch);
  if (tip !== target.head) await updateRef(git, target.branch, target.head, tip, reason);
  if (state.branch !== target.branch) await git.run(['symbolic-ref', '-m', reason, 'HEAD', target.branch]);
}

/** Loads the tree into the index, so that every difference shows what to restore. */
async function readIndex(git: Git, work: string, isRuled: boolean): Promise<void> {
  // Attribute rules changed, so git must reread all files.
  if (isRuled) rmSync(join(git.gitDir, 'index'), { force: true });
  // Without `-u`, which would delete ignored files that the attempt had added.
  await git.run(['read-tree', '--reset', work]);
}

function isAttributes(path: string): boolean {
  return basename(path) === '.gitattributes';
}

async function restoreIndex(git: Git, target: Snapshot, headTree: string, work: string): Promise<void> {
  const index = target.index ?? headTree;
  if (index !== work) await git.run(['read-tree', '--reset', index]);
  const fromStdin = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (target.intended.length > 0)
    await git.run(['add', '-N', '-f', ...fromStdin], { stdin: joinWithNuls(target.intended) });
  await git.updateIndex(['--assume-unchanged'], target.assumed);
  await git.updateIndex(['--skip-worktree'], target.skipped);
  if (git.config.isSparse) await git.run(['sparse-checkout', 'reapply']);
}

class FileRestorer {
  readonly #git: Git;
  readonly #target: Snapshot;
  readonly #work: string;
  readonly #fresh: ReadonlySet<string>;
  readonly #since: Date;
  readonly #asideDir: string;
  readonly #workTree: WorkTreeFiles;
  readonly #restored = new Set<string>();
  readonly #removed: string[] = [];
  readonly #movedAside: string[] = [];
  #submodules: string[] = [];
  /** Set if a removed entry may have hidden others from the scan. */
  #isUncovered = false;

  constructor(git: Git, target: Snapshot, work: string, present: WorkTreeStatus, since: Date, asideDir: string) {
    this.#git = git;
    this.#target = target;
    this.#work = work;
    this.#fresh = new Set(present.fresh);
    this.#since = since;
    this.#asideDir = asideDir;
    this.#workTree = new WorkTreeFiles(git.root);
  }

  unlock(paths: readonly string[]): void {
    this.#workTree.unlock(paths);
  }

  /** Restores attribute files first, because they decide how other files are written. */
  async restoreAttributes(changed: readonly string[]): Promise<void> {
    for (const path of this.#fresh) if (isAttributes(path) && this.#workTree.hasEntry(path)) this.#remove(path);
    await this.#checkout(changed.filter(isAttributes));
  }

  async restore(changed: readonly string[]): Promise<void> {
    for (let differing = changed, idleRounds = 0; ; ) {
      await this.#checkout(differing);
      const { changes } = await this.#git.state();
      const movedBefore = this.#movedAside.length;
      this.#isUncovered = false;
      this.#clear(changes);
      const trackedChanges = changes.filter((change) => change.worktree !== '.' && change.kind !== 'untracked');
      // Existing submodules are left alone; missing ones are restored.
      const isSkipped = ({ repository, path }: StatusChange) => repository && this.#workTree.hasEntry(path);
      this.#submodules = trackedChanges.filter(isSkipped).map((change) => change.path);
      differing = trackedChanges.filter((change) => !isSkipped(change)).map((change) => change.path);
      const isMoved = this.#movedAside.length > movedBefore;
      if (differing.length === 0 && !isMoved && !this.#isUncovered) return;
      idleRounds = isMoved || this.#isUncovered ? 0 : idleRounds + 1;
      if (idleRounds === 3)
        throw new GitError(
          `rollback could not restore ${differing.join(', ')} in ${this.#git.root}; ${unlockAdvice(differing.map((path) => join(this.#git.root, path)))}`,
        );
    }
  }

  reported(): RestoreResult {
    const aside = new Set(this.#movedAside);
    return {
      head: this.#target.head,
      branch: this.#target.branch,
      restored: [...this.#restored].filter((path) => !aside.has(path)).sort(),
      removed: this.#removed,
      movedAside: this.#movedAside,
      asideDir: this.#asideDir,
      submodules: this.#submodules,
    };
  }

  /** Writes files from the index. The next scan reports failures. */
  async #checkout(input: readonly string[]): Promise<void> {
    // A user's nested repository stays, even if the attempt added it to the index.
    const files = input.filter((path) => !this.#target.repositories.includes(path));
    if (files.length === 0) return;
    for (const path of files) {
      // The obstacle may be unsaved: ignored files or a repository.
      const obstacle = this.#workTree.inTheWayOf(path);
      if (obstacle === null || this.#fresh.has(obstacle) || (await isSubmodule(this.#git, this.#work, path))) continue;
      this.#moveAside(obstacle);
    }
    await this.#git.try(['checkout-index', '-q', '-f', '-u', '-z', '--stdin'], { stdin: joinWithNuls(files) });
    for (const path of files) this.#restored.add(path);
  }

  /** Removes new files. The original ignore rules apply again, so ignored files aren't included. */
  #clear(changes: readonly StatusChange[]): void {
    for (const { path, kind, repository } of changes) {
      if (kind !== 'untracked' || this.#target.repositories.includes(path)) continue;
      if (this.#fresh.has(path) && !repository) this.#remove(path);
      else this.#moveAside(path);
    }
  }

  #remove(path: string): void {
    // Circular links and the attempt's own ignore rules may have hidden files.
    this.#isUncovered ||= basename(path) === '.gitignore' || this.#workTree.isLink(path);
    this.#workTree.remove(path, this.#since);
    this.#removed.push(path);
  }

  #moveAside(path: string): void {
    this.#workTree.moveAside(path, this.#asideDir, this.#since);
    this.#movedAside.push(path);
  }
}
