import { cpSync, existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listDir } from '../../files/atomic-file.ts';
import { fileBelow, splitAtNuls } from '../../files/path-bytes.ts';
import { shortId } from '../../text/text.ts';
import { GitError, UnmergeableError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { isAncestor } from '../history.ts';
import { absent } from '../objects/trees.ts';
import { changedBetween, checkedOutBytes, entriesBetween, restoreFiles } from '../tree.ts';
import { followBranch, type LocalChanges, localChanges } from './local-changes.ts';
import { WorkTreeFiles } from './work-tree-files.ts';

/** What became of files in the checkout that the move of a branch met. */
export interface Advanced {
  /** Copies of ignored files that were in the way. */
  readonly saved: readonly string[];
  /** Files with a local change that stays as it is, so that they are not as the branch has them. */
  readonly left: readonly string[];
}

/**
 * Moves a branch (by default HEAD's, or a detached HEAD) and drops refs in one transaction; index and files follow
 * where HEAD is on it. Local changes stop nothing where it `keepsLocal`. @throws GitError when it is not at `from`,
 * UnmergeableError when local changes are in the way; then nothing was moved.
 */
export async function advanceBranch(
  git: Git,
  from: string,
  to: string,
  input: { branch?: string | null; drop?: readonly string[]; keepsLocal?: boolean } = {},
): Promise<Advanced> {
  const here = (await git.head()).branch;
  const { branch = here, drop = [], keepsLocal = false } = input;
  const isHere = branch === here;
  if (!isHere && branch === null) throw new GitError(`${git.root} is on a branch now, but was on none before`);
  const isFollowed = from !== to && isHere;
  const local = isFollowed ? await obstacles(git, from, to, keepsLocal) : null;
  const saved = isFollowed ? await keepIgnored(git, from, to) : [];
  // By its name: a switch of the branch at this moment must not take the work along.
  await git.moveHead(from, to, 'phase-executor: fold', { ref: branch ?? 'HEAD', drop });
  if (!isFollowed) return { saved, left: [] };
  if (local !== null) await followBranch(git, from, to, local);
  else await git.run(['read-tree', '-m', '-u', from, to]);
  await git.syncFiles(await changedBetween(git, from, to));
  const left = [...(local ?? [])].flatMap(([path, { content }]) => (content === null ? [path] : []));
  return { saved, left };
}

/**
 * Local changes in the way; null where there are none. Tries again after a refresh: git takes a file that was rewritten with the same
 * content for changed.
 */
async function obstacles(git: Git, from: string, to: string, keepsLocal: boolean): Promise<LocalChanges | null> {
  const trial = ['read-tree', '-m', '-u', '--dry-run', from, to];
  if ((await git.try(trial)).exitCode === 0) return null;
  await git.try(['update-index', '-q', '--refresh']);
  const { exitCode, stderr } = await git.try(trial);
  if (exitCode === 0) return null;
  if (keepsLocal) return localChanges(git, from, to);
  const [, path] = /'([^'\n]+)' (?:would be overwritten by merge|not uptodate)/.exec(stderr) ?? [];
  if (path !== undefined)
    throw new UnmergeableError(
      `${path} is in the way in ${git.root}: it was edited there, or git does not track it; commit it or move it away`,
    );
  await git.run(trial);
  return null;
}

/**
 * Copies aside what lies, ignored, where new files are to come: git does not ask before it overwrites that, and a plan can
 * take a rule away (I5). Returns the copies.
 */
async function keepIgnored(git: Git, from: string, to: string): Promise<string[]> {
  const entries = await entriesBetween(git, from, to);
  const workTree = new WorkTreeFiles(git.root);
  const gone = new Set(entries.flatMap(({ path, is }) => (is === absent ? [path] : [])));
  const fresh = entries.flatMap(({ path, was }) => (was === absent ? [path] : []));
  const there = fresh.flatMap((path) => {
    const obstacle = workTree.inTheWayOf(path) ?? path;
    return obstacle === path ? workTree.filesAt(path) : [obstacle];
  });
  const aside = freeName(asideFolder(git, `advance-${shortId(to)}`));
  const saved = [...new Set(there)].filter((path) => !gone.has(path));
  for (const path of saved)
    cpSync(join(git.root, path), join(aside, path), { verbatimSymlinks: true, preserveTimestamps: true });
  return saved.map((path) => join(aside, path));
}

/** Completes an `advance` that ended after it had moved the branch; changes nothing where there is nothing to do. */
export async function finishAdvance(git: Git, from: string): Promise<void> {
  const { sha } = await git.head();
  if (sha === from || !(await isAncestor(git, from, sha))) return;
  const args = ['read-tree', '-m', '-u', from, sha];
  if ((await git.try(args)).exitCode === 0) await restoreLost(git, from, sha);
  else await followBranch(git, from, sha, await localChanges(git, from, sha));
  await git.syncFiles(await changedBetween(git, from, sha));
}

/** Writes files again that a power cut took back after the index had been synced: missing, of zero bytes, or as before. */
async function restoreLost(git: Git, from: string, to: string): Promise<void> {
  const changed = new Set(await changedBetween(git, from, to));
  const lost: string[] = [];
  for (const { path, worktree } of (await git.state({ untracked: false })).changes) {
    const file = fileBelow(git.root, path);
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

export function asideFolder(git: Git, tag: string): string {
  return join(git.commonDir, 'phase-executor', 'aside', tag);
}

/** Finds `checkpoint/{phase}-{plan}/{timestamp}` folders below the common one. */
export function oldAsideFolders(git: Git, olderThan: Date): string[] {
  const common = asideFolder(git, 'checkpoint');
  const labels = listDir(common).map((label) => join(common, label));
  const folders = labels.flatMap((label) => listDir(label).map((name) => join(label, name)));
  return folders.filter((folder) => statSync(folder).mtime < olderThan);
}

export function freeName(path: string): string {
  let free = path;
  for (let count = 2; existsSync(free); count += 1) free = `${path}-${count}`;
  return free;
}
