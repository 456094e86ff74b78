import { expect, test } from '@jest/globals';
import { computeCharge, getContextWindow, parseWindows } from '../../src/agents/adapters/prices.ts';
import { listPrices } from '../../src/settings/table/coding-agents.ts';
import { parseSettings } from '../../src/settings/table/settings.ts';

const usage = { inputFresh: 1_000_000, cacheRead: 1_000_000, cacheWrite: 0, output: 100_000, reasoning: 50_000 };

const usageCost = (...given: Parameters<typeof computeCharge>) => {
  const { usd, isKnown } = computeCharge(...given);
  return isKnown ? usd : null;
};

test('a model has its price by a dated name too; an unknown one has an unknown cost, and a price of your own settles it', () => {
  expect(usageCost(usage, 'openai/gpt-5-2025-08-07', listPrices)).toBeCloseTo(2.375, 9);
  expect(usageCost(usage, 'gpt-99', listPrices)).toBeNull();
  expect(usageCost(usage, null, listPrices)).toBeNull();
  const { 'agent-prices': given } = parseSettings({
    'agent-prices': '{"gpt-99":{"input":2,"cache-read":0.2,"output":20},"gpt-5":{"input":0,"cache-read":0,"output":0}}',
  });
  expect(usageCost(usage, 'gpt-99', given)).toBeCloseTo(4.2, 9);
  expect(usageCost(usage, 'gpt-5', given)).toBe(0);
});

test('hours in the cache and searches have prices, and other work of a provider an unknown one', () => {
  const prices = listPrices;
  const written = { ...usage, inputFresh: 0, cacheRead: 0, output: 0, cacheWrite: 2_000_000 };
  expect(usageCost(written, 'claude-sonnet-4-5', prices)).toBeCloseTo(7.5, 9);
  expect(usageCost({ ...written, cacheWriteHour: 1_000_000 }, 'claude-sonnet-4-5', prices)).toBeCloseTo(9.75, 9);
  expect(usageCost({ ...written, searches: 3 }, 'claude-sonnet-4-5', prices)).toBeCloseTo(7.53, 9);
  expect(usageCost({ ...written, unpriced: 1 }, 'claude-sonnet-4-5', prices)).toBeNull();
  const mine = { mine: { input: 1, cacheRead: 1, output: 1 } };
  expect(usageCost({ ...written, cacheWriteHour: 2_000_000 }, 'mine', mine)).toBeCloseTo(4, 9);
  expect(usageCost({ ...written, searches: 1 }, 'mine', mine)).toBeNull();
});

test.each(['constructor', '__proto__', 'toString', 'x/valueOf'])('a model called %s has no price', (model) => {
  expect(usageCost(usage, model, listPrices)).toBeNull();
  expect(getContextWindow(model, parseWindows(undefined))).toBeNull();
});

test.each([
  ['nonsense', /expected models with input, cache-read and output/],
  ['{"m":{"input":-1,"cache-read":0,"output":1}}', /agent-prices: found/],
])('prices %j are refused with what is wrong', (text, why) => {
  expect(() => parseSettings({ 'agent-prices': text })).toThrow(why);
});

test('the window of a model is known by its name, a dated one too, or given; that of others is not', () => {
  const windows = parseWindows('{"mine":64000,"gpt-5":1000}');
  expect(['claude-sonnet-4-5-20250929', 'x/mine', 'gpt-5'].map((model) => getContextWindow(model, windows))).toEqual([
    200_000, 64_000, 1000,
  ]);
  expect([getContextWindow('gpt-99', windows), getContextWindow(null, windows)]).toEqual([null, null]);
  expect(() => parseWindows('{"m":"big"}')).toThrow(/PHASE_EXECUTOR_WINDOWS: m: /);
  expect(() => parseWindows('big')).toThrow('PHASE_EXECUTOR_WINDOWS is not JSON');
});

test('an unknown price is estimated at the dearest of the vendor, and never 0', () => {
  const prices = listPrices;
  const ofVendor = { usd: 15 + 1.5 + 7.5, isKnown: false };
  expect(computeCharge(usage, 'claude-next-9', prices)).toEqual(ofVendor);
  expect(computeCharge(usage, null, prices, 'anthropic')).toEqual(ofVendor);
  expect(computeCharge(usage, 'gpt-99', prices).usd).toBeCloseTo(2 + 0.5 + 1, 9);
  expect(computeCharge(usage, null, prices).usd).toBeGreaterThanOrEqual(ofVendor.usd);
  expect(
    computeCharge({ ...usage, searches: 1, output: 0 }, 'x', { x: { input: 1, cacheRead: 1, output: 1 } }).usd,
  ).toBeCloseTo(16.5 + 0.035, 9);
});
