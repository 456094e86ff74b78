/** Calls that wait for room: each gets it as soon as there is enough for it, the earlier one first. */
export class Admission {
  readonly #waiting = new Set<() => void>();

  /** Waits until `take` returns what it took, and returns that; null if the client left before. */
  async wait<T>(take: () => T | null, gone: AbortSignal): Promise<T | null> {
    const first = gone.aborted ? null : take();
    if (first !== null || gone.aborted) return first;
    return new Promise((resolve) => {
      const settle = (taken: T | null) => {
        this.#waiting.delete(again);
        gone.removeEventListener('abort', leave);
        resolve(taken);
      };
      const again = () => {
        const taken = take();
        if (taken !== null) settle(taken);
      };
      const leave = () => settle(null);
      gone.addEventListener('abort', leave, { once: true });
      this.#waiting.add(again);
    });
  }

  /** Lets in whom there is room for now. */
  look(): void {
    for (const again of this.#waiting) again();
  }
}
