import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';

/** The message includes the reason and any missing permission. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly exitCode = TECHNICAL_EXIT.USAGE;
  readonly status: number | null;
  /** The host's message, to tell refusals apart. */
  readonly said: string;

  constructor(message: string, status: number | null = null, text = '') {
    super(message);
    this.status = status;
    this.said = text;
  }
}

/** True if the host may have processed the call: there was no response, or a server error. */
export function mayHaveActed(error: unknown): boolean {
  return error instanceof HostError && (error.status === null || error.status >= 500);
}

export async function unlessRefused<T, V>(call: Promise<T>, statuses: readonly number[], value: V): Promise<T | V> {
  return call.catch((error: unknown) => {
    if (error instanceof HostError && statuses.includes(error.status ?? 0)) return value;
    throw error;
  });
}

/** Creates something. If the response was lost, looks for it before trying again. */
export async function memoize<T>(create: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if (!mayHaveActed(error)) throw error;
    return (await find()) ?? (await create());
  }
}

export function buildUnreadable(action: string, reason: string): HostError {
  return new HostError(`${action}: the answer cannot be read: ${reason}`, 200);
}

interface ClientError extends Error {
  readonly status?: number;
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly data: unknown;
  };
}

export function hostError({ status = 0, response, message }: ClientError, host: string, action: string): HostError {
  if (response === undefined) return new HostError(`${host} did not answer ${action}: ${message}`);
  const text = extractErrorMessage(response.data);
  const needed = response.headers['x-accepted-github-permissions'];
  const missing = status === 403 && needed !== undefined ? ` (it needs ${needed})` : '';
  const hint = status === 401 ? ' (the token is wrong or has expired)' : missing;
  return new HostError(`${host}, ${action}: answered ${status}: ${text}${hint}`, status, text);
}

function extractErrorMessage(data: unknown): string {
  const { message, errors = [] } = (data ?? {}) as { message?: unknown; errors?: readonly unknown[] };
  const details = (Array.isArray(errors) ? errors : []).map((detail) =>
    typeof detail === 'string' ? detail : JSON.stringify(detail),
  );
  const text = typeof message === 'string' ? [message, ...details].join('; ') : String(data ?? '');
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
