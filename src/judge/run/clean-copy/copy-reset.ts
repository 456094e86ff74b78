import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SavedFolder } from '../../../system/files/kept-folder.ts';
import { type CleanCopy, IncompleteCommitError } from '../../../system/git/clean-copy.ts';
import type { Git } from '../../../system/git/git.ts';
import type { Trees } from '../../../system/git/objects/trees.ts';
import { listMounts, unmountBelow } from '../../../system/process/mounts.ts';

/** Puts a copy back to its commit, and before that what git goes by: programs that run in it can write there. */
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

  /** Of the checkout itself: others write much of its git directory, but not what decides which files are off. */
  static ofCheckout(git: Git): CopyReset {
    const names = ['HEAD', 'config', 'config.worktree', 'commondir', 'index', 'info', 'hooks', 'shallow'];
    return new CopyReset(git, git.trees, new SavedFolder(git.gitDir, names), null);
  }

  /** To be called when the checkout is prepared: submodules and the like are known to the git directory among the files. */
  keepShown(): void {
    this.#shown?.keep();
  }

  /** Returns the paths that were off; ignored files stay. @throws IncompleteCommitError for changed objects */
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

/** Git itself looks past one in a folder of the commit. Returns their paths. */
function removeRepositories(root: string, folders: readonly string[]): string[] {
  const places = folders.map((path) => `${path}/.git`);
  const planted = places.filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined);
  for (const path of planted) rmSync(join(root, path), { recursive: true, force: true });
  return planted;
}
