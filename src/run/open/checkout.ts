import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beatMs, FencedError, Lease, LockedError } from '../../record/log/lease.ts';
import type { World } from '../../settings/call/world.ts';
import { lockText } from '../../system/git/calls/lock.ts';
import type { Git } from '../../system/git/git.ts';
import { isCi } from '../../system/process/machine.ts';
import { pause } from '../../system/process/watchdog.ts';

/** Checkout that is ours alone. `lost` is aborted when another run has taken it over. */
export interface HeldCheckout {
  readonly lease: Lease;
  readonly lost: AbortSignal;
  readonly onBeat: (work: () => void) => void;
}

/**
 * Takes a checkout until the cleanup: beats each second, and stops git once another run has taken over.
 * @throws LockedError when another run still works there at `waitUntil` (ms since the epoch).
 */
export async function holdCheckout(
  git: Git,
  runId: string,
  { ttlMs, waitUntil: until = 0 }: { readonly ttlMs: number; readonly waitUntil?: number },
  world: World,
  cleanup: Cleanup,
): Promise<HeldCheckout> {
  const record = join(git.gitDir, 'phase-executor');
  if (statSync(record, { throwIfNoEntry: false })?.isDirectory() === false)
    throw Object.assign(new Error(`${record} is a file, but runs keep their record in a folder of this name`), {
      code: 'ENOTDIR',
    });
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
      // On a full disk, for example, the next writer reports it. Only the loss of the lease ends the work.
      if (error instanceof FencedError) lost.abort();
    }
  }, beatMs);
  cleanup.defer(() => clearInterval(timer));
  git.guardWith(() => lease.check(), lease.calls);
  // First, because every later call would stop at these locks.
  const { removed, left } = await git.clearOwnLocks();
  for (const lock of removed) world.progress(`${lock} was left by git of an earlier run and was removed`);
  for (const lock of left) world.progress(lockText(lock, world.now()));
  return { lease, lost: lost.signal, onBeat: (beat) => beats.push(beat) };
}

/** A lease that cannot be released, on a full disk, ends with this process; the error of the work is what counts. */
function tryRelease(lease: Lease): void {
  try {
    lease.release();
  } catch {
    // it counts as dead as soon as we are
  }
}

/** In CI no person is there to start a run again; at a terminal a person wants to know at once. */
const waitInCiMs = 5 * 60_000;

export function waitsUntil({ settings: { wait }, environment, now }: World): number {
  return now() + (wait ?? (isCi(environment) ? waitInCiMs : 0));
}

/** Tries every `pollMs`, until `until` or an interrupt. @throws LockedError of the last try. */
export async function whenFree<T>(
  take: () => T | Promise<T>,
  { until, pollMs }: { readonly until: number; readonly pollMs: number },
  { now, progress, interrupt }: World,
): Promise<T> {
  for (let isReported = false; ; isReported = true) {
    try {
      return await take();
    } catch (error) {
      const remainingMs = until - now();
      if (!(error instanceof LockedError) || remainingMs <= 0 || interrupt.soon.aborted) throw error;
      if (!isReported) progress(`waiting up to ${Math.ceil(remainingMs / 1000)} s (setting wait): ${error.message}`);
      await pause('another run', Math.min(remainingMs, pollMs), interrupt.soon);
    }
  }
}

type Step = () => void | Promise<void>;

export interface Cleanup {
  /** Registers a step to take at the end, the last one first, whatever happens in between. */
  readonly defer: (step: Step) => void;
}

/** Takes all steps of the cleanup after the work, also when one fails. @throws the first error, that of the work before others */
export async function withCleanup<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const steps: Step[] = [];
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const result = await work({ defer: (step) => steps.push(step) }).catch(note);
  for (const step of steps.reverse()) await Promise.resolve().then(step).catch(note);
  if (errors.length > 0) throw errors[0];
  return result as T;
}
