import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { computeCharge } from '../../src/agents/adapters/prices.ts';
import { Gateway, type OpenPass } from '../../src/agents/gateway/gateway.ts';
import { isForbidden } from '../../src/agents/gateway/special-addresses.ts';
import type { Protocol } from '../../src/agents/gateway/upstream.ts';
import { noMeter } from '../../src/agents/stream/agent-result.ts';
import { listPrices } from '../../src/settings/table/coding-agents.ts';
import { until } from '../project.ts';

const key = 'sk-the-real-key';
const freeTerms = {
  price: () => ({ usd: 0, isKnown: true }),
  limits: () => ({ input: 200_000, output: 64_000 }),
  meter: noMeter,
};
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

/** A provider that answers like this, and a pass to it. */
async function pass(
  answer: RequestListener,
  protocol: Protocol = 'anthropic',
  terms: { cap?: () => string | null; allowed?: ReadonlySet<string> | null } = {},
) {
  const server = await serve(answer);
  const upstream = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { allowed: allowedActions = null } = terms;
  const gateway = new Gateway({ upstream, now: Date.now, proxyTo: () => null, allowedActions });
  open.push(gateway);
  const bases = { anthropic: '', openai: '/v1', gemini: '' };
  const base = new URL(`https://provider.invalid${bases[protocol]}`);
  const headers = {
    anthropic: { 'x-api-key': key },
    openai: { authorization: `Bearer ${key}` },
    gemini: { 'x-goog-api-key': key },
  };
  const passed = await gateway.open(
    { protocol, base, headers: headers[protocol] as Record<string, string> },
    {
      ...freeTerms,
      price: (usage, model) => computeCharge(usage, model, listPrices),
      meter: { ...noMeter, reached: () => terms.cap?.() ?? null },
    },
  );
  return { gateway, passed, upstream };
}

async function serve(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return server;
}

async function ask(
  { url, token }: OpenPass,
  path: string,
  more: RequestInit = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: '{"model":"m"}',
    ...more,
    headers: { 'x-api-key': token, ...(more.headers as Record<string, string>) },
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const sse = (events: readonly object[]) => events.map((each) => `event: e\ndata: ${JSON.stringify(each)}\n\n`).join('');
const messages = sse([
  {
    type: 'message_start',
    message: {
      model: 'claude-sonnet-4-5-20250929',
      usage: { input_tokens: 1000, cache_read_input_tokens: 400, cache_creation_input_tokens: 50, output_tokens: 1 },
    },
  },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'grüße 🎉 '.repeat(10) } },
  { type: 'message_delta', delta: {}, usage: { output_tokens: 70 } },
]);
const counted = { inputFresh: 1000, cacheRead: 400, cacheWrite: 50, output: 70, turns: 1, isCostKnown: true };
const sonnet = (1000 * 3 + 400 * 0.3 + 50 * 3.75 + 70 * 15) / 1e6;

