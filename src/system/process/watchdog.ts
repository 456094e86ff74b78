import { setTimeout as sleep } from 'node:timers/promises';
import { getLargest } from '../text/extremes.ts';

interface WatchedWait {
  readonly name: string;
  readonly boundMs: number;
  readonly end: (() => void) | undefined;
  /** On the watchdog's own clock. */
  readonly since: number;
}

/**
 * Every wait of the moment, under one timer that keeps no process alive. Time counts only while it ticks, so a
 * stopped process or a sleeping machine is not taken for a hang.
 */
export class Watchdog {
  readonly #tickMs: number;
  readonly #idleMs: number;
  readonly #under = new Set<WatchedWait>();
  #watchedMs = 0;
  #progressAt = 0;
  #isStuck = false;

  /** `idleMs`: without a named wait, so long without any progress is a hang as well. */
  constructor({ tickMs = 1_000, idleMs = 10 * 60_000 } = {}) {
    this.#tickMs = tickMs;
    this.#idleMs = idleMs;
  }

  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** Waits for a promise, which should settle within the bound; `end` makes an overdue one settle. */
  async for<T>(name: string, boundMs: number, promise: Promise<T>, end?: () => void): Promise<T> {
    const wait: WatchedWait = { name, boundMs, end, since: this.#watchedMs };
    this.#under.add(wait);
    this.#progressAt = this.#watchedMs;
    try {
      return await promise;
    } finally {
      this.#under.delete(wait);
      this.#progressAt = this.#watchedMs;
    }
  }

  /** Calls `onStuck` once, with the waits, when one is over its bound or nothing moves at all. */
  watch(onStuck: (where: string) => void): () => void {
    // Every command is watched, and `performance` would be loaded for it: 2 ms of a start.
    let before = process.uptime();
    const timer = setInterval(() => {
      const now = process.uptime();
      this.#watchedMs += Math.min(1_000 * (now - before), 2 * this.#tickMs);
      before = now;
      const hung = this.#hung();
      if (hung === null) return;
      clearInterval(timer);
      this.#isStuck = true;
      const where = this.#describe(hung);
      for (const wait of hung) wait.end?.();
      onStuck(where);
    }, this.#tickMs);
    timer.unref();
    return () => clearInterval(timer);
  }

  #hung(): WatchedWait[] | null {
    const over = [...this.#under].filter(({ since, boundMs }) => this.#watchedMs - since > boundMs);
    if (over.length > 0) return over;
    const maxLength = getLargest(
      [...this.#under].map(({ boundMs }) => boundMs),
      this.#idleMs,
    );
    return this.#watchedMs - this.#progressAt > maxLength ? [...this.#under] : null;
  }

  #describe(hung: readonly WatchedWait[]): string {
    const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
    const all = [...this.#under].map((wait) => {
      const mark = hung.includes(wait) ? 'over its limit' : 'within its limit';
      return `${wait.name} for ${seconds(this.#watchedMs - wait.since)}, ${mark} of ${seconds(wait.boundMs)}`;
    });
    const still = seconds(this.#watchedMs - this.#progressAt);
    return all.length > 0 ? all.join('; ') : `nothing with a name, for ${still}`;
  }
}

export const watchdog = new Watchdog();

export async function pause(name: string, ms: number, until: AbortSignal): Promise<void> {
  const wait = sleep(ms, undefined, { signal: until }).catch(() => undefined);
  await watchdog.for(name, ms + 60_000, wait);
}
