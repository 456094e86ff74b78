import { beatMs, FencedError, Lease } from '../../record/log/lease.ts';
import type { World } from '../../settings/call/world.ts';
import type { Git } from '../../system/git/git.ts';
import { lockText } from '../../system/git/lock.ts';
import type { Cleanup } from './cleanup.ts';
import { whenFree } from './waiting.ts';

/** A checkout that is ours alone while we work in it. `lost` is aborted when another run has taken it over. */
export interface HeldCheckout {
  readonly lease: Lease;
  readonly lost: AbortSignal;
  /** Does something with every sign of life. */
  readonly onBeat: (work: () => void) => void;
}

/**
 * Takes a checkout as its only run, until the cleanup: shows each second that it lives, and lets git change nothing more once
 * another run has taken over. @throws LockedError when another run is at work there, and still is at `waitUntil` (ms since
 * the epoch).
 */
export async function holdCheckout(
  git: Git,
  runId: string,
  { ttlMs, waitUntil: until = 0 }: { readonly ttlMs: number; readonly waitUntil?: number },
  world: World,
  cleanup: Cleanup,
): Promise<HeldCheckout> {
  const take = () => Lease.take(git.gitDir, runId, world.machine, ttlMs);
  const lease = await whenFree(take, { until, pollMs: beatMs }, world);
  cleanup.defer(() => tryRelease(lease));
  for (const complaint of lease.complaints) world.progress(complaint);
  const lost = new AbortController();
  const beats: (() => void)[] = [];
  const timer = setInterval(() => {
    try {
      lease.beat();
      for (const beat of beats) beat();
    } catch (error) {
      // A full disk, say: whoever writes next is told. Only the loss of the lease ends the work.
      if (error instanceof FencedError) lost.abort();
    }
  }, beatMs);
  cleanup.defer(() => clearInterval(timer));
  git.guardWith(() => lease.check(), lease.calls);
  // Before anything else: every later call would stop at them.
  const { removed, left } = await git.clearOwnLocks();
  for (const lock of removed)
    world.progress(`${lock} was left by a git that an earlier run had called: it was removed`);
  for (const lock of left) world.progress(lockText(lock, world.now()));
  return { lease, lost: lost.signal, onBeat: (beat) => beats.push(beat) };
}

/** A lease that cannot be given back, on a full disk, ends with this process: what is to be told is what ended the work. */
function tryRelease(lease: Lease): void {
  try {
    lease.release();
  } catch {
    // it counts as dead as soon as we are
  }
}
