import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/** Another run works on this phase in this checkout. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * Takes the phase for this process and returns how to give it back. A lock whose process is gone is taken over.
 * The lock appears whole by `link`, so two runs that start together cannot both hold it.
 */
export function takeRunLock(
  path: string,
  owner: { pid: number; runId: string; since: string },
  isAlive: (pid: number) => boolean,
): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${path}.${owner.pid}`;
  writeFileSync(mine, JSON.stringify({ ...owner, host: hostname() }));
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      if (tryLink(mine, path)) return () => rmSync(path, { force: true });
      const holder = readHolder(path);
      if (holder && holder.pid !== owner.pid && isHeld(holder, isAlive))
        throw new LockedError(
          `run ${holder.runId} (process ${holder.pid}, since ${holder.since}) already works on this phase here; ` +
            `wait for it, stop it, or remove ${path} if that process is something else`,
        );
      rmSync(path, { force: true });
    }
    throw new LockedError(`${path} could not be taken: other runs keep taking it; start one run at a time`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Throws a LockedError while a run of any phase is under way in the checkout that this git directory belongs to. */
export function refuseDuringRun(gitDir: string, isAlive: (pid: number) => boolean): void {
  const ledgers = join(gitDir, 'phase-executor');
  for (const name of existsSync(ledgers) ? readdirSync(ledgers) : []) {
    const holder = readHolder(join(ledgers, name, 'run.lock'));
    if (holder && isHeld(holder, isAlive))
      throw new LockedError(
        `run ${holder.runId} (process ${holder.pid}, since ${holder.since}) is at work in this checkout; wait for it or stop it`,
      );
  }
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
