import { setTimeout as sleep } from 'node:timers/promises';

/** A call that failed, as whoever made it judges it. */
export class FailedCall {
  readonly error: Error;
  /** Another try would end the same way. */
  readonly isFinal: boolean;
  /** What the other side asked for, in ms; null where it named nothing. */
  readonly waitMs: number | null;
  /** The other side may have done what it was asked before the call failed. */
  readonly wasHeard: boolean;

  constructor(
    error: Error,
    { isFinal = false, waitMs = null, wasHeard = true }: Partial<Omit<FailedCall, 'error'>> = {},
  ) {
    this.error = error;
    this.isFinal = isFinal;
    this.waitMs = waitMs;
    this.wasHeard = wasHeard;
  }
}

export interface RetryBounds {
  /** The wait before the second try; it doubles. */
  readonly delayMs?: number;
  /** For all calls together, waits included. */
  readonly patienceMs?: number;
  /** Aborted when nobody waits for an answer any more. */
  readonly until?: AbortSignal | null;
}

/** An answer, read to its end or to the bound that was given. */
export interface HttpAnswer {
  readonly status: number;
  readonly isOk: boolean;
  readonly headers: Headers;
  readonly text: string;
}

const mostCallTries = 4;

/** How long others are waited for: one bound for all calls made with it, so that a slow server cannot hold up a job that is done. */
export class RetryBudget {
  readonly #delayMs: number;
  readonly #endsAt: number;
  readonly #until: AbortSignal | null;

  constructor({ delayMs = 1_000, patienceMs = 90_000, until = null }: RetryBounds = {}) {
    this.#delayMs = delayMs;
    this.#endsAt = performance.now() + patienceMs;
    this.#until = until;
  }

  get isOver(): boolean {
    return performance.now() >= this.#endsAt;
  }

  /** Makes a call again while that can help and there is time. @throws the error of the last try. */
  async repeat<T>(call: () => Promise<T | FailedCall>, isRepeatable = true): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const result = await call();
      if (!(result instanceof FailedCall)) return result;
      const { error, isFinal, waitMs, wasHeard } = result;
      const wait = waitMs ?? this.#delayMs * 2 ** (tries - 1);
      const isLate = performance.now() + wait > this.#endsAt || this.#until?.aborted === true;
      if (isFinal || (wasHeard && !isRepeatable) || tries >= mostCallTries || isLate) throw error;
      await sleep(wait, undefined, this.#until ? { signal: this.#until } : {}).catch(() => undefined);
    }
  }

  /** One request, its answer included, within `callMs` and what is left of all. @throws Error saying why there is no answer. */
  async fetch(
    url: string,
    request: RequestInit,
    { callMs, mostBytes = Number.POSITIVE_INFINITY }: { callMs: number; mostBytes?: number },
  ): Promise<HttpAnswer> {
    // Not of AbortSignal.timeout through AbortSignal.any: that timeout is collected as garbage, and nothing ends the call.
    const givingUp = new AbortController();
    const giveUp = () => givingUp.abort(new Error('no answer in time'));
    const timer = setTimeout(giveUp, Math.max(0, Math.ceil(Math.min(callMs, this.#endsAt - performance.now()))));
    this.#until?.addEventListener('abort', giveUp, { once: true });
    if (this.#until?.aborted) giveUp();
    try {
      const answer = await fetch(url, { ...request, signal: givingUp.signal });
      const text = await readStart(answer, mostBytes);
      return { status: answer.status, isOk: answer.ok, headers: answer.headers, text };
    } catch (error) {
      const { message, cause } = error as Error;
      throw new Error(cause instanceof Error ? cause.message : message);
    } finally {
      clearTimeout(timer);
      this.#until?.removeEventListener('abort', giveUp);
    }
  }
}

async function readStart(answer: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostBytes) break; // which cancels the rest
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8');
}

/** What an answer asks to wait by `retry-after`, in ms: seconds, or a time, which is taken by the clock of the server. */
export function requestedWaitMs(headers: Headers): number | null {
  const after = headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(after)) return Number(after) * 1_000;
  const wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

export function urlHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
