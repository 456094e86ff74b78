import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Git, GitError, zeroEnded } from './git.ts';
import { Place } from './place.ts';
import { hiddenPaths, type Snapshot, unhide } from './snapshot.ts';
import type { TreeState } from './status.ts';

/** What a rollback did. */
export interface Restored {
  head: string;
  branch: string | null;
  /** Files that got their old content back. */
  restored: string[];
  /** New files that are gone; the kept state has them. */
  removed: string[];
  /** What no git tree can keep, such as repositories inside this one: moved to `asideDir` instead of deleted. */
  movedAside: string[];
  asideDir: string;
  /** Submodules that are at another commit than recorded; they are left as they are. */
  submodules: string[];
}

export interface Present {
  /** The last scan, if nothing happened since. */
  state: TreeState;
  /** The files that are other than they were, and those that are new. What they hold now is kept under a ref. */
  changed: string[];
  fresh: string[];
  /** The attempt changed how git converts or compares files, by other means than `.gitattributes`. */
  isDistorted: boolean;
}

/**
 * Puts HEAD, branch, index, tracked and untracked files back as they were (I4). Ignored files stay, also those the
 * attempt had given to git. Nothing new is deleted that is not in `present.fresh` (I5). The last thing it does is to
 * look: it throws a GitError with the paths that could not be restored.
 */
export async function restore(
  git: Git,
  target: Snapshot,
  since: Date,
  present: Present,
  asideDir: string,
): Promise<Restored> {
  const headTree = await git.treeOf(target.head);
  const work = target.work ?? headTree;
  const told: Restored = {
    head: target.head,
    branch: target.branch,
    restored: [],
    removed: [],
    movedAside: [],
    asideDir,
    submodules: [],
  };
  const place = new Place(git.root);

  const moveAside = (path: string) => {
    place.moveAside(path, asideDir, since);
    told.movedAside.push(path);
  };
  const remove = (path: string) => {
    place.remove(path, since);
    told.removed.push(path);
  };

  const changed = present.changed;
  const fresh = new Set(present.fresh);
  await restoreHead(git, target, present.state);
  place.unlock([...changed, ...fresh, ...present.state.changes.map((change) => change.path)]);
  // A folder of ours that became a repository looks to git like any other; only its `.git` tells.
  for (const folder of await git.foldersIn(work))
    if (place.isRepositorySince(folder, since)) moveAside(`${folder}/.git`);
  await restoreWorkIndex(git, target, work, present, work === headTree, [...changed, ...fresh]);
  // Attributes decide how a file is written: those of the attempt must be gone first.
  for (const path of [...fresh].filter(isAttributes)) if (place.hasEntry(path)) remove(path);
  await checkout(git, changed.filter(isAttributes));

  for (let off = changed, round = 1; ; round += 1) {
    // What stands in the way may be something nothing has kept: ignored files, a repository.
    for (const path of off) {
      const obstacle = place.inTheWayOf(path);
      if (obstacle !== null && !fresh.has(obstacle) && !(await git.isSubmodule(work, path))) moveAside(obstacle);
    }
    await checkout(git, off);
    told.restored.push(...off);
    // Only now do the ignore rules hold that held before: what they ignore stays, what they do not and is new goes.
    const { changes } = await git.state();
    const movedBefore = told.movedAside.length;
    for (const { path, kind, repository } of changes) {
      if (kind !== 'untracked' || target.repositories.includes(path)) continue;
      if (fresh.has(path) && !repository) remove(path);
      else moveAside(path);
    }
    const others = changes.filter((change) => change.worktree !== '.' && change.kind !== 'untracked');
    told.submodules = others.filter((change) => change.repository).map((change) => change.path);
    off = others.filter((change) => !change.repository).map((change) => change.path);
    // What was in the way may have hidden something: a link that led in a circle hides what it replaced.
    if (off.length === 0 && told.movedAside.length === movedBefore) break;
    if (round === 4) throw new GitError(`rollback could not restore ${off.join(', ')} in ${git.root}`);
  }
  await restoreIndex(git, target, headTree, work);
  told.restored = [...new Set(told.restored)].filter((path) => !told.movedAside.includes(path)).sort();
  return told;
}

/** HEAD and its branch, whatever the attempt switched to, moved or deleted. */
async function restoreHead(git: Git, target: Snapshot, state: TreeState): Promise<void> {
  const reason = 'phase-executor: rollback';
  if (target.branch === null) {
    if (state.branch !== null || state.head !== target.head)
      await git.run(['update-ref', '--no-deref', '-m', reason, 'HEAD', target.head]);
    return;
  }
  const tip = state.branch === target.branch ? state.head : await git.resolve(target.branch);
  if (tip !== target.head) await git.updateRef(target.branch, target.head, tip, reason);
  if (state.branch !== target.branch) await git.run(['symbolic-ref', '-m', reason, 'HEAD', target.branch]);
}

/** Makes the index hold the work tree as it was, so that every difference to it is one to put right. */
async function restoreWorkIndex(
  git: Git,
  target: Snapshot,
  work: string,
  present: Present,
  wasClean: boolean,
  touched: string[],
): Promise<void> {
  await unhide(git, await hiddenPaths(git));
  const { head, changes } = present.state;
  const isUntouched = head === target.head && changes.every(({ index }) => index === '.' || index === '?');
  if (present.isDistorted || touched.some(isAttributes)) {
    // The attempt's git took files for unchanged by rules that hold no more: all are to be read again.
    rmSync(join(git.gitDir, 'index'), { force: true });
  } else if (wasClean && isUntouched) return;
  // Not with `-u`: git would delete ignored files that the attempt had added.
  await git.run(['read-tree', '--reset', work]);
}

function isAttributes(path: string): boolean {
  return basename(path) === '.gitattributes';
}

/** Writes these files from the index. A file it does not know is told by the scan that follows. */
async function checkout(git: Git, files: string[]): Promise<void> {
  if (files.length === 0) return;
  await git.try(['checkout-index', '-q', '-f', '-u', '-z', '--stdin'], { stdin: zeroEnded(files) });
}

/** The staged state, and the flags no tree tells. */
async function restoreIndex(git: Git, target: Snapshot, headTree: string, work: string): Promise<void> {
  const index = target.index ?? headTree;
  if (index !== work) await git.run(['read-tree', '--reset', index]);
  const fromStdin = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (target.intended.length > 0)
    await git.run(['add', '-N', '-f', ...fromStdin], { stdin: zeroEnded(target.intended) });
  for (const [flag, files] of [
    ['--assume-unchanged', target.assumed],
    ['--skip-worktree', target.skipped],
  ] as const) {
    if (files.length > 0) await git.run(['update-index', flag, '-z', '--stdin'], { stdin: zeroEnded(files) });
  }
  if (git.isSparse) await git.run(['sparse-checkout', 'reapply']);
}
