import { type Agent as HttpAgent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { lookupAllowed, requireAllowed } from './special-addresses.ts';
import { answeredHeaders, pickForwardedHeaders, type Upstream } from './upstream.ts';

export interface OnwardCall {
  readonly upstream: Upstream;
  /** True if the user chose the upstream, which may then be at any address. */
  readonly isOwn: boolean;
  readonly target: string;
  readonly body: Buffer | null;
  readonly agent: HttpAgent | HttpsAgent;
  /** True if a proxy resolves the upstream's name. */
  readonly isTunnelled: boolean;
  readonly onAnswer: (incoming: IncomingMessage) => void;
  readonly onFailure: (error: Error) => void;
}

/** Resolves when the call has ended; true if it was free (not sent or rejected). @throws Error for a forbidden address */
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
      ...pickForwardedHeaders(request, upstream),
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
  // Otherwise the provider could read a GET's body as a second call, whose answer would go to another client.
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

export function isRefusal({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 400;
}

function forwardAnswer(incoming: IncomingMessage, response: ServerResponse): void {
  response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, answeredHeaders(incoming));
  response.flushHeaders();
  incoming.on('error', () => response.destroy());
  incoming.on('aborted', () => response.destroy());
  incoming.pipe(response);
}

export function joinPath({ pathname }: URL, path: string): string {
  return `${pathname.replace(/\/$/, '')}${path}`;
}
