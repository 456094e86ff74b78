import { isAbsolute, posix } from 'node:path';
import type { Git } from './git.ts';

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
    const found = await this.#git.linkedObjects.find(this.#nameOf(inside));
    switch (found.kind) {
      case 'blob':
      case 'tree':
        return { directory: found.kind === 'tree', size: found.size };
      case 'commit':
        return { directory: true, size: 0 };
      case 'outside':
        return { problem: 'leads out of the repository through a symbolic link' };
      case 'missing':
        return { problem: 'does not exist' };
    }
  }

  /** The text of a file that `find` has found; empty where it is gone. */
  async text(path: string): Promise<string> {
    const found = await this.#git.linkedObjects.read(this.#nameOf(posix.normalize(`./${path}`)));
    return 'content' in found ? found.content.toString('utf8') : '';
  }

  /** What lies in a folder, sorted by git; nothing where it is no folder. `''` is the project. */
  async entries(folder: string): Promise<readonly FolderEntry[]> {
    const found = await this.#git.linkedObjects.read(this.#nameOf(posix.normalize(`./${folder}`)));
    return 'content' in found && found.kind === 'tree' ? treeEntries(found.content) : [];
  }

  #nameOf(path: string): string {
    const full = posix.normalize(`${this.#prefix}${path}`).replace(/\/$/, '');
    return `${this.#tree}:${full === '.' ? '' : full}`;
  }
}

/** A tree object: mode, a blank, name, a NUL, and the id in 20 bytes, or in 32 where the repository is a SHA-256 one. */
function treeEntries(content: Buffer): FolderEntry[] {
  return entriesBy(content, 20) ?? entriesBy(content, 32) ?? [];
}

function entriesBy(content: Buffer, idLength: number): FolderEntry[] | null {
  const entries: FolderEntry[] = [];
  for (let at = 0; at < content.length; ) {
    const blank = content.indexOf(32, at);
    const end = content.indexOf(0, blank);
    const kind = kinds[content.subarray(at, blank).toString('latin1')];
    if (blank < 0 || end < 0 || kind === undefined || end + idLength >= content.length + 1) return null;
    entries.push({ name: content.subarray(blank + 1, end).toString('utf8'), kind });
    at = end + 1 + idLength;
  }
  return entries;
}

const kinds: Readonly<Record<string, FolderEntry['kind']>> = {
  '40000': 'folder',
  '100644': 'file',
  '100664': 'file',
  '100755': 'file',
  '120000': 'link',
  '160000': 'repository',
};
