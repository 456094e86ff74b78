import type { IncomingHttpHeaders } from 'node:http';
import { jsonOf, recordOf, textOf } from '../stream/fields.ts';
import { shown } from '../stream/stream-reader.ts';

/** An error of a provider, as it answered itself. */
export interface ProviderFailure {
  /** null: no answer came. */
  readonly status: number | null;
  /** One harmless line. */
  readonly message: string;
  /** Its own name for it. */
  readonly kind: string;
  readonly retryAfterMs?: number;
}

/** `now` is in ms since the epoch. */
export function readFailure(status: number, headers: IncomingHttpHeaders, body: string, now: number): ProviderFailure {
  const document = jsonOf(body.trim());
  const error = recordOf(recordOf(Array.isArray(document) ? document[0] : document).error);
  const kind = [error.type, error.code, error.status].map(textOf).join(' ').trim();
  const message = shown(textOf(error.message), 500);
  const waits = status === 429 || status >= 500 ? waitOf(headers, now) : null;
  return { status, message, kind, ...(waits === null ? {} : { retryAfterMs: waits }) };
}

/** How long the provider asks to wait: by `retry-after`, or until the limit that is used up is counted anew. */
function waitOf(headers: IncomingHttpHeaders, now: number): number | null {
  const asked = millisecondsIn(headers['retry-after-ms'], 1) ?? millisecondsIn(headers['retry-after'], 1000);
  if (asked !== null) return asked;
  const at = Date.parse(one(headers['retry-after']));
  if (Number.isFinite(at)) return Math.max(0, at - now);
  const resets = Object.entries(headers).flatMap(([name, value]) => {
    const limit = /^(anthropic-ratelimit|x-ratelimit)-(?:(remaining)-)?([\w-]+?)(-remaining)?$/.exec(name);
    if (limit === null || (limit[2] ?? limit[4]) === undefined || Number(one(value)) > 0) return [];
    const [, family = '', , of = ''] = limit;
    const reset = one(headers[`${family}-${of}-reset`] ?? headers[`${family}-reset-${of}`]);
    return spanOf(reset, now) ?? [];
  });
  return resets.length === 0 ? null : Math.max(...resets);
}

function one(value: string | string[] | undefined): string {
  return Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
}

function millisecondsIn(value: string | string[] | undefined, factor: number): number | null {
  const text = one(value).trim();
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * factor) : null;
}

/** An ISO time, or `6m0s` and `350ms`. */
function spanOf(text: string, now: number): number | null {
  if (text === '') return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)];
  if (parts.length > 0 && parts.map(([part]) => part).join('') === text) {
    const factor = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
    return parts.reduce((sum, [, count, unit]) => sum + Number(count) * factor[unit as keyof typeof factor], 0);
  }
  const at = Date.parse(text);
  return Number.isFinite(at) ? Math.max(0, at - now) : null;
}
