import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Who calls git: `id` is that of a lease, which no later one has again. Calls are noted in `dir`, which belongs to the
 * checkout that the lease is for. `now` is in ms since the epoch.
 */
export interface GitSession {
  readonly id: string;
  readonly dir: string;
  readonly now: () => number;
}

/** A call of git that takes locks, noted before it begins. All is in the file's name: a full disk still takes it. */
export interface CallRecord {
  readonly file: string;
  readonly session: string;
  /** The git directory of the work tree it was called in, by its name below `worktrees`; empty for the first work tree. */
  readonly worktree: string;
  readonly locks: 'index' | 'all';
  /** When it was noted, by the clock of the file system, in ns: a lock of the call is not older. */
  readonly notedAt: bigint;
}

/** Files of calls that this process has under way. */
const underWay = new Set<string>();
let callCount = 0;

/** Notes a call; null for one that takes no lock, or that cannot be noted: what such a call leaves is told as a stranger's. */
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

/** A call has come to its end, so it holds no lock. One that was killed is not forgotten: it may have left some. */
export function forgetCall(file: string | null, wasKilled: boolean): void {
  if (file === null) return;
  underWay.delete(file);
  if (!wasKilled) rmSync(file, { force: true });
}

/** The calls on record that this process does not have under way. Whoever holds the checkout knows that their runs are dead. */
export function cutOffCalls({ dir }: GitSession): CallRecord[] {
  return callFiles(dir).flatMap((name) => {
    const file = join(dir, name);
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (underWay.has(file) || stat === undefined) return [];
    const [session = '', , locks, worktree = ''] = name.split('+').map((part) => decodeURIComponent(part));
    return [{ file, session, worktree, locks: locks === 'index' ? 'index' : 'all', notedAt: stat.mtimeNs }];
  });
}

/** The mark of the processes of a session's calls. */
export function sessionMark(session: string): string {
  return `git/${session}`;
}

/** These write objects, or print what would be. */
const lockless = new Set(['commit-tree', 'hash-object', 'mktree', 'merge-tree', 'rev-parse', 'config']);
const indexOnly = new Set(['read-tree', 'update-index', 'write-tree', 'add', 'restore', 'status', 'checkout-index']);

function callFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) return [];
    throw cause;
  }
}
