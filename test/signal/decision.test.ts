import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { CompletionSignal, parseSignal } from '../../src/signal/completion-signal.ts';
import {
  DECISION_RULES,
  type Decision,
  type DecisionHistory,
  type DecisionPolicy,
  decide,
} from '../../src/signal/decision.ts';
import { parseRetryPolicy } from '../../src/signal/retry-policy.ts';
import { FAILURE_REASONS, FAILURES, type FailureReason } from '../../src/signal/signal-words.ts';

const now = new Date('2026-01-01T00:00:00.000Z');
const at = now;
const policy: DecisionPolicy = { retry: parseRetryPolicy({}), nextPhase: '02.1' };
const first: DecisionHistory = { failures: [], runAttempts: 1, now, random: 0.5 };

const failed = (reason: FailureReason, more: Record<string, unknown> = {}) =>
  CompletionSignal.failure('07', 'no', { reason, ...more }, { at, plan: '07-03', attempt: 1 });

describe('the six rows of the seed', () => {
  const rows: [string, CompletionSignal, Partial<Decision>][] = [
    ['success', CompletionSignal.success('2', {}, { at }), { continue: true, action: 'proceed', nextPhase: '02.1' }],
    ['retryable failure', failed('timeout'), { continue: false, action: 'retry', attempt: 2, backoffMs: 1000 }],
    [
      'final failure',
      failed('timeout', { retryable: false }),
      { continue: false, action: 'escalate', reason: 'timeout' },
    ],
    [
      'blocked on a person',
      CompletionSignal.blocked('2', 'which key?', { userInputRequired: true, blockingDependencies: ['1'] }, { at }),
      { continue: false, action: 'await_user', reason: 'which key?' },
    ],
    [
      'blocked on phases',
      CompletionSignal.blocked('2', 'waits', { blockingDependencies: ['1', '01.1'] }, { at }),
      { continue: false, action: 'await_dependency', deps: ['1', '01.1'] },
    ],
    [
      'skipped',
      CompletionSignal.skipped('2', 'not needed', {}, { at }),
      { continue: true, action: 'proceed', nextPhase: '02.1', skipped: true },
    ],
  ];
  test.each(rows)('%s', (_, signal, expected) => {
    expect(decide(signal, policy, first)).toMatchObject({ ...expected, why: expect.stringMatching(/\S/) });
  });

  test("the seed's own examples, flat and nested", () => {
    expect(decide(parseSignal({ status: 'success', phase: 6 }), policy, first).action).toBe('proceed');
    const retryable = parseSignal({ status: 'failure', phase: 6, details: { retryable: true } });
    expect(decide(retryable, policy, first).action).toBe('retry');
  });
});

test('a success whose verification failed is not a success (I2)', () => {
  const verified = (verificationStatus: string) =>
    decide(CompletionSignal.success('1', { verificationStatus }, { at }), policy, first).action;
  expect(['passed', 'failed', 'gaps_found', 'human_needed'].map(verified)).toEqual([
    'proceed',
    'escalate',
    'escalate',
    'await_user',
  ]);
});

test('blocked until a known time says so', () => {
  const estimatedUnblockTime = '2026-01-02T00:00:00.000Z';
  const signal = CompletionSignal.blocked('1', 'quota', { estimatedUnblockTime }, { at });
  expect(decide(signal, policy, first)).toMatchObject({
    action: 'await_dependency',
    deps: [],
    unblockAt: estimatedUnblockTime,
  });
});

