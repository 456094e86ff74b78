import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../../settings/call/world.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';

/**
 * Blocks `git gc --prune=now` while objects have no ref yet, by naming a living process in `gc.pid`. Returns the undo
 * function.
 */
export async function blockGc({ commonDir }: Git, { machine, now }: World): Promise<() => void> {
  const file = join(commonDir, 'gc.pid');
  const content = `${machine.pid} ${hostname()}`;
  const tryHold = () => tryHoldFile(file, content, (pid) => machine.startOf(pid) !== null);
  const giveUpAt = now() + timeLimitMs;
  while (!tryHold() && isPruning(file) && now() < giveUpAt) await sleep(20);
  // A gc without pruning, or another run, keeps the file; retry until it ends.
  const timer = setInterval(tryHold, 1_000).unref();
  return () => {
    clearInterval(timer);
    if (tryReadRegular(file) === content) rmSync(file, { force: true });
  };
}

const timeLimitMs = 60_000;

/** True if the holder is alive and runs with `--prune`. */
function isPruning(file: string): boolean {
  const holder = Number.parseInt(tryReadRegular(file) ?? '', 10);
  const isUnderWay = tryReadRegular(`${file}.lock`) !== null;
  return isUnderWay || tryReadRegular(`/proc/${holder}/cmdline`)?.includes('--prune') === true;
}

/** Creates the file like git does, unless a living process holds it. */
function tryHoldFile(file: string, content: string, isAlive: (pid: number) => boolean): boolean {
  const lock = `${file}.lock`;
  try {
    if (tryReadRegular(file) === content) return true;
    writeFileSync(lock, content, { flag: 'wx' });
    const holder = Number.parseInt(tryReadRegular(file) ?? '', 10);
    const isFree = !(holder > 0 && isAlive(holder));
    if (isFree) renameSync(lock, file);
    else rmSync(lock);
    return isFree;
  } catch {
    return false; // a gc is taking it, or the folder is read-only, which the run reports itself
  }
}
