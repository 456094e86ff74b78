import { z } from 'zod';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { FailedCall, requestedWaitMs } from '../../system/http/retry-budget.ts';

/** The host refused or failed; the message says what, why, and which permission is missing. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly exitCode = TECHNICAL_EXIT.USAGE;
  /** Null for no answer. */
  readonly status: number | null;
  /** Message of the host, to distinguish refusals. */
  readonly said: string;

  constructor(message: string, status: number | null = null, said = '') {
    super(message);
    this.status = status;
    this.said = said;
  }
}

/** True when the host may have processed the call: no answer, or a server error. */
export function mayHaveActed(error: unknown): boolean {
  return error instanceof HostError && (error.status === null || error.status >= 500);
}

/** Gives `value` where the host refuses a call with one of these statuses, for example because it does not know the path. */
export async function unlessRefused<T, V>(call: Promise<T>, statuses: readonly number[], value: V): Promise<T | V> {
  return call.catch((error: unknown) => {
    if (error instanceof HostError && statuses.includes(error.status ?? 0)) return value;
    throw error;
  });
}

interface RefusedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly value: unknown;
}

/** Classifies a failed status: limits and server errors pass, everything else does not. */
export function refusal({ status, headers, value }: RefusedAnswer, what: string): FailedCall {
  const said = messageIn(value);
  const needed = headers.get('x-accepted-github-permissions');
  const lacking = status === 403 && needed !== null ? ` (it needs ${needed})` : '';
  const hint = status === 401 ? ' (the token is wrong or has expired)' : lacking;
  const error = new HostError(`${what}: answered ${status}: ${said}${hint}`, status, said);
  const waitMs = requestedWaitMs(headers) ?? untilReset(headers);
  const isLimited = status === 429 || (status === 403 && (waitMs !== null || /rate limit/i.test(said)));
  if (isLimited) return new FailedCall(error, { waitMs: waitMs ?? 60_000, mayHaveActed: false });
  return new FailedCall(error, { isFinal: status < 500 });
}

/** Returns ms until a limit is lifted. */
function untilReset(headers: Headers): number | null {
  const reset = headers.get('x-ratelimit-reset');
  const now = Date.parse(headers.get('date') ?? '');
  if (headers.get('x-ratelimit-remaining') !== '0' || !reset || Number.isNaN(now)) return null;
  return Math.max(0, Number(reset) * 1_000 - now);
}

const Said = z.object({ message: z.string(), errors: z.array(z.unknown()).optional() });

/** The message of an answer, or its beginning if it is in another form, for example a proxy's page. */
function messageIn(data: unknown): string {
  const { data: said } = Said.safeParse(data);
  const errors = (said?.errors ?? []).map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const text = said === undefined ? String(data ?? '') : [said.message, ...errors].join('; ');
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
