import { setTimeout as sleep } from 'node:timers/promises';
import { getLargest } from '../text/extremes.ts';

interface WatchedWait {
  readonly name: string;
  readonly boundMs: number;
  readonly end: (() => void) | undefined;
  /** By the watchdog's own clock. */
  readonly since: number;
}

/** Only ticks count as time, so a stopped process or sleeping machine doesn't look like a hang. */
export class Watchdog {
  readonly #tickMs: number;
  readonly #idleMs: number;
  readonly #waits = new Set<WatchedWait>();
  #watchedMs = 0;
  #progressAt = 0;
  #isStuck = false;

  /** `idleMs` limits the time without progress if no named wait is active. */
  constructor({ tickMs = 1_000, idleMs = 10 * 60_000 } = {}) {
    this.#tickMs = tickMs;
    this.#idleMs = idleMs;
  }

  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** Waits for a promise that should settle within the limit; `end` must make an overdue one settle. */
  async for<T>(name: string, boundMs: number, promise: Promise<T>, end?: () => void): Promise<T> {
    const wait: WatchedWait = { name, boundMs, end, since: this.#watchedMs };
    this.#waits.add(wait);
    this.#progressAt = this.#watchedMs;
    try {
      return await promise;
    } finally {
      this.#waits.delete(wait);
      this.#progressAt = this.#watchedMs;
    }
  }

  /** Calls `onStuck` once if a wait is overdue or nothing progresses. */
  watch(onStuck: (description: string) => void): () => void {
    // `process.uptime` avoids loading `performance`, which costs 2 ms per command.
    let lastUptime = process.uptime();
    const timer = setInterval(() => {
      const uptime = process.uptime();
      this.#watchedMs += Math.min(1_000 * (uptime - lastUptime), 2 * this.#tickMs);
      lastUptime = uptime;
      const hung = this.#findHung();
      if (hung === null) return;
      clearInterval(timer);
      this.#isStuck = true;
      const description = this.#describe(hung);
      for (const wait of hung) wait.end?.();
      onStuck(description);
    }, this.#tickMs);
    timer.unref();
    return () => clearInterval(timer);
  }

  #findHung(): WatchedWait[] | null {
    const overdue = [...this.#waits].filter(({ since, boundMs }) => this.#watchedMs - since > boundMs);
    if (overdue.length > 0) return overdue;
    const maxLength = getLargest(
      [...this.#waits].map(({ boundMs }) => boundMs),
      this.#idleMs,
    );
    return this.#watchedMs - this.#progressAt > maxLength ? [...this.#waits] : null;
  }

  #describe(hung: readonly WatchedWait[]): string {
    const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
    const descriptions = [...this.#waits].map((wait) => {
      const mark = hung.includes(wait) ? 'over its limit' : 'within its limit';
      return `${wait.name} for ${seconds(this.#watchedMs - wait.since)}, ${mark} of ${seconds(wait.boundMs)}`;
    });
    const idleTime = seconds(this.#watchedMs - this.#progressAt);
    return descriptions.length > 0 ? descriptions.join('; ') : `nothing with a name, for ${idleTime}`;
  }
}

export const watchdog = new Watchdog();

export async function pause(name: string, ms: number, until: AbortSignal): Promise<void> {
  const wait = sleep(ms, undefined, { signal: until }).catch(() => undefined);
  await watchdog.for(name, ms + 60_000, wait);
}
