import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, Agent as HttpAgent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Account, type AccountTerms, type CallEnding, type PaidCall, readFailure } from './account.ts';
import { Admission } from './admission.ts';
import { AnswerCount } from './answer-count.ts';
import { forwardCall, isRefusal, joinPath } from './forwarded-call.ts';
import { readPaidRequest } from './paid-request.ts';
import { tunnelAgent } from './tunnel.ts';
import {
  isAllowedCall,
  isPaid,
  type Pass,
  providerRefusal,
  type RefusedBy,
  shownTokens,
  type Upstream,
} from './upstream.ts';

export interface GatewaySettings {
  /** An upstream that takes the place of every provider, at whatever address; null for the providers. */
  readonly upstream: URL | null;
  /** In ms since the epoch. */
  readonly now: () => number;
  /** Proxy on the way to an upstream; null for none. */
  readonly proxyTo: (upstream: URL) => URL | null;
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
  /** Ends the calls under way, and those that wait. */
  readonly calls: Set<() => void>;
  /** Calls that a model answers. */
  underWay: number;
}

/**
 * A reverse proxy between agents and the provider of their model: it has the key, and they have a token that is worth nothing
 * elsewhere. What it passes on it changes in the key, and in asking for usage. A call waits until the budget has room for
 * the most that it can cost.
 */
export class Gateway {
  readonly #settings: GatewaySettings;
  readonly #entries = new Map<string, PassEntry>();
  readonly #agents = new Map<string, HttpAgent | HttpsAgent>();
  readonly #admission = new Admission();
  #server: Promise<Server> | null = null;

  constructor(settings: GatewaySettings) {
    this.#settings = settings;
  }

  get hasOwnUpstream(): boolean {
    return this.#settings.upstream !== null;
  }

  /** Opens its port, where it is not open, and returns it. @throws Error where this machine lets it open none */
  async listen(): Promise<number> {
    this.#server ??= openServer((request, response) => this.take(request, response));
    return ((await this.#server).address() as AddressInfo).port;
  }

  /** @throws Error where this machine lets it open no port */
  async open(given: Upstream, terms: AccountTerms): Promise<OpenPass> {
    const port = await this.listen();
    const [id, token] = [randomBytes(16).toString('hex'), `pe-${randomBytes(24).toString('hex')}`];
    const { upstream: own } = this.#settings;
    const upstream = own === null ? given : { ...given, base: new URL(joinPath(own, given.base.pathname), own) };
    const account = new Account(terms);
    const entry: PassEntry = { upstream, account, token: Buffer.from(token), calls: new Set(), underWay: 0 };
    this.#entries.set(id, entry);
    const close = () => {
      this.#entries.delete(id);
      for (const end of entry.calls) end();
      account.close();
      this.#admission.look();
    };
    return { url: `http://127.0.0.1:${port}/${id}`, token, account, close };
  }

  async close(): Promise<void> {
    for (const { calls } of this.#entries.values()) for (const end of calls) end();
    this.#entries.clear();
    for (const agent of this.#agents.values()) agent.destroy();
    const server = await this.#server?.catch(() => null);
    if (!server) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Answers a call of an agent, also one that came in elsewhere. */
  take(request: IncomingMessage, response: ServerResponse): void {
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
      const target = `${path}${search}`;
      if (isPaid(request.method ?? '', path)) void this.#passPaid(request, response, entry, { path, target });
      else void this.#forward(request, response, entry, { target, paid: null });
    }
  }

  /** Passes on a call that a model answers, once the budget has room for the most that it can cost. */
  async #passPaid(
    request: IncomingMessage,
    response: ServerResponse,
    entry: PassEntry,
    { path, target }: { readonly path: string; readonly target: string },
  ): Promise<void> {
    const { upstream, account } = entry;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const leave = () => response.destroy();
    entry.calls.add(leave);
    const isIn = await this.#admission.wait(() => enter(entry), gone.signal);
    try {
      const body = isIn ? await readBody(request) : null;
      if (body === null) return;
      const paid = readPaidRequest(path, body, account.terms.limits);
      if (typeof paid === 'string') return sendRefusal(response, upstream, 'request', paid);
      const room = await this.#admission.wait(() => account.reserve(paid), gone.signal);
      if (typeof room === 'string') sendRefusal(response, upstream, 'budget', `budget_exhausted: ${room}`);
      else if (room !== null) await this.#forward(request, response, entry, { target, paid: room });
    } finally {
      entry.calls.delete(leave);
      if (isIn) entry.underWay -= 1;
      this.#admission.look();
    }
  }

  /** Resolves when the call has ended. */
  async #forward(
    request: IncomingMessage,
    response: ServerResponse,
    entry: PassEntry,
    { target, paid }: { readonly target: string; readonly paid: PaidCall | null },
  ): Promise<void> {
    const { upstream, account, calls } = entry;
    const end = () => response.destroy();
    calls.add(end);
    const onFailure = (error: Error): void => {
      if (response.destroyed) return;
      const message = `no answer from ${upstream.base.host}: ${error.message}`;
      const failure = { status: null, message, kind: '' };
      account.failed(failure);
      if (paid !== null) account.refused(failure, this.#settings.now());
      if (response.headersSent) response.destroy();
      else sendRefusal(response, upstream, 'gateway', message);
    };
    let ending: CallEnding = 'free';
    try {
      ending = await forwardCall(request, response, {
        upstream,
        isOwn: this.#settings.upstream !== null,
        target,
        body: paid?.request.body ?? null,
        ...this.#wayTo(upstream.base),
        onAnswer: (incoming) => this.#watch(incoming, entry, paid),
        onFailure,
      });
    } catch (error) {
      onFailure(error as Error);
    } finally {
      calls.delete(end);
      if (paid !== null) account.end(paid, ending);
    }
  }

  #wayTo(base: URL): { readonly agent: HttpAgent | HttpsAgent; readonly isTunnelled: boolean } {
    const proxy = this.#settings.proxyTo(base);
    const key = `${base.protocol} ${proxy?.href}`;
    const isTls = base.protocol === 'https:';
    const direct = () => (isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true }));
    const agent = this.#agents.get(key) ?? (proxy === null ? direct() : tunnelAgent(proxy, isTls));
    this.#agents.set(key, agent);
    return { agent, isTunnelled: proxy !== null };
  }

