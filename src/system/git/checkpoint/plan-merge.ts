import { cpSync, existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listDir } from '../../files/atomic-file.ts';
import { getFileBelow, splitAtNuls } from '../../files/path-bytes.ts';
import { shortenId } from '../../text/text.ts';
import { GitError, UnmergeableError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { isAncestor } from '../history.ts';
import { absent } from '../objects/trees.ts';
import { checkedOutBytes, listChangedPaths, listEntriesBetween, restoreFiles } from '../tree.ts';
import { followBranch, type LocalChanges, listLocalChanges } from './local-changes.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

export interface Advanced {
  readonly saved: readonly string[];
  /** Files that keep their local change and so differ from the branch. */
  readonly left: readonly string[];
}

/**
 * Moves a branch (default: HEAD) and deletes refs in one transaction. Index and files follow if HEAD is on it. With
 * `keepsLocal`, local changes don't block. @throws GitError if it isn't at `from`; UnmergeableError if local changes
 * are in the way, without moving anything
 */
export async function advanceBranch(
  git: Git,
  from: string,
  to: string,
  input: { branch?: string | null; drop?: readonly string[]; keepsLocal?: boolean } = {},
): Promise<Advanced> {
  const currentBranch = (await git.head()).branch;
  const { branch = currentBranch, drop = [], keepsLocal = false } = input;
  const isCheckedOut = branch === currentBranch;
  if (!isCheckedOut && branch === null) throw new GitError(`${git.root} is on a branch now, but was on none before`);
  const isFollowed = from !== to && isCheckedOut;
  const local = isFollowed ? await findLocalChanges(git, from, to, keepsLocal) : null;
  const saved = isFollowed ? await copyIgnored(git, from, to) : [];
  // Named explicitly, so that a concurrent branch switch can't redirect the work.
  await git.moveHead(from, to, 'phase-executor: fold', { ref: branch ?? 'HEAD', drop });
  if (!isFollowed) return { saved, left: [] };
  if (local !== null) await followBranch(git, from, to, local);
  else await git.run(['read-tree', '-m', '-u', from, to]);
  await git.syncFiles(await listChangedPaths(git, from, to));
  const left = [...(local ?? [])].flatMap(([path, { content }]) => (content === null ? [path] : []));
  return { saved, left };
}

/** Retries after a refresh, because git reports rewritten but identical files as changed. */
async function findLocalChanges(git: Git, from: string, to: string, keepsLocal: boolean): Promise<LocalChanges | null> {
  const trial = ['read-tree', '-m', '-u', '--dry-run', from, to];
  if ((await git.try(trial)).exitCode === 0) return null;
  await git.try(['update-index', '-q', '--refresh']);
  const { exitCode, stderr } = await git.try(trial);
  if (exitCode === 0) return null;
  if (keepsLocal) return listLocalChanges(git, from, to);
  const [, path] = /'([^'\n]+)' (?:would be overwritten by merge|not uptodate)/.exec(stderr) ?? [];
  if (path !== undefined)
    throw new UnmergeableError(
      `${path} is in the way in ${git.root}: it was edited there, or git does not track it; commit it or move it away`,
    );
  await git.run(trial);
  return null;
}

/** Git overwrites ignored files without asking, and a plan may have removed the rule (I5). Returns the copies. */
async function copyIgnored(git: Git, from: string, to: string): Promise<string[]> {
  const entries = await listEntriesBetween(git, from, to);
  const workTree = new WorkTreeFiles(git.root);
  const gone = new Set(entries.flatMap(({ path, is }) => (is === absent ? [path] : [])));
  const fresh = entries.flatMap(({ path, was }) => (was === absent ? [path] : []));
  const blockingFiles = fresh.flatMap((path) => {
    const obstacle = workTree.inTheWayOf(path) ?? path;
    return obstacle === path ? workTree.filesAt(path) : [obstacle];
  });
  const aside = chooseFreeName(getAsideFolder(git, `advance-${shortenId(to)}`));
  const saved = [...new Set(blockingFiles)].filter((path) => !gone.has(path));
  for (const path of saved)
    cpSync(join(git.root, path), join(aside, path), { verbatimSymlinks: true, preserveTimestamps: true });
  return saved.map((path) => join(aside, path));
}

/** Completes an interrupted `advanceBranch` that had already moved the branch; otherwise does nothing. */
export async function finishAdvance(git: Git, from: string): Promise<void> {
  const { sha } = await git.head();
  if (sha === from || !(await isAncestor(git, from, sha))) return;
  const args = ['read-tree', '-m', '-u', from, sha];
  if ((await git.try(args)).exitCode === 0) await restoreLost(git, from, sha);
  else await followBranch(git, from, sha, await listLocalChanges(git, from, sha));
  await git.syncFiles(await listChangedPaths(git, from, sha));
}

/** Rewrites files lost in a power cut: missing, zeroed, or still the old content. */
async function restoreLost(git: Git, from: string, to: string): Promise<void> {
  const changed = new Set(await listChangedPaths(git, from, to));
  const lost: string[] = [];
  for (const { path, worktree } of (await git.state({ untracked: false })).changes) {
    const file = getFileBelow(git.root, path);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (worktree === '.' || !changed.has(path) || stat?.isFile() === false) continue;
    const bytes = stat === undefined ? Buffer.alloc(0) : readFileSync(file);
    const isOld = (await checkedOutBytes(git, from, path))?.equals(bytes);
    if (isOld || bytes.every((byte) => byte === 0)) lost.push(path);
  }
  await restoreFiles(git, to, lost);
}

export async function mergeTrees(
  git: Git,
  ours: string,
  theirs: string,
): Promise<{ tree: string; conflicts: string[] }> {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs];
  const result = await git.try(args, { reading: true });
  const [tree = '', ...conflicts] = splitAtNuls(result.stdout.toString('utf8'));
  if (result.exitCode > 1 || tree === '')
    throw new UnmergeableError(`git could not merge ${theirs} into ${ours}: ${result.stderr.trim()}`);
  return { tree, conflicts: result.exitCode === 0 ? [] : conflicts };
}

export function getAsideFolder(git: Git, tag: string): string {
  return join(git.commonDir, 'phase-executor', 'aside', tag);
}

export function oldAsideFolders(git: Git, olderThan: Date): string[] {
  const common = getAsideFolder(git, 'checkpoint');
  const labels = listDir(common).map((label) => join(common, label));
  const folders = labels.flatMap((label) => listDir(label).map((name) => join(label, name)));
  return folders.filter((folder) => statSync(folder).mtime < olderThan);
}

export function chooseFreeName(path: string): string {
  let free = path;
  for (let count = 2; existsSync(free); count += 1) free = `${path}-${count}`;
  return free;
}
