import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SavedFolder } from '../../../system/files/kept-folder.ts';
import { type CleanCopy, IncompleteCommitError } from '../../../system/git/clean-copy.ts';
import type { Git } from '../../../system/git/git.ts';
import type { Trees } from '../../../system/git/objects/trees.ts';
import { listMounts, unmountBelow } from '../../../system/process/mounts.ts';

/** Resets a copy to its commit. Restores its git metadata first, because programs in the copy can modify it. */
export class CopyReset {
  readonly #git: Git;
  readonly #trees: Trees;
  readonly #store: SavedFolder;
  readonly #shown: SavedFolder | null;
  readonly #mounts: readonly string[];

  private constructor(git: Git, trees: Trees, store: SavedFolder, shown: SavedFolder | null) {
    this.#git = git;
    this.#trees = trees;
    this.#store = store;
    this.#shown = shown;
    this.#mounts = listMounts(git.root);
  }

  static ofCopy({ root, git }: CleanCopy, { trees }: Git): CopyReset {
    return new CopyReset(git, trees, new SavedFolder(git.gitDir), new SavedFolder(join(root, '.git')));
  }

  /** Saves only the git files that decide what counts as changed; other jobs legitimately write the rest. */
  static ofCheckout(git: Git): CopyReset {
    const names = ['HEAD', 'config', 'config.worktree', 'commondir', 'index', 'info', 'hooks', 'shallow'];
    return new CopyReset(git, git.trees, new SavedFolder(git.gitDir, names), null);
  }

  /** Call after set-up, which may register submodules in the visible git directory. */
  keepShown(): void {
    this.#shown?.keep();
  }

  /** Returns the paths that differed; ignored files stay. @throws IncompleteCommitError if objects were changed */
  async reset(commit: string): Promise<string[]> {
    const git = this.#git;
    unmountBelow(git.root, this.#mounts);
    this.#restoreStore();
    this.#shown?.restore();
    const planted = removeRepositories(git.root, await this.#trees.folders(commit));
    const { changes } = await git.state({ refresh: true });
    if (changes.length > 0) {
      await git.run(['reset', '--hard', '--quiet', commit, '--']);
      await git.run(['clean', '-f', '-f', '-d', '--quiet']);
    }
    this.#store.keep();
    return [...planted, ...changes.map(({ path }) => path)];
  }

  async changes(): Promise<string[]> {
    this.#restoreStore();
    return (await this.#git.state()).changes.map(({ path }) => path);
  }

  #restoreStore(): void {
    const lost = this.#store.restore();
    if (lost.length > 0)
      throw new IncompleteCommitError(`programs that ran on a clean copy have changed its objects (${lost[0]})`);
  }
}

/** Removes nested repositories, which git itself skips, from folders of the commit. Returns their paths. */
function removeRepositories(root: string, folders: readonly string[]): string[] {
  const candidates = folders.map((path) => `${path}/.git`);
  const planted = candidates.filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined);
  for (const path of planted) rmSync(join(root, path), { recursive: true, force: true });
  return planted;
}
