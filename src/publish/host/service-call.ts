import { Readable } from 'node:stream';
import { ArtifactError } from './artifact-error.ts';
import { PermanentError, withRetries, withTimeout } from './retries.ts';

/** One request to the artifact service or to its store. */
export interface ServiceCall {
  /** Names the call in messages; addresses of the store are secrets. */
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface ServicePatience {
  /** The wait after the first failure; twice as long after each further one. */
  readonly retryDelayMs: number;
  /** For one answer. */
  readonly timeoutMs: number;
}

/** An answer that says no: the same call would get it again. */
export class RefusedCall extends PermanentError {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Makes a call, again while that can help, and returns the body of the answer. Throws an ArtifactError. */
export async function callService(call: ServiceCall, { retryDelayMs, timeoutMs }: ServicePatience): Promise<string> {
  const { HttpClient } = await import('@actions/http-client');
  const client = new HttpClient('phase-executor', [], {
    allowRetries: false,
    socketTimeout: Math.min(30_000, timeoutMs),
  });
  const headers = { ...call.headers, 'content-length': String(call.body.length) };
  const attempt = async () => {
    const response = await client.request(call.method, call.url, Readable.from(call.body), headers);
    const text = await response.readBody();
    const status = response.message.statusCode ?? 0;
    if (status >= 200 && status < 300) return text;
    const answer = `the artifact service answered ${call.name} with ${status}: ${text.slice(0, 200).replace(/\s+/g, ' ')}`;
    throw status === 429 || status >= 500 ? new ArtifactError(answer) : new RefusedCall(answer, status);
  };
  return withRetries(call.name, () => withTimeout(call.name, attempt(), timeoutMs), {
    tries: 4,
    delayMs: retryDelayMs,
  });
}
