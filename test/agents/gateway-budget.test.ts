import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Cli } from '../../src/agents/adapters/agent-cli.ts';
import { openGatewayCall } from '../../src/agents/adapters/gateway-call.ts';
import { computeCharge } from '../../src/agents/adapters/prices.ts';
import { Gateway } from '../../src/agents/gateway/gateway.ts';
import type { Protocol } from '../../src/agents/gateway/upstream.ts';
import { Budget } from '../../src/run/context/run-context.ts';
import { listPrices } from '../../src/settings/table/coding-agents.ts';
import { until } from '../project.ts';

const mostTokens = 1_000;
/** Of each call: so much may be over the ceiling. */
const maxTokens = 600;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const none = { phase: null, plan: null, attempt: null };
const policy = { cost: none, turns: none, tokens: { ...none, phase: mostTokens }, unknownCost: 'allow' } as const;

/** An attempt's pass through a gateway to a provider that writes all that it may, and keeps the true account. */
async function attempt(
  protocol: Protocol,
  answer: (body: Record<string, never>, response: ServerResponse) => void,
  {
    ceiling = mostTokens,
    isCost = false,
    raw,
  }: { ceiling?: number; isCost?: boolean; raw?: (text: string, response: ServerResponse) => void } = {},
) {
  const provider = { calls: 0, tokens: 0, bodies: [] as Record<string, unknown>[] };
  const server = createServer(async (incoming: IncomingMessage, response) => {
    const text = (await incoming.toArray()).join('');
    if (raw !== undefined) return raw(text, response);
    const body = JSON.parse(text);
    provider.calls += 1;
    provider.bodies.push(body);
    provider.tokens += 10 + (body.max_tokens ?? maxTokens) * (body.n ?? 1);
    answer(body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = new Gateway({
    upstream: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    now: Date.now,
    proxyTo: () => null,
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  closers.push(() => gateway.close());
  const tokens = { ...none, phase: isCost ? null : ceiling };
  const cost = { ...none, phase: isCost ? (ceiling * 1.25) / 1e6 : null };
  const limited = { ...policy, tokens, cost };
  const meter = new Budget(limited, []).open('01-01', 1, () => undefined);
  const upstream = { protocol, base: new URL('https://provider.invalid'), headers: {} };
  const passage = await openGatewayCall(
    { keys: [], upstream: () => upstream } as unknown as Cli,
    { environment: {}, command: '', model: null },
    { price: (usage, model) => computeCharge(usage, model, listPrices), meter, gateway },
  );
  closers.push(passage.close);
  const pass = passage.pass;
  if (pass === null) throw new Error('no pass');
  const ask = (path: string, body: object | Buffer, headers = {}) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      const call = request(`${pass.url}${path}`, { method: 'POST', headers: { 'x-api-key': pass.token, ...headers } });
      call.on('error', () => resolve({ status: 0, text: '' }));
      call.on('response', async (response) => {
        const text = (await response.toArray().catch(() => [])).join('');
        resolve({ status: response.statusCode ?? 0, text });
      });
      call.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
      leavers.push(() => call.destroy());
    });
  const leavers: (() => void)[] = [];
  return { provider, meter, pass, ask, leavers };
}

const messages = (_: object, response: ServerResponse) => {
  const usage = { input_tokens: 10, output_tokens: maxTokens };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ type: 'message', model: 'claude-sonnet-4-5', usage }));
};
const chat = (events: readonly object[]) => (_: object, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(events.map((each) => `data: ${JSON.stringify(each)}\n\n`).join(''));
};
const silent = () => undefined;
const model = 'claude-sonnet-4-5';

