import { randomBytes, timingSafeEqual } from 'node:crypto';
import {
  createServer,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Account, type AccountTerms, readFailure } from './account.ts';
import { AnswerCount } from './answer-count.ts';
import {
  answeredHeaders,
  forwardedHeaders,
  isAllowedCall,
  isPaid,
  lookupAllowed,
  type Pass,
  providerRefusal,
  type RefusedBy,
  requireAllowed,
  shownTokens,
  type Upstream,
} from './upstream.ts';

export interface GatewaySettings {
  /** An upstream that takes the place of every provider, at whatever address; null for the providers. */
  readonly upstream: URL | null;
  /** In ms since the epoch. */
  readonly now: () => number;
}

/** The way of one call of an agent to its model's provider. */
export interface OpenPass extends Pass {
  readonly account: Account;
  /** Closes the pass: no call with its token gets through any more. */
  readonly close: () => void;
}

interface PassEntry {
  readonly token: Buffer;
  readonly upstream: Upstream;
  readonly account: Account;
  /** Ends the calls under way. */
  readonly calls: Set<() => void>;
}

/**
 * A reverse proxy between agents and the provider of their model: it has the key, and they have a token that is worth nothing
 * elsewhere. What it passes on it changes in nothing but the key, and counts. It decides nothing but who may pass.
 */
export class Gateway {
  readonly #settings: GatewaySettings;
  readonly #entries = new Map<string, PassEntry>();
  readonly #agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  #server: Promise<Server> | null = null;

  constructor(settings: GatewaySettings) {
    this.#settings = settings;
  }

  get hasOwnUpstream(): boolean {
    return this.#settings.upstream !== null;
  }

