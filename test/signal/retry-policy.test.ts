import { expect, test } from '@jest/globals';
import { backoffMs, parseRetryPolicy } from '../../src/signal/retry-policy.ts';

const policy = parseRetryPolicy({});

test("the defaults are the design's", () => {
  expect(policy).toMatchObject({
    initialIntervalMs: 2000,
    backoffCoefficient: 2,
    maximumIntervalMs: 60_000,
    maximumAttempts: 3,
  });
});

test('the wait doubles up to its cap', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1000].map((n) => backoffMs(policy, n, 0.999999))).toEqual([
    1999, 3999, 7999, 15999, 31999, 59999, 59999, 59999,
  ]);
});

test('full jitter spreads over the whole interval', () => {
  expect([0, 0.25, 0.5, 0.75].map((random) => backoffMs(policy, 2, random))).toEqual([0, 1000, 2000, 3000]);
});

test.each([
  [{ maximumAttempts: 0 }, /maximumAttempts/],
  [{ maximumAttempts: 1.5 }, /maximumAttempts/],
  [{ initialIntervalMs: 0 }, /initialIntervalMs/],
  [{ backoffCoefficient: 0.5 }, /backoffCoefficient/],
  [{ initialIntervalMs: 5000, maximumIntervalMs: 1000 }, /maximumIntervalMs is smaller/],
  [{ nonRetryableReasons: ['bad luck'] }, /nonRetryableReasons/],
  [{ maxAttempts: 3 }, /maxAttempts/],
])('%j is refused by name', (input, message) => {
  expect(() => parseRetryPolicy(input)).toThrow(message);
});
