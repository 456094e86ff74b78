import type { IncomingMessage } from 'node:http';
import type { Upstream } from './upstream.ts';

/** What belongs to one connection, and what a client signs in with: neither is passed on. */
const dropped =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|authorization|x-api-key|x-goog-api-key|api-key|cookie|forwarded|x-forwarded-.*|x-http-method(?:-override)?|x-method-override|accept-encoding|expect)$/i;

/** The headers of a call as the provider gets them, which of a GET is told no body. */
export function forwardedHeaders(
  { rawHeaders, method }: IncomingMessage,
  { base, headers }: Upstream,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (dropped.test(name) || headers[name.toLowerCase()] !== undefined) continue;
    if (method === 'GET' && /^content-/i.test(name)) continue;
    const before = kept[name.toLowerCase()];
    kept[name.toLowerCase()] = before === undefined ? value : [before, value].flat();
  }
  // Plain, so that it can be counted as it passes.
  return { ...kept, ...headers, host: base.host, 'accept-encoding': 'identity' };
}

/** The headers of an answer as they came, but those of the connection. */
export function answeredHeaders({ rawHeaders }: IncomingMessage): string[] {
  const kept: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!/^(?:connection|keep-alive|proxy-.*|transfer-encoding|upgrade|trailer|set-cookie|alt-svc)$/i.test(name))
      kept.push(name, value);
  }
  return kept;
}

/** What a client shows as its key, in any of the places where the providers look for it. */
export function shownTokens({ headers }: IncomingMessage, query: URLSearchParams): string[] {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const named = ['x-api-key', 'x-goog-api-key', 'api-key'].map((name) => headers[name]);
  return [bearer, ...named, query.get('key')].filter((each): each is string => typeof each === 'string');
}