describe('a ceiling of 1,000 tokens is passed by one call at most', () => {
  test('by three hundred calls at once, of which the rest is refused', async () => {
    const { ask, provider, meter } = await attempt('anthropic', messages);
    const all = await Promise.all(
      Array.from({ length: 300 }, () => ask('/v1/messages', { model, max_tokens: maxTokens })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(all.filter(({ text }) => text.includes('budget_exhausted: max-tokens is reached'))).toHaveLength(298);
    expect(provider).toMatchObject({ calls: 2, tokens: 1_220 });
    expect(meter.spent).toMatchObject({ inputFresh: 20, output: 1_200, turns: 2 });
  });

  test('by clients that leave before the answer: their calls cost what they can have cost', async () => {
    const { ask, provider, meter, pass, leavers } = await attempt('anthropic', silent);
    for (const calls of [1, 2]) {
      const asked = ask('/v1/messages', { model, max_tokens: maxTokens });
      await until(() => provider.calls === calls);
      leavers.at(-1)?.();
      await asked;
      await until(() => (meter.spent?.output ?? 0) === calls * maxTokens);
    }
    expect((await ask('/v1/messages', { model, max_tokens: maxTokens })).status).toBe(400);
    expect(provider.calls).toBe(2);
    expect(pass.account.cutOff).toBe(2);
  });

  test('by one answer in many versions, or of a model that writes as much as it can', async () => {
    for (const body of [{ model: 'gpt-5', n: 50 }, { model: 'gpt-5', max_tokens: null }, { model: 'gpt-5' }]) {
      const { ask, provider } = await attempt('openai', silent);
      void ask('/chat/completions', body);
      await until(() => provider.calls === 1);
      const next = ask('/chat/completions', { model: 'gpt-5', max_tokens: 1 });
      const other = ask('/chat/completions', { model: 'gpt-5', max_tokens: 1 });
      // It is not refused either: what is under way may cost less than is set aside for it.
      expect(await Promise.race([next, other, ask('/chat/completions', Buffer.from('no JSON'))])).toMatchObject({
        status: 400,
        text: expect.stringContaining('not a JSON object'),
      });
      expect(provider.calls).toBe(1);
    }
  });

  test('by streamed calls of tools without a word on usage, which is asked for all the same', async () => {
    const text = 'x'.repeat(4 * maxTokens);
    const tool = { tool_calls: [{ index: 0, function: { name: '', arguments: text } }] };
    const { ask, provider, meter } = await attempt('openai', chat([{ model: 'gpt-5', choices: [{ delta: tool }] }]));
    const body = { model: 'gpt-5', stream: true, max_tokens: maxTokens };
    for (let at = 0; at < 4; at += 1) await ask('/chat/completions', body);
    expect(provider.calls).toBe(2);
    expect(meter.spent?.output).toBe(2 * maxTokens);
    expect(provider.bodies[0]).toEqual({ ...body, stream_options: { include_usage: true } });
  });

  test('by a hidden body, work in the background, batches, and models with the names of methods', async () => {
    const { ask, provider, meter } = await attempt('openai', (_, response) => {
      const usage = { input_tokens: 10, output_tokens: maxTokens };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ model: 'constructor', usage }));
    });
    const quiet = { model: 'gpt-5', background: true };
    expect((await ask('/responses', quiet)).text).toContain('background: true is refused');
    const zipped = gzipSync(JSON.stringify(quiet));
    expect((await ask('/responses', zipped, { 'content-encoding': 'gzip' })).text).toContain('content-encoding gzip');
    expect((await ask('/responses', [quiet])).text).toContain('not a JSON object');
    const deep = `{"stream":true,"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expect((await ask('/chat/completions', Buffer.from(deep))).text).toContain('cannot be read');
    expect((await ask('/batches', {})).status).toBe(404);
    expect(provider.calls).toBe(0);
    for (const name of ['constructor', '__proto__', 'toString']) await ask('/responses', { model: name });
    expect(provider.calls).toBe(2);
    // At the dearest price of all vendors: an unknown price is never 0.
    expect(meter.spent?.costUsd).toBeCloseTo((2 * maxTokens * 75 + 20 * 15) / 1e6, 4);
    expect(meter.spent).toMatchObject({ isCostKnown: false, output: 2 * maxTokens });
  });
});

/** What a provider reads that takes every spelling of a field for the field, and the last of two. */
function trueTokens(raw: string): number {
  const body = JSON.parse(raw) as Record<string, unknown>;
  const named = (name: RegExp) => Object.entries(body).filter(([key]) => name.test(key));
  const most = Math.max(1, ...named(/^max_?(?:completion_?)?tokens$/i).map(([, value]) => Number(value)));
  const answers = Math.max(1, ...named(/^n$/i).map(([, value]) => Number(value)));
  const isStored = /file_id|https:|web_search|previous_response_id|;base64,/.test(raw);
  return (isStored ? window : raw.length) + most * answers;
}
const window = 272_000;

test('one call at most passes a ceiling, in a thousand tries of ten kinds', async () => {
  const [path, base] = ['/responses', { model: 'gpt-5', max_tokens: 500 }];
  const content = (part: object) => ({ ...base, input: [{ role: 'user', content: [part] }] });
  const kinds: (object | string)[] = [
    base,
    content({ type: 'input_image', image_url: 'https://a.example/large.png' }),
    content({ type: 'input_file', file_id: 'file-1' }),
    content({ type: 'input_image', image_url: 'data:image/png;base64,aGk=' }),
    { ...base, tools: [{ type: 'web_search' }] },
    { ...base, previous_response_id: 'resp_1' },
    '{"model":"gpt-5","max_tokens":9000,"max_tokens":1,"MAX_TOKENS":8000}',
    { ...base, maxTokens: '7000' },
    { ...base, input: '1 2 3 \u{1F600}'.repeat(300) },
    { ...base, N: 20 },
  ];
  let [calls, over] = [0, 0];
  for (let round = 0; round < 100; round += 1) {
    const ceiling = round % 2 === 0 ? 1_500 + 97 * round : 500_000 + 7_919 * round;
    const sent: number[] = [];
    const { ask } = await attempt('openai', () => undefined, {
      ceiling,
      // In money, at the price of gpt-5 for what is read.
      isCost: round % 4 > 1,
      raw: (raw, response) => {
        sent.push(trueTokens(raw));
        const usage = { input_tokens: trueTokens(raw), output_tokens: 0 };
        setImmediate(() => response.end(JSON.stringify({ model: 'gpt-5', usage })));
      },
    });
    const order = kinds.map((_, at) => kinds[(at * 7 + round) % 10] ?? base);
    const answers = await Promise.all(
      order.map((kind) => ask(path, typeof kind === 'string' ? Buffer.from(kind) : kind)),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    calls += answers.length;
    // Without the largest of them, all that went out stay below the ceiling.
    const before = sent.reduce((sum, each) => sum + each, 0) - Math.max(...sent);
    if (before >= ceiling) over += 1;
  }
  expect([calls, over]).toEqual([1_000, 0]);
});

test('a call that its provider refuses, or that never reaches it, costs nothing', async () => {
  const { ask, meter, provider } = await attempt('anthropic', (_, response) => response.writeHead(529).end('{}'));
  for (let at = 0; at < 3; at += 1) expect((await ask('/v1/messages', { model, max_tokens: 900 })).status).toBe(529);
  expect(provider.calls).toBe(3);
  expect(meter.spent?.output).toBe(0);
});
