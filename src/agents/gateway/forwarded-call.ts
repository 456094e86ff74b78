import { type Agent as HttpAgent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { lookupAllowed, requireAllowed } from './special-addresses.ts';
import { answeredHeaders, forwardedHeaders, type Upstream } from './upstream.ts';

export interface OnwardCall {
  readonly upstream: Upstream;
  /** The user named the upstream, so it may be at any address. */
  readonly isOwn: boolean;
  /** Path below the base, with its query. */
  readonly target: string;
  /** null for a GET. */
  readonly body: Buffer | null;
  readonly agent: HttpAgent | HttpsAgent;
  /** A proxy resolves the name of the upstream. */
  readonly isTunnelled: boolean;
  readonly onAnswer: (incoming: IncomingMessage) => void;
  readonly onFailure: (error: Error) => void;
}

/**
 * Passes a call on and its answer back; resolves when it has ended, with true where it was free: it did not reach the
 * provider, or was refused there. @throws Error for a forbidden address
 */
export function forwardCall(request: IncomingMessage, response: ServerResponse, call: OnwardCall): Promise<boolean> {
  const { upstream, isOwn, body } = call;
  const { base } = upstream;
  const isTls = base.protocol === 'https:';
  if (!isOwn) requireAllowed(base);
  const onward = (isTls ? httpsRequest : httpRequest)({
    protocol: base.protocol,
    hostname: base.hostname.replace(/^\[|\]$/g, ''),
    port: base.port,
    method: request.method,
    path: joinPath(base, call.target),
    headers: {
      ...forwardedHeaders(request, upstream),
      ...(body === null ? {} : { 'content-length': String(body.length) }),
    },
    agent: call.agent,
    ...(isOwn || call.isTunnelled ? {} : { lookup: lookupAllowed }),
  });
  onward.setNoDelay(true);
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  onward.on('error', call.onFailure);
  // A body behind a GET would reach the provider as a call of its own, whose answer another client gets.
  if (body === null) request.resume();
  onward.end(body);
  return new Promise((resolve) => {
    let isAnswered = false;
    let isFree = true;
    onward.on('socket', (socket) => {
      const sent = () => {
        isFree = false;
      };
      if (socket.connecting) socket.once(isTls ? 'secureConnect' : 'connect', sent);
      else sent();
    });
    onward.on('response', (incoming) => {
      isAnswered = true;
      forwardAnswer(incoming, response);
      call.onAnswer(incoming);
      incoming.on('close', () => resolve(isRefusal(incoming)));
    });
    onward.on('close', () => {
      if (!isAnswered) resolve(isFree);
    });
  });
}

/** True for an answer that says no: no provider charges for it. */
export function isRefusal({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 400;
}

/** As it came, byte for byte, and no faster than the client reads. */
function forwardAnswer(incoming: IncomingMessage, response: ServerResponse): void {
  response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, answeredHeaders(incoming));
  response.flushHeaders();
  incoming.on('error', () => response.destroy());
  incoming.on('aborted', () => response.destroy());
  incoming.pipe(response);
}

/** A path below the base, whose own path may end in a slash. */
export function joinPath({ pathname }: URL, path: string): string {
  return `${pathname.replace(/\/$/, '')}${path}`;
}
