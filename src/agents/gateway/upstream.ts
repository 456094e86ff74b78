import type { IncomingMessage } from 'node:http';

export type Protocol = 'anthropic' | 'openai' | 'gemini';

export interface Upstream {
  readonly protocol: Protocol;
  /** Address below which its paths begin. */
  readonly base: URL;
  /** The headers with the key. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Address of the gateway for one agent, and the token it sends there. */
export interface Pass {
  readonly url: string;
  /** Worth nothing outside this attempt. */
  readonly token: string;
  /** A search of the web by the provider would be refused. */
  readonly hasNoSearch?: boolean;
}

/** The calls that agents make, by method and path below the base. */
const allowedPaths: Readonly<Record<Protocol, readonly RegExp[]>> = {
  anthropic: [/^POST \/v1\/messages$/, /^POST \/v1\/messages\/count_tokens$/, /^GET \/v1\/models(?:\/[\w.:@-]+)?$/],
  openai: [/^POST \/responses(?:\/compact)?$/, /^POST \/chat\/completions$/, /^GET \/models(?:\/[\w.:@-]+)?$/],
  gemini: [
    /^POST \/v1(?:beta|alpha)?\/models\/[\w.@-]+:(?:streamGenerateContent|generateContent|countTokens|embedContent|batchEmbedContents)$/,
    /^GET \/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?$/,
  ],
};

/** True for a call that agents may make. `path` is without its query. */
export function isAllowedCall(protocol: Protocol, method: string, path: string): boolean {
  return allowedPaths[protocol].some((pattern) => pattern.test(`${method} ${path}`));
}

/** True for a call that a model answers, so that it is paid for. */
export function isPaid(method: string, path: string): boolean {
  return method === 'POST' && !/count_?tokens$/i.test(path);
}

export type RefusedBy = keyof typeof refusals;

/** HTTP statuses that the CLIs do not ask again after, but where the gateway itself could not, and the provider's words. */
const refusals = {
  token: { status: 403, type: 'permission_error' },
  path: { status: 404, type: 'not_found_error' },
  request: { status: 400, type: 'invalid_request_error' },
  budget: { status: 400, type: 'budget_exhausted' },
  gateway: { status: 502, type: 'api_error' },
} as const;

/** A refusal in the words of the provider, which are those that CLIs read. */
export function providerRefusal(protocol: Protocol, by: RefusedBy, message: string): { status: number; body: string } {
  const { status, type } = refusals[by];
  switch (protocol) {
    case 'anthropic': {
      const existing = by === 'budget' ? 'invalid_request_error' : type;
      return { status, body: JSON.stringify({ type: 'error', error: { type: existing, message } }) };
    }
    case 'openai':
      return { status, body: JSON.stringify({ error: { type, code: type, message, param: null } }) };
    case 'gemini':
      return { status, body: JSON.stringify({ error: { code: status, status: 'FAILED_PRECONDITION', message } }) };
  }
}

/** Headers of one connection and those that a client signs in with: neither are passed on. `__proto__` is no key of a record. */
const droppedPattern =
  /^(?:__proto__|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|authorization|x-api-key|x-goog-api-key|api-key|cookie|forwarded|x-forwarded-.*|x-http-method(?:-override)?|x-method-override|accept-encoding|expect)$/i;

/** The headers of a call as the provider gets them, which of a GET is told no body. */
export function forwardedHeaders(
  { rawHeaders, method }: IncomingMessage,
  { base, headers }: Upstream,
): Record<string, string | string[]> {
  const saved: Record<string, string | string[]> = {};
  for (const [name, value] of headerPairs(rawHeaders)) {
    const key = name.toLowerCase();
    if (droppedPattern.test(name) || Object.hasOwn(headers, key) || (method === 'GET' && key.startsWith('content-')))
      continue;
    saved[key] = Object.hasOwn(saved, key) ? [saved[key] ?? [], value].flat() : value;
  }
  // Plain, so that it can be counted as it passes.
  return { ...saved, ...headers, host: base.host, 'accept-encoding': 'identity' };
}

/** The headers of an answer as they came, but those of the connection. */
export function answeredHeaders({ rawHeaders }: IncomingMessage): string[] {
  const ofConnection = /^(?:connection|keep-alive|proxy-.*|transfer-encoding|upgrade|trailer|set-cookie|alt-svc)$/i;
  return headerPairs(rawHeaders).flatMap((pair) => (ofConnection.test(pair[0]) ? [] : pair));
}

function headerPairs(raw: readonly string[]): (readonly [name: string, value: string])[] {
  return Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? ''] as const);
}

/** Keys that a client sends, in any of the places where the providers look for them. */
export function shownTokens({ headers }: IncomingMessage, query: URLSearchParams): string[] {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const named = ['x-api-key', 'x-goog-api-key', 'api-key'].map((name) => headers[name]);
  return [bearer, ...named, query.get('key')].filter((each): each is string => typeof each === 'string');
}
