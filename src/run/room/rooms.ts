import { existsSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { listDir, tryRemoveEmptyFolder } from '../../system/files/atomic-file.ts';
import { realPath } from '../../system/files/file-path.ts';
import { syncFiles } from '../../system/git/calls/file-sync.ts';
import { GitError, isMachineFault } from '../../system/git/calls/git-error.ts';
import { linkedTrees } from '../../system/git/calls/linked-trees.ts';
import type { Git } from '../../system/git/git.ts';
import { folderMode } from '../../system/git/objects/trees.ts';
import type { StatusChange, TreeState } from '../../system/git/work-tree-status.ts';
import { getCheckoutArguments, removeAll } from '../../system/git/worktree.ts';
import { clearSpecialFiles, findBelow } from '../../system/process/special-files.ts';
import { areChanged, type IncomingFolders } from './installed-folders.ts';
import { filledSubmodules } from './submodules.ts';

/**
 * Room of attempts: a folder with the files of a commit, in which what works there finds a clone of its own (`openClone`). The
 * engine looks at the files by `git`, which has an index and a HEAD outside of the room.
 */
export interface Room {
  readonly name: string;
  readonly root: string;
  readonly git: Git;
  /** Ignored and other files that the set-up left, which a reset spares; null before there was any. */
  prepared: TreeState | null;
  /** Installed folders that came into it, in ms since the epoch of the last change by the set-up. */
  installed: { readonly incoming: IncomingFolders; readonly at: number } | null;
  /** The tree as the last reset left it, while nothing has touched it since. */
  known: TreeState | null;
}

/** Rooms in one folder outside the repository; only those are ever listed or removed. */
export class Rooms {
  readonly #git: Git;
  readonly folder: string;
  #last: Promise<unknown> = Promise.resolve();

  /** `folder` should lie outside the repository, on the same disk. */
  constructor(git: Git, folder: string) {
    this.#git = git;
    this.folder = realPath(folder);
  }

  /** Makes a room with the files of `commit`. What an earlier run left under the name is removed first. */
  async add(name: string, commit: string): Promise<Room> {
    // One after the other: git races on its own files there. Files of one are written while the next is made.
    const created = this.#last.then(() => this.#make(name, commit));
    this.#last = created.catch(() => undefined);
    const room = await created;
    await room.git.run(getCheckoutArguments(commit));
    return room;
  }

  async #make(name: string, commit: string): Promise<Room> {
    const root = join(this.folder, name);
    if (name === '' || /[\\/]|^\.\.?$/.test(name))
      throw new GitError(`a room cannot be named "${name}"; name one folder`);
    await this.remove(name);
    // Forced twice: over what git still knows, and has locked, of a tree that a killed run was making here.
    const forced = ['--force', '--force'];
    await this.#git.run(['worktree', 'add', '--quiet', '--detach', '--no-checkout', ...forced, '--', root, commit]);
    const record = this.#recordsOf(root)[0]?.gitDir;
    if (record === undefined) throw new GitError(`git made no work tree in ${root}; check whether the disk is full`);
    // Git copied it from a sparse checkout; without it, it checks out the whole tree.
    rmSync(join(record, 'info/sparse-checkout'), { force: true });
    // After a power cut git could not tell what is empty here from foreign folders.
    await syncFiles('/', [join(root, '.git'), ...['HEAD', 'gitdir', 'commondir'].map((file) => join(record, file))]);
    return this.#roomAt(root, record);
  }

  #roomAt(root: string, record: string): Room {
    return {
      name: basename(root),
      root,
      git: this.#git.room(root, record),
      prepared: null,
      installed: null,
      known: null,
    };
  }

  /**
   * Gives a room the files of `commit`, whatever an attempt left: tracked and untracked files are as the commit and the set-up
   * have them, and what git ignores is as it was, or gone where it is new. False where that cannot be.
   */
  async tryReset(room: Room, commit: string): Promise<boolean> {
    const { git, root, prepared, installed } = room;
    room.known = null;
    try {
      if (installed !== null && (await areChanged(root, installed.incoming, installed.at))) return false;
      if ((await filledSubmodules(git)).length > 0) return false;
      await clearSpecialFiles(root);
      await removeAll(join(root, '.git'));
      await git.run(['read-tree', '--reset', commit]);
      await this.#dissolveRepositories(room, commit);
      // First, because attributes that are not the commit's would decide what a checkout writes.
      await this.#clean(room);
      // An attempt may have dated a file back: its change time tells.
      await git.run(['-c', 'core.trustctime=true', '-c', 'core.checkStat=default', ...getCheckoutArguments(commit)]);
      const ignored = new Set(prepared?.ignored);
      const freshIn = ({ ignored: all = [] }: TreeState) => all.filter((path) => !ignored.has(path));
      let state = await git.state();
      const fresh = freshIn(state);
      for (const path of fresh) await removeAll(join(root, path));
      if (fresh.length > 0) {
        await this.#clean(room); // folders that are empty now, and what rules had hidden
        state = await git.state();
      }
      room.known = state;
      const isLeft = ({ path }: StatusChange) => !prepared?.changes.some((change) => change.path === path);
      return !state.changes.some(isLeft) && freshIn(state).length === 0;
    } catch (error) {
      if (isMachineFault(error)) throw error;
      return false; // a folder that cannot be opened, for example: a new room is made
    }
  }

  /** Removes what is neither the index's nor ignored, but for what the set-up made. */
  async #clean({ git, prepared }: Room): Promise<void> {
    const created = (prepared?.changes ?? []).map(({ path }) => `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`);
    await git.run(['clean', '-ffdq', ...created.flatMap((pattern) => ['-e', pattern])]);
  }

  /** Undoes folders of the commit that became repositories: git would not look at their files. */
  async #dissolveRepositories({ git, root }: Room, commit: string): Promise<void> {
    for (const path of await findBelow(root, ['-name', '.git'])) {
      const folder = await git.trees.at(commit, dirname(path));
      if (folder?.mode === folderMode) await removeAll(join(root, path));
    }
  }

  async remove(name: string): Promise<void> {
    const root = join(this.folder, name);
    await removeAll(root);
    for (const { gitDir } of this.#recordsOf(root)) {
      await rm(gitDir, { recursive: true, force: true, maxRetries: 3 });
      tryRemoveEmptyFolder(dirname(gitDir)); // with the last linked work tree, as git does
    }
  }

  /** Names of rooms that git knows or whose folders are left. */
  list(): string[] {
    const existing = linkedTrees(this.#git).flatMap(({ root }) =>
      dirname(root) === this.folder ? [basename(root)] : [],
    );
    // A kill in the middle of a reset or a removal leaves the files of a numbered room without its `.git`.
    const isRoom = (name: string) => /^\d+$/.test(name) || existsSync(join(this.folder, name, '.git'));
    const remaining = listDir(this.folder).filter(isRoom);
    return [...new Set([...existing, ...remaining])].sort();
  }

  /** Finds a room of ours, even without its folder; null where git knows of none. */
  find(root: string): Room | null {
    const [record] = dirname(root) === this.folder ? this.#recordsOf(root) : [];
    return record === undefined ? null : this.#roomAt(root, record.gitDir);
  }

  /** Removes all but those in `spared`, as after a killed run. Returns their names. */
  async reap(spared: ReadonlySet<string> = new Set()): Promise<string[]> {
    const names = this.list().filter((name) => !spared.has(join(this.folder, name)));
    for (const name of names) await this.remove(name);
    return names;
  }

  #recordsOf(root: string) {
    return linkedTrees(this.#git).filter((tree) => tree.root === root);
  }
}
