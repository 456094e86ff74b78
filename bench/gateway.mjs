// The delay the gateway adds to the first byte of a streamed answer, against the same call without it (about 5 seconds)
// In one run and in turns, so that the difference holds on any machine. The provider is on the loopback interface.
//   node bench/gateway.mjs [--calls 500] [--at-once 1]
import { Agent, createServer, request } from 'node:http';
import { compare, figure, median, options, ours } from './measure.mjs';

const { calls, 'at-once': atOnce } = options({ calls: [500, 50], 'at-once': 1 });
const { Gateway, noMeter } = await ours(['Gateway', 'noMeter']);
const usage = { input_tokens: 1000, output_tokens: 1 };
const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'x'.repeat(100_000) }] });
const events = [
  { type: 'message_start', message: { model: 'claude-sonnet-4-5', usage } },
  ...Array.from({ length: 50 }, () => ({
    type: 'content_block_delta',
    delta: { type: 'text_delta', text: 'word '.repeat(10) },
  })),
  { type: 'message_delta', usage: { output_tokens: 700 } },
].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

const provider = createServer((incoming, response) => {
  incoming.resume();
  incoming.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(event);
    response.end();
  });
});
await new Promise((resolve) => provider.listen(0, '127.0.0.1', resolve));
const upstream = new URL(`http://127.0.0.1:${provider.address().port}`);
const gateway = new Gateway({ upstream, now: Date.now });
const terms = {
  price: () => ({ usd: 0, isKnown: true }),
  limits: () => ({ input: 200_000, output: 64_000 }),
  meter: noMeter,
};
const pass = await gateway.open({ protocol: 'anthropic', base: new URL('https://x.invalid'), headers: {} }, terms);
const agent = new Agent({ keepAlive: true });

const [through, direct] = [[], []];
try {
  for (let at = -20; at < calls; at += 1) {
    const [first, second] = at % 2 === 0 ? [pass.url, upstream.origin] : [upstream.origin, pass.url];
    for (const url of [first, second]) {
      const took = await Promise.all(Array.from({ length: atOnce }, () => firstByte(url)));
      if (at >= 0) (url === pass.url ? through : direct).push(median(took));
    }
  }
  const added = through.map((each, at) => (each - direct[at]) * 1000).sort((a, b) => a - b);
  compare('first byte through the gateway', through, 'without it', direct, `${atOnce} at once`);
  const [middle, most] = [0.5, 0.95].map((part) => added[Math.floor(part * added.length)].toFixed(2));
  figure(`added ${middle} ms in the middle, ${most} ms at most in 95 of 100`);
} finally {
  agent.destroy();
  await gateway.close();
  provider.closeAllConnections();
  provider.close();
}

/** In seconds; the answer is read to its end. */
function firstByte(url) {
  const headers = { 'x-api-key': pass.token, 'content-length': Buffer.byteLength(body) };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${url}/v1/messages`, { method: 'POST', headers, agent });
    call.on('error', reject);
    call.on('response', (response) => {
      let took = null;
      response.on('data', () => {
        took ??= (performance.now() - startedAt) / 1000;
      });
      response.on('end', () => resolve(took));
    });
    call.end(body);
  });
}
