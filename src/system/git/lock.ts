import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAnyMarked, isAnyWorking, sweepMarked } from '../process/process-tree.ts';
import { type CallRecord, cutOffCalls, type GitSession, sessionMark } from './call-record.ts';

/** A work tree and its git directories. */
export interface RepositoryFolders {
  readonly root: string;
  readonly gitDir: string;
  readonly commonDir: string;
}

/** Locks of calls that were cut off: those that are gone now, and those that may be a stranger's. */
export interface ClearedLocks {
  readonly removed: string[];
  readonly left: string[];
}

/**
 * Removes the locks that killed calls of ours left: made after such a call was noted, of a kind it takes, while none of
 * its processes is alive and no other git is at work there. To be called by the holder of the checkout only.
 */
export async function clearOwnLocks(
  place: RepositoryFolders,
  session: GitSession,
  patienceMs = 5_000,
): Promise<ClearedLocks> {
  const calls = cutOffCalls(session);
  const cleared: ClearedLocks = { removed: [], left: [] };
  if (calls.length === 0) return cleared;
  for (const id of new Set(calls.map((call) => call.session))) if (id !== session.id) await endCalls(id, patienceMs);
  for (const call of calls) {
    const left = possibleLocks(call, place);
    for (const lock of left) {
      if (isInUse(lock, call, place)) {
        cleared.left.push(lock);
        continue;
      }
      rmSync(lock, { force: true });
      cleared.removed.push(lock);
    }
    // With a lock that is still in use it is looked at again the next time.
    if (left.every((lock) => !existsSync(lock))) rmSync(call.file, { force: true });
  }
  return cleared;
}

/** A call whose run was killed may still be under way, and soon over. One that does not end, or was stopped, is ended. */
async function endCalls(session: string, patienceMs: number): Promise<void> {
  const mark = sessionMark(session);
  for (let waitedMs = 0; waitedMs < patienceMs && isAnyMarked(mark); waitedMs += 50) await sleep(50);
  await sweepMarked(mark);
}

/** The locks that this call may have made. */
function possibleLocks(call: CallRecord, place: RepositoryFolders): string[] {
  const gitDir = callGitDir(call, place);
  const { commonDir } = place;
  const found =
    call.locks === 'index'
      ? [join(gitDir, 'index.lock')]
      : [
          ...[...new Set([gitDir, commonDir])].flatMap((dir) => findLocks(dir, false)),
          ...findLocks(join(commonDir, 'refs'), true),
          // Written beside its lock; git makes no other while there is one.
          join(commonDir, 'packed-refs.new'),
        ];
  return found.filter((lock) => {
    const stat = statSync(lock, { bigint: true, throwIfNoEntry: false });
    return stat?.isFile() === true && birthTime(stat) >= call.notedAt;
  });
}

/** Where a file system does not tell, the last change stands in. */
function birthTime({ birthtimeNs, mtimeNs }: { birthtimeNs: bigint; mtimeNs: bigint }): bigint {
  return birthtimeNs > 0n ? birthtimeNs : mtimeNs;
}

function findLocks(dir: string, recursive: boolean): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir, { recursive, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.lock')).map((name) => join(dir, name));
}

/** Whether a process may be at work under this lock. Locks of one work tree's own are of no use in another. */
function isInUse(lock: string, call: CallRecord, place: RepositoryFolders): boolean {
  const gitDir = callGitDir(call, place);
  const isOwn = gitDir !== place.commonDir && dirname(lock) === gitDir;
  return isAnyWorking(isOwn ? [workTreeRoot(gitDir, place), gitDir] : workTreeRoots(place), lock);
}

function callGitDir({ worktree }: CallRecord, { commonDir }: RepositoryFolders): string {
  return worktree === '' ? commonDir : join(commonDir, 'worktrees', worktree);
}

/** All folders in which somebody works on this repository. */
function workTreeRoots(place: RepositoryFolders): string[] {
  const linked = join(place.commonDir, 'worktrees');
  const dirs = existsSync(linked) ? readdirSync(linked).map((name) => join(linked, name)) : [];
  return [place.commonDir, ...[place.commonDir, place.gitDir, ...dirs].map((dir) => workTreeRoot(dir, place))];
}

function workTreeRoot(gitDir: string, place: RepositoryFolders): string {
  if (gitDir === place.gitDir) return place.root;
  const link = join(gitDir, 'gitdir');
  if (existsSync(link)) return dirname(readFileSync(link, 'utf8').trim());
  return basename(gitDir) === '.git' ? dirname(gitDir) : gitDir;
}

/** The lock that a call of git could not take, by its words; null for whatever else it says. */
export function refusedLock(stderr: string): string | null {
  const [, path = null] =
    /nable to create (?:file )?'?(\/.+\.lock|\/.+packed-refs\.new)'?: File exists/.exec(stderr) ?? [];
  return path;
}

/** Tells one lock from the next of the same name; null when there is none. */
export function lockStamp(lock: string): string | null {
  const stat = statSync(lock, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : null;
}

/** What is to be told of a lock that stays: its age where `now` is known, and the command that removes it. */
export function lockText(lock: string, now: number | null): string {
  const stat = statSync(lock, { throwIfNoEntry: false });
  const age = stat === undefined || now === null ? '' : `, ${ageText(now - stat.mtimeMs)} old`;
  return `${lock}${age}, is held by another git, or was left by one that was killed. If no git is at work there, remove it and run again: rm -f ${shellQuoted(lock)}`;
}

function ageText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** A path as a word of a shell command. */
export function shellQuoted(path: string): string {
  return /^[\w/.@%+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
