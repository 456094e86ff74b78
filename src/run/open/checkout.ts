import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beatMs, FencedError, Lease, LockedError } from '../../record/log/lease.ts';
import type { World } from '../../settings/call/world.ts';
import { lockText } from '../../system/git/calls/lock.ts';
import type { Git } from '../../system/git/git.ts';
import { isCi } from '../../system/process/machine.ts';
import { pause } from '../../system/process/watchdog.ts';

/** A locked checkout. `lost` is aborted when another run takes it over. */
export interface HeldCheckout {
  readonly lease: Lease;
  readonly lost: AbortSignal;
  readonly onBeat: (work: () => void) => void;
}

/**
 * Locks a checkout until cleanup. @throws LockedError if another run still holds it at `waitUntil` (ms since the epoch)
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
  const lease = await retryWhileLocked(take, { until, pollMs: beatMs }, world);
  cleanup.defer(() => tryRelease(lease));
  for (const complaint of lease.complaints) world.progress(complaint);
  const lost = new AbortController();
  const beats: (() => void)[] = [];
  const timer = setInterval(() => {
    try {
      lease.beat();
      for (const beat of beats) beat();
    } catch (error) {
      // Other errors, such as a full disk, are left to the next write to report.
      if (error instanceof FencedError) lost.abort();
    }
  }, beatMs);
  cleanup.defer(() => clearInterval(timer));
  git.guardWith(() => lease.check(), lease.calls);
  // Done first, because leftover locks would block every later call.
  const { removed, left } = await git.clearOwnLocks();
  for (const lock of removed) world.progress(`${lock} was left by git of an earlier run and was removed`);
  for (const lock of left) world.progress(lockText(lock, world.now()));
  return { lease, lost: lost.signal, onBeat: (beat) => beats.push(beat) };
}

/** Ignores a failed release (full disk), so that the error of the work is reported. */
function tryRelease(lease: Lease): void {
  try {
    lease.release();
  } catch {
    // the lease expires with this process
  }
}

/** In CI nobody can retry by hand; at a terminal, people want to know at once. */
const waitInCiMs = 5 * 60_000;

export function getWaitDeadline({ settings: { wait }, environment, now }: World): number {
  return now() + (wait ?? (isCi(environment) ? waitInCiMs : 0));
}

/** Retries every `pollMs` until it succeeds, `until` passes, or an interrupt. @throws LockedError from the last try */
export async function retryWhileLocked<T>(
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
  /** Registers a cleanup step; the last one registered runs first. */
  readonly defer: (step: Step) => void;
}

/** Runs all cleanup steps, even if one fails. @throws the first error; the work's own error comes first */
export async function withCleanup<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const steps: Step[] = [];
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const result = await work({ defer: (step) => steps.push(step) }).catch(note);
  for (const step of steps.reverse()) await Promise.resolve().then(step).catch(note);
  if (errors.length > 0) throw errors[0];
  return result as T;
}
