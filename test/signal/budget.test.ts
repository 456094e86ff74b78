import { expect, test } from '@jest/globals';
import { formatCost, laterSpent, type Spent, sumSpent, zeroSpend } from '../../src/signal/budget.ts';

const exact: Spent = { ...zeroSpend, output: 100, costUsd: 1 };
const dearest: Spent = { ...exact, costUsd: 4, isCostKnown: false };
const cutOff: Spent = { ...exact, output: 110, costUsd: 2, isEstimate: true };

test('a later count replaces an estimate, and no other figure falls', () => {
  expect(laterSpent(dearest, exact)).toEqual(exact);
  expect(laterSpent(cutOff, exact)).toEqual({ ...exact, output: 110 });
  expect(laterSpent(exact, { ...exact, costUsd: 0.5 }).costUsd).toBe(1);
});

test('a sum with an estimate in it is one, and is never shown as exact', () => {
  expect([exact, sumSpent([exact, cutOff]), sumSpent([exact, dearest])].map(formatCost)).toEqual([
    'USD 1.00',
    '~USD 3.00',
    '~USD 5.00',
  ]);
  expect(formatCost({ ...zeroSpend, isCostKnown: false })).toBe('unknown cost');
});
