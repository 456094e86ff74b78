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
import { fileBelow, pathBytes } from '../../files/path-bytes.ts';
import { shellWord } from '../../text/text.ts';
import { GitError } from '../calls/git-error.ts';
import { foldersAbove } from '../objects/trees.ts';

/** Files of a work tree as git sees them: nothing is behind a symbolic link. */
export class WorkTreeFiles {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  hasEntry(path: string): boolean {
    const stat = this.#look(path);
    return stat !== undefined && (!stat.isDirectory() || this.isRepository(path));
  }

  isLink(path: string): boolean {
    return this.#look(path)?.isSymbolicLink() === true;
  }

  /** Path that a file here would have to replace: a file or link above it, or a folder in its place. */
  inTheWayOf(path: string): string | null {
    const above = foldersAbove(path).find((folder) => this.#look(folder)?.isDirectory() === false);
    return above ?? (this.#look(path)?.isDirectory() ? path : null);
  }

  filesAt(path: string): string[] {
    const stats = this.#look(path);
    if (!stats?.isDirectory()) return stats?.isFile() || stats?.isSymbolicLink() ? [path] : [];
    return readdirSync(this.#file(path)).flatMap((name) => this.filesAt(`${path}/${name}`));
  }

  /** Makes these paths and the folders above them accessible. True when some were not. */
  unlock(paths: readonly string[]): boolean {
    const entries = new Set(paths.flatMap((path) => [...foldersAbove(path), path]));
    let isChanged = false;
    for (const path of entries) {
      const stat = this.#look(path);
      const expected = stat?.isDirectory() ? 0o700 : stat?.isFile() ? 0o400 : 0;
      if (stat === undefined || (stat.mode & expected) === expected) continue;
      chmodSync(this.#file(path), (stat.mode & 0o7777) | expected);
      isChanged = true;
    }
    return isChanged;
  }

  /** Removes a file, and folders above it that are then empty and were made after `since`. */
  remove(path: string, since: Date): void {
    try {
      rmSync(this.#file(path), { force: true });
    } catch (cause) {
      const file = join(this.#root, path);
      throw new GitError(`${file} could not be removed; ${unlockAdvice([file])}`, { cause });
    }
    this.#pruneAbove(path, since);
  }

  /** Moves an entry to the same path below another folder, or below one numbered like it. */
  moveAside(path: string, asideDir: string, since: Date): void {
    const from = join(this.#root, path);
    const to = asideDestination(asideDir, path);
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

  /** Removes empty folders above a path, of any age where the file system does not know when they were made. */
  #pruneAbove(path: string, since: Date): void {
    for (const folder of foldersAbove(path).reverse()) {
      const created = this.#look(folder)?.birthtimeMs ?? 0;
      if (created > 0 && created < since.getTime() - 1_000) return;
      if (!tryRemoveEmptyFolder(this.#file(folder))) return;
    }
  }

  #look(path: string): Stats | undefined {
    const folder = dirname(path);
    if (folder !== '.' && !this.#look(folder)?.isDirectory()) return undefined;
    return lstatSync(this.#file(path), { throwIfNoEntry: false });
  }

  isRepository(path: string): boolean {
    return existsSync(this.#file(`${path}/.git`));
  }

  #file(path: string): string | Buffer {
    return fileBelow(this.#root, path);
  }
}

/** Only root can clear the immutable flag. */
export function unlockAdvice(files: readonly string[]): string {
  return `if it is immutable, make it writable and run again: sudo chattr -i -- ${files.map(shellWord).join(' ')}`;
}

/** Finds a free place: `n/m` may have been moved before `n`, or `n` as a file before `n/m`. */
function asideDestination(asideDir: string, path: string): string {
  for (let count = 1; ; count += 1) {
    const folder = count === 1 ? asideDir : `${asideDir}+${count}`;
    const workTree = new WorkTreeFiles(folder);
    if (workTree.inTheWayOf(path) === null && !workTree.hasEntry(path)) return join(folder, path);
  }
}
