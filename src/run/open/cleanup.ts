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
