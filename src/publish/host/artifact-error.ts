import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { callWithin, NoAnswerError, withRetries } from '../../system/http/retries.ts';
import { stripLine } from '../../system/text/text.ts';

export class ArtifactError extends Error {
  override name = 'ArtifactError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
  readonly isFinal: boolean = false;
}

/** A failure that a retry would repeat. `status` is the HTTP status, if any. */
export class PermanentError extends ArtifactError {
  override readonly isFinal = true;
  readonly status: number | null;

  constructor(message: string, { status = null, ...options }: ErrorOptions & { status?: number | null } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** Returns one line of an error, without the secret signatures in URLs. */
export function getReason(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return stripLine(text.slice(0, 500).replace(/([?&]sig=)[^&\s]*/g, '$1***'));
}

/** Retries like `withRetries`. @throws ArtifactError */
export async function attemptCall<T>(
  action: string,
  attempt: () => Promise<T>,
  bounds: { tries: number; delayMs: number },
): Promise<T> {
  let count = 0;
  return withRetries(() => {
    count += 1;
    return attempt();
  }, bounds).catch((error: unknown) => {
    if (error instanceof PermanentError) throw error;
    const times = count === 1 ? '' : ` ${count} times`;
    throw new ArtifactError(`${action} failed${times}: ${getReason(error)}`, { cause: error });
  });
}

/**
 * Limits the waiting time. Work that ignores its abort signal continues, but its result is dropped. @throws
 * PermanentError
 */
export async function withTimeout<T>(
  action: string,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return callWithin(timeoutMs, { remainingMs: () => Infinity, until: null }, work).catch((error: unknown) => {
    if (!(error instanceof NoAnswerError)) throw error;
    throw new PermanentError(`${action} took more than ${timeoutMs / 1000} s and was stopped`);
  });
}
