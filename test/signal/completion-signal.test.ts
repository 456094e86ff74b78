import { describe, expect, test } from '@jest/globals';
import { COMPLETION_STATUS, CompletionSignal, parseSignal, SignalError } from '../../src/signal/completion-signal.ts';
import { LIMITS } from '../../src/signal/signal-schema.ts';
import { FAILURE_REASONS } from '../../src/signal/signal-words.ts';

const at = '2026-01-01T00:00:00.000Z';
const context = { at, runId: 'run-1', plan: '07-03', attempt: 2 };

describe('the factories', () => {
  test('a success says that the next phase is ready, and only what was measured', () => {
    const signal = CompletionSignal.success(6, { tokensUsed: 50_000, filesModified: ['a.js'] }, { at });
    expect(JSON.parse(JSON.stringify(signal))).toEqual({
      schemaVersion: 1,
      status: 'success',
      phase: '6',
      timestamp: at,
      details: { nextPhaseReady: true, tokensUsed: 50_000, filesModified: ['a.js'], checkpoints: [], nextSteps: [] },
    });
  });

  test('a failure is retryable with three retries unless told otherwise', () => {
    const { details } = CompletionSignal.failure('07', new Error('no'), {}, context);
    expect(details).toMatchObject({
      reason: 'agent_error',
      error: { message: 'no' },
      retryable: true,
      retryOptions: { maxRetries: 3, backoffMs: 2000 },
      skipOption: true,
      escalateOption: false,
    });
  });

  test('blocked and skipped carry their reason and lists', () => {
    const blocked = CompletionSignal.blocked('07', 'waits', { blockingDependencies: [5, '02.1'] }, context);
    expect(blocked.details).toMatchObject({
      reason: 'waits',
      blockingDependencies: ['5', '02.1'],
      userInputRequired: false,
    });
    const skipped = CompletionSignal.skipped('07', 'not needed', { affectedPhases: ['08'] }, context);
    expect(skipped.details).toMatchObject({ reason: 'not needed', incomplete: true, affectedPhases: ['08'] });
  });

  test('isTerminal is blocked on a person, canRetry a retryable failure, and nothing else is either', () => {
    const signals = [
      CompletionSignal.success('1', {}, { at }),
      CompletionSignal.skipped('1', 'r', {}, { at }),
      CompletionSignal.blocked('1', 'r', {}, { at }),
      CompletionSignal.blocked('1', 'r', { userInputRequired: true }, { at }),
      CompletionSignal.failure('1', 'r', {}, { at }),
      CompletionSignal.failure('1', 'r', { retryable: false }, { at }),
    ];
    expect(signals.map((signal) => signal.isTerminal())).toEqual([false, false, false, true, false, false]);
    expect(signals.map((signal) => signal.canRetry())).toEqual([false, false, false, false, true, false]);
  });
});

