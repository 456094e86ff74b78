import { expect, test } from '@jest/globals';
import { type Check, type Finding, reasonOf } from '../../../src/judge/checks/finding.ts';
import { CompletionSignal } from '../../../src/signal/completion-signal.ts';
import { decide } from '../../../src/signal/decision.ts';
import { parseRetryPolicy } from '../../../src/signal/retry-policy.ts';

const finding = (check: Check, passed: boolean | null): Finding => ({ check, passed, subject: 'a', message: 'b' });

test.each([
  [[finding('artifact', false)], 'verification_failed'],
  [[finding('key_link', null), finding('scope', true)], 'verification_failed'],
  [[finding('summary', false), finding('scope', false)], 'scope_violation'],
] as const)('the findings %j fail an attempt for one reason, and it is tried again', (findings, reason) => {
  expect(reasonOf(findings)).toBe(reason);
  const signal = CompletionSignal.failure('07', 'x', { reason }, { at: new Date(0), plan: '07-01', attempt: 1 });
  const policy = { retry: parseRetryPolicy({}), nextPhase: null };
  const history = { failures: [], runAttempts: 1, now: new Date(0), random: 0.5 };
  expect(decide(signal, policy, history)).toMatchObject({ action: 'retry' });
});
