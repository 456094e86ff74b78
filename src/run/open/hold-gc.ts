import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../../settings/call/world.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';

/**
 * Keeps `git gc` out while a run has objects that no ref leads to yet, as two of them keep each other out: `gc.pid` names a
 * process that is alive. Waits for one that is under way. Returns what lets it in again.
 */
export async function keepGcOut({ commonDir }: Git, { machine, now, progress }: World): Promise<() => void> {
  const file = join(commonDir, 'gc.pid');
  const own = `${machine.pid} ${hostname()}`;
  const isAlive = (pid: number) => machine.startOf(pid) !== null;
  for (const until = now() + patienceMs; now() < until; await sleep(20)) {
    const holder = tryHold(file, own, isAlive);
    if (holder === 'us') return () => tryReadRegular(file) === own && rmSync(file, { force: true });
    if (holder === 'run') return () => {};
  }
  progress(`git gc is at work in ${commonDir}; what it prunes may be missing in this run`);
  return () => {};
}

const patienceMs = 60_000;

/** Takes the file as git does. Returns who has it now. */
function tryHold(file: string, own: string, isAlive: (pid: number) => boolean): 'us' | 'run' | 'gc' {
  const lock = `${file}.lock`;
  try {
    writeFileSync(lock, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'gc';
    throw error;
  }
  const holder = Number.parseInt(tryReadRegular(file) ?? '', 10);
  if (holder > 0 && isAlive(holder)) {
    rmSync(lock);
    // A file of the kernel has no size, and is read all the same.
    return tryReadRegular(`/proc/${holder}/comm`)?.startsWith('git') === true ? 'gc' : 'run';
  }
  renameSync(lock, file);
  return 'us';
}
