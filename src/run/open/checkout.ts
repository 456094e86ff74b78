import { setTimeout as sleep } from 'node:timers/promises';
import { beatMs, FencedError, Lease, LockedError } from '../../record/log/lease.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import type { Git } from '../../system/git/git.ts';
import { lockText } from '../../system/git/lock.ts';
import { isCi } from '../../system/process/machine.ts';
import { watchdog } from '../../system/process/watchdog.ts';

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

/** In CI nobody is there to start a run again; at a terminal somebody wants to know at once. */
const waitInCiMs = 5 * 60_000;

/** Until when a run that begins now waits for others, in ms since the epoch. */
export function waitsUntil({ wait }: Settings, { environment, now }: World): number {
  return now() + (wait ?? (isCi(environment) ? waitInCiMs : 0));
}

/**
 * Takes what another run may hold, and tries again every `pollMs` until then, or until somebody interrupts.
 * @throws LockedError of the last try.
 */
export async function whenFree<T>(
  take: () => T | Promise<T>,
  { until, pollMs }: { readonly until: number; readonly pollMs: number },
  { now, progress, interrupt }: World,
): Promise<T> {
  for (let isTold = false; ; isTold = true) {
    try {
      return await take();
    } catch (error) {
      const leftMs = until - now();
      if (!(error instanceof LockedError) || leftMs <= 0 || interrupt.soon.aborted) throw error;
      if (!isTold) progress(`waiting up to ${Math.ceil(leftMs / 1000)} s (setting wait): ${error.message}`);
      const pause = sleep(Math.min(leftMs, pollMs), undefined, { signal: interrupt.soon }).catch(() => undefined);
      await watchdog.for('another run', pollMs + 60_000, pause);
    }
  }
}

type Step = () => void | Promise<void>;

/** What has to be undone or given back at the end, the last first, however the work in between goes. */
export class Cleanup {
  readonly #steps: Step[] = [];

  /** Has this done at the end, before all that was deferred earlier. */
  defer(step: Step): void {
    this.#steps.push(step);
  }

  /** Does all steps, also when one fails. @throws the first of their errors. */
  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}

/** Does what the work defers when it has ended. What ended the work is thrown, not what went wrong in cleaning up after it. */
export async function withCleanup<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const cleanup = new Cleanup();
  let result: T;
  try {
    result = await work(cleanup);
  } catch (error) {
    await cleanup.run().catch(() => undefined);
    throw error;
  }
  await cleanup.run();
  return result;
}
