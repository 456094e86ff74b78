import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchFrom, proxyTo } from '../../../src/system/http/proxy.ts';
import { FirmProxy } from '../../proxy.ts';

const HTTPS_PROXY = 'http://secure.firm:3128';
const HTTP_PROXY = 'plain.firm:8080';

describe('the proxy to an address', () => {
  test.each([
    ['https://api.github.com/x', {}, null],
    ['https://api.github.com/x', { HTTPS_PROXY }, 'http://secure.firm:3128/'],
    ['https://api.github.com/x', { HTTP_PROXY }, null],
    ['http://git.firm/x', { HTTPS_PROXY, HTTP_PROXY }, 'http://plain.firm:8080/'],
    ['https://a.b/x', { HTTPS_PROXY, https_proxy: 'https://lower.firm' }, 'https://lower.firm/'],
    ['https://localhost:9/x', { HTTPS_PROXY }, null],
    ['http://127.0.0.1:9/x', { HTTP_PROXY }, null],
    ['https://[::1]:9/x', { HTTPS_PROXY }, null],
    ['https://git.firm/x', { HTTPS_PROXY, NO_PROXY: '*' }, null],
    ['https://git.firm/x', { HTTPS_PROXY, NO_PROXY: 'other, git.firm' }, null],
    ['https://git.firm/x', { HTTPS_PROXY, NO_PROXY: '.firm' }, null],
    ['https://git.firm/x', { HTTPS_PROXY, NO_PROXY: '*.FIRM other' }, null],
    ['https://git.firm/x', { HTTPS_PROXY, NO_PROXY: 'git.firm:443' }, null],
    ['https://git.firm/x', { HTTPS_PROXY, NO_PROXY: 'git.firm:8443' }, 'http://secure.firm:3128/'],
    ['https://notgit.firm/x', { HTTPS_PROXY, NO_PROXY: 'git.firm' }, 'http://secure.firm:3128/'],
    ['https://git.firm/x', { HTTPS_PROXY, NO_PROXY: 'git.firm', no_proxy: 'other' }, 'http://secure.firm:3128/'],
  ])('%s with %j is %s', (url, environment, proxy) => {
    expect(proxyTo(url, environment)?.href ?? null).toBe(proxy);
  });

  test.each(['socks5://p.firm', 'http://user:pass word@:x'])('%s is refused without its password', (given) => {
    const asked = () => proxyTo('https://a.b', { HTTPS_PROXY: given });
    expect(asked).toThrow('HTTPS_PROXY must be the http address of a proxy');
    expect(asked).not.toThrow(/pass word/);
  });
});

describe('a call through a proxy', () => {
  let proxy: FirmProxy;
  const server = createServer((request, response) => response.end(`${request.headers.host} got it`));
  beforeAll(async () => {
    proxy = await FirmProxy.start();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await proxy.close();
  });
  beforeEach(() => {
    proxy.reset();
    proxy.servers.set('api.firm.test', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  const call = (login = '', url = 'http://api.firm.test/x') => fetchFrom(proxy.environment(login))(url);

  test('arrives, also with a user and a password, which are decoded', async () => {
    expect(await (await call()).text()).toBe('api.firm.test got it');
    proxy.login = 'me:p@ss/word';
    expect(await (await call('me:p%40ss%2Fword')).text()).toBe('api.firm.test got it');
    expect(proxy.asked).toEqual(['api.firm.test:80', 'api.firm.test:80']);
  });

  test.each([
    ['', 'http://api.firm.test/x', 'it asks for a user and a password'],
    ['me:wrong', 'http://api.firm.test/x', 'it asks for a user and a password'],
    ['me:right', 'http://other.firm.test/x', 'it answered 403'],
  ])('that it refuses to "%s" for %s says so, without the password', async (login, url, why) => {
    proxy.login = 'me:right';
    const failed = await call(login, url).then(String, ({ message }) => message);
    expect(failed).toMatch(/^through the proxy 127\.0\.0\.1:\d+: /);
    expect(failed).toContain(why);
    expect(failed).not.toMatch(/wrong|right/);
  });
});