describe('what passes through the gateway', () => {
  test('is not changed by a byte, however it is cut, and has the key in the place of the token', async () => {
    let asked: { headers: IncomingMessage['headers']; url: string; body: string } | null = null;
    const { passed } = await pass(async (incoming, response) => {
      const parts: Buffer[] = [];
      for await (const chunk of incoming) parts.push(chunk as Buffer);
      asked = { headers: incoming.headers, url: incoming.url ?? '', body: Buffer.concat(parts).toString() };
      response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req_1', 'x-odd': ['a', 'b'] });
      const bytes = Buffer.from(messages);
      for (let at = 0; at < bytes.length; at += 7) {
        response.write(bytes.subarray(at, at + 7));
        if (at % 70 === 0) await sleep(1);
      }
      response.end();
    });
    const body = JSON.stringify({ text: 'ü'.repeat(100_000) });
    const { status, text, headers } = await ask(passed, '/v1/messages?beta=true', {
      body,
      headers: {
        'anthropic-version': '2023-06-01',
        authorization: 'Bearer mine',
        cookie: 'c=1',
        'accept-encoding': 'gzip',
      },
    });
    expect([status, text]).toEqual([200, messages]);
    expect([headers.get('request-id'), headers.get('x-odd')]).toEqual(['req_1', 'a, b']);
    expect(asked).toMatchObject({ url: '/v1/messages?beta=true', headers: { 'anthropic-version': '2023-06-01' } });
    const { headers: sent, body: arrived } = asked as unknown as { headers: IncomingMessage['headers']; body: string };
    expect([sent['x-api-key'], sent.authorization, sent.cookie, sent['accept-encoding']]).toEqual([
      key,
      undefined,
      undefined,
      'identity',
    ]);
    expect(arrived === body).toBe(true);
    expect(sent.host).toMatch(/^127\.0\.0\.1:/);
    expect(passed.account.spent()).toMatchObject(counted);
    expect(passed.account.spent().costUsd).toBeCloseTo(sonnet, 10);
  });

  test('is one call for each that is made: no body of a GET is taken for another', async () => {
    const seen: string[] = [];
    const { passed } = await pass((incoming, response) => {
      seen.push(`${incoming.method} ${incoming.url} ${incoming.headers['x-http-method-override'] ?? ''}`.trim());
      incoming.resume();
      incoming.on('end', () => response.end('{}'));
    });
    const { hostname, port, pathname } = new URL(passed.url);
    const hidden = 'DELETE /v1/files/1 HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n';
    const bodies = {
      'content-length': hidden,
      'transfer-encoding': `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    };
    for (const [name, body] of Object.entries(bodies)) {
      const value = name === 'content-length' ? hidden.length : 'chunked';
      const head = `GET ${pathname}/v1/models HTTP/1.1\r\nhost: x\r\nx-api-key: ${passed.token}\r\n`;
      const more = `x-http-method-override: DELETE\r\n${name}: ${value}\r\nconnection: close\r\n\r\n`;
      const socket = connect(Number(port), hostname);
      socket.write(`${head}${more}${body}`);
      const parts = await socket.toArray();
      expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 200/);
    }
    expect((await ask(passed, '/v1/messages')).text).toBe('{}');
    expect(seen).toEqual(['GET /v1/models', 'GET /v1/models', 'POST /v1/messages']);
  });

  test('may take its time: the first byte comes before the last, and a client that leaves ends the call', async () => {
    let left = false;
    const { passed } = await pass((incoming, response) => {
      incoming.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(messages.slice(0, messages.indexOf('event: e\ndata: {"type":"message_delta"')));
      response.on('close', () => {
        left = true;
      });
    });
    const end = new AbortController();
    const response = await fetch(`${passed.url}/v1/messages`, {
      method: 'POST',
      body: '{"max_tokens":500}',
      headers: { 'x-api-key': passed.token },
      signal: end.signal,
    });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toContain('message_start');
    expect(passed.account.spent()).toMatchObject({ inputFresh: 1000, cacheRead: 400 });
    end.abort();
    await until(() => left);
    // The input was told; of the output nobody knows how much the model had written.
    await until(() => passed.account.spent().output > 10);
    expect(passed.account.spent()).toMatchObject({ inputFresh: 1000, output: 500, turns: 1 });
    expect(passed.account.cutOff).toBe(1);
  });

  test('is counted in the form of each provider, streamed or whole', async () => {
    const responses = {
      input_tokens: 1000,
      input_tokens_details: { cached_tokens: 400 },
      output_tokens: 70,
      output_tokens_details: { reasoning_tokens: 20 },
    };
    const chat = { prompt_tokens: 1000, prompt_tokens_details: { cached_tokens: 400 }, completion_tokens: 70 };
    const gemini = {
      promptTokenCount: 1000,
      cachedContentTokenCount: 400,
      candidatesTokenCount: 50,
      thoughtsTokenCount: 20,
    };
    const finished = [{ finishReason: 'STOP', content: { parts: [{ text: 'ok' }] } }];
    const openai = { inputFresh: 600, cacheRead: 400, cacheWrite: 0, output: 70, turns: 1 };
    const anthropic = {
      input_tokens: 1000,
      cache_read_input_tokens: 400,
      cache_creation_input_tokens: 50,
      output_tokens: 70,
    };
    const [json, stream] = ['application/json', 'text/event-stream; charset=utf-8'];
    const created = { type: 'response.created', response: { model: 'gpt-5', usage: null } };
    const completed = { type: 'response.completed', response: { model: 'gpt-5-2025-08-07', usage: responses } };
    const said = { model: 'gpt-5', choices: [{ delta: { content: 'ok' } }] };
    const ofGemini = { candidates: finished, usageMetadata: gemini, modelVersion: 'gemini-2.5-flash' };
    const geminiPath = '/v1beta/models/gemini-2.5-flash:streamGenerateContent';
    const message = { type: 'message', model: 'claude-haiku-4-5', usage: anthropic };
    for (const [protocol, path, type, body, expected] of [
      ['anthropic', '/v1/messages', json, JSON.stringify(message), counted],
      ['openai', '/responses', stream, sse([created, completed]), openai],
      ['openai', '/responses', json, JSON.stringify({ model: 'gpt-5', usage: responses }), openai],
      ['openai', '/chat/completions', stream, sse([said, { model: 'gpt-5', choices: [], usage: chat }]), openai],
      ['openai', '/chat/completions', json, JSON.stringify({ model: 'gpt-5', usage: chat }), openai],
      ['gemini', `${geminiPath}?alt=sse`, stream, sse([{ candidates: [{}] }, ofGemini]), openai],
      ['gemini', geminiPath, json, JSON.stringify([{ candidates: [{}] }, ofGemini]), openai],
    ] as const) {
      const { passed } = await pass((incoming, response) => {
        incoming.resume();
        response.writeHead(200, { 'content-type': type }).end(body);
      }, protocol);
      expect((await ask(passed, path)).text).toBe(body);
      expect({ path, spent: passed.account.spent() }).toMatchObject({
        path,
        spent: { ...expected, isCostKnown: true },
      });
    }
  });

  test('is counted with what has a price of its own', async () => {
    const whole = async (protocol: Protocol, path: string, answer: object) => {
      const { passed } = await pass((incoming, response) => {
        incoming.resume();
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      }, protocol);
      await ask(passed, path);
      return passed.account.spent();
    };
    const anthropic = {
      ...{ input_tokens: 0, output_tokens: 0, cache_creation_input_tokens: 1_000_000 },
      ...{ cache_creation: { ephemeral_1h_input_tokens: 1_000_000 }, server_tool_use: { web_search_requests: 2 } },
    };
    const sonnet = { type: 'message', model: 'claude-sonnet-4-5', usage: anthropic };
    expect((await whole('anthropic', '/v1/messages', sonnet)).costUsd).toBeCloseTo(6.02, 9);
    const usage = { input_tokens: 0, output_tokens: 0 };
    const responses = { model: 'gpt-5', usage, output: [{ type: 'web_search_call' }, { type: 'message' }] };
    expect((await whole('openai', '/responses', responses)).costUsd).toBeCloseTo(0.01, 9);
    for (const more of [{ service_tier: 'priority' }, { output: [{ type: 'code_interpreter_call' }] }])
      expect((await whole('openai', '/responses', { ...responses, ...more })).isCostKnown).toBe(false);
    const gemini = {
      modelVersion: 'gemini-2.5-flash',
      candidates: [{ finishReason: 'STOP', groundingMetadata: { webSearchQueries: ['a', 'b'] } }],
      usageMetadata: { promptTokenCount: 0 },
    };
    const path = '/v1beta/models/gemini-2.5-flash:generateContent';
    expect((await whole('gemini', path, gemini)).costUsd).toBeCloseTo(0.035, 9);
  });

  test('and does not say what was used is estimated, and what is no answer of a model is not counted', async () => {
    const text = 'x'.repeat(4000);
    const { passed } = await pass((incoming, response) => {
      incoming.resume();
      const isChat = incoming.url?.includes('chat') ?? false;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(isChat ? sse([{ model: 'mine', choices: [{ delta: { content: text } }] }]) : '{"data":[]}');
    }, 'openai');
    await ask(passed, '/models', { method: 'GET', body: null });
    expect(passed.account.spent()).toMatchObject({ turns: 0, inputFresh: 0 });
    await ask(passed, '/chat/completions', { body: JSON.stringify({ model: 'mine', messages: 'y'.repeat(770) }) });
    // A token is a byte at least.
    expect(passed.account.spent()).toMatchObject({ turns: 1, inputFresh: 800, isCostKnown: false });
    expect(passed.account.spent().output).toBeGreaterThan(4_000);
    expect(passed.account.spent().output).toBeLessThan(4_200);
  });

  test('may be a hundred calls at once, slow ones among them', async () => {
    const { passed } = await pass(async (incoming, response) => {
      incoming.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const bytes = Buffer.from(messages);
      for (let at = 0; at < bytes.length; at += 100) {
        response.write(bytes.subarray(at, at + 100));
        await sleep(5);
      }
      response.end();
    });
    const all = await Promise.all(Array.from({ length: 100 }, () => ask(passed, '/v1/messages')));
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set([messages]));
    expect(passed.account.spent()).toMatchObject({ turns: 100, inputFresh: 100_000, output: 7_000 });
  });
});

describe('the gateway refuses', () => {
  const never: RequestListener = (_, response) => response.writeHead(200).end('reached');

  test('who has not the token of this pass, other paths, and everybody once the attempt is over', async () => {
    const { gateway, passed } = await pass(never);
    const upstream = { protocol: 'anthropic', base: new URL('http://x.invalid'), headers: {} } as const;
    const other = await gateway.open(upstream, freeTerms);
    const status = async (path: string, more: RequestInit = {}) => (await ask(passed, path, more)).status;
    expect(await status('/v1/messages')).toBe(200);
    for (const token of ['', 'x', key, other.token])
      expect(await status('/v1/messages', { headers: { 'x-api-key': token } })).toBe(403);
    for (const path of [
      '/v1/files',
      '/v1/messages/batches',
      '/v1/messages/',
      '//v1/messages',
      '/v1/models/..%2ffiles',
      '/v1/organizations',
      '/',
      '',
    ])
      expect({ path, status: await status(path) }).toEqual({ path, status: 404 });
    expect(await status('/v1/messages', { method: 'DELETE', body: null })).toBe(404);
    expect(await raw(passed, '/v1/messages/../files')).toBe(404);
    expect(await raw(passed, '/v1/models/%2e%2e/files')).toBe(404);
    expect((await fetch(passed.url.replace(/[^/]+$/, 'f'.repeat(32)), { method: 'POST' })).status).toBe(404);
    passed.close();
    expect(await status('/v1/messages')).toBe(404);
    expect((await ask(other, '/v1/messages')).status).not.toBe(404);
  });

  test('an address of this machine or its cloud, unless a setting names it', async () => {
    let reached = 0;
    const server = await serve((_, response) => {
      reached += 1;
      response.end();
    });
    const { port } = server.address() as AddressInfo;
    const gateway = new Gateway({ upstream: null, now: Date.now, proxyTo: () => null });
    open.push(gateway);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433']) {
      const passed = await gateway.open(
        { protocol: 'anthropic', base: new URL(`http://${host}:${port}`), headers: {} },
        freeTerms,
      );
      expect({ host, answer: await ask(passed, '/v1/messages') }).toMatchObject({ host, answer: { status: 502 } });
      expect(passed.account.failure?.message).toContain('gateway');
    }
    expect(reached).toBe(0);
    for (const address of [
      '169.254.169.254',
      '127.8.8.8',
      '0.0.0.0',
      'fe80::1',
      'fd00:ec2::254',
      '::ffff:169.254.169.254',
      '::127.0.0.1',
      '224.0.0.1',
      '64:ff9b::a9fe:a9fe',
      ...[
        '64:ff9b:1::1',
        '2002:a9fe:a9fe::1',
        '2001:0:4136:e378::1',
        '2a00:1:2:3:0:5efe:a00:1',
        '2a00::200:5efe:10.0.0.1',
      ],
      ...['198.18.0.1', '198.19.255.255', '192.0.0.192', '192.0.2.1', '192.88.99.1', '203.0.113.9', '240.0.0.1'],
      ...['::ffff:0:10.0.0.1', '100::1', '3fff::1', '5f00::1', 'fec0::1', '2001:db8::1', '::ffff:8.8.8.8'],
      'no address',
    ])
      expect({ address, is: isForbidden(address) }).toEqual({ address, is: true });
    for (const address of [
      '160.79.104.10',
      '10.0.0.8',
      '2607:6bc0::10',
      '2a00:1450:4001:5efe::1',
      '198.20.0.1',
      'fd00::8',
    ])
      expect({ address, is: isForbidden(address) }).toEqual({ address, is: false });
  });

  const text = { role: 'user', content: 'hi' };
  const image = (source: object) => ({ messages: [{ role: 'user', content: [{ type: 'image', source }] }] });
  const typed = (type: string, more = {}) => ({ tools: [{ type, name: 'a', ...more }] });
  test.each<[string, Protocol, object, string]>([
    ['web_search', 'anthropic', typed('web_search_20250305'), ''],
    ['code_execution', 'anthropic', typed('code_execution_20250825'), ''],
    ['mcp', 'anthropic', { mcp_servers: [{ type: 'url', url: 'https://away.example', name: 'a' }] }, ''],
    ['web_fetch', 'anthropic', {}, 'interleaved-thinking-2025-05-14, web-fetch-2025-09-10'],
    ['url_content', 'anthropic', image({ type: 'url', url: 'https://away.example/?secret' }), ''],
    ['web_search', 'openai', typed('web_search_preview_2025_03_11'), ''],
    ['web_search', 'openai', { Tools: [{ Type: 'web_search' }] }, ''],
    ['web_search', 'openai', typed('namespace', { tools: [{ type: 'web_search' }] }), ''],
    ['web_search', 'openai', { web_search_options: { search_context_size: 'low' } }, ''],
    ['code_execution', 'openai', typed('shell', { environment: { type: 'container_auto' } }), ''],
    ['plugins', 'openai', { plugins: [{ id: 'web' }] }, ''],
    ['url_content', 'openai', { input: [{ type: 'input_image', image_url: 'https://away.example/?secret' }] }, ''],
    ['google_search', 'gemini', { tools: [{ googleSearch: {} }] }, ''],
    ['code_execution', 'gemini', { tools: [{ functionDeclarations: [] }, { codeExecution: {} }] }, ''],
    ['url_content', 'gemini', { contents: [{ parts: [{ fileData: { fileUri: 'https://away.example' } }] }] }, ''],
  ])(
    'what makes the provider call others, %s (%s) in %j %s, unless it is allowed by name',
    async (name, protocol, body, betas) => {
      let passedOn = 0;
      const answer: RequestListener = (incoming, response) => {
        passedOn += 1;
        incoming.resume();
        response.end('{}');
      };
      const path = { anthropic: '/v1/messages', openai: '/responses', gemini: '/v1beta/models/m:generateContent' }[
        protocol
      ];
      const headers = { 'anthropic-beta': betas };
      for (const [allowed, calls] of [
        [new Set<string>(), 0],
        [new Set([name]), 1],
        [null, 2],
      ] as const) {
        const { passed } = await pass(answer, protocol, { allowed });
        const { status, text } = await ask(passed, path, { headers, body: JSON.stringify(body) });
        expect([passedOn, status]).toEqual([calls, calls === 0 ? 400 : 200]);
        if (calls === 0) expect(text).toContain(`${name} is refused`);
        if (calls === 0) expect(text).toContain(`add tool:${name} to network-allow`);
      }
      if (protocol !== 'anthropic') return;
      const { passed } = await pass(answer, protocol, { allowed: new Set() });
      expect((await ask(passed, '/v1/messages/count_tokens', { headers, body: JSON.stringify(body) })).status).toBe(
        400,
      );
    },
  );

  test.each<[Protocol, string, object]>([
    ['anthropic', '/v1/messages', { messages: [text], tools: [{ name: 'web_search', input_schema: {} }] }],
    ['anthropic', '/v1/messages', typed('bash_20250124')],
    ['anthropic', '/v1/messages', image({ type: 'base64', media_type: 'image/png', data: 'aGk=' })],
    [
      'anthropic',
      '/v1/messages',
      { messages: [{ content: [{ type: 'tool_use', input: { image_url: 'https://a.example' } }] }] },
    ],
    ['openai', '/responses', typed('web_search', { external_web_access: false })],
    ['openai', '/responses', { tools: [{ type: 'function' }, { type: 'custom' }, { type: 'local_shell' }] }],
    [
      'openai',
      '/chat/completions',
      { messages: [{ content: [{ image_url: { url: 'data:image/png;base64,aGk=' } }] }] },
    ],
    ['gemini', '/v1beta/models/m:generateContent', { tools: [{ functionDeclarations: [{ name: 'google_search' }] }] }],
  ])('but not what the client does itself: %s %s %j', async (protocol, path, body) => {
    const { passed } = await pass((incoming, response) => response.end(incoming.resume() && '{}'), protocol, {
      allowed: new Set(),
    });
    expect((await ask(passed, path, { body: JSON.stringify(body) })).status).toBe(200);
  });

  test('a call once a ceiling is reached, in words that the CLIs know, and says how often', async () => {
    for (const [protocol, path] of [
      ['anthropic', '/v1/messages'],
      ['openai', '/responses'],
      ['gemini', '/v1beta/models/m:generateContent'],
    ] as const) {
      const { passed } = await pass(never, protocol, { cap: () => 'max-cost is reached' });
      const { status, text } = await ask(passed, path);
      expect([status, JSON.parse(text).error.message]).toEqual([400, 'budget_exhausted: max-cost is reached']);
      expect(passed.account.refusals).toBe(1);
    }
  });
});

