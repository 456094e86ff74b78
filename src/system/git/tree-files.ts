import { isAbsolute, posix } from 'node:path';
import type { Git } from './git.ts';
import { folderMode, linkMode, repositoryMode } from './objects/trees.ts';

/** A file or folder of a tree; `problem` says why there is none. `size` is in bytes. */
export type FoundPath = { readonly directory: boolean; readonly size: number } | { readonly problem: string };

/** An entry of a folder. A link is neither a file nor a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'repository';
}

/**
 * The files of a commit or tree below a folder, named as a plan names them. Read from git's objects: no file of a checkout, which
 * its programs may change, is looked at. Links are followed inside of the tree.
 */
export class TreeFiles {
  readonly #git: Git;
  readonly #tree: string;
  /** The folder of the project below the top, with a slash at its end. */
  readonly #prefix: string;

  constructor(git: Git, tree: string, prefix: string) {
    this.#git = git;
    this.#tree = tree;
    this.#prefix = prefix;
  }

  /** Looks a path up that a plan wrote; what leads out of the project is none. */
  async find(path: string): Promise<FoundPath> {
    if (isAbsolute(path) || /^~|^[A-Za-z]:[\\/]/.test(path))
      return { problem: 'is an absolute path; a plan can only promise files of this repository' };
    const inside = posix.normalize(`./${path}`);
    // A way out and back in by the folder's own name cannot be told from another folder of that name.
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

  /** The text of a file that `find` has found; empty where it is gone. */
  async text(path: string): Promise<string> {
    const result = await this.#git.trees.follow(this.#tree, this.#inTree(path));
    return (result !== null && result !== 'outside' && (await this.#git.trees.text(result))) || '';
  }

  /** Entries of a folder, sorted by git; nothing where it is no folder. `''` is the project. */
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
