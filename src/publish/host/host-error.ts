import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';

/** The host refused or failed; the message says what, why, and which permission is missing. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly exitCode = TECHNICAL_EXIT.USAGE;
  /** Null for no answer. */
  readonly status: number | null;
  /** Message of the host, to distinguish refusals. */
  readonly said: string;

  constructor(message: string, status: number | null = null, text = '') {
    super(message);
    this.status = status;
    this.said = text;
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

/** Creates something; where the answer was lost, looks for it with `find` before it tries again. */
export async function createdOnce<T>(create: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if (!mayHaveActed(error)) throw error;
    return (await find()) ?? (await create());
  }
}

/** For an answer of another form than expected. */
export function buildUnreadable(what: string, reason: string): HostError {
  return new HostError(`${what}: the answer cannot be read: ${reason}`, 200);
}

interface ClientError extends Error {
  readonly status?: number;
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly data: unknown;
  };
}

/** Sentence of a failure of the client; without a response there was no answer. */
export function hostError({ status = 0, response, message }: ClientError, host: string, what: string): HostError {
  if (response === undefined) return new HostError(`${host} did not answer ${what}: ${message}`);
  const text = extractErrorMessage(response.data);
  const needed = response.headers['x-accepted-github-permissions'];
  const missing = status === 403 && needed !== undefined ? ` (it needs ${needed})` : '';
  const hint = status === 401 ? ' (the token is wrong or has expired)' : missing;
  return new HostError(`${host}, ${what}: answered ${status}: ${text}${hint}`, status, text);
}

/** The message of an answer, or its beginning if it is in another form, for example a proxy's page. */
function extractErrorMessage(data: unknown): string {
  const { message, errors = [] } = (data ?? {}) as { message?: unknown; errors?: readonly unknown[] };
  const details = (Array.isArray(errors) ? errors : []).map((each) =>
    typeof each === 'string' ? each : JSON.stringify(each),
  );
  const text = typeof message === 'string' ? [message, ...details].join('; ') : String(data ?? '');
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
