import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAnyMarked, isAnyWorking, sweepMarked } from '../../process/process-tree.ts';
import { formatElapsed, shellWord } from '../../text/text.ts';
import { type CallRecord, cutOffCalls, type GitSession, sessionMark } from './call-record.ts';
import { linkedTrees } from './linked-trees.ts';

export interface RepositoryFolders {
  readonly root: string;
  readonly gitDir: string;
  readonly commonDir: string;
}

/** Locks of killed calls: those that are gone now, and those that may be a stranger's. */
export interface ClearedLocks {
  readonly removed: string[];
  readonly left: string[];
}

/**
 * Removes locks of our killed calls: made after the call was noted, of a kind it takes, while no process of it
 * lives and no other git works there. Only for the holder of the checkout.
 */
export async function clearOwnLocks(folders: RepositoryFolders, session: GitSession): Promise<ClearedLocks> {
  const calls = cutOffCalls(session);
  const cleared: ClearedLocks = { removed: [], left: [] };
  if (calls.length === 0) return cleared;
  for (const id of new Set(calls.map((call) => call.session))) if (id !== session.id) await endCalls(id);
  for (const call of calls) {
    const remaining = possibleLocks(call, folders);
    for (const lock of remaining) {
      if (isInUse(lock, call, folders)) {
        cleared.left.push(lock);
        continue;
      }
      rmSync(lock, { force: true });
      cleared.removed.push(lock);
    }
    // A lock that is still in use is checked again the next time.
    if (remaining.every((lock) => !existsSync(lock))) rmSync(call.file, { force: true });
  }
  return cleared;
}

/** Waits for calls of a killed run, which soon end; those that do not end, or were stopped, are killed. */
async function endCalls(session: string): Promise<void> {
  const mark = sessionMark(session);
  for (let waitedMs = 0; waitedMs < 5_000 && isAnyMarked(mark); waitedMs += 50) await sleep(50);
  await sweepMarked(mark);
}

function possibleLocks(call: CallRecord, folders: RepositoryFolders): string[] {
  const gitDir = callGitDir(call, folders);
  const { commonDir } = folders;
  const matches =
    call.locks === 'index'
      ? [join(gitDir, 'index.lock')]
      : [
          ...[...new Set([gitDir, commonDir])].flatMap((dir) => findLocks(dir, false)),
          ...findLocks(join(commonDir, 'refs'), true),
          // Written beside its lock; git makes no other while there is one.
          join(commonDir, 'packed-refs.new'),
        ];
  return matches.filter((lock) => {
    const stat = statSync(lock, { bigint: true, throwIfNoEntry: false });
    if (stat?.isFile() !== true) return false;
    // The last change where the file system keeps no time of creation.
    return (stat.birthtimeNs > 0n ? stat.birthtimeNs : stat.mtimeNs) >= call.notedAt;
  });
}

function findLocks(dir: string, recursive: boolean): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir, { recursive, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.lock')).map((name) => join(dir, name));
}

/** True where a process may work under this lock. A lock of one work tree is of no use in another. */
function isInUse(lock: string, call: CallRecord, folders: RepositoryFolders): boolean {
  const gitDir = callGitDir(call, folders);
  const { root, commonDir } = folders;
  const linked = linkedTrees(folders);
  const own = dirname(lock) === gitDir ? linked.find((tree) => tree.gitDir === gitDir) : undefined;
  const first = basename(commonDir) === '.git' ? dirname(commonDir) : commonDir;
  const roots = own === undefined ? [commonDir, first, root, ...linked.map((tree) => tree.root)] : [own.root, gitDir];
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

/** Message about a lock that stays: its age where `now` is known, and the command that removes it. */
export function lockText(lock: string, now: number | null): string {
  const stat = statSync(lock, { throwIfNoEntry: false });
  const age = stat === undefined || now === null ? '' : `, ${formatElapsed(Math.max(0, now - stat.mtimeMs))} old`;
  return `${lock}${age}, is held by another git, or was left by one that was killed. If no git is running there, remove it and run again: rm -f ${shellWord(lock)}`;
}