describe('the gateway tells', () => {
  test('what the provider answered last, and how long it asks to wait', async () => {
    const answers = [
      { status: 429, headers: { 'retry-after': '7' }, error: { type: 'rate_limit_error', message: 'slow down' } },
      { status: 429, headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }, error: {} },
      { status: 200, headers: {}, error: {} },
      { status: 429, headers: { 'retry-after': '3600' }, error: {} },
    ];
    const { passed } = await pass((incoming, response) => {
      incoming.resume();
      const { status = 500, headers, error } = answers.shift() ?? {};
      response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    });
    const failure = async () => {
      await ask(passed, '/v1/messages');
      return passed.account.failure;
    };
    expect(await failure()).toMatchObject({
      status: 429,
      kind: 'rate_limit_error',
      message: 'slow down',
      retryAfterMs: 7_000,
    });
    expect((await failure())?.retryAfterMs).toBeGreaterThan(50_000);
    expect(await failure()).toBeNull();
    expect(passed.account.hopeless.aborted).toBe(false);
    expect((await failure())?.retryAfterMs).toBe(3_600_000);
    expect(passed.account.hopeless.aborted).toBe(true);
  });

  test('that nobody answered, and leaves no port when it is closed', async () => {
    const { gateway, passed, upstream } = await pass((incoming) => incoming.socket.destroy());
    expect((await ask(passed, '/v1/messages')).status).toBe(502);
    expect(passed.account.failure).toMatchObject({ status: null, message: expect.stringContaining(upstream.host) });
    await gateway.close();
    await expect(fetch(passed.url)).rejects.toThrow();
  });
});

/** A path as it stands, which `fetch` would put in order. */
function raw({ url, token }: OpenPass, path: string): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({
      hostname,
      port,
      method: 'POST',
      path: `${pathname}${path}`,
      headers: { 'x-api-key': token },
    });
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end('{}');
  });
}
