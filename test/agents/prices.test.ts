import { expect, test } from '@jest/globals';
import { windowOf, windowsIn } from '../../src/agents/adapters/context-window.ts';
import { costOf, pricesIn } from '../../src/agents/adapters/prices.ts';

const usage = { inputFresh: 1_000_000, cacheRead: 1_000_000, cacheWrite: 0, output: 100_000, reasoning: 50_000 };

test('a CLI that reports no cost is priced by its model, a dated name as its model', () => {
  expect(costOf(usage, 'gpt-5', pricesIn(undefined))).toBeCloseTo(2.375, 9);
  expect(costOf(usage, 'openai/gpt-5-2025-08-07', pricesIn(''))).toBeCloseTo(2.375, 9);
});

test('an unknown model has an unknown cost, and a price of your own settles it', () => {
  expect(costOf(usage, 'gpt-99', pricesIn(undefined))).toBeNull();
  expect(costOf(usage, null, pricesIn(undefined))).toBeNull();
  const given = pricesIn(
    '{"gpt-99":{"input":2,"cacheRead":0.2,"output":20},"gpt-5":{"input":0,"cacheRead":0,"output":0}}',
  );
  expect(costOf(usage, 'gpt-99', given)).toBeCloseTo(4.2, 9);
  expect(costOf(usage, 'gpt-5', given)).toBe(0);
});

test.each([
  ['nonsense', /PHASE_EXECUTOR_PRICES is not JSON/],
  ['{"m":{"input":-1,"cacheRead":0,"output":1}}', /m\.input/],
  ['{"m":{"input":1,"output":1}}', /m\.cacheRead/],
])('prices %j are refused with what is wrong', (text, why) => {
  expect(() => pricesIn(text)).toThrow(why);
});

test('the window of a model is known by its name, a dated one too, or given; that of others is not', () => {
  const windows = windowsIn('{"mine":64000,"gpt-5":1000}');
  expect(['claude-sonnet-4-5-20250929', 'x/mine', 'gpt-5'].map((model) => windowOf(model, windows))).toEqual([
    200_000, 64_000, 1000,
  ]);
  expect([windowOf('gpt-99', windows), windowOf(null, windows)]).toEqual([null, null]);
  expect(() => windowsIn('{"m":"big"}')).toThrow(/PHASE_EXECUTOR_WINDOWS: m: /);
  expect(() => windowsIn('big')).toThrow('PHASE_EXECUTOR_WINDOWS is not JSON');
});
