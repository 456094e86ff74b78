import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAnyWorking, sweepReach } from '../../process/process-tree.ts';
import { fileStamp } from '../calls/git-config.ts';
import type { Git } from '../git.ts';

const operations = {
  MERGE_HEAD: 'merge',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase or git am',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  sequencer: 'cherry-pick or revert',
  BISECT_LOG: 'bisect',
};

const operationTraces = [
  ...['MERGE_MODE', 'MERGE_MSG', 'MERGE_RR', 'MERGE_AUTOSTASH', 'AUTO_MERGE', 'SQUASH_MSG', 'REBASE_HEAD'],
  ...['BISECT_START', 'BISECT_NAMES', 'BISECT_TERMS', 'BISECT_EXPECTED_REV', 'BISECT_ANCESTORS_OK', 'BISECT_RUN'],
];

/** Name of the operation that is open in a work tree; null for none. */
export function openOperation({ gitDir }: Git): string | null {
  return Object.entries(operations).find(([file]) => existsSync(join(gitDir, file)))?.[1] ?? null;
}

/** Closes every open operation without touching files or branches. */
export function closeOperations(git: Git): void {
  for (const name of [...Object.keys(operations), ...operationTraces])
    rmSync(join(git.gitDir, name), { recursive: true, force: true });
}

/** Removes locks that no process finishes within `patienceMs`. */
export async function breakStaleLocks(git: Git, branch: string | null, patienceMs = 1_000): Promise<string[]> {
  const own = ['index.lock', 'HEAD.lock'].map((name) => join(git.gitDir, name));
  const shared = ['config.lock', 'packed-refs.lock', 'shallow.lock'].map((name) => join(git.commonDir, name));
  const locks = [...own, ...(git.isLinked ? [] : shared), ...(branch ? [join(git.commonDir, `${branch}.lock`)] : [])];
  const stamped = locks.map((lock) => [lock, fileStamp(lock)] as const);
  const held = new Map(stamped.filter(([, stamp]) => stamp !== null));
  for (let waitedMs = 0; waitedMs < patienceMs && held.size > 0; waitedMs += 50) {
    await sleep(50);
    for (const [lock, stamp] of held) if (fileStamp(lock) !== stamp) held.delete(lock);
  }
  // A maintenance that a person began takes its time; where it is dead, git would leave all others out without a word.
  const maintenance = join(git.commonDir, 'objects', 'maintenance.lock');
  const isDead =
    statSync(maintenance, { throwIfNoEntry: false }) !== undefined &&
    sweepReach() === 'full' &&
    !isAnyWorking([git.root, git.commonDir], maintenance);
  const broken = [...held.keys(), ...(isDead ? [maintenance] : [])];
  for (const lock of broken) rmSync(lock, { force: true });
  return broken;
}
