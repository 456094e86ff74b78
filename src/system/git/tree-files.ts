import { isAbsolute, posix } from 'node:path';
import type { Git } from './git.ts';
import { folderMode, linkMode, repositoryMode } from './objects/trees.ts';

export type FoundPath = { readonly directory: boolean; readonly size: number } | { readonly problem: string };

export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'repository';
}

/** Reads git objects, never the checkout, which programs may change. Links are followed inside the tree. */
export class TreeFiles {
  readonly #git: Git;
  readonly #tree: string;
  /** Project path below the repository root, with a trailing slash. */
  readonly #prefix: string;

  constructor(git: Git, tree: string, prefix: string) {
    this.#git = git;
    this.#tree = tree;
    this.#prefix = prefix;
  }

  /** Looks up a path from a plan; paths out of the project are rejected. */
  async find(path: string): Promise<FoundPath> {
    if (isAbsolute(path) || /^~|^[A-Za-z]:[\\/]/.test(path))
      return { problem: 'is an absolute path; a plan can only promise files of this repository' };
    const inside = posix.normalize(`./${path}`);
    // `../name/file` can't be resolved, because the checkout may have any name.
    if (inside === '..' || inside.startsWith('../')) return { problem: 'is outside of the repository' };
    if (inside === '.' || inside === './' || inside.split('/').includes('.git'))
      return { problem: 'is not a file that a plan can write' };
    const result = await this.#git.trees.follow(this.#tree, this.#inTree(inside));
    if (result === 'outside') return { problem: 'leads out of the repository through a symbolic link' };
    if (result === null) return { problem: 'does not exist' };
    const isFolder = result.mode === folderMode || result.mode === repositoryMode;
    const { size } = { size: 0, ...(isFolder ? {} : await this.#git.objects.find(result.id)) };
    return { directory: isFolder, size };
  }

  async text(path: string): Promise<string> {
    const result = await this.#git.trees.follow(this.#tree, this.#inTree(path));
    return (result !== null && result !== 'outside' && (await this.#git.trees.text(result))) || '';
  }

  /** Returns a folder's entries in git order; empty if it isn't a folder. `''` is the project. */
  async entries(folder: string): Promise<readonly FolderEntry[]> {
    const result = await this.#git.trees.follow(this.#tree, this.#inTree(folder));
    if (result === null || result === 'outside' || result.mode !== folderMode) return [];
    return [...(await this.#git.trees.entriesIn(result.id))].map(([name, { mode }]) => ({
      name,
      kind: kinds[mode] ?? 'file',
    }));
  }

  #inTree(path: string): string {
    return posix.normalize(`${this.#prefix}${path}`);
  }
}

const kinds: Readonly<Record<string, FolderEntry['kind']>> = {
  [folderMode]: 'folder',
  [linkMode]: 'link',
  [repositoryMode]: 'repository',
};
