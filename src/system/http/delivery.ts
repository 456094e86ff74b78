import { FailedCall, type RetryBudget, requestedWaitMs, urlHost } from './retry-budget.ts';

/** A document that is sent to a server of somebody's choice. */
export interface Delivery {
  readonly url: string;
  readonly body: string;
  /** Made anew for each try. They may hold secrets, so nobody else is sent them and no message tells them. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Whether what was answered with this status may be taken later. */
  readonly isTransient: (status: number) => boolean;
  /** For one try. */
  readonly callMs: number;
}

/** It was not taken. The message names the host, and nothing else of the address: the rest of it may be a secret. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

/** Of an answer nobody needs more. */
const mostReplyBytes = 64 * 1024;

/** Posts JSON until it is taken or that is hopeless; a redirect is not followed. Returns the answer. @throws DeliveryError */
export async function deliver(delivery: Delivery, patience: RetryBudget): Promise<string> {
  return patience.repeat(() => tryOnce(delivery, patience));
}

async function tryOnce(
  { url, body, headers, isTransient, callMs }: Delivery,
  patience: RetryBudget,
): Promise<string | FailedCall> {
  const host = urlHost(url);
  const sent = { 'user-agent': 'phase-executor', ...headers(), 'content-type': 'application/json' };
  try {
    const { status, isOk, text, ...answer } = await patience.fetch(
      url,
      { method: 'POST', headers: sent, body, redirect: 'manual' },
      { callMs, mostBytes: mostReplyBytes },
    );
    if (isOk) return text;
    const said = text.replace(/\s+/g, ' ').trim().slice(0, 300);
    const why = status >= 300 && status < 400 ? 'redirects are not followed' : said;
    const error = new DeliveryError(`${host} answered ${status}${why === '' ? '' : `: ${why}`}`);
    return new FailedCall(error, { isFinal: !isTransient(status), waitMs: requestedWaitMs(answer.headers) });
  } catch (error) {
    return new FailedCall(new DeliveryError(`${host} did not answer: ${(error as Error).message}`));
  }
}
