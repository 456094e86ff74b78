import { setTimeout as sleep } from 'node:timers/promises';
import { LockedError } from '../../record/log/lease.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { isCi } from '../../system/process/ci.ts';
import { waits } from '../../system/process/waits.ts';

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
      await waits.for('another run', pollMs + 60_000, pause);
    }
  }
}
