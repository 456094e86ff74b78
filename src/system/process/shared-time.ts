/** Time that several calls share: each gets what those before it have left. */
export class SharedTime {
  #leftMs: number;

  constructor(ms: number) {
    this.#leftMs = ms;
  }

  /** Calls `work` with the time that is left, in ms, which is more than none, and takes what that took. */
  async spend<T>(work: (remainingMs: number) => Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await work(Math.max(1, Math.ceil(this.#leftMs)));
    } finally {
      this.#leftMs -= performance.now() - since;
    }
  }
}
