import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../../settings/call/world.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';

/**
 * Keeps `git gc --prune=now` out while a run has objects that no ref leads to yet, as two of them keep each other out: `gc.pid`
 * names a process that is alive. Waits for one that is under way. Returns what lets it in again.
 */
export async function keepGcOut({ commonDir }: Git, { machine, now }: World): Promise<() => void> {
  const file = join(commonDir, 'gc.pid');
  const own = `${machine.pid} ${hostname()}`;
  const tryHold = () => tryHoldFile(file, own, (pid) => machine.startOf(pid) !== null);
  const until = now() + timeLimitMs;
  while (!tryHold() && isPruning(file) && now() < until) await sleep(20);
  // One that prunes nothing, or another run, is let be: this one has the file when that has ended.
  const again = setInterval(tryHold, 1_000).unref();
  return () => {
    clearInterval(again);
    if (tryReadRegular(file) === own) rmSync(file, { force: true });
  };
}

const timeLimitMs = 60_000;

/** True where a process that lives has the file, and was told from which age on it removes objects. */
function isPruning(file: string): boolean {
  const holder = Number.parseInt(tryReadRegular(file) ?? '', 10);
  const isUnderWay = tryReadRegular(`${file}.lock`) !== null;
  return isUnderWay || tryReadRegular(`/proc/${holder}/cmdline`)?.includes('--prune') === true;
}

/** Takes the file as git does, unless a process that lives has it. */
function tryHoldFile(file: string, own: string, isAlive: (pid: number) => boolean): boolean {
  const lock = `${file}.lock`;
  try {
    if (tryReadRegular(file) === own) return true;
    writeFileSync(lock, own, { flag: 'wx' });
    const holder = Number.parseInt(tryReadRegular(file) ?? '', 10);
    const isFree = !(holder > 0 && isAlive(holder));
    if (isFree) renameSync(lock, file);
    else rmSync(lock);
    return isFree;
  } catch {
    return false; // a gc is about to take it, or nobody may write here, which the run itself will say
  }
}