describe('reading a signal', () => {
  test('nested and flat say the same', () => {
    const nested = parseSignal({ status: 'failure', phase: 6, details: { retryable: false, reason: 'timeout' } });
    const flat = parseSignal({ status: 'failure', phase: '6', retryable: false, reason: 'timeout' });
    expect(JSON.stringify(flat)).toBe(JSON.stringify(nested));
  });

  test('what leaves comes back the same, byte for byte, whatever the order of its keys', () => {
    const signal = CompletionSignal.failure('02.10', 'no', { reason: 'timeout', zebra: 1, ant: [2] }, context);
    const text = JSON.stringify(signal);
    const shuffled = JSON.parse(text, (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(JSON.stringify(parseSignal(shuffled))).toBe(text);
    expect(Object.keys(JSON.parse(text).details)).toEqual([
      'reason',
      'error',
      'retryable',
      'retryOptions',
      'skipOption',
      'escalateOption',
      'filesModified',
      'checkpoints',
      'nextSteps',
      'ant',
      'zebra',
    ]);
  });

  test.each([
    [{ phase: 6 }, /^status: expected success, failure, blocked, skipped; found nothing/],
    [{ status: 'bogus', phase: 6 }, /^status: .*"bogus"/],
    [{ status: 'success' }, /^phase: .*found nothing/],
    [{ status: 'success', phase: '' }, /^phase: /],
    [{ status: 'success', phase: -1 }, /^phase: /],
    [{ status: 'success', phase: 'a\nb' }, /^phase: /],
    [{ status: 'success', phase: {} }, /^phase: /],
    [{ status: 'success', phase: 1, details: [] }, /^details: expected an object, found \[\]/],
    [{ status: 'success', phase: 1, details: { tokensUsed: '5' } }, /^details\.tokensUsed: /],
    [{ status: 'failure', phase: 1, details: { retryable: 'false' } }, /^details\.retryable: /],
    [{ status: 'failure', phase: 1, details: { reason: 'bad luck' } }, /^details\.reason: /],
    [
      { status: 'failure', phase: 1, details: { retryOptions: { maxRetries: -1 } } },
      /^details\.retryOptions\.maxRetries: /,
    ],
    [{ status: 'blocked', phase: 1, reason: 7 }, /^details\.reason: /],
    [
      { status: 'blocked', phase: 1, reason: 'x', estimatedUnblockTime: 'soon' },
      /^details\.estimatedUnblockTime: .*time/,
    ],
    [{ status: 'success', phase: 1, timestamp: 'soon' }, /^timestamp: /],
    [{ status: 'success', phase: 1, schemaVersion: 2 }, /^schemaVersion: /],
    [[], /JSON object/],
    [null, /JSON object/],
    ['{', /cannot be read/],
  ])('%j is refused with the field named', (input, message) => {
    expect(() => parseSignal(input)).toThrow(SignalError);
    expect(() => parseSignal(input)).toThrow(message);
  });

  test('fields of a newer version are kept, but not without a bound (I8)', () => {
    expect(parseSignal({ status: 'success', phase: 1, details: { mood: 'fine' } }).details).toMatchObject({
      mood: 'fine',
    });
    const many = Object.fromEntries(Array.from({ length: LIMITS.unknownKeys + 1 }, (_, i) => [`k${i}`, i]));
    expect(() => parseSignal({ status: 'success', phase: 1, details: many })).toThrow(/^details: 33 fields/);
    const long = { note: 'x'.repeat(LIMITS.unknownValueChars) };
    expect(() => parseSignal({ status: 'success', phase: 1, details: long })).toThrow(/^details\.note: /);
  });

  test('a key named __proto__ changes nothing but itself (I8)', () => {
    const signal = parseSignal('{"status":"failure","phase":"1","details":{"__proto__":{"retryable":false}}}');
    expect(signal.canRetry()).toBe(true);
    expect(Object.getPrototypeOf(signal.details)).toBe(Object.prototype);
  });
});

describe('defects of the first implementation that we do not share', () => {
  test('maxRetries 0 stays 0 and nextPhaseReady false stays false', () => {
    const none = CompletionSignal.failure('1', 'no', { retryOptions: { maxRetries: 0 } }, { at });
    expect(none.details.retryOptions).toEqual({ maxRetries: 0, backoffMs: 2000 });
    expect(parseSignal(none.toJSON()).details).toMatchObject({ retryOptions: { maxRetries: 0 } });
    expect(CompletionSignal.success('1', { nextPhaseReady: false }, { at }).details.nextPhaseReady).toBe(false);
  });

  test("the caller's options do not overwrite the message of the error", () => {
    const options = { error: { message: 'something else' } };
    expect(CompletionSignal.failure('1', new Error('the truth'), options, { at }).details.error).toMatchObject({
      message: 'the truth',
    });
  });

  test('the stack of an Error is kept, also where it was written beside the message (seed 000)', () => {
    const { error } = CompletionSignal.failure('1', new Error('no'), { stack: 'at /x.js' }, { at }).details;
    expect(error).toEqual({ message: 'no', stack: expect.stringContaining('completion-signal.test') });
    expect(CompletionSignal.failure('1', 'no', {}, { at }).details.error).toEqual({ message: 'no' });
    for (const given of [
      { stack: 'at /x.js', error: 'no' },
      { stack: 'at /x.js', error: { message: 'no' } },
      { stack: 'at /y.js', error: { message: 'no', stack: 'at /x.js' } },
    ])
      expect(parseSignal({ status: 'failure', phase: 1, ...given }).details).toMatchObject({
        error: { message: 'no', stack: 'at /x.js' },
      });
    const long = parseSignal({ status: 'failure', phase: 1, error: 'no', stack: 'x'.repeat(9_000) });
    expect(JSON.stringify(long).length).toBeLessThan(5_000);
  });
});

test('the constants are the four words of the wire', () => {
  expect(Object.values(COMPLETION_STATUS)).toEqual(['success', 'failure', 'blocked', 'skipped']);
  for (const reason of FAILURE_REASONS)
    expect(parseSignal({ status: 'failure', phase: 1, reason }).details).toMatchObject({ reason });
});
