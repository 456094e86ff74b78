import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/** Another run works in this checkout. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * Takes the checkout for this process and returns how to give it back: its phases share one work tree. A lock whose
 * process is gone is taken over. The lock appears whole by `link`, so two runs that start together cannot both hold it.
 */
export function takeRunLock(
  gitDir: string,
  owner: { pid: number; runId: string; since: string },
  isAlive: (pid: number) => boolean,
): () => void {
  const path = lockPath(gitDir);
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${path}.${owner.pid}`;
  writeFileSync(mine, JSON.stringify({ ...owner, host: hostname() }));
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      if (tryLink(mine, path)) return () => release(path, owner.runId);
      const holder = readHolder(path);
      if (holder && holder.pid !== owner.pid && isHeld(holder, isAlive))
        throw new LockedError(
          `run ${holder.runId} (process ${holder.pid}, since ${holder.since}) is already at work in this checkout; ` +
            `wait for it, stop it, or remove ${path} if that process is something else`,
        );
      rmSync(path, { force: true });
    }
    throw new LockedError(`${path} could not be taken: other runs keep taking it; start one run at a time`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Throws a LockedError while a run is under way in the checkout that this git directory belongs to. */
export function refuseDuringRun(gitDir: string, isAlive: (pid: number) => boolean): void {
  const holder = readHolder(lockPath(gitDir));
  if (holder && isHeld(holder, isAlive))
    throw new LockedError(
      `run ${holder.runId} (process ${holder.pid}, since ${holder.since}) is at work in this checkout; wait for it or stop it`,
    );
}

function lockPath(gitDir: string): string {
  return join(gitDir, 'phase-executor', 'run.lock');
}

/** Only our own: another run may have taken over a lock that it thought dead. */
function release(path: string, runId: string): void {
  if (readHolder(path)?.runId === runId) rmSync(path, { force: true });
}

function isHeld({ host, pid }: Holder, isAlive: (pid: number) => boolean): boolean {
  return host === hostname() && isAlive(pid);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

interface Holder {
  pid: number;
  runId: string;
  since: string;
  host: string;
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null; // torn by a crash, or gone since: nobody holds it
  }
}