  /** Reads along: an answer is counted, an error is kept. */
  #watch(incoming: IncomingMessage, { upstream, account }: PassEntry, paid: PaidCall | null): void {
    const { statusCode: status = 0, headers } = incoming;
    if (isRefusal(incoming)) {
      const parts: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        if (size < mostErrorBytes) parts.push(chunk);
        size += chunk.length;
      });
      // Now, for the CLI may be silent from here on.
      account.failed(readFailure(status, headers, '', this.#settings.now()));
      incoming.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        const failure = readFailure(status, headers, body, this.#settings.now());
        account.failed(failure);
        if (paid !== null) account.refused(failure, this.#settings.now());
      });
      return;
    }
    if (paid === null) return;
    const count = new AnswerCount(upstream.protocol, headers['content-type'] ?? '', paid.request.body.length);
    account.begin(paid, count);
    incoming.on('data', (chunk: Buffer) => {
      count.take(chunk);
      account.grew();
    });
  }
}

/** More calls of one agent wait, so that what is reserved for them stays small. */
const mostUnderWay = 8;

function enter(entry: PassEntry): true | null {
  if (entry.underWay >= mostUnderWay) return null;
  entry.underWay += 1;
  return true;
}

const mostRequestBytes = 32 * 1024 * 1024;

/** Null if the client left. A body that is longer than any provider takes is read, and none of it is kept. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= mostRequestBytes) parts.push(chunk);
      else parts.length = 0;
    }
  } catch {
    return null; // the connection broke
  }
  return Buffer.concat(parts);
}

function callRefusal(
  request: IncomingMessage,
  path: string,
  parameters: URLSearchParams,
  { token, upstream }: PassEntry,
): { by: RefusedBy; message: string } | null {
  const { method = '' } = request;
  if (!shownTokens(request, parameters).some((shown) => isSameToken(Buffer.from(shown), token)))
    return { by: 'token', message: 'the token of this attempt is missing or wrong' };
  if (method === 'HEAD') return null;
  if (!isAllowedCall(upstream.protocol, method, path))
    return { by: 'path', message: `the gateway of Phase Executor does not pass on ${method} ${path.slice(0, 100)}` };
  const { 'content-encoding': coding = 'identity' } = request.headers;
  if (isPaid(method, path) && coding !== 'identity')
    return {
      by: 'request',
      message: `the gateway of Phase Executor reads requests, so content-encoding ${coding.slice(0, 20)} is refused`,
    };
  return null;
}

const mostErrorBytes = 64 * 1024;

function sendRefusal(response: ServerResponse, { protocol }: Upstream, by: RefusedBy, message: string): void {
  const { status, body } = providerRefusal(protocol, by, message);
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
}

function isSameToken(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
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
