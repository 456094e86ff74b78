import type { IncomingMessage } from 'node:http';

export type Protocol = 'anthropic' | 'openai' | 'gemini';

export interface Upstream {
  readonly protocol: Protocol;
  readonly base: URL;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Pass {
  readonly url: string;
  /** Valid only during this attempt. */
  readonly token: string;
  readonly hasNoSearch?: boolean;
}

const allowedPaths: Readonly<Record<Protocol, readonly RegExp[]>> = {
  anthropic: [/^POST \/v1\/messages$/, /^POST \/v1\/messages\/count_tokens$/, /^GET \/v1\/models(?:\/[\w.:@-]+)?$/],
  openai: [/^POST \/responses(?:\/compact)?$/, /^POST \/chat\/completions$/, /^GET \/models(?:\/[\w.:@-]+)?$/],
  gemini: [
    /^POST \/v1(?:beta|alpha)?\/models\/[\w.@-]+:(?:streamGenerateContent|generateContent|countTokens|embedContent|batchEmbedContents)$/,
    /^GET \/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?$/,
  ],
};

export function isAllowedCall(protocol: Protocol, method: string, path: string): boolean {
  return allowedPaths[protocol].some((pattern) => pattern.test(`${method} ${path}`));
}

/** True if a model answers the call, which therefore costs money. */
export function isPaid(method: string, path: string): boolean {
  return method === 'POST' && !/count_?tokens$/i.test(path);
}

export type RefusedBy = keyof typeof refusals;

/** Status codes after which CLIs don't retry (except `gateway`), with the provider's error types. */
const refusals = {
  token: { status: 403, type: 'permission_error' },
  path: { status: 404, type: 'not_found_error' },
  request: { status: 400, type: 'invalid_request_error' },
  budget: { status: 400, type: 'budget_exhausted' },
  gateway: { status: 502, type: 'api_error' },
} as const;

/** Builds a refusal in the provider's error format, so that CLIs can parse it. */
export function findProviderRefusal(
  protocol: Protocol,
  by: RefusedBy,
  message: string,
): { status: number; body: string } {
  const { status, type } = refusals[by];
  switch (protocol) {
    case 'anthropic': {
      const errorType = by === 'budget' ? 'invalid_request_error' : type;
      return { status, body: JSON.stringify({ type: 'error', error: { type: errorType, message } }) };
    }
    case 'openai':
      return { status, body: JSON.stringify({ error: { type, code: type, message, param: null } }) };
    case 'gemini':
      return { status, body: JSON.stringify({ error: { code: status, status: 'FAILED_PRECONDITION', message } }) };
  }
}

/** Connection and authentication headers, which aren't forwarded, and `__proto__`, which isn't a safe key. */
const droppedPattern =
  /^(?:__proto__|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|authorization|x-api-key|x-goog-api-key|api-key|cookie|forwarded|x-forwarded-.*|x-http-method(?:-override)?|x-method-override|accept-encoding|expect)$/i;

/** Returns the headers to send upstream, without those that describe a body if the call is a GET. */
export function pickForwardedHeaders(
  { rawHeaders, method }: IncomingMessage,
  { base, headers }: Upstream,
): Record<string, string | string[]> {
  const forwarded: Record<string, string | string[]> = {};
  for (const [name, value] of headerPairs(rawHeaders)) {
    const key = name.toLowerCase();
    if (droppedPattern.test(name) || Object.hasOwn(headers, key) || (method === 'GET' && key.startsWith('content-')))
      continue;
    forwarded[key] = Object.hasOwn(forwarded, key) ? [forwarded[key] ?? [], value].flat() : value;
  }
  // An uncompressed answer can be counted while it is forwarded.
  return { ...forwarded, ...headers, host: base.host, 'accept-encoding': 'identity' };
}

export function answeredHeaders({ rawHeaders }: IncomingMessage): string[] {
  const connectionHeaders =
    /^(?:connection|keep-alive|proxy-.*|transfer-encoding|upgrade|trailer|set-cookie|alt-svc)$/i;
  return headerPairs(rawHeaders).flatMap((pair) => (connectionHeaders.test(pair[0]) ? [] : pair));
}

function headerPairs(raw: readonly string[]): (readonly [name: string, value: string])[] {
  return Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? ''] as const);
}

/** Returns the keys that a client sent, wherever providers accept them. */
export function formatTokens({ headers }: IncomingMessage, query: URLSearchParams): string[] {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const keyHeaders = ['x-api-key', 'x-goog-api-key', 'api-key'].map((name) => headers[name]);
  return [bearer, ...keyHeaders, query.get('key')].filter((each): each is string => typeof each === 'string');
}
