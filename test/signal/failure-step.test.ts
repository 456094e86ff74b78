import { expect, test } from '@jest/globals';
import { CompletionSignal } from '../../src/signal/completion-signal.ts';
import { failureStep } from '../../src/signal/failure-step.ts';
import { FAILURE_REASONS, type FailureReason } from '../../src/signal/signal-words.ts';

const step = (reason: FailureReason, more = {}) =>
  failureStep(CompletionSignal.failure('01', 'it failed', { reason, ...more }));

test('the next step after a failure fits its reason', () => {
  expect(step('auth')).toMatch(/^set a key/);
  expect(step('quota')).toMatch(/quota/);
  expect(step('quota', { retryable: false })).toMatch(/^add credit/);
  expect(step('killed')).toMatch(/memory/);
  expect(step('stuck', { lastReason: 'auth' })).toBe(step('auth'));
  expect(step('stuck', { lastReason: 'of an older version' })).toBe(step('verification_failed'));
  const finding = { check: 'artifact', subject: 'src/a.ts' };
  const failed = CompletionSignal.failure('01', 'it failed', { reason: 'stuck', lastReason: 'verification_failed' });
  expect(failureStep(failed, finding)).toMatch(/src\/a\.ts is to be written.*must_haves\.artifacts, then run/);
  expect(failureStep(failed, { check: 'command', subject: '`npm test`' })).toMatch(/^run `npm test` yourself/);
  expect(failureStep(failed, { check: 'tree', subject: '.' })).toMatch(/^fix the plan/);
  const repository = FAILURE_REASONS.filter((reason) => step(reason).includes('repository'));
  expect(repository).toEqual(['verification_failed', 'stuck']);
});