  /** @throws Error where this machine lets it open no port */
  async open(given: Upstream, terms: AccountTerms): Promise<OpenPass> {
    this.#server ??= openServer((request, response) => this.#take(request, response));
    const { port } = (await this.#server).address() as AddressInfo;
    const [id, token] = [randomBytes(16).toString('hex'), `pe-${randomBytes(24).toString('hex')}`];
    const { upstream: own } = this.#settings;
    const upstream = own === null ? given : { ...given, base: new URL(joinPath(own, given.base.pathname), own) };
    const account = new Account(terms);
    const entry: PassEntry = { upstream, account, token: Buffer.from(token), calls: new Set() };
    this.#entries.set(id, entry);
    const close = () => {
      this.#entries.delete(id);
      for (const end of entry.calls) end();
      account.close();
    };
    return { url: `http://127.0.0.1:${port}/${id}`, token, account, close };
  }

  async close(): Promise<void> {
    for (const { calls } of this.#entries.values()) for (const end of calls) end();
    this.#entries.clear();
    for (const agent of Object.values(this.#agents)) agent.destroy();
    const server = await this.#server?.catch(() => null);
    if (!server) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    response.on('error', () => undefined); // the client is gone
    request.on('error', () => undefined);
    const [, id = '', path = '', query = ''] = /^\/([^/?]+)([^?]*)(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
    const entry = this.#entries.get(id);
    const parameters = new URLSearchParams(query);
    const refused = entry === undefined ? null : callRefusal(request, path, parameters, entry);
    if (entry === undefined) response.writeHead(404).end();
    else if (refused !== null) sendRefusal(response, entry.upstream, refused.by, refused.message);
    // Some CLIs look whether anybody is there.
    else if (request.method === 'HEAD') response.writeHead(200).end();
    else {
      parameters.delete('key');
      const search = parameters.size === 0 ? '' : `?${parameters}`;
      this.#forward(request, response, entry, {
        path: `${path}${search}`,
        isCounted: isPaid(request.method ?? '', path),
      });
    }
  }

  #forward(
    request: IncomingMessage,
    response: ServerResponse,
    entry: PassEntry,
    call: { path: string; isCounted: boolean },
  ) {
    const { upstream, account, calls } = entry;
    const { base } = upstream;
    const isOwn = this.#settings.upstream !== null;
    const isTls = base.protocol === 'https:';
    const fail = (error: Error): void => {
      if (response.destroyed) return;
      account.failed({ status: null, message: `no answer from ${base.host}: ${error.message}`, kind: '' });
      if (response.headersSent) response.destroy();
      else sendRefusal(response, upstream, 'gateway', `no answer from ${base.host}: ${error.message}`);
    };
    try {
      if (!isOwn) requireAllowed(base);
    } catch (error) {
      fail(error as Error);
      return;
    }
    let requestBytes = 0;
    const onward = (isTls ? httpsRequest : httpRequest)({
      protocol: base.protocol,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method: request.method,
      path: joinPath(base, call.path),
      headers: forwardedHeaders(request, upstream),
      agent: isTls ? this.#agents.https : this.#agents.http,
      ...(isOwn ? {} : { lookup: lookupAllowed }),
    });
    onward.setNoDelay(true);
    const end = () => {
      onward.destroy();
      response.destroy();
    };
    calls.add(end);
    response.on('close', () => {
      calls.delete(end);
      if (!response.writableFinished) onward.destroy();
    });
    request.on('data', (chunk: Buffer) => {
      requestBytes += chunk.length;
    });
    // What comes behind a GET would reach the provider as a call of its own, whose answer another client gets.
    if (request.method === 'GET') {
      request.resume();
      onward.end();
    } else request.pipe(onward);
    onward.on('error', fail);
    onward.on('response', (incoming) => {
      forwardAnswer(incoming, response);
      if (call.isCounted || (incoming.statusCode ?? 0) >= 400) this.#watch(incoming, entry, () => requestBytes);
    });
  }

  /** Reads along: an answer is counted, an error is kept. */
  #watch(incoming: IncomingMessage, { upstream, account }: PassEntry, requestBytes: () => number): void {
    const { statusCode: status = 0, headers } = incoming;
    if (status >= 400) {
      const parts: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        if (size < mostErrorBytes) parts.push(chunk);
        size += chunk.length;
      });
      // Now, for the CLI may be silent from here on.
      account.failed(readFailure(status, headers, '', this.#settings.now()));
      incoming.on('end', () => {
        account.failed(readFailure(status, headers, Buffer.concat(parts).toString('utf8'), this.#settings.now()));
      });
      return;
    }
    const count = new AnswerCount(upstream.protocol, headers['content-type'] ?? '', requestBytes);
    account.begin(count);
    incoming.on('data', (chunk: Buffer) => {
      count.take(chunk);
      account.grew();
    });
    incoming.on('close', () => account.end(count));
  }
}

function callRefusal(
  request: IncomingMessage,
  path: string,
  parameters: URLSearchParams,
  { token, upstream, account }: PassEntry,
): { by: RefusedBy; message: string } | null {
  const { method = '' } = request;
  if (!shownTokens(request, parameters).some((shown) => isSameToken(Buffer.from(shown), token)))
    return { by: 'token', message: 'the token of this attempt is missing or wrong' };
  if (method === 'HEAD') return null;
  if (!isAllowedCall(upstream.protocol, method, path))
    return { by: 'path', message: `the gateway of Phase Executor does not pass on ${method} ${path.slice(0, 100)}` };
  const cap = isPaid(method, path) ? account.terms.reached() : null;
  if (cap === null) return null;
  account.refusals += 1;
  return { by: 'budget', message: `budget_exhausted: ${cap}` };
}

const mostErrorBytes = 64 * 1024;

/** As it came, byte for byte, and no faster than the client reads. */
function forwardAnswer(incoming: IncomingMessage, response: ServerResponse): void {
  response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, answeredHeaders(incoming));
  response.flushHeaders();
  incoming.on('error', () => response.destroy());
  incoming.on('aborted', () => response.destroy());
  incoming.pipe(response);
}

function sendRefusal(response: ServerResponse, { protocol }: Upstream, by: RefusedBy, message: string): void {
  const { status, body } = providerRefusal(protocol, by, message);
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
}

function isSameToken(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A path below the base, whose own path may end in a slash. */
function joinPath({ pathname }: URL, path: string): string {
  return `${pathname.replace(/\/$/, '')}${path}`;
}

/** Opens a port of the loopback interface, for CLIs that support nothing else. @throws Error where there is none */
function openServer(take: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000, noDelay: true }, take);
  server.on('clientError', (_, socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0 }, () => {
      server.off('error', reject);
      server.unref();
      resolve(server);
    });
  });
}
