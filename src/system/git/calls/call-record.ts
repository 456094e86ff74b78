import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listDir } from '../../files/atomic-file.ts';

/** `id` is the lease's and never reused; `dir` holds call records; `now` is in ms since the epoch. */
export interface GitSession {
  readonly id: string;
  readonly dir: string;
  readonly now: () => number;
}

/** All facts are in the record's file name, because a full disk still allows empty files. */
export interface CallRecord {
  readonly file: string;
  readonly session: string;
  /** Name below `worktrees`; empty for the main work tree. */
  readonly worktree: string;
  readonly locks: 'index' | 'all';
  /** In ns by the file system's clock; locks of this call are never older. */
  readonly notedAt: bigint;
}

const underWay = new Set<string>();
let callCount = 0;

/** Records a call. Returns null if it takes no locks or can't be recorded; then its locks count as foreign. */
export function noteCall(
  { gitDir, commonDir }: { gitDir: string; commonDir: string },
  session: GitSession,
  args: readonly string[],
): string | null {
  const verb = args.find((arg, at) => /^[a-z]/.test(arg) && args[at - 1] !== '-c') ?? '';
  if (lockless.has(verb)) return null;
  const worktree = gitDir === commonDir ? '' : basename(gitDir);
  callCount += 1;
  const parts = [session.id, `${callCount}`, indexOnly.has(verb) ? 'index' : 'all', worktree];
  const file = join(session.dir, parts.map(encodeURIComponent).join('+'));
  try {
    mkdirSync(session.dir, { recursive: true });
    writeFileSync(file, '');
  } catch {
    return null; // full or read-only disk: git reports it itself
  }
  underWay.add(file);
  return file;
}

/** Deletes the record of a finished call. A killed one keeps it, because its locks may remain. */
export function forgetCall(file: string | null, wasKilled: boolean): void {
  if (file === null) return;
  underWay.delete(file);
  if (!wasKilled) rmSync(file, { force: true });
}

/** Lists recorded calls that this process isn't running. The holder of the checkout knows that their runs are dead. */
export function cutOffCalls({ dir }: GitSession): CallRecord[] {
  return listDir(dir).flatMap((name) => {
    const file = join(dir, name);
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (underWay.has(file) || stat === undefined) return [];
    const [session = '', , locks, worktree = ''] = name.split('+').map((part) => decodeURIComponent(part));
    return [{ file, session, worktree, locks: locks === 'index' ? 'index' : 'all', notedAt: stat.mtimeNs }];
  });
}

export function sessionMark(session: string): string {
  return `git/${session}`;
}

/** Commands that only write objects or print. */
const lockless = new Set(['commit-tree', 'hash-object', 'mktree', 'merge-tree', 'rev-parse', 'config']);
const indexOnly = new Set(['read-tree', 'update-index', 'write-tree', 'add', 'restore', 'status', 'checkout-index']);
