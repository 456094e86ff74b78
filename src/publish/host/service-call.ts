import { setTimeout as sleep } from 'node:timers/promises';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { type Fetch, failureText } from '../../system/http/proxy.ts';
import { plainLine } from '../../system/text/text.ts';

export interface ServiceCall {
  /** Names the call in messages, because addresses of the store are secrets. */
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface ServiceTimeouts {
  /** Wait after the first failure; it doubles with each further one. */
  readonly retryDelayMs: number;
  readonly timeoutMs: number;
  /** Way out of this machine. */
  readonly fetch: Fetch;
}

/** Makes a call, with retries where they can help, and returns the body of the answer. @throws ArtifactError */
export async function callService(
  call: ServiceCall,
  { retryDelayMs, timeoutMs, fetch }: ServiceTimeouts,
): Promise<string> {
  const { url, ...request } = call;
  const attempt = async () => {
    // It is cancelled a moment after nobody waits for it any more.
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs + 1_000) });
    const text = await response.text();
    const { status, ok } = response;
    if (ok) return text;
    const answer = `the artifact service answered ${call.name} with ${status}: ${text.slice(0, 200).replace(/\s+/g, ' ')}`;
    throw status === 429 || status >= 500 ? new ArtifactError(answer) : new RefusedCall(answer, status);
  };
  return withRetries(call.name, () => withTimeout(call.name, attempt(), timeoutMs), {
    tries: 4,
    delayMs: retryDelayMs,
  });
}

export class ArtifactError extends Error {
  override name = 'ArtifactError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** One line from another party's error; the signature of an address is a secret and removed. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? failureText(error) || error.name : String(error);
  return plainLine(text.slice(0, 500).replace(/([?&]sig=)[^&\s]*/g, '$1***'));
}

/** A failure that a retry would repeat. */
export class PermanentError extends ArtifactError {
  override name = 'ArtifactError';
}

/** Tries up to `tries` times, with `delayMs` after the first failure and twice as much after each further one. */
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
        throw new ArtifactError(`${what} failed${count === 1 ? '' : ` ${count} times`}: ${reason(error)}`, {
          cause: error,
        });
    }
    await sleep(delayMs * 2 ** (count - 1));
  }
}

/** Waits no longer than this. Work that cannot be cancelled continues, and its result is ignored. */
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

/** A refusal by the service, which a retry would get again. */
export class RefusedCall extends PermanentError {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
