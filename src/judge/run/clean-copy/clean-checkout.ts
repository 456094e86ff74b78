import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SavedFolder } from '../../../system/files/kept-folder.ts';
import { makeCleanCopy } from '../../../system/git/clean-copy.ts';
import type { Git } from '../../../system/git/git.ts';
import { removeTree, unmountBelow } from '../../../system/process/mounts.ts';
import type { Finding } from '../../rules/finding.ts';
import { CopyReset } from './copy-reset.ts';
import { type FreshHome, settingsOfHome } from './fresh-home.ts';

export interface CleanCheckoutSource {
  readonly git: Git;
  /** The directory that holds `.planning`, absolute, and its path below the top with a slash at the end. */
  readonly project: string;
  readonly prefix: string;
  /** `false`: the planning documents are in no commit, so they come from the checkout. */
  readonly commitDocs: boolean;
  /** A folder outside of the repository. */
  readonly scratch: string;
  readonly makeHome: (folder: string) => FreshHome;
}

/** One commit, checked out where no agent was, with a home for what runs there. */
export class CleanCheckout {
  readonly commit: string;
  readonly root: string;
  readonly top: string;
  readonly #makeHome: () => FreshHome;
  #home: FreshHome;
  #prepared: PreparedFolder | null = null;
  readonly temporary: string;
  /** The folder above its files, where nothing may come to lie that tools obey. */
  readonly options: string;
  readonly scratch: string;
  readonly #copy: CopyReset;
  readonly #folder: string;
  #isUsed = false;
  /** Results of commands on this commit, by command: running one again would give the same. */
  readonly answers = new Map<string, Finding>();

  private constructor(commit: string, root: string, copy: CopyReset, folder: string, source: CleanCheckoutSource) {
    const { prefix, makeHome } = source;
    this.commit = commit;
    this.#copy = copy;
    this.#folder = folder;
    this.options = root === source.git.root ? dirname(root) : source.scratch;
    this.top = root;
    this.root = join(root, prefix);
    this.#makeHome = () => makeHome(join(folder, 'home'));
    this.#home = this.#makeHome();
    this.scratch = join(folder, 'scratch');
    this.temporary = join(folder, 'tmp');
    for (const path of [this.scratch, this.temporary]) mkdirSync(path, { recursive: true, mode: 0o700 });
  }

  /** @throws IncompleteCommitError when the repository does not hold all of the commit. */
  static async open(source: CleanCheckoutSource, commit: string, branch: string | null): Promise<CleanCheckout> {
    const { git, project, commitDocs, scratch } = source;
    mkdirSync(scratch, { recursive: true });
    // A name that no agent could know while it ran.
    const folder = mkdtempSync(join(scratch, 'judge-'));
    try {
      const copy = await makeCleanCopy(git, commit, folder, branch);
      const checkout = new CleanCheckout(commit, copy.root, CopyReset.ofCopy(copy, git), folder, source);
      const documents = join(checkout.root, '.planning');
      if ((!commitDocs || !existsSync(documents)) && existsSync(join(project, '.planning')))
        cpSync(join(project, '.planning'), documents, { recursive: true, dereference: false });
      return checkout;
    } catch (error) {
      removeTree(folder);
      throw error;
    }
  }

  /** The checkout itself, without changes, in a job of its own where no agent has been and only the project's set-up has run. */
  static here(source: CleanCheckoutSource, commit: string): CleanCheckout {
    mkdirSync(source.scratch, { recursive: true });
    const folder = mkdtempSync(join(source.scratch, 'judge-'));
    return new CleanCheckout(commit, source.git.root, CopyReset.ofCheckout(source.git), folder, source);
  }

  /** Undoes what programs left among the files and in HOME since the last time: it would be no part of the commit. */
  async reset(): Promise<void> {
    if (!this.#isUsed) return;
    this.#isUsed = false;
    unmountBelow(this.#folder);
    const undone = await this.#copy.reset(this.commit);
    this.#clearAbove();
    if (this.#prepared?.tryRestore() !== true) this.#home = this.#makeHome();
    // Files that a command made are gone then, so its result no longer holds for a plan that needs them.
    if (undone.length > 0) this.answers.clear();
  }

  changes(): Promise<string[]> {
    return this.#copy.changes();
  }

  get home(): FreshHome {
    return this.#home;
  }

  /** To be called once the checkout is prepared: what that left in its HOME and for git is needed from now on. */
  keepSetUp(): void {
    this.#prepared = new PreparedFolder(this.#home.path, settingsOfHome);
    this.#copy.keepShown();
  }

  /** Removes files that programs left beside the commit's: later programs would find settings there. */
  #clearAbove(): void {
    const own = new Set(['tree', 'store.git', 'home', 'caches', 'scratch', 'tmp']);
    for (const name of readdirSync(this.#folder))
      if (!own.has(name)) rmSync(join(this.#folder, name), { recursive: true, force: true });
  }

  /** Puts a file in place of what is there until the next reset, with its mode where no other is given; null removes it. */
  write(path: string, content: string | Buffer | null, other?: number): void {
    this.use();
    const file = join(this.top, path);
    const mode = other ?? lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0o644;
    rmSync(file, { force: true, recursive: true });
    if (content === null) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: mode & 0o777 });
  }

  /** To be called before a program is run there that may leave files. */
  use(): void {
    this.#isUsed = true;
  }

  close(): void {
    unmountBelow(this.#folder);
    removeTree(this.#folder);
  }
}

/** A folder as a set-up left it: the names at its top and below, and the content of some of them. */
export class PreparedFolder {
  readonly #path: string;
  readonly #names: ReadonlySet<string>;
  readonly #kept: SavedFolder;

  constructor(path: string, saved: readonly string[]) {
    this.#path = path;
    this.#names = new Set(listNames(path));
    this.#kept = new SavedFolder(path, saved);
  }

  /** False where it is no folder any more. */
  tryRestore(): boolean {
    if (!lstatSync(this.#path, { throwIfNoEntry: false })?.isDirectory()) return false;
    const added = listNames(this.#path).filter((name) => !this.#names.has(name));
    for (const name of added) rmSync(join(this.#path, name), { recursive: true, force: true });
    this.#kept.restore();
    return true;
  }
}

function listNames(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const below = entry.isDirectory() ? readdirSync(join(path, entry.name)) : [];
    return [entry.name, ...below.map((name) => join(entry.name, name))];
  });
}
