import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SavedFolder } from '../../../system/files/kept-folder.ts';
import { makeCleanCopy } from '../../../system/git/clean-copy.ts';
import type { Git } from '../../../system/git/git.ts';
import { removeTree, unmountBelow } from '../../../system/process/mounts.ts';
import type { Finding } from '../../rules/finding.ts';
import { CopyReset } from './copy-reset.ts';
import { type FreshHome, homeSettings } from './fresh-home.ts';

export interface CleanCheckoutSource {
  readonly git: Git;
  /** Absolute path of the directory that contains `.planning`. `prefix` is its path in the repository with a trailing slash. */
  readonly project: string;
  readonly prefix: string;
  /** If false, planning documents aren't committed and are copied from the original checkout. */
  readonly commitDocs: boolean;
  readonly scratch: string;
  readonly makeHome: (folder: string) => FreshHome;
}

export class CleanCheckout {
  readonly commit: string;
  readonly root: string;
  readonly top: string;
  readonly #makeHome: () => FreshHome;
  #home: FreshHome;
  #prepared: PreparedFolder | null = null;
  readonly temporary: string;
  /** The parent folder, where a stray file could configure tools. */
  readonly options: string;
  readonly scratch: string;
  readonly #copy: CopyReset;
  readonly #folder: string;
  #isUsed = false;
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

  /** @throws IncompleteCommitError if the repository lacks objects of the commit */
  static async open(source: CleanCheckoutSource, commit: string, branch: string | null): Promise<CleanCheckout> {
    const { git, project, commitDocs, scratch } = source;
    mkdirSync(scratch, { recursive: true });
    // A random name, so that an agent can't prepare the folder in advance.
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

  /** Uses the job's own checkout, for jobs in which no agent has run. */
  static here(source: CleanCheckoutSource, commit: string): CleanCheckout {
    mkdirSync(source.scratch, { recursive: true });
    const folder = mkdtempSync(join(source.scratch, 'judge-'));
    return new CleanCheckout(commit, source.git.root, CopyReset.ofCheckout(source.git), folder, source);
  }

  async reset(): Promise<void> {
    if (!this.#isUsed) return;
    this.#isUsed = false;
    unmountBelow(this.#folder);
    const undone = await this.#copy.reset(this.commit);
    this.#clearAbove();
    if (this.#prepared?.tryRestore() !== true) this.#home = this.#makeHome();
    // Files created by earlier commands are gone, so cached results may no longer hold.
    if (undone.length > 0) this.answers.clear();
  }

  changes(): Promise<string[]> {
    return this.#copy.changes();
  }

  get home(): FreshHome {
    return this.#home;
  }

  /** Call after set-up: keeps its changes to HOME and to the git configuration across resets. */
  keepSetUp(): void {
    this.#prepared = new PreparedFolder(this.#home.path, homeSettings);
    this.#copy.keepShown();
  }

  /** Removes files beside the checkout, which could configure later programs. */
  #clearAbove(): void {
    const ownEntries = new Set(['tree', 'store.git', 'home', 'caches', 'scratch', 'tmp']);
    for (const name of readdirSync(this.#folder))
      if (!ownEntries.has(name)) rmSync(join(this.#folder, name), { recursive: true, force: true });
  }

  /** Writes a file until the next reset; null removes it. The mode defaults to that of the existing file. */
  write(path: string, content: string | Buffer | null, explicitMode?: number): void {
    this.use();
    const file = join(this.top, path);
    const mode = explicitMode ?? lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0o644;
    rmSync(file, { force: true, recursive: true });
    if (content === null) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: mode & 0o777 });
  }

  /** Call before running a program that may leave files. */
  use(): void {
    this.#isUsed = true;
  }

  close(): void {
    unmountBelow(this.#folder);
    removeTree(this.#folder);
  }
}

export class PreparedFolder {
  readonly #path: string;
  readonly #names: ReadonlySet<string>;
  readonly #kept: SavedFolder;

  constructor(path: string, savedNames: readonly string[]) {
    this.#path = path;
    this.#names = new Set(listNames(path));
    this.#kept = new SavedFolder(path, savedNames);
  }

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
