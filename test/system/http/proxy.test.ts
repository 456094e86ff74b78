import { describe, expect, test } from '@jest/globals';
import { proxyTo } from '../../../src/system/http/proxy.ts';

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
