import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { tryRemoveEmptyFolder } from '../../files/atomic-file.ts';
import { getFileBelow, pathBytes } from '../../files/path-bytes.ts';
import { quoteShellWord } from '../../text/text.ts';
import { GitError } from '../calls/git-error.ts';
import { listFoldersAbove } from '../objects/trees.ts';

/** Files of a work tree as git sees them: never through symbolic links. */
export class WorkTreeFiles {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  hasEntry(path: string): boolean {
    const stat = this.#stat(path);
    return stat !== undefined && (!stat.isDirectory() || this.isRepository(path));
  }

  isLink(path: string): boolean {
    return this.#stat(path)?.isSymbolicLink() === true;
  }

  /** Returns the path that blocks a file here: a file or link above it, or a folder in its place. */
  inTheWayOf(path: string): string | null {
    const blockingParent = listFoldersAbove(path).find((folder) => this.#stat(folder)?.isDirectory() === false);
    return blockingParent ?? (this.#stat(path)?.isDirectory() ? path : null);
  }

  filesAt(path: string): string[] {
    const stats = this.#stat(path);
    if (!stats?.isDirectory()) return stats?.isFile() || stats?.isSymbolicLink() ? [path] : [];
    return readdirSync(this.#file(path)).flatMap((name) => this.filesAt(`${path}/${name}`));
  }

  /** Makes these paths and their parent folders accessible. Returns true if any weren't. */
  unlock(paths: readonly string[]): boolean {
    const entries = new Set(paths.flatMap((path) => [...listFoldersAbove(path), path]));
    let isChanged = false;
    for (const path of entries) {
      const stat = this.#stat(path);
      const expected = stat?.isDirectory() ? 0o700 : stat?.isFile() ? 0o400 : 0;
      if (stat === undefined || (stat.mode & expected) === expected) continue;
      chmodSync(this.#file(path), (stat.mode & 0o7777) | expected);
      isChanged = true;
    }
    return isChanged;
  }

  /** Removes a file and parent folders that are empty and newer than `since`. */
  remove(path: string, since: Date): void {
    try {
      rmSync(this.#file(path), { force: true });
    } catch (cause) {
      const file = join(this.#root, path);
      throw new GitError(`${file} could not be removed; ${unlockAdvice([file])}`, { cause });
    }
    this.#pruneAbove(path, since);
  }

  /** Moves an entry to the same path below `asideDir`, or a numbered variant. */
  moveAside(path: string, asideDir: string, since: Date): void {
    const from = join(this.#root, path);
    const to = findAsideDestination(asideDir, path);
    mkdirSync(pathBytes(dirname(to)), { recursive: true });
    try {
      renameSync(pathBytes(from), pathBytes(to));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
      rmSync(from, { recursive: true, force: true });
    }
    this.#pruneAbove(path, since);
  }

  /** Removes empty parent folders; of any age if the file system doesn't record creation times. */
  #pruneAbove(path: string, since: Date): void {
    for (const folder of listFoldersAbove(path).reverse()) {
      const created = this.#stat(folder)?.birthtimeMs ?? 0;
      if (created > 0 && created < since.getTime() - 1_000) return;
      if (!tryRemoveEmptyFolder(this.#file(folder))) return;
    }
  }

  #stat(path: string): Stats | undefined {
    const folder = dirname(path);
    if (folder !== '.' && !this.#stat(folder)?.isDirectory()) return undefined;
    return lstatSync(this.#file(path), { throwIfNoEntry: false });
  }

  isRepository(path: string): boolean {
    return existsSync(this.#file(`${path}/.git`));
  }

  #file(path: string): string | Buffer {
    return getFileBelow(this.#root, path);
  }
}

export function unlockAdvice(files: readonly string[]): string {
  return `if it is immutable, make it writable and run again: sudo chattr -i -- ${files.map(quoteShellWord).join(' ')}`;
}

/** Finds a free place: an earlier `n` may block `n/m`, and vice versa. */
function findAsideDestination(asideDir: string, path: string): string {
  for (let count = 1; ; count += 1) {
    const folder = count === 1 ? asideDir : `${asideDir}+${count}`;
    const workTree = new WorkTreeFiles(folder);
    if (workTree.inTheWayOf(path) === null && !workTree.hasEntry(path)) return join(folder, path);
  }
}
