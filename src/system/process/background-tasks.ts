/** Background work, task by task, only while every attempt waits for its agent: it slows small machines. */
export class BackgroundTasks {
  readonly #waiting: (() => Promise<void>)[] = [];
  #busy = 0;
  #working: Promise<void> | null = null;
  #failure: { error: unknown } | null = null;

  enqueue(chore: () => Promise<void>): void {
    this.#waiting.push(chore);
    this.#workSoon();
  }

  async pauseWhile<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
      this.#workSoon();
    }
  }

  /** Lets tasks run during a wait inside `pauseWhile`. */
  async runWhileWaiting<T>(wait: () => Promise<T>): Promise<T> {
    this.#busy -= 1;
    this.#workSoon();
    try {
      return await wait();
    } finally {
      this.#busy += 1;
    }
  }

  /** Throws the first error of any task so far. */
  async drain(): Promise<void> {
    while (this.#working !== null || this.#waiting.length > 0) {
      await this.#working;
      this.#work(() => true);
    }
    const failure = this.#failure;
    this.#failure = null;
    if (failure !== null) throw failure.error;
  }

  /** Deferred, because the end of one attempt is often the start of the next. */
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
