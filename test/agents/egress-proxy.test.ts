import { mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer, connect as openSocket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { EgressProxy, type EgressProxySettings } from '../../src/agents/gateway/egress-proxy.ts';
import { temporaryDir } from '../project.ts';
import { FirmProxy } from '../proxy.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function server(): Promise<number> {
  const served = createServer((socket) => socket.on('error', () => undefined).end('of-the-server'));
  await new Promise<void>((resolve) => served.listen(0, '127.0.0.1', resolve));
  closers.push(() => served.close());
  return (served.address() as AddressInfo).port;
}

async function egressProxy(more: Partial<EgressProxySettings>) {
  const told: string[] = [];
  const settings = {
    gateway: null,
    allowed: [],
    proxyTo: () => null,
    onRefused: (text: string) => void told.push(text),
  };
  // A path that no address of a socket can hold.
  const folder = mkdtempSync(join(temporaryDir('x'.repeat(120)), 'o-'));
  const opened = await EgressProxy.open({ folder, ...settings, ...more });
  closers.push(() => opened.close());
  return { told, folder, route: opened.route };
}

/** What comes back for a request, with the socket found by a short path. */
async function asks(folder: string, request: string): Promise<string> {
  const cwd = process.cwd();
  process.chdir(folder);
  const socket = openSocket('way-out');
  await new Promise((resolve) => socket.once('connect', resolve)).finally(() => process.chdir(cwd));
  socket.write(`${request}\r\nhost: x\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

describe('the way out of a network namespace', () => {
  test('dials the address that it has checked: a name is looked up once', async () => {
    const port = await server();
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolve: EgressProxySettings['resolve'] = (_, __, done) =>
      done(null, [{ address: answers.shift() ?? '', family: 4 }]);
    const { folder } = await egressProxy({ allowed: [`rebound.example:${port}`, `127.0.0.1:${port}`], resolve });
    expect(await asks(folder, `CONNECT rebound.example:${port} HTTP/1.1`)).toMatch(
      /^HTTP\/1.1 200 [\s\S]*of-the-server$/,
    );
    expect(answers).toEqual(['127.0.0.2']);
    expect(await asks(folder, `CONNECT rebound.example:${port} HTTP/1.1`)).toMatch(
      /^HTTP\/1.1 502 .*127.0.0.2, an address of this machine/s,
    );
  });

  test.each([['127.0.0.1'], ['10.1.2.3'], ['fd00::1'], ['64:ff9b:1::a9fe:a9fe']])(
    'refuses a name of which one address is %s',
    async (address) => {
      const resolve: EgressProxySettings['resolve'] = (_, __, done) =>
        done(null, [
          { address: '160.79.104.10', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ]);
      const { folder, told } = await egressProxy({ allowed: ['*.example'], resolve });
      for (const name of ['a.example', 'a.b.example'])
        expect(await asks(folder, `CONNECT ${name}:443 HTTP/1.1`)).toMatch(/^HTTP\/1.1 502 /);
      expect(told).toEqual([
        expect.stringContaining('no way to a.example:443'),
        expect.stringContaining('a.b.example'),
      ]);
      expect(await asks(folder, 'CONNECT example:443 HTTP/1.1')).toMatch(/^HTTP\/1.1 403 /);
    },
  );

  test('goes through the proxy of the job, by the name', async () => {
    const port = await server();
    const proxy = await FirmProxy.start();
    closers.push(() => proxy.close());
    proxy.servers.set('a.firm.test', `http://127.0.0.1:${port}`);
    const proxyTo = () => new URL(proxy.environment().HTTPS_PROXY ?? '');
    const { folder } = await egressProxy({ allowed: ['a.firm.test:80', 'b.firm.test'], proxyTo });
    expect(await asks(folder, 'CONNECT a.firm.test:80 HTTP/1.1')).toMatch(/^HTTP\/1.1 200 [\s\S]*of-the-server$/);
    expect(await asks(folder, 'CONNECT b.firm.test:443 HTTP/1.1')).toMatch(/^HTTP\/1.1 502 .*it answered 403/s);
    expect(proxy.asked).toEqual(['a.firm.test:80', 'b.firm.test:443']);
  });

  test('is no proxy for plain http, and has no gateway where the engine has none', async () => {
    const { folder } = await egressProxy({ allowed: ['127.0.0.1:80'] });
    expect(await asks(folder, 'GET http://127.0.0.1/ HTTP/1.1')).toMatch(/^HTTP\/1.1 403 /);
    expect(await asks(folder, 'GET /id/v1/messages HTTP/1.1')).toMatch(/^HTTP\/1.1 403 /);
  });
});
