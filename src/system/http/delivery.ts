import type { Fetch } from './proxy.ts';
import { type CallFailure, type CallTime, callWithin, getUrlHost, requestedWaitMs, withRetries } from './retries.ts';

export interface Delivery {
  readonly url: string;
  readonly body: string;
  /** Rebuilt for each try. May contain secrets, so they never appear in messages. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly isTransient: (status: number) => boolean;
  readonly callMs: number;
}

/** How to reach user-configured servers. `time` is shared by all deliveries, so that they can't hold up a job. */
export interface DeliveryRoute {
  readonly fetch: Fetch;
  readonly time: CallTime;
  readonly delayMs?: number;
}

const maxReplyBytes = 64 * 1024;

/** Follows no redirects. @throws Error naming only the host, because the rest of the URL may be secret */
export async function sendDelivery(delivery: Delivery, route: DeliveryRoute): Promise<string> {
  const host = getUrlHost(delivery.url);
  return withRetries(async () => {
    const { status, isOk, headers, text } = await postDelivery(delivery, route).catch((error: CallFailure) => {
      throw Object.assign(new Error(`${host} did not answer: ${error.message}`), { isFinal: error.isFinal });
    });
    if (isOk) return text;
    const isRedirect = status >= 300 && status < 400;
    const message = isRedirect ? 'redirects are not followed' : text.replace(/\s+/g, ' ').trim().slice(0, 300);
    const failure = { isFinal: !delivery.isTransient(status), waitMs: requestedWaitMs(headers) };
    throw Object.assign(new Error(`${host} answered ${status}${message === '' ? '' : `: ${message}`}`), failure);
  }, route);
}

async function postDelivery({ url, body, headers, callMs }: Delivery, { fetch, time }: DeliveryRoute) {
  const sent = { 'user-agent': 'phase-executor', ...headers(), 'content-type': 'application/json' };
  return callWithin(callMs, time, async (signal) => {
    const answer = await fetch(url, { method: 'POST', headers: sent, body, redirect: 'manual', signal });
    return { status: answer.status, isOk: answer.ok, headers: answer.headers, text: await readStart(answer) };
  });
}

async function readStart(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxReplyBytes) break; // also cancels the request
  }
  return Buffer.concat(chunks).subarray(0, maxReplyBytes).toString('utf8');
}
