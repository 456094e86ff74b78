import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { temporaryDir } from './project.ts';

/**
 * A proxy on loopback, as firms have one: the only way to `*.firm.test`, names that nobody resolves. Behind it each name is
 * a server of this machine; at port 443 it speaks TLS with a certificate of the firm's own authority.
 */
export class FirmProxy {
  /** `host:port` of every CONNECT, refused ones included. */
  readonly asked: string[] = [];
  /** Server behind each name. */
  readonly servers = new Map<string, string>();
  /** `user:password` that it wants; null for none. */
  login: string | null = null;
  /** Path of the authority's certificate, for NODE_EXTRA_CA_CERTS. */
  readonly authority: string;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((_, response) => response.writeHead(400).end());

  private constructor() {
    const folder = temporaryDir('certificate');
    this.authority = join(folder, 'cert.pem');
    const names = ['-subj', '/CN=firm.test', '-addext', 'subjectAltName=DNS:*.firm.test'];
    const how = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const files = ['-keyout', join(folder, 'key.pem'), '-out', this.authority];
    execFileSync('openssl', ['req', ...how, ...files, ...names], { stdio: 'pipe' });
    const identity = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(this.authority) };
    this.#server.on('connect', ({ url = '', headers }, client: Socket) => {
      this.asked.push(url);
      this.#hold(client);
      const wanted = this.login && `Basic ${Buffer.from(this.login).toString('base64')}`;
      if (wanted !== null && headers['proxy-authorization'] !== wanted)
        return void client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      const [name = '', port] = url.split(':');
      const server = this.servers.get(name);
      if (server === undefined) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      const plain = port === '443' ? this.#hold(new TLSSocket(client, { isServer: true, ...identity })) : client;
      const onward = this.#hold(connect(Number(new URL(server).port), '127.0.0.1'));
      plain.pipe(onward).pipe(plain);
    });
  }

  static async start(): Promise<FirmProxy> {
    const proxy = new FirmProxy();
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** Environment of a job behind it. */
  environment(login = ''): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    const url = `http://${login === '' ? '' : `${login}@`}127.0.0.1:${port}`;
    return { HTTPS_PROXY: url, HTTP_PROXY: url, NO_PROXY: '', NODE_EXTRA_CA_CERTS: this.authority };
  }

  reset(): void {
    this.asked.length = 0;
    this.servers.clear();
    this.login = null;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #hold<T extends Socket>(socket: T): T {
    this.#sockets.add(socket);
    // A client that leaves, or refuses the certificate.
    socket.on('error', () => socket.destroy()).on('close', () => this.#sockets.delete(socket));
    return socket;
  }
}
