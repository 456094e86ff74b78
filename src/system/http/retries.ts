import { setTimeout as sleep } from 'node:timers/promises';

export interface CallTime {
  remainingMs(): number;
  /** Aborted when the answers are no longer needed. */
  readonly until: AbortSignal | null;
}

export function callTime(totalMs: number, until: AbortSignal | null = null): CallTime {
  const endsAt = performance.now() + totalMs;
  return { until, remainingMs: () => (until?.aborted ? 0 : endsAt - performance.now()) };
}

/** A failure of a call, with what it says about the next try. */
export interface CallFailure extends Error {
  /** True where every other try would fail as well. */
  readonly isFinal?: boolean;
  /** Wait that the server asks for. */
  readonly waitMs?: number | null;
}

export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const maxTries = 4;

/** Repeats a call while that can help and there is time. @throws the error of the last try. */
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

/** Makes one call within `maxMs` and the time left. Work that ignores its signal continues, and its result is ignored. @throws Error */
export async function callWithin<T>(
  maxMs: number,
  { remainingMs, until }: CallTime,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // No AbortSignal.timeout in AbortSignal.any: that timeout is garbage-collected, and nothing ends the call.
  const ended = new AbortController();
  const end = () => ended.abort(new NoAnswerError('no answer in time'));
  const tooLate = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason as Error), { once: true });
  });
  const timer = setTimeout(end, Math.max(0, Math.ceil(Math.min(maxMs, remainingMs()))));
  until?.addEventListener('abort', end, { once: true });
  if (until?.aborted) end();
  try {
    return await Promise.race([tooLate, call(ended.signal)]);
  } finally {
    clearTimeout(timer);
    until?.removeEventListener('abort', end);
  }
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
