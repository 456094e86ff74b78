import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listDir } from '../../files/atomic-file.ts';

/** Caller of git: `id`, a lease's, is never reused; `dir` has its calls; `now` is in ms since the epoch. */
export interface GitSession {
  readonly id: string;
  readonly dir: string;
  readonly now: () => number;
}

/** A git call that takes locks, noted before it begins: all in the name of a file, which a full disk still takes. */
export interface CallRecord {
  readonly file: string;
  readonly session: string;
  /** Name of its git directory below `worktrees`; empty for the first work tree. */
  readonly worktree: string;
  readonly locks: 'index' | 'all';
  /** By the file system's clock, in ns: no lock of the call is older. */
  readonly notedAt: bigint;
}

const underWay = new Set<string>();
let callCount = 0;

/** Notes a call; null for one without locks, or that cannot be noted: what that one leaves counts as a stranger's. */
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
    return null; // a full or read-only disk: git itself will say so
  }
  underWay.add(file);
  return file;
}

/** Forgets a call that has ended and so holds no lock. A killed one stays noted: it may have left some. */
export function forgetCall(file: string | null, wasKilled: boolean): void {
  if (file === null) return;
  underWay.delete(file);
  if (!wasKilled) rmSync(file, { force: true });
}

/** Lists recorded calls that are not under way here. The holder of the checkout knows that their runs are dead. */
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

/** Commands that write objects, or only print. */
const lockless = new Set(['commit-tree', 'hash-object', 'mktree', 'merge-tree', 'rev-parse', 'config']);
const indexOnly = new Set(['read-tree', 'update-index', 'write-tree', 'add', 'restore', 'status', 'checkout-index']);
