import { setTimeout as sleep } from 'node:timers/promises';
import { type Fetch, failureText } from './proxy.ts';

export class FailedCall {
  readonly error: Error;
  readonly isFinal: boolean = false;
  readonly waitMs: number | null = null;
  /** True where the server may have acted before the call failed. */
  readonly mayHaveActed: boolean = true;

  constructor(error: Error, traits: Partial<Omit<FailedCall, 'error'>> = {}) {
    this.error = error;
    Object.assign(this, traits);
  }
}

export interface RetryBounds {
  /** It doubles. */
  readonly delayMs?: number;
  /** Limit for all calls together, waits included. */
  readonly totalTimeoutMs?: number;
  /** Aborted when the answer is no longer needed. */
  readonly until?: AbortSignal | null;
  /** Way out of this machine. */
  readonly fetch?: Fetch;
}

const mostCallTries = 4;

/** Patience with servers: one bound for all calls made with it, so a slow server cannot hold up a finished job. */
export class RetryBudget {
  readonly #delayMs: number;
  readonly #endsAt: number;
  readonly #until: AbortSignal | null;
  readonly fetch: Fetch;

  constructor({ delayMs = 1_000, totalTimeoutMs = 90_000, until = null, fetch: way = fetch }: RetryBounds = {}) {
    this.fetch = way;
    this.#delayMs = delayMs;
    this.#endsAt = performance.now() + totalTimeoutMs;
    this.#until = until;
  }

  get isOver(): boolean {
    return performance.now() >= this.#endsAt;
  }

  /** Repeats a call while that can help and there is time. @throws the error of the last try. */
  async repeat<T>(call: () => Promise<T | FailedCall>, isRepeatable = true): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const result = await call();
      if (!(result instanceof FailedCall)) return result;
      const { error, isFinal, waitMs, mayHaveActed } = result;
      const wait = waitMs ?? this.#delayMs * 2 ** (tries - 1);
      const isLate = performance.now() + wait > this.#endsAt || this.#until?.aborted === true;
      if (isFinal || (mayHaveActed && !isRepeatable) || tries >= mostCallTries || isLate) throw error;
      await sleep(wait, undefined, this.#until ? { signal: this.#until } : {}).catch(() => undefined);
    }
  }

  /** Makes one request and reads its answer, within `callMs` and the time left. @throws Error with the reason. */
  async ask(
    url: string,
    request: RequestInit,
    { callMs, mostBytes }: { readonly callMs: number; readonly mostBytes: number },
  ) {
    return this.within(callMs, async (signal) => {
      const answer = await this.fetch(url, { ...request, signal });
      const text = await readStart(answer, mostBytes);
      return { status: answer.status, isOk: answer.ok, headers: answer.headers, text };
    }).catch((error: unknown) => {
      throw new Error(failureText(error), { cause: error });
    });
  }

  /** Makes one call within `callMs` and the time left. @throws Error with the reason. */
  async within<T>(callMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    // No AbortSignal.timeout in AbortSignal.any: that timeout is garbage-collected, and nothing ends the call.
    const givingUp = new AbortController();
    const giveUp = () => givingUp.abort(new Error('no answer in time'));
    const timer = setTimeout(giveUp, Math.max(0, Math.ceil(Math.min(callMs, this.#endsAt - performance.now()))));
    this.#until?.addEventListener('abort', giveUp, { once: true });
    if (this.#until?.aborted) giveUp();
    try {
      return await call(givingUp.signal);
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

/** Wait that `retry-after` asks for, in ms: seconds, or a time, compared with the server's clock. */
export function requestedWaitMs(headers: Headers): number | null {
  const after = headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(after)) return Number(after) * 1_000;
  const wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

export function urlHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