describe('retrying', () => {
  test('maximumAttempts counts the first attempt', () => {
    const actions = [0, 1, 2, 3].map(
      (earlier) =>
        decide(failed('tests_failed'), policy, { ...first, failures: Array(earlier).fill('tests_failed') }).action,
    );
    expect(actions).toEqual(['retry', 'retry', 'escalate', 'escalate']);
  });

  test('maxRetries 0 of the signal means none, and a signal never gets more than the policy', () => {
    expect(decide(failed('timeout', { retryOptions: { maxRetries: 0 } }), policy, first).action).toBe('escalate');
    const greedy = failed('timeout', { retryOptions: { maxRetries: 100 } });
    expect(decide(greedy, policy, { ...first, failures: ['timeout', 'timeout'] }).action).toBe('escalate');
  });

  test('a busy provider uses up no attempt, but has a cap of its own (I11)', () => {
    const busy = (n: number): DecisionHistory => ({ ...first, failures: Array(n).fill('rate_limit') });
    expect(decide(failed('tests_failed'), policy, busy(4)).action).toBe('retry');
    expect(decide(failed('rate_limit'), policy, busy(4)).action).toBe('retry');
    expect(decide(failed('rate_limit'), policy, busy(5)).action).toBe('await_dependency');
  });

  test('retry-after is waited out, with jitter on top and never less', () => {
    for (const random of [0, 0.999])
      expect(decide(failed('rate_limit', { retryAfterMs: 30_000 }), policy, { ...first, random })).toMatchObject({
        action: 'retry',
        backoffMs: 30_000 + Math.floor(random * 2000),
      });
  });

  test('a reset beyond the deadline is told with its time instead of slept through', () => {
    const resetAt = '2026-01-01T05:00:00.000Z';
    const deadlineAt = new Date('2026-01-01T01:00:00.000Z');
    expect(decide(failed('quota', { resetAt }), policy, { ...first, deadlineAt })).toMatchObject({
      continue: false,
      action: 'await_dependency',
      deps: [],
      unblockAt: resetAt,
    });
    // Within the deadline it is waited for no longer than max-wait: a job that waits is paid for.
    expect(decide(failed('quota', { resetAt }), policy, first)).toMatchObject({
      rule: 'open_after_wait',
      unblockAt: resetAt,
    });
    const patient = { ...policy, retry: { ...policy.retry, maximumWaitMs: 24 * 3_600_000 } };
    expect(decide(failed('quota', { resetAt }), patient, first)).toMatchObject({ action: 'retry' });
    expect(decide(failed('rate_limit', { retryAfterMs: 599_000 }), policy, first)).toMatchObject({ action: 'retry' });
    expect(decide(failed('rate_limit', { retryAfterMs: 601_000 }), policy, first)).toMatchObject({
      action: 'await_dependency',
    });
  });

  test('a quota without a known end is parked with the time to ask again, not tried again', () => {
    expect(decide(failed('quota'), policy, first)).toMatchObject({
      ...{ continue: false, action: 'await_dependency', deps: [] },
      unblockAt: new Date(now.getTime() + policy.retry.quotaParkedMs).toISOString(),
    });
    expect(decide(failed('auth'), policy, first).action).toBe('escalate');
  });

  test('a provider that is down each time it was asked is parked, and no earlier than it asked for', () => {
    const failures = Array<FailureReason>(policy.retry.maximumTransientFailures).fill('overloaded');
    const down = { ...first, failures };
    const inMs = (ms: number) => ({
      action: 'await_dependency',
      unblockAt: new Date(now.getTime() + ms).toISOString(),
    });
    expect(decide(failed('overloaded'), policy, down)).toMatchObject(inMs(policy.retry.providerParkedMs));
    expect(decide(failed('rate_limit', { retryAfterMs: 3_600_000 }), policy, down)).toMatchObject(inMs(3_600_000));
    expect(decide(failed('interrupted'), policy, down).action).toBe('escalate');
  });

  test('what is parked again and again ends with the attempts of the run (I11)', () => {
    expect(decide(failed('quota'), policy, { ...first, runAttempts: 50 })).toMatchObject({
      ...{ action: 'stop', reason: 'attempts' },
    });
  });

  test('no time left is a stop, not a retry that cannot end', () => {
    expect(decide(failed('timeout'), policy, { ...first, deadlineAt: now }).action).toBe('stop');
  });

  test('an interrupt and the cap of the run win over every retry (I12)', () => {
    expect(decide(failed('timeout'), policy, { ...first, interrupted: true }).action).toBe('stop');
    expect(decide(failed('timeout'), policy, { ...first, runAttempts: 50 }).action).toBe('stop');
    expect(decide(failed('auth'), policy, { ...first, runAttempts: 50 }).action).toBe('escalate');
  });
});

describe('over every combination', () => {
  const histories: DecisionHistory[] = [0, 1, 2, 6].flatMap((n) =>
    FAILURE_REASONS.flatMap((earlier) =>
      [false, true].map((interrupted) => ({ ...first, failures: Array<FailureReason>(n).fill(earlier), interrupted })),
    ),
  );
  const signals = FAILURE_REASONS.flatMap((reason) =>
    [true, false].flatMap((retryable) =>
      [undefined, 0, 1].map((maxRetries) =>
        failed(reason, { retryable, retryOptions: maxRetries === undefined ? {} : { maxRetries } }),
      ),
    ),
  );

  test('a failure never proceeds, and only a retryable one within its caps is tried again (I11)', () => {
    for (const signal of signals)
      for (const history of histories) {
        const decision = decide(signal, policy, history);
        expect(decision.continue).toBe(false);
        if (decision.action !== 'retry') continue;
        expect(signal.canRetry()).toBe(true);
        expect(history.interrupted).toBe(false);
        expect(policy.retry.nonRetryableReasons).not.toContain(signal.details.reason);
        const cap = FAILURES[signal.details.reason as FailureReason].isTransient ? 5 : 2;
        const alike = history.failures.filter(
          (r) => FAILURES[r].isTransient === FAILURES[signal.details.reason as FailureReason].isTransient,
        );
        expect(alike.length).toBeLessThan(cap);
      }
  });
});

test('no random history of failures goes on for ever: caps end every loop (I11)', () => {
  const random = generator(42);
  for (let run = 0; run < 300; run++) {
    const failures: FailureReason[] = [];
    let decision: Decision | undefined;
    for (let attempt = 1; attempt <= 60; attempt++) {
      const reason = FAILURE_REASONS[Math.floor(random() * FAILURE_REASONS.length)] ?? 'timeout';
      const signal = failed(reason, random() < 0.3 ? { retryAfterMs: Math.floor(random() * 1000) } : {});
      decision = decide(signal, policy, { ...first, failures, runAttempts: attempt, random: random() });
      if (decision.action !== 'retry') break;
      expect(decision.backoffMs).toBeLessThanOrEqual(60_000 + 1000);
      failures.push(reason);
    }
    expect(decision?.action).not.toBe('retry');
    expect(failures.length).toBeLessThanOrEqual(2 + 5);
  }
});

/** A small generator with a seed, so that a failing run can be run again (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('docs/commands.md tells every rule', () => {
  const page = readFileSync('docs/commands.md', 'utf8');
  expect(DECISION_RULES.filter((rule) => !page.includes(`\`${rule}\``))).toEqual([]);
});
