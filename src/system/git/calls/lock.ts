import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAnyMarked, isAnyWorking, sweepMarked } from '../../process/process-tree.ts';
import { formatElapsed, quoteShellWord } from '../../text/text.ts';
import { type CallRecord, cutOffCalls, type GitSession, sessionMark } from './call-record.ts';
import { listLinkedTrees } from './linked-trees.ts';

export interface RepositoryFolders {
  readonly root: string;
  readonly gitDir: string;
  readonly commonDir: string;
}

/** Locks of killed calls: `removed` are deleted, `left` may belong to someone else. */
export interface ClearedLocks {
  readonly removed: string[];
  readonly left: string[];
}

/** Removes locks of our killed calls that no git uses. The caller must hold the checkout. */
export async function clearOwnLocks(folders: RepositoryFolders, session: GitSession): Promise<ClearedLocks> {
  const calls = cutOffCalls(session);
  const cleared: ClearedLocks = { removed: [], left: [] };
  if (calls.length === 0) return cleared;
  for (const id of new Set(calls.map((call) => call.session))) if (id !== session.id) await endCalls(id);
  for (const call of calls) {
    const remaining = findPossibleLocks(call, folders);
    for (const lock of remaining) {
      if (isInUse(lock, call, folders)) {
        cleared.left.push(lock);
        continue;
      }
      rmSync(lock, { force: true });
      cleared.removed.push(lock);
    }
    // Keep the record while a lock is still in use.
    if (remaining.every((lock) => !existsSync(lock))) rmSync(call.file, { force: true });
  }
  return cleared;
}

/** Waits for git calls of a killed run, then kills those still running. */
async function endCalls(session: string): Promise<void> {
  const mark = sessionMark(session);
  for (let waitedMs = 0; waitedMs < 5_000 && isAnyMarked(mark); waitedMs += 50) await sleep(50);
  await sweepMarked(mark);
}

function findPossibleLocks(call: CallRecord, folders: RepositoryFolders): string[] {
  const gitDir = callGitDir(call, folders);
  const { commonDir } = folders;
  const matches =
    call.locks === 'index'
      ? [join(gitDir, 'index.lock')]
      : [
          ...[...new Set([gitDir, commonDir])].flatMap((dir) => findLocks(dir, false)),
          ...findLocks(join(commonDir, 'refs'), true),
          // Written while holding packed-refs.lock.
          join(commonDir, 'packed-refs.new'),
        ];
  return matches.filter((lock) => {
    const stat = statSync(lock, { bigint: true, throwIfNoEntry: false });
    if (stat?.isFile() !== true) return false;
    // Fall back to the modification time if the file system has no creation time.
    return (stat.birthtimeNs > 0n ? stat.birthtimeNs : stat.mtimeNs) >= call.notedAt;
  });
}

function findLocks(dir: string, recursive: boolean): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir, { recursive, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.lock')).map((name) => join(dir, name));
}

/** True if a process may be using this lock. A work tree's lock only matters to that work tree. */
function isInUse(lock: string, call: CallRecord, folders: RepositoryFolders): boolean {
  const gitDir = callGitDir(call, folders);
  const { root, commonDir } = folders;
  const linked = listLinkedTrees(folders);
  const ownTree = dirname(lock) === gitDir ? linked.find((tree) => tree.gitDir === gitDir) : undefined;
  const mainRoot = basename(commonDir) === '.git' ? dirname(commonDir) : commonDir;
  const roots =
    ownTree === undefined ? [commonDir, mainRoot, root, ...linked.map((tree) => tree.root)] : [ownTree.root, gitDir];
  return isAnyWorking(roots, lock);
}

function callGitDir({ worktree }: CallRecord, { commonDir }: RepositoryFolders): string {
  return worktree === '' ? commonDir : join(commonDir, 'worktrees', worktree);
}

export function refusedLock(stderr: string): string | null {
  const [, path = null] =
    /nable to create (?:file )?'?(\/.+\.lock|\/.+packed-refs\.new)'?: File exists/.exec(stderr) ?? [];
  return path;
}

/** Describes a leftover lock, with its age if `now` is known and the command that removes it. */
export function lockText(lock: string, now: number | null): string {
  const stat = statSync(lock, { throwIfNoEntry: false });
  const age = stat === undefined || now === null ? '' : `, ${formatElapsed(Math.max(0, now - stat.mtimeMs))} old`;
  return `${lock}${age}, is held by another git, or was left by one that was killed. If no git is running there, remove it and run again: rm -f ${quoteShellWord(lock)}`;
}
