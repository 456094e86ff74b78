import { existsSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { listDir, tryRemoveEmptyFolder } from '../../system/files/atomic-file.ts';
import { resolveRealPath } from '../../system/files/file-path.ts';
import { syncFiles } from '../../system/git/calls/file-sync.ts';
import { GitError, isMachineFault } from '../../system/git/calls/git-error.ts';
import { listLinkedTrees } from '../../system/git/calls/linked-trees.ts';
import type { Git } from '../../system/git/git.ts';
import { folderMode } from '../../system/git/objects/trees.ts';
import type { StatusChange, TreeState } from '../../system/git/work-tree-status.ts';
import { getCheckoutArguments, removeAll } from '../../system/git/worktree.ts';
import { clearSpecialFiles, findBelow } from '../../system/process/special-files.ts';
import { areChanged, type IncomingFolders } from './installed-folders.ts';
import { listFilledSubmodules } from './submodules.ts';

/** Work tree for attempts. Programs see their own clone (`openClone`); the engine's `git` has its index outside. */
export interface Room {
  readonly name: string;
  readonly root: string;
  readonly git: Git;
  /** Files left by the set-up, which a reset keeps; null before the set-up. */
  prepared: TreeState | null;
  /** Copied dependency folders; `at` is the last change by the set-up, in ms since the epoch. */
  installed: { readonly incoming: IncomingFolders; readonly at: number } | null;
  /** Tree after the last reset, as long as nothing has touched it. */
  known: TreeState | null;
}

/** Manages the rooms in one folder outside the repository; never touches other folders. */
export class Rooms {
  readonly #git: Git;
  readonly folder: string;
  #queue: Promise<unknown> = Promise.resolve();

  /** `folder` should be outside the repository but on the same disk. */
  constructor(git: Git, folder: string) {
    this.#git = git;
    this.folder = resolveRealPath(folder);
  }

  /** Creates a room with the files of `commit`, replacing leftovers of the same name. */
  async add(name: string, commit: string): Promise<Room> {
    // One at a time, because `git worktree add` races with itself. Writing files overlaps with creating the next room.
    const created = this.#queue.then(() => this.#make(name, commit));
    this.#queue = created.catch(() => undefined);
    const room = await created;
    await room.git.run(getCheckoutArguments(commit));
    return room;
  }

  async #make(name: string, commit: string): Promise<Room> {
    const root = join(this.folder, name);
    if (name === '' || /[\\/]|^\.\.?$/.test(name))
      throw new GitError(`a room cannot be named "${name}"; name one folder`);
    await this.remove(name);
    // Two `--force` options override a locked record left by a killed run.
    const forced = ['--force', '--force'];
    await this.#git.run(['worktree', 'add', '--quiet', '--detach', '--no-checkout', ...forced, '--', root, commit]);
    const record = this.#recordsOf(root)[0]?.gitDir;
    if (record === undefined) throw new GitError(`git made no work tree in ${root}; check whether the disk is full`);
    // Git copies this from a sparse checkout; a room needs the whole tree.
    rmSync(join(record, 'info/sparse-checkout'), { force: true });
    // If these files were empty after a power cut, git couldn't tell the room from a foreign folder.
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

  /** Resets a room to `commit` and the set-up's files. Returns false if that isn't possible. */
  async tryReset(room: Room, commit: string): Promise<boolean> {
    const { git, root, prepared, installed } = room;
    room.known = null;
    try {
      if (installed !== null && (await areChanged(root, installed.incoming, installed.at))) return false;
      if ((await listFilledSubmodules(git)).length > 0) return false;
      await clearSpecialFiles(root);
      await removeAll(join(root, '.git'));
      await git.run(['read-tree', '--reset', commit]);
      await this.#dissolveRepositories(room, commit);
      // Clean before the checkout: leftover attributes would change what it writes.
      await this.#cleanUntracked(room);
      // An attempt may have faked a file's modification time, but not its change time.
      await git.run(['-c', 'core.trustctime=true', '-c', 'core.checkStat=default', ...getCheckoutArguments(commit)]);
      const ignored = new Set(prepared?.ignored);
      const listNewPaths = ({ ignored: all = [] }: TreeState) => all.filter((path) => !ignored.has(path));
      let state = await git.state();
      const newPaths = listNewPaths(state);
      for (const path of newPaths) await removeAll(join(root, path));
      if (newPaths.length > 0) {
        await this.#cleanUntracked(room); // removes newly empty folders and files that ignore rules had hidden
        state = await git.state();
      }
      room.known = state;
      const isUnexpected = ({ path }: StatusChange) => !prepared?.changes.some((change) => change.path === path);
      return !state.changes.some(isUnexpected) && listNewPaths(state).length === 0;
    } catch (error) {
      if (isMachineFault(error)) throw error;
      return false; // for example an unreadable folder: the caller creates a new room
    }
  }

  /** Removes untracked files except those made by the set-up. */
  async #cleanUntracked({ git, prepared }: Room): Promise<void> {
    const created = (prepared?.changes ?? []).map(({ path }) => `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`);
    await git.run(['clean', '-ffdq', ...created.flatMap((pattern) => ['-e', pattern])]);
  }

  /** Removes `.git` from tracked folders that became repositories: git would not look inside. */
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
      tryRemoveEmptyFolder(dirname(gitDir)); // like git does for the last linked work tree
    }
  }

  list(): string[] {
    const existing = listLinkedTrees(this.#git).flatMap(({ root }) =>
      dirname(root) === this.folder ? [basename(root)] : [],
    );
    // A killed reset or removal leaves a numbered room without its `.git`.
    const isRoom = (name: string) => /^\d+$/.test(name) || existsSync(join(this.folder, name, '.git'));
    const remaining = listDir(this.folder).filter(isRoom);
    return [...new Set([...existing, ...remaining])].sort();
  }

  /** Finds a room by git's record, even if its folder is gone. */
  find(root: string): Room | null {
    const [record] = dirname(root) === this.folder ? this.#recordsOf(root) : [];
    return record === undefined ? null : this.#roomAt(root, record.gitDir);
  }

  async reap(spared: ReadonlySet<string> = new Set()): Promise<string[]> {
    const names = this.list().filter((name) => !spared.has(join(this.folder, name)));
    for (const name of names) await this.remove(name);
    return names;
  }

  #recordsOf(root: string) {
    return listLinkedTrees(this.#git).filter((tree) => tree.root === root);
  }
}
