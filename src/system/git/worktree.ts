import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { listDir, tryRemoveEmptyFolder } from '../files/atomic-file.ts';
import { capture } from '../process/capture.ts';
import { unmountIn } from '../process/mounts.ts';

import { syncFiles } from './calls/file-sync.ts';
import { GitError } from './calls/git-error.ts';
import type { Git } from './git.ts';

export interface Worktree {
  /** Such as `07-03`. */
  name: string;
  root: string;
  git: Git;
}

/** Work trees in one folder outside the repository; only those are ever listed, removed or pruned. */
export class Worktrees {
  readonly #git: Git;
  readonly #folder: string;
  #last: Promise<unknown> = Promise.resolve();

  /** `folder` should lie outside the repository, on the same disk. */
  constructor(git: Git, folder: string, { make = true } = {}) {
    if (make) mkdirSync(folder, { recursive: true });
    this.#git = git;
    this.#folder = existsSync(folder) ? realpathSync(folder) : folder;
  }

  get folder(): string {
    return this.#folder;
  }

  /** Checks `commit` out, detached. What an earlier run left under the name is removed first. */
  async add(name: string, commit: string): Promise<Worktree> {
    // One after the other: git races on its own files there. Files of one are written while the next is made.
    const made = this.#last.then(() => this.#make(name, commit));
    this.#last = made.catch(() => undefined);
    await this.move(await made, commit);
    return made;
  }

  async #make(name: string, commit: string): Promise<Worktree> {
    const root = join(this.#folder, name);
    if (name === '' || /[\\/]|^\.\.?$/.test(name))
      throw new GitError(`a work tree cannot be named "${name}"; name one folder`);
    if (existsSync(root)) await this.remove(name);
    // Forced twice: over what git still knows, and has locked, of a tree that a killed run was making here.
    const forced = ['--force', '--force'];
    await this.#git.run(['worktree', 'add', '--quiet', '--detach', '--no-checkout', ...forced, '--', root, commit]);
    const gitDir = linkedGitDir(root);
    if (gitDir === null) throw new GitError(`git made no work tree in ${root}; check whether the disk is full`);
    // After a power cut git could not tell what is empty here from foreign folders.
    await syncFiles('/', [join(root, '.git'), ...['HEAD', 'gitdir', 'commondir'].map((file) => join(gitDir, file))]);
    return { name, root, git: this.#git.at(root, gitDir) };
  }

  async move({ git }: Worktree, commit: string): Promise<void> {
    await git.run(checkoutOf(commit));
    git.index.knowFlagged([]);
  }

  /** Removes a work tree that `add` made, like `remove`, but without a process. */
  async discard({ root, git }: Worktree): Promise<void> {
    await removeAll(root);
    await rm(git.gitDir, { recursive: true, force: true, maxRetries: 3 });
    tryRemoveEmptyFolder(dirname(git.gitDir)); // with the last linked work tree, as git does
  }

  /** Removes a work tree with all it holds. An absent one counts as removed. */
  async remove(name: string): Promise<void> {
    const root = join(this.#folder, name);
    await removeAll(root);
    for (const entry of await this.#registered()) {
      if (entry.root !== root) continue;
      // Twice: a lock is not a reason to keep what is ours and gone.
      await this.#git.run(['worktree', 'remove', '--force', '--force', '--', root]);
    }
  }

  /** Names of work trees that git knows or that are left in our folder. */
  async list(): Promise<string[]> {
    const known = (await this.#registered()).map((entry) => entry.name);
    const home = join(this.#git.commonDir, 'worktrees');
    const left = listDir(this.#folder).filter((name) => linkedGitDir(join(this.#folder, name))?.startsWith(`${home}/`));
    return [...new Set([...known, ...left])].sort();
  }

  /** Finds a work tree of ours, even without its folder; null where git knows of none. */
  find(root: string): Worktree | null {
    const home = join(this.#git.commonDir, 'worktrees');
    if (dirname(root) !== this.#folder) return null;
    // By git's own record: an agent may have written what stands in the work tree.
    const name = listDir(home).find((each) => leadsToRoot(root, join(home, each)));
    if (name === undefined) return null;
    return { name: basename(root), root, git: this.#git.at(root, join(home, name)) };
  }

  /** Removes all of ours except those in `spared`, as after a killed run. Returns their names. */
  async reap(spared: ReadonlySet<string> = new Set()): Promise<string[]> {
    const names = (await this.list()).filter((name) => !spared.has(join(this.#folder, name)));
    for (const name of names) await this.remove(name);
    return names;
  }

  async #registered(): Promise<{ name: string; root: string }[]> {
    const roots = await registeredTrees(this.#git);
    return roots.flatMap((root) => (dirname(root) === this.#folder ? [{ name: basename(root), root }] : []));
  }
}

/** Arguments with one worker per core: on 50,000 files this is four times as fast as git's default of one. */
export function checkoutOf(commit: string): string[] {
  const settings = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=100'];
  return [...settings, 'reset', '--hard', '--quiet', commit, '--'];
}

/** Folders of all linked work trees on git's record, also those that are gone. */
export async function registeredTrees(git: Git): Promise<string[]> {
  // Git keeps a folder for each, and none where there is none.
  if (listDir(join(git.commonDir, 'worktrees')).length === 0) return [];
  const entries = (await git.read(['worktree', 'list', '--porcelain', '-z'])).split('\0');
  return entries.flatMap((entry) => (entry.startsWith('worktree ') ? [entry.slice('worktree '.length)] : []));
}

/** Removes a folder even where parts are locked: Go makes its module cache read-only. */
export async function removeAll(root: string): Promise<void> {
  unmountIn(root);
  const removing = () => rm(root, { recursive: true, force: true, maxRetries: 3 });
  await removing().catch(async (error: NodeJS.ErrnoException) => {
    // It goes from folder to folder, however deep they are.
    if (error.code === 'ENAMETOOLONG')
      return void (await capture('rm', ['-rf', '--', root], { cwd: '/', env: { PATH: '/usr/bin:/bin' } }));
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    unlockFolders(root);
    return removing();
  });
}

/** Follows no link. The removal that follows reports what cannot be opened. */
function unlockFolders(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) unlockFolders(join(folder, entry.name));
  } catch {
    // the removal reports it
  }
}

/** Target of the `.git` file of a linked work tree; null without one. */
function linkedGitDir(root: string): string | null {
  const link = join(root, '.git');
  if (!statSync(link, { throwIfNoEntry: false })?.isFile()) return null;
  return /^gitdir: (.+)$/m.exec(readFileSync(link, 'utf8'))?.[1] ?? null;
}

function leadsToRoot(root: string, gitDir: string): boolean {
  const record = join(gitDir, 'gitdir');
  return existsSync(record) && resolve(gitDir, readFileSync(record, 'utf8').trim()) === join(root, '.git');
}
