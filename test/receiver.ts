import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExportRequest } from '../src/publish/telemetry/story-trace.ts';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What a receiver does with a request, or with one at `path`: answers it, cuts the connection, or says nothing. */
export type Reaction =
  | {
      readonly path?: string;
      readonly status: number;
      readonly body?: string;
      readonly headers?: Record<string, string>;
    }
  | 'reset'
  | 'silence';

/** A server of somebody's choice, on loopback: it does what is planned, and takes everything after that. */
export class Receiver {
  readonly received: Received[] = [];
  readonly planned: Reaction[] = [];
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { headers, url: path = '' } = request;
    this.received.push({ path, headers, body: Buffer.concat(chunks).toString('utf8') });
    const at = this.planned.findIndex((each) => typeof each === 'string' || (each.path ?? path) === path);
    const [reaction = { status: 200, body: '{}' }] = at < 0 ? [] : this.planned.splice(at, 1);
    if (reaction === 'reset') return void request.socket.destroy();
    if (reaction === 'silence') return;
    response.writeHead(reaction.status, reaction.headers);
    response.end(reaction.body);
  });

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What was received at a path, as JSON. */
  at<T = { type: string; data: Record<string, unknown> }>(path: string): T[] {
    return this.received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body));
  }

  get traces(): ExportRequest[] {
    return this.at<ExportRequest>('/v1/traces');
  }

  reset(): void {
    this.received.length = 0;
    this.planned.length = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
