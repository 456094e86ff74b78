/**
 * Work that nobody waits for, such as making the next work tree or writing the record: one piece after the other, and
 * only while every attempt under way waits for its agent, for on a small machine it would cost them their time.
 */
export class BackgroundTasks {
  readonly #waiting: (() => Promise<void>)[] = [];
  #busy = 0;
  #working: Promise<void> | null = null;
  #failure: { error: unknown } | null = null;

  enqueue(chore: () => Promise<void>): void {
    this.#waiting.push(chore);
    this.#workSoon();
  }

  /** Puts the chores off while this goes on. */
  async pauseWhile<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
      this.#workSoon();
    }
  }

  /** Within what puts them off: they may go on until this has ended. */
  async runWhileWaiting<T>(wait: () => Promise<T>): Promise<T> {
    this.#busy -= 1;
    this.#workSoon();
    try {
      return await wait();
    } finally {
      this.#busy += 1;
    }
  }

  /** Does all that is left now. Throws what went wrong in any chore so far. */
  async drain(): Promise<void> {
    while (this.#working !== null || this.#waiting.length > 0) {
      await this.#working;
      this.#work(() => true);
    }
    const failure = this.#failure;
    this.#failure = null;
    if (failure !== null) throw failure.error;
  }

  /** Not at once: the end of one attempt is often the start of the next. */
  #workSoon(): void {
    setImmediate(() => this.#work(() => this.#busy === 0));
  }

  #work(mayGoOn: () => boolean): void {
    if (this.#working !== null || this.#waiting.length === 0 || !mayGoOn()) return;
    this.#working = this.#workOff(mayGoOn).finally(() => {
      this.#working = null;
    });
  }

  async #workOff(mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn()) {
      const chore = this.#waiting.shift();
      if (chore === undefined) return;
      try {
        await chore();
      } catch (error) {
        this.#failure ??= { error };
      }
    }
  }
}
