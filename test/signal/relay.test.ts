import { describe, expect, test } from '@jest/globals';
import { CompletionSignal } from '../../src/signal/completion-signal.ts';
import type { Decision } from '../../src/signal/decision.ts';
import { decideFallback, type FallbackRules, listAgentsInTurn } from '../../src/signal/fallback.ts';
import type { FailureReason } from '../../src/signal/signal-words.ts';

const rules: FallbackRules = { lines: ['claude', 'codex', 'gemini'], stronger: null };
const strong: FallbackRules = { ...rules, stronger: { line: 'opus', after: 2 } };
const now = new Date('2026-01-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const failed = (line: string, reason: FailureReason, { plan = '01-01', minutes = 1 } = {}) => ({
  plan,
  line,
  reason,
  at: ago(minutes),
});

describe('the agent of the next attempt', () => {
  test.each([
    ['the first', rules, [], 'claude'],
    ['the next after a quota', rules, [failed('claude', 'quota')], 'codex'],
    ['the next also for another plan', rules, [failed('claude', 'quota', { plan: '01-02' })], 'codex'],
    [
      'the third after an outage and a refused key',
      rules,
      [failed('claude', 'overloaded'), failed('codex', 'auth')],
      'gemini',
    ],
    ['none while all refuse', rules, rules.lines.map((line) => failed(line, 'quota')), null],
    ['the first again after an outage has passed', rules, [failed('claude', 'overloaded', { minutes: 11 })], 'claude'],
    ['never again one with a refused key', rules, [failed('claude', 'auth', { minutes: 9999 })], 'codex'],
    ['the same after bad work', rules, [failed('claude', 'verification_failed')], 'claude'],
    ['the same after one failure of two', strong, [failed('claude', 'timeout')], 'claude'],
    ['the stronger one after two', strong, [failed('claude', 'timeout'), failed('claude', 'tests_failed')], 'opus'],
    [
      'not the stronger one for failures of others',
      strong,
      [failed('claude', 'timeout', { plan: '01-02' }), failed('claude', 'timeout')],
      'claude',
    ],
    [
      'the next where the stronger one is refused',
      strong,
      [failed('claude', 'timeout'), failed('claude', 'timeout'), failed('opus', 'quota')],
      'claude',
    ],
  ] as const)('is %s', (_, given, failures, line) => {
    expect(listAgentsInTurn(given, '01-01', failures, now)[0] ?? null).toBe(line);
  });
});

describe('a decision', () => {
  const why = 'Plan 01-01 failed';
  const retry: Decision = { continue: false, action: 'retry', attempt: 2, backoffMs: 9_000, rule: 'retry', why };
  const park: Decision = { continue: false, action: 'await_dependency', deps: [], rule: 'quota_used', why };
  const give = (reason: FailureReason): Decision => ({
    continue: false,
    action: 'escalate',
    reason,
    skipOption: true,
    rule: 'attempts_used',
    why,
  });
  const stop: Decision = { continue: false, action: 'stop', reason: 'budget', rule: 'budget_used', why };
  const on = (decision: Decision, given: FallbackRules, failures: ReturnType<typeof failed>[], retryable = true) => {
    const reason = failures.at(-1)?.reason ?? 'quota';
    const signal = CompletionSignal.failure(
      '01',
      'it failed',
      { reason, retryable },
      { plan: '01-01', attempt: 1, at: now },
    );
    return decideFallback(decision, signal, given, failures, now);
  };

  test('to wait for a provider, to park or to give up becomes the turn of the next agent, at once', () => {
    expect(on(retry, rules, [failed('claude', 'overloaded')])).toMatchObject({ action: 'retry', backoffMs: 0 });
    expect(on(park, rules, [failed('claude', 'quota')])).toMatchObject({
      action: 'retry',
      backoffMs: 0,
      rule: 'relay',
      attempt: 2,
      why: `${why}; codex goes on`,
    });
    expect(on(give('auth'), rules, [failed('claude', 'auth')], false)).toMatchObject({ rule: 'relay' });
    expect(on(give('stuck'), strong, [failed('claude', 'timeout')])).toMatchObject({
      rule: 'relay',
      why: `${why}; opus goes on`,
    });
    expect(on(give('auth'), strong, [failed('claude', 'auth')], false)).toMatchObject({ why: `${why}; codex goes on` });
  });

  test('stands without an agent that is left, and where nobody could do better', () => {
    const quota = [failed('claude', 'quota')];
    const bad = [failed('claude', 'verification_failed')];
    expect(on(stop, rules, quota)).toBe(stop);
    expect(
      on(
        park,
        rules,
        rules.lines.map((line) => failed(line, 'quota')),
      ),
    ).toBe(park);
    expect(on(retry, rules, bad)).toBe(retry);
    expect(on(give('verification_failed'), rules, bad)).toEqual(give('verification_failed'));
    expect(on(give('invalid_plan'), strong, [failed('claude', 'invalid_plan')], false)).toMatchObject({
      rule: 'attempts_used',
    });
    const tried = [failed('opus', 'timeout'), failed('claude', 'timeout')];
    expect(on(give('stuck'), strong, tried)).toMatchObject({ rule: 'attempts_used' });
  });
});
