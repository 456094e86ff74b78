export class SharedTime {
  #leftMs: number;

  constructor(ms: number) {
    this.#leftMs = ms;
  }

  /** Calls `work` with the remaining time in ms (at least 1) and deducts what it took. */
  async spend<T>(work: (remainingMs: number) => Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await work(Math.max(1, Math.ceil(this.#leftMs)));
    } finally {
      this.#leftMs -= performance.now() - since;
    }
  }
}
