import { lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hasOddBytes, joinWithNuls } from '../files/path-bytes.ts';
import type { Git } from './git.ts';
import { folderMode, linkMode, repositoryMode, type TreeEntry } from './objects/trees.ts';
import { verbatimRules } from './verbatim-checkout.ts';

/** Begins the names of their folders. */
export const spareName = 'spare-';

/** Fewer entries than this index holds are written sooner than they are compared: about 3,000. */
const smallIndex = 256 * 1024;

/**
 * Files of a commit that were written before they are asked for, or that a closed clean copy no longer needs. Writing
 * 50,000 takes seconds, reading them a part of one. Agents and judged commands may have changed them: they count only
 * after `compareFiles`.
 */
export class SpareFiles {
  readonly #scratch: string;
  readonly #end = new AbortController();
  #tree: Promise<string | null> | null = null;

  /** `scratch` is an absolute folder, which the caller removes in the end. */
  constructor(scratch: string) {
    this.#scratch = scratch;
  }

  /** Has `write` write files into a folder, beside whatever else is done, where there are many and none are spare. */
  writeAhead(git: Git, write: (folder: string, cancel: AbortSignal) => Promise<string>): void {
    if (this.#tree !== null || !isLarge(git)) return;
    const folder = this.#newFolder();
    this.#tree = write(folder, this.#end.signal).catch(() => {
      // An obstacle, such as a full disk, is reported where the files are needed and written again.
      rmSync(folder, { recursive: true, force: true });
      return null;
    });
  }

  /** Keeps the files of a copy that is no longer used, where there are many. */
  keep(git: Git, tree: string): void {
    if (this.#tree !== null || this.#end.signal.aborted || !isLarge(git)) return;
    const to = join(this.#newFolder(), 'tree');
    if (tryMove(tree, to)) this.#tree = Promise.resolve(to);
  }

  /** Moves what is spare to `to`, which is not there yet. False where there is nothing. */
  async take(to: string): Promise<boolean> {
    const spare = this.#tree;
    this.#tree = null;
    const tree = await spare;
    return tree !== null && tryMove(tree, to);
  }

  /** Stops writing ahead. */
  async close(): Promise<void> {
    this.#end.abort();
    await this.#tree;
  }

  #newFolder(): string {
    mkdirSync(this.#scratch, { recursive: true });
    return mkdtempSync(join(this.#scratch, spareName));
  }
}

function isLarge({ gitDir }: Git): boolean {
  return (statSync(join(gitDir, 'index'), { throwIfNoEntry: false })?.size ?? 0) >= smallIndex;
}

/** False on another disk, or where the folder is gone: it is written anew then. */
function tryMove(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes from the work tree of `git`, which may hold anything, all that a commit does not have, and lets the index of
 * `git` know the files whose content has the hash that the commit names. A checkout then writes the others. False, with
 * the work tree in any state, where a file cannot be told by its hash alone.
 */
export async function compareFiles(git: Git, listed: readonly TreeEntry[], source: Git): Promise<boolean> {
  if (!(await areToldByHash(listed, source))) return false;
  const rules = join(git.gitDir, 'info', 'attributes');
  try {
    mkdirSync(join(git.gitDir, 'info'), { recursive: true });
    // Else git would take a file with other line ends for the same.
    writeFileSync(rules, verbatimRules);
    const files = listed.filter(({ mode }) => mode !== folderMode);
    const stdin = joinWithNuls(files.map(({ mode, id, path }) => `${mode} ${id}\t${path}`));
    await git.run(['update-index', '-z', '--index-info'], { stdin });
    // Without times in the index git reads every file, and ends with 1 where some differ. A checkout sees what is gone then.
    const reading = git.try(['update-index', '-q', '--refresh']);
    const [removed, read] = await Promise.allSettled([removeOthers(git.root, listed), reading]);
    return read.status === 'fulfilled' && removed.status === 'fulfilled' && removed.value;
  } catch {
    return false; // such as a folder that cannot be opened
  } finally {
    rmSync(rules, { force: true });
  }
}

/** False where a checkout writes other bytes than git stores, or where git does not look at all files. */
async function areToldByHash(listed: readonly TreeEntry[], source: Git): Promise<boolean> {
  if (listed.some(({ mode, path }) => mode === repositoryMode || hasOddBytes(path))) return false;
  const attributes = listed.filter(({ path }) => path === '.gitattributes' || path.endsWith('/.gitattributes'));
  const texts = await Promise.all(attributes.map((entry) => source.trees.text(entry)));
  return texts.every((text) => text !== null && !/crlf|ident|working-tree-encoding/.test(text));
}

/** Removes all but regular files, links and folders of the commit. False where a name cannot be told. */
async function removeOthers(root: string, listed: readonly TreeEntry[]): Promise<boolean> {
  const modes = new Map(listed.map(({ path, mode }) => [path, mode]));
  if (!lstatSync(root).isDirectory()) return false;
  const folders = [''];
  for (const folder of folders) {
    await setImmediate(); // what runs beside it gets its input from us
    for (const name of readdirSync(join(root, folder))) {
      const path = `${folder}${name}`;
      const file = `${root}/${path}`;
      const mode = modes.get(path);
      if (name.includes('\ufffd') && mode === undefined) return false;
      const stat = lstatSync(file);
      const isExpected =
        mode === folderMode ? stat.isDirectory() : mode === linkMode ? stat.isSymbolicLink() : stat.isFile();
      // A file that shares its content with another could be changed there.
      const isOwn = (stat.isDirectory() || stat.nlink === 1) && (stat.isSymbolicLink() || (stat.mode & 0o7000) === 0);
      if (mode === undefined || !isExpected || !isOwn) rmSync(file, { recursive: true, force: true });
      else if (stat.isDirectory()) folders.push(`${path}/`);
    }
  }
  return true;
}
