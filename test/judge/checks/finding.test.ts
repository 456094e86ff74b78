import { expect, test } from '@jest/globals';
import {
  areRepairable,
  type Check,
  type Finding,
  type QuestionPolicy,
  reasonOf,
} from '../../../src/judge/checks/finding.ts';
import { objectionBy } from '../../../src/judge/verdict/objection.ts';
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

const await_user = { undeclaredChanges: 'await_user', secrets: 'fail' } as const;
const fail = { undeclaredChanges: 'fail', secrets: 'await_user' } as const;

test.each<[Check[], QuestionPolicy, 'question' | 'failure', boolean]>([
  [['tasks'], fail, 'question', true],
  [['tasks'], await_user, 'question', true],
  [['declared_test'], await_user, 'failure', true],
  [['tasks', 'declared_test'], await_user, 'failure', true],
  [['tasks', 'artifact'], await_user, 'failure', true],
  [['scope'], await_user, 'question', false],
  [['scope'], fail, 'failure', false],
  [['scope', 'tasks'], await_user, 'question', false],
  [['scope', 'tasks'], fail, 'failure', false],
  [['stub'], await_user, 'failure', true],
  [['token'], fail, 'question', false],
  [['token'], await_user, 'failure', false],
  [['token', 'scope'], fail, 'failure', false],
  [['secret'], fail, 'failure', false],
])('objections of %j with %j are a %s, and repairable: %s', (checks, policy, kind, isRepairable) => {
  const findings = checks.map((check) => finding(check, false));
  const objection = objectionBy({ findings, changedPlans: [] }, policy);
  expect(objection).toMatchObject({ findings });
  expect(objection !== null && 'question' in objection ? 'question' : 'failure').toBe(kind);
  expect(areRepairable(findings)).toBe(isRepairable);
});
