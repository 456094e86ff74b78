import { describe, expect, test } from '@jest/globals';
import { FAILURE_REASONS, FAILURES } from '../../src/signal/signal-words.ts';
import { type AttemptRecord, detectStuck, failureFingerprint, StuckPolicySchema } from '../../src/signal/stuck.ts';

const policy = StuckPolicySchema.parse({});
const off = { consecutive: 0, inWindow: 0, sameFailure: 0, alternation: false, circuitBreaker: 0 };
const only = (rule: Partial<typeof policy>) => ({ ...policy, ...off, ...rule });

/** `a` fails, `A` succeeds, `a+` fails with verified progress, `a!` meets a busy provider, `a:x` fails with fingerprint x. */
function history(text: string): AttemptRecord[] {
  return text.split(' ').map((word): AttemptRecord => {
    const name = word.charAt(0);
    const plan = name.toLowerCase();
    if (name !== plan) return { plan, outcome: 'success', progressed: word.endsWith('+') };
    if (word.endsWith('!')) return { plan, outcome: 'failure', reason: 'rate_limit' };
    const fingerprint = word.split(':')[1];
    return {
      plan,
      outcome: 'failure',
      reason: 'tests_failed',
      progressed: word.endsWith('+'),
      ...(fingerprint ? { fingerprint } : {}),
    };
  });
}

const ruleOf = (text: string, rules = policy) => {
  const found = detectStuck(history(text), rules);
  return found.stuck ? found.rule : 'go on';
};

describe('one rule at a time', () => {
  test.each([
    ['a a', { consecutive: 3 }, 'go on'],
    ['a a a', { consecutive: 3 }, 'consecutive'],
    ['a b a c a', { consecutive: 3 }, 'consecutive'],
    ['a a A a', { consecutive: 3 }, 'go on'],
    ['a a+ a', { consecutive: 3 }, 'go on'],
    ['a! a! a! a!', { consecutive: 3 }, 'go on'],
    ['a a! a a! a', { consecutive: 3 }, 'consecutive'],
    ['a b c d e', { consecutive: 3 }, 'go on'],
    ['a A a A a', { inWindow: 3 }, 'in_window'],
    ['a A a A b b a', { inWindow: 3 }, 'go on'],
    ['a A+ a A a', { inWindow: 3 }, 'go on'],
    ['a:x a:x', { sameFailure: 2 }, 'same_failure'],
    ['a:x a:y', { sameFailure: 2 }, 'go on'],
    ['a a', { sameFailure: 2 }, 'go on'],
    ['a:x b:x', { sameFailure: 2 }, 'go on'],
    ['a:x A a:x', { sameFailure: 2 }, 'go on'],
    ['a b a b', { alternation: true }, 'alternation'],
    ['a:x a:y a:x a:y', { alternation: true }, 'alternation'],
    ['a b A b', { alternation: true }, 'go on'],
    ['a:1 b:2 a:3 b:4', { alternation: true }, 'go on'],
    ['a a a a', { alternation: true }, 'go on'],
    ['a b c d e', { circuitBreaker: 5 }, 'circuit_breaker'],
    ['a b C d e', { circuitBreaker: 5 }, 'go on'],
    ['a a a a a', { circuitBreaker: 5 }, 'go on'],
    ['a b c+ d e', { circuitBreaker: 5 }, 'go on'],
  ])('%s with %j: %s', (text, rule, expected) => {
    expect(ruleOf(text, only(rule))).toBe(expected);
  });
});

test('a run that has just succeeded, or only waits for a provider, is not stuck', () => {
  expect(ruleOf('a a A')).toBe('go on');
  expect(ruleOf('a a a!')).toBe('go on');
});

test('no number of failures that are nobody’s work makes a run stuck', () => {
  for (const reason of FAILURE_REASONS.filter((one) => !FAILURES[one].isAgentsFault)) {
    const attempts = Array.from(
      { length: 20 },
      (_, i): AttemptRecord => ({ plan: `p${i % 2}`, outcome: 'failure', reason, fingerprint: 'x' }),
    );
    expect(detectStuck(attempts, policy)).toEqual({ stuck: false });
  }
  expect(FAILURE_REASONS.filter((one) => !FAILURES[one].isAgentsFault)).toEqual([
    'interrupted',
    'deadline',
    'rate_limit',
    'quota',
    'overloaded',
    'auth',
    'budget',
    'internal',
  ]);
});

test('a plan that only fails is stuck after three attempts at the latest, whatever happens around it (I11)', () => {
  let seed = 7;
  const random = (n: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  for (let run = 0; run < 200; run++) {
    const attempts: AttemptRecord[] = [];
    for (let failures = 0; failures < 3; ) {
      const other = random(3);
      if (other === 0) attempts.push({ plan: 'b', outcome: 'success' });
      else if (other === 1) attempts.push({ plan: 'a', outcome: 'failure', reason: 'overloaded' });
      else {
        attempts.push({ plan: 'a', outcome: 'failure', reason: 'timeout', fingerprint: `f${attempts.length}` });
        failures += 1;
      }
    }
    expect(detectStuck(attempts, policy)).toMatchObject({ stuck: true, rule: 'consecutive', plan: 'a' });
  }
});

describe('a fingerprint', () => {
  test('is the same when only times, numbers, addresses and places differ', () => {
    const one = failureFingerprint(
      'Error in /home/me/repo/src/a.ts:12 after 3.5s at 2026-01-01T00:00:00Z (0xdeadbeef)',
    );
    expect(one).toBe(
      failureFingerprint('Error in /tmp/x-99/src/a.ts:40 after 12s at 2026-02-03T10:11:12.5Z (0xcafebabe)'),
    );
    expect(one).not.toBe(
      failureFingerprint('Error in /home/me/repo/src/b.ts:12 after 3.5s at 2026-01-01T00:00:00Z (0xdeadbeef)'),
    );
  });
});
