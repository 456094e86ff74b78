import { isRefusedByProxy } from './proxy.ts';
import { FailedCall, type RetryBudget, requestedWaitMs, urlHost } from './retry-budget.ts';

export interface Delivery {
  readonly url: string;
  readonly body: string;
  /** Made anew for each try. They may hold secrets: only this server gets them, and no message has them. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** True for a status after which the document may be accepted later. */
  readonly isTransient: (status: number) => boolean;
  readonly callMs: number;
}

const mostReplyBytes = 64 * 1024;

/**
 * Posts JSON until it is accepted or hopeless; follows no redirect. Returns the answer. @throws Error, which names
 * only the host, because the rest of the address may be a secret.
 */
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
    const { status, isOk, text, ...answer } = await patience.ask(
      url,
      { method: 'POST', headers: sent, body, redirect: 'manual' },
      { callMs, mostBytes: mostReplyBytes },
    );
    if (isOk) return text;
    const said = text.replace(/\s+/g, ' ').trim().slice(0, 300);
    const why = status >= 300 && status < 400 ? 'redirects are not followed' : said;
    const error = new Error(`${host} answered ${status}${why === '' ? '' : `: ${why}`}`);
    return new FailedCall(error, { isFinal: !isTransient(status), waitMs: requestedWaitMs(answer.headers) });
  } catch (error) {
    const failure = new Error(`${host} did not answer: ${(error as Error).message}`);
    return new FailedCall(failure, { isFinal: isRefusedByProxy(error) });
  }
}
