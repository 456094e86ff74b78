import { setTimeout as sleep } from 'node:timers/promises';
import { ArtifactError, reason } from './artifact-error.ts';

/** What ought not be tried again: it would fail the same way. */
export class PermanentError extends ArtifactError {
  override name = 'ArtifactError';
}

/** Tries something up to `tries` times, with `delayMs` after the first failure and twice as much after each further one. */
export async function withRetries<T>(
  what: string,
  attempt: () => Promise<T>,
  { tries, delayMs }: { tries: number; delayMs: number },
): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof PermanentError) throw error;
      if (count >= tries)
        throw new ArtifactError(
          `${what} failed ${count === 1 ? '' : `${count} times`}`.trim().concat(`: ${reason(error)}`),
          {
            cause: error,
          },
        );
    }
    await sleep(delayMs * 2 ** (count - 1));
  }
}

/** Waits no longer than this. What it waited for goes on for itself, if it cannot be cancelled, and is heard no more. */
export async function withTimeout<T>(what: string, work: Promise<T>, timeoutMs: number): Promise<T> {
  const waiting = new AbortController();
  const tooLate = sleep(timeoutMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new PermanentError(`${what} took more than ${timeoutMs / 1000} s and was stopped`);
  });
  tooLate.catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    waiting.abort();
  }
}
