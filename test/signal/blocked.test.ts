import { expect, test } from '@jest/globals';
import { blockedLikePlans, blockedOnPerson, blockedOnPlans, blockUntilReset } from '../../src/signal/blocked.ts';

const at = { at: '2026-01-01T00:00:00.000Z' };
const later = '2026-01-01T05:00:00.000Z';
const latest = '2026-01-01T06:00:00.000Z';
const person = blockedOnPerson('1', 'which key?', {}, at).details;
const plans = blockedOnPlans('1', { reason: 'waits for plan 01', plans: ['01'] }, {}, at).details;
const reset = blockUntilReset('1', { reason: 'usage limit', until: later }, {}, at).details;
const lastReset = blockUntilReset('1', { reason: 'another limit', until: latest }, {}, at).details;

test('each kind of block sets what tells it from the others', () => {
  expect(person).toMatchObject({ reason: 'which key?', userInputRequired: true, blockingDependencies: [] });
  expect(plans).toMatchObject({ userInputRequired: false, blockingDependencies: ['01'] });
  expect(reset).toMatchObject({ userInputRequired: false, blockingDependencies: [], estimatedUnblockTime: later });
});

const waits: [string, Parameters<typeof blockedLikePlans>[1], object, boolean][] = [
  ['its first blocked plan', [plans, reset], { reason: 'waits for plan 01', blockingDependencies: ['01'] }, false],
  ['the last of several times', [lastReset, reset], { reason: 'another limit', estimatedUnblockTime: latest }, false],
  ['a person before anything else', [plans, reset, person], { reason: 'which key?', blockingDependencies: [] }, true],
];

test.each(waits)('a phase waits for %s', (_, waiting, expected, userInputRequired) => {
  const { details } = blockedLikePlans('1', waiting, { costUsd: 2 }, at);
  expect(details).toMatchObject({ ...expected, costUsd: 2, userInputRequired });
  expect(userInputRequired && details.estimatedUnblockTime !== undefined).toBe(false);
});
