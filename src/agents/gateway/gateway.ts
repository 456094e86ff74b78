import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, Agent as HttpAgent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Account, type AccountTerms, type PaidCall, readFailure } from './account.ts';
import { AnswerCount } from './answer-count.ts';
import { forwardCall, isRefusal, joinPath, type OnwardCall } from './forwarded-call.ts';
import { readModelRequest } from './model-request.ts';
import { tunnelAgent } from './tunnel.ts';
import {
  findProviderRefusal,
  formatTokens,
  isAllowedCall,
  isPaid,
  type Pass,
  type RefusedBy,
  type Upstream,
} from './upstream.ts';

export interface GatewaySettings {
  /** An upstream that takes the place of every provider, at whatever address; null for the providers. */
  readonly upstream: URL | null;
  /** In ms since the epoch. */
  readonly now: () => number;
  /** Proxy on the way to an upstream; null for none. */
  readonly proxyTo: (upstream: URL) => URL | null;
  /** Tools that a provider may run and content that it may fetch, by name; null: any, for the network is open to agents. */
  readonly allowedActions?: ReadonlySet<string> | null;
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
  /** Answers of the calls under way, and of those that wait. */
  readonly calls: Set<ServerResponse>;
}

/**
 * A reverse proxy between agents and the provider of their model: it has the key, and they have a token that is worth nothing
 * elsewhere. It sends each request as it has parsed and measured it, and asks for usage. A call waits until the budget has
 * room for the most that it can cost.
 */
export class Gateway {
  readonly #settings: GatewaySettings;
  readonly #entries = new Map<string, PassEntry>();
  readonly #agents = new Map<string, HttpAgent | HttpsAgent>();
  /** Calls that wait for room, the earliest first. */
  readonly #waiting: (() => void)[] = [];
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
  async open(input: Upstream, terms: AccountTerms): Promise<OpenPass> {
    const port = await this.listen();
    const [id, token] = [randomBytes(16).toString('hex'), `pe-${randomBytes(24).toString('hex')}`];
    const { upstream: own } = this.#settings;
    const upstream = own === null ? input : { ...input, base: new URL(joinPath(own, input.base.pathname), own) };
    const account = new Account(terms);
    const entry: PassEntry = { upstream, account, token: Buffer.from(token), calls: new Set() };
    this.#entries.set(id, entry);
    const close = () => {
      this.#entries.delete(id);
      for (const response of entry.calls) response.destroy();
      account.close();
      this.#look();
    };
    const hasNoSearch = this.#settings.allowedActions?.has('web_search') === false;
    return { url: `http://127.0.0.1:${port}/${id}`, token, hasNoSearch, account, close };
  }

  async close(): Promise<void> {
    for (const { calls } of this.#entries.values()) for (const response of calls) response.destroy();
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
    else if (refused !== null) sendRefusal(response, entry.upstream, refused);
    // Some CLIs look whether anybody is there.
    else if (request.method === 'HEAD') response.writeHead(200).end();
    else {
      entry.calls.add(response);
      response.on('close', () => {
        entry.calls.delete(response);
        this.#look();
      });
      parameters.delete('key');
      const search = parameters.size === 0 ? '' : `?${parameters}`;
      const target = `${path}${search}`;
      if (request.method === 'GET') void this.#forward(request, response, entry, { target, body: null, paid: null });
      else void this.#pass(request, response, entry, { path, target });
    }
  }

  /** Passes on a call with a body, once it is measured and the budget has room for the most that it can cost. */
  async #pass(
    request: IncomingMessage,
    response: ServerResponse,
    entry: PassEntry,
    { path, target }: { readonly path: string; readonly target: string },
  ): Promise<void> {
    const { upstream, account } = entry;
    const { protocol } = upstream;
    const content = await readBody(request);
    if (content === null) return;
    const betas = String(request.headers['anthropic-beta'] ?? '');
    const read = readModelRequest({ protocol, path, betas }, content, account.terms.limits);
    const refused = typeof read === 'string' ? read : this.#closedAction(read.actions);
    if (typeof read === 'string' || refused !== null) return sendRefusal(response, upstream, ['request', `${refused}`]);
    const { body } = read;
    if (!isPaid('POST', path)) return this.#forward(request, response, entry, { target, body, paid: null });
    const room = await this.#waitForRoom(response, () => account.reserve(read));
    if (typeof room === 'string') sendRefusal(response, upstream, ['budget', `budget_exhausted: ${room}`]);
    else if (room !== null) await this.#forward(request, response, entry, { target, body, paid: room });
    this.#look();
  }

