import { setTimeout as sleep } from 'node:timers/promises';

export interface CallTime {
  remainingMs(): number;
  readonly until: AbortSignal | null;
}

export function callTime(totalMs: number, until: AbortSignal | null = null): CallTime {
  const endsAt = performance.now() + totalMs;
  return { until, remainingMs: () => (until?.aborted ? 0 : endsAt - performance.now()) };
}

export interface CallFailure extends Error {
  readonly isFinal?: boolean;
  readonly waitMs?: number | null;
}

export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const maxTries = 4;

/** Retries a call while that can help and time is left. @throws the last error */
export async function withRetries<T>(
  call: () => Promise<T>,
  { delayMs = 1_000, tries = maxTries, time }: { delayMs?: number; tries?: number; time?: CallTime },
): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await call();
    } catch (error) {
      const { isFinal = false, waitMs = null } = error as CallFailure;
      const wait = waitMs ?? delayMs * 2 ** (count - 1);
      if (isFinal || count >= tries || wait > (time?.remainingMs() ?? Infinity)) throw error;
      await sleep(wait, undefined, time?.until ? { signal: time.until } : {}).catch(() => undefined);
    }
  }
}

/** If `call` ignores its signal, its result is dropped. @throws Error */
export async function callWithin<T>(
  maxMs: number,
  { remainingMs, until }: CallTime,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // AbortSignal.timeout inside AbortSignal.any may be garbage-collected and never fire.
  const ended = new AbortController();
  const abort = () => ended.abort(new NoAnswerError('no answer in time'));
  const tooLate = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason as Error), { once: true });
  });
  const timer = setTimeout(abort, Math.max(0, Math.ceil(Math.min(maxMs, remainingMs()))));
  until?.addEventListener('abort', abort, { once: true });
  if (until?.aborted) abort();
  try {
    return await Promise.race([tooLate, call(ended.signal)]);
  } finally {
    clearTimeout(timer);
    until?.removeEventListener('abort', abort);
  }
}

/** Parses `retry-after` (seconds, or a date relative to the server's clock) into ms. */
export function requestedWaitMs(headers: Headers): number | null {
  const after = headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(after)) return Number(after) * 1_000;
  const wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

export function getUrlHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
