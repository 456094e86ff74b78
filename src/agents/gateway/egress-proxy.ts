import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { isIP, connect as openSocket, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Gateway } from './gateway.ts';
import { type EgressRoute, socketName } from './own-network.ts';
import { checkedLookup, isForbidden, isPrivate } from './special-addresses.ts';
import { openTunnel } from './tunnel.ts';

export interface EgressProxySettings {
  /** For its socket. */
  readonly folder: string;
  readonly gateway: Gateway | null;
  /** Hosts as `network-allow` names them. */
  readonly allowed: readonly string[];
  /** Proxy on the way to a host; null for none. */
  readonly proxyTo: (host: URL) => URL | null;
  /** Is called with what was refused, once for each host. */
  readonly onRefused: (message: string) => void;
  /** In place of the system's. */
  readonly resolve?: Parameters<typeof checkedLookup>[1];
}

/**
 * The only way out of a network namespace: a socket at which the gateway answers, and a proxy that connects (CONNECT) to
 * hosts on a list. It dials the address that it has checked; an address of this machine, its cloud or a private network
 * counts only where the list names it.
 */
export class EgressProxy {
  readonly route: EgressRoute;
  readonly #settings: EgressProxySettings;
  readonly #named: ReadonlySet<string>;
  readonly #refused = new Set<string>();
  readonly #open = new Set<Socket>();
  #server: Server | null = null;
  #at = -1;

  private constructor(settings: EgressProxySettings, port: number) {
    this.#settings = settings;
    this.#named = new Set(settings.allowed.map(parseAllowedAuthority));
    this.route = { socket: join(settings.folder, socketName), port };
  }

  /** @throws Error where this machine lets it open no socket */
  static async open(settings: EgressProxySettings): Promise<EgressProxy> {
    const egress = new EgressProxy(settings, (await settings.gateway?.listen()) ?? usualPort);
    await egress.#listen();
    return egress;
  }

  /** Variables by which programs find the proxy. */
  get variables(): Readonly<Record<string, string>> {
    const proxy = `http://127.0.0.1:${this.route.port}`;
    const named = { HTTPS_PROXY: proxy, HTTP_PROXY: proxy, ALL_PROXY: proxy, NO_PROXY: 'localhost,127.0.0.1,::1' };
    const lower = Object.entries(named).map(([name, value]) => [name.toLowerCase(), value]);
    return { ...named, ...Object.fromEntries(lower) };
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(null));
    closeSync(this.#at); // by which the socket is found, to be removed
  }

  async #listen(): Promise<void> {
    const { gateway, folder } = this.#settings;
    const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }, (request, response) => {
      if (gateway !== null && request.url?.startsWith('/')) gateway.take(request, response);
      else response.writeHead(403, { connection: 'close' }).end('only https, by CONNECT, goes through this proxy\n');
    });
    server.maxConnections = maxConnections;
    server.on('clientError', (_, socket) => socket.destroy());
    server.on('connect', (request, socket: Socket, head) => this.#connect(request, socket, head));
    this.#server = server;
    // The path of the folder may be longer than the address of a socket can be.
    this.#at = openSync(folder, 'r');
    await once(server.listen(`/proc/self/fd/${this.#at}/${socketName}`).unref(), 'listening');
  }

  #connect({ url = '' }: IncomingMessage, near: Socket, head: Buffer): void {
    near.on('error', () => near.destroy());
    this.#keep(near);
    const authority = parseAuthority(url);
    const { host, port } = authority ?? { host: '', port: 0 };
    if (authority === null || !this.#isAllowed(host, port) || (isIP(host) !== 0 && this.#isClosed(host, port))) {
      this.#refuse(near, url, 403, 'network-allow does not name it');
      return;
    }
    const target = `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
    this.#dial(host, port, target, (error, far) => {
      if (far === undefined) this.#refuse(near, target, 502, error?.message ?? 'no answer');
      else splice(near, this.#keep(far), head);
    });
  }

  /** The job's proxy resolves the name, if there is one. */
  #dial(host: string, port: number, target: string, done: (error: Error | null, far?: Socket) => void): void {
    let proxy: URL | null = null;
    try {
      proxy = this.#settings.proxyTo(new URL(`https://${target}`));
    } catch (error) {
      done(error as Error); // the job names one that cannot be
      return;
    }
    if (proxy !== null) openTunnel(proxy, target, done);
    else {
      const lookup = checkedLookup((address) => this.#isClosed(address, port), this.#settings.resolve);
      const far = openSocket({ host, port, lookup });
      far.once('error', done).once('connect', () => done(null, far.off('error', done)));
    }
  }

  #keep(socket: Socket): Socket {
    this.#open.add(socket);
    return socket.once('close', () => this.#open.delete(socket));
  }

  #refuse(near: Socket, target: string, status: number, reason: string): void {
    near.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\n\r\nnetwork: ${reason}\n`);
    const reported = target.replace(/[^\w.:[\]-]/g, '').slice(0, 100);
    if (this.#refused.has(reported) || this.#refused.size >= maxReported) return;
    this.#refused.add(reported);
    this.#settings.onRefused(`network: no way to ${reported}: ${reason}`);
  }

  #isAllowed(host: string, port: number): boolean {
    const parents = host.split('.').map((_, at, parts) => ['*', ...parts.slice(at + 1)].join('.'));
    return [host, ...(isIP(host) === 0 ? parents.slice(0, -1) : [])].some((each) => this.#named.has(`${each} ${port}`));
  }

  /** True for an address that only counts where the list names it. */
  #isClosed(address: string, port: number): boolean {
    return (isForbidden(address) || isPrivate(address)) && !this.#named.has(`${address} ${port}`);
  }
}

function splice(near: Socket, far: Socket, head: Buffer): void {
  far.on('error', () => far.destroy());
  if (near.destroyed) far.destroy();
  near.on('close', () => far.destroy());
  far.on('close', () => near.destroy());
  near.write('HTTP/1.1 200 Connection established\r\n\r\n');
  far.write(head);
  near.pipe(far).pipe(near);
}

/** In a network of its own it is free. */
const usualPort = 3128;
const maxConnections = 512;
const maxReported = 50;

/** Reads an entry of `network-allow`. */
function parseAllowedAuthority(entry: string): string {
  const value = /:\d+$/.test(entry) && !/^\[[^\]]+$/.test(entry) ? entry : `${entry}:443`;
  const { host, port } = parseAuthority(value.replace(/^\*\./, '')) ?? { host: '', port: 0 };
  return `${value.startsWith('*.') ? '*.' : ''}${host} ${port}`;
}

/** Host and port as a URL has them, so that each address has one spelling. */
function parseAuthority(text: string): { readonly host: string; readonly port: number } | null {
  const port = Number(/:(\d{1,5})$/.exec(text)?.[1] ?? 0);
  if (port === 0 || port > 65_535 || /[/?#@\s\\]/.test(text) || !URL.canParse(`http://${text}`)) return null;
  const host = new URL(`http://${text}`).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return host === '' ? null : { host, port };
}