  /** Reason why a request with these actions of its provider is refused; null where it is not. */
  #closedAction(actions: ReadonlySet<string>): string | null {
    const { allowedActions: allowed = null } = this.#settings;
    const closed = [...actions].find((name) => allowed?.has(name) === false);
    if (closed === undefined) return null;
    return `${closed} is refused: by it the provider reaches hosts or runs code for an agent whose network is closed; to allow it, add tool:${closed} to network-allow`;
  }

  /** Waits until the budget has room, earlier calls first; null if the client left before. */
  async #waitForRoom(response: ServerResponse, reserve: () => PaidCall | string | null) {
    for (;;) {
      const room = response.destroyed ? null : reserve();
      if (room !== null || response.destroyed) return room;
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  /** Lets waiting calls look for room. */
  #look(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Resolves when the call has ended. */
  async #forward(
    request: IncomingMessage,
    response: ServerResponse,
    entry: PassEntry,
    { target, body, paid }: Pick<OnwardCall, 'target' | 'body'> & { readonly paid: PaidCall | null },
  ): Promise<void> {
    const { upstream, account } = entry;
    const onFailure = (error: Error): void => {
      if (response.destroyed) return;
      const message = `no answer from ${upstream.base.host}: ${error.message}`;
      const failure = { status: null, message, kind: '' };
      account.failed(failure, paid !== null);
      if (response.headersSent) response.destroy();
      else sendRefusal(response, upstream, ['gateway', message]);
    };
    let isFree = true;
    try {
      isFree = await forwardCall(request, response, {
        upstream,
        isOwn: this.#settings.upstream !== null,
        target,
        body,
        ...this.#wayTo(upstream.base),
        onAnswer: (incoming) => this.#watch(incoming, entry, paid),
        onFailure,
      });
    } catch (error) {
      onFailure(error as Error);
    } finally {
      if (paid !== null) account.end(paid, isFree);
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
        if (size < maxErrorBytes) parts.push(chunk);
        size += chunk.length;
      });
      // Now, for the CLI may be silent from here on.
      account.failed(readFailure(status, headers, '', this.#settings.now()), false);
      incoming.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        account.failed(readFailure(status, headers, body, this.#settings.now()), paid !== null);
      });
      return;
    }
    if (paid === null) return;
    const count = new AnswerCount(upstream.protocol, headers['content-type'] ?? '');
    account.begin(paid, count);
    incoming.on('data', (chunk: Buffer) => {
      count.take(chunk);
      account.grew();
    });
    incoming.on('end', () => count.end());
  }
}

const maxRequestBytes = 32 * 1024 * 1024;

/** Null if the client left. A body that is longer than any provider takes is read, and none of it is kept. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxRequestBytes) parts.push(chunk);
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
  entry: PassEntry,
): Refusal | null {
  const { method = '', headers } = request;
  const { token, upstream } = entry;
  if (!formatTokens(request, parameters).some((shown) => isSameToken(Buffer.from(shown), token)))
    return ['token', 'the token of this attempt is missing or wrong'];
  if (method === 'HEAD') return null;
  if (!isAllowedCall(upstream.protocol, method, path))
    return ['path', `the gateway of Phase Executor does not pass on ${method} ${path.slice(0, 100)}`];
  const { 'content-encoding': coding = 'identity' } = headers;
  if (coding === 'identity') return null;
  return [
    'request',
    `the gateway of Phase Executor reads requests: content-encoding ${coding.slice(0, 20)} is refused`,
  ];
}

const maxErrorBytes = 64 * 1024;
/** Each holds a connection and a request of up to 32 MiB. */
const maxConnections = 512;

type Refusal = readonly [by: RefusedBy, message: string];

function sendRefusal(response: ServerResponse, { protocol }: Upstream, [by, message]: Refusal): void {
  const { status, body } = findProviderRefusal(protocol, by, message);
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
}

function isSameToken(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Opens a port of the loopback interface, for CLIs that support nothing else. @throws Error where there is none */
async function openServer(take: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000, noDelay: true }, take);
  server.maxConnections = maxConnections;
  server.on('clientError', (_, socket) => socket.destroy());
  await once(server.listen({ host: '127.0.0.1', port: 0 }).unref(), 'listening');
  return server;
}
