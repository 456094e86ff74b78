import { expect, test } from '@jest/globals';
import { isTableOf } from '../../../src/plan/claims/tested-answers.ts';

const mul =
  "const assert = require('assert'); const { mul } = require('../src/mul');\nt('mul', () => assert.equal(mul(2, 3), 6));\nt('more', () => {\n  assert.equal(mul(4, 5), 20);\n});\n";
const py = 'def test_mul():\n    assert mul(2, 3) == 6\n    assert mul(4, 5) == 20\n';
const turn = "it('turns', () => {\n  expect(turn('hello')).toBe('olleh');\n  expect(turn('ab')).toBe('ba');\n});\n";

test.each([
  ["const known = { '2,3': 6, '4,5': 20 };\nexports.mul = (a, b) => known[[a, b]];\n", mul],
  ['exports.mul = (a, b) => {\n  if (a === 2 && b === 3) return 6;\n  if (a === 4 && b === 5) return 20;\n};\n', mul],
  ['const known = new Map([\n  ["2-3", 6],\n  ["4-5", 20],\n]);\n', mul],
  ['def mul(a, b):\n    return {(2, 3): 6, (4, 5): 20}[(a, b)]\n', py],
  ['def mul(a, b):\n    if a == 2 and b == 3:\n        return 6\n    if a == 4 and b == 5:\n        return 20\n', py],
  ["export const turn = (s) => ({ hello: 'olleh', ab: 'ba' })[s];\n", turn],
  ["switch (s) {\n  case 'hello': return 'olleh';\n  case 'ab': return 'ba';\n}\n", turn],
  ['test.each([\n  [2, 3, 6],\n  [4, 5, 20],\n])', ''],
])('%j holds just the answers of its test', (code, tests) => {
  if (tests === '') expect(isTableOf("const a = { '2,3': 6, '4,5': 20 };", code)).toBe(true);
  else expect(isTableOf(code, tests)).toBe(true);
});

test.each([
  ['exports.mul = (a, b) => a * b;\n', mul],
  ['exports.mul = (a, b) => {\n  if (a === 0) return 0;\n  return a * b;\n};\n', mul],
  ["const known = { '2,3': 6, '4,5': 20, '7,8': 56 };\n", mul],
  [
    "const roman = { 1: 'I', 5: 'V', 10: 'X', 50: 'L' };\n",
    "expect(roman(1)).toBe('I');\nexpect(roman(4)).toBe('IV');\n",
  ],
  ["const names = { de: 'Germany', fr: 'France', it: 'Italy' };\n", "expect(nameOf('de')).toBe('Germany');\n"],
  ['const options = { retries: 3, timeout: 20 };\n', mul],
  ["export const turn = (s) => s.split('').reverse().join('');\n", turn],
])('%j holds more, or other things', (code, tests) => {
  expect(isTableOf(code, tests)).toBe(false);
});
