import { describe, expect, test } from '@jest/globals';
import { readVerification, worstReport } from '../../../src/plan/phase/verification.ts';

const report = (status: string) => `---\nstatus: ${status}\nscore: 3/5 must-haves verified\ngaps:\n  - truth: A\n---\n`;

/** Where a phase with this report stands. */
function stateOf(text: string, isStale = false) {
  return worstReport([{ path: 'VERIFICATION.md', text, isStale, gapsWorkedOn: false }]).state;
}

describe('VERIFICATION.md', () => {
  test('is read with its score and gaps', () => {
    expect(readVerification(report('gaps_found'))).toEqual({
      status: 'gaps_found',
      declared: 'gaps_found',
      score: { verified: 3, total: 5 },
      gaps: 1,
      humanVerification: 0,
      covered: null,
      failedRows: 0,
    });
  });

  test.each([
    ['passed', 'passed'],
    ['PASS', 'passed'],
    ['human-needed', 'human_needed'],
    ['passed_with_gaps', 'gaps_found'],
    ['GAPS FOUND', 'gaps_found'],
    ['gaps_found (2 gaps)', 'gaps_found'],
    ['failed', 'gaps_found'],
    ['not verified', 'gaps_found'],
    ['passed_with_notes', 'unknown'],
    ['complete', 'unknown'],
    ['', 'unknown'],
  ])('"%s" is %s: unknown is never success (I2)', (declared, status) => {
    expect(readVerification(report(declared)).status).toBe(status);
  });

  test('is missing, stale once a SUMMARY came after it, and otherwise what it says', () => {
    expect(worstReport([]).state).toBe('missing');
    expect(stateOf(report('passed'), true)).toBe('stale');
    expect(stateOf('---\nstatus: passed\n---\n')).toBe('passed');
    expect(stateOf('no frontmatter')).toBe('unknown');
  });

  test.each([
    ['status: passed\nscore: 5/5 must-haves verified\ngaps: []\nhuman_verification: []', 'passed'],
    ['status: passed\ngaps: 0', 'passed'],
    ['status: passed\nhuman_verification:\n  status: passed\n  notes: seen', 'passed'],
    ['status: passed\ngaps: ["x is missing"]', 'gaps_found'],
    ['status: passed\nscore: 2/5', 'gaps_found'],
    ['status: passed\nhuman_verification:\n  - test: look at it', 'human_needed'],
    ['status: human_needed\ngaps: 3', 'gaps_found'],
  ])('%j comes to %s: gaps outweigh questions, questions a pass', (frontmatter, state) => {
    expect(stateOf(`---\n${frontmatter}\n---\n`)).toBe(state);
  });

  test.each([
    ['a row that failed', '| Truth | Status |\n|---|---|\n| A | ✓ VERIFIED |\n| B | ✗ FAILED |', 'gaps_found'],
    ['a cross alone', '| # | Truth | Status |\n|---|---|---|\n| 1 | A | ❌ |', 'gaps_found'],
    [
      'an artifact that is missing',
      '| Artifact | Expected | Status |\n|--|--|--|\n| a.ts | x | **MISSING** |',
      'gaps_found',
    ],
    ['a second frontmatter', 'All well.\n\n---\nphase: 01\nstatus: gaps_found\n---\n', 'gaps_found'],
    ['a second frontmatter that asks', '---\nstatus: human_needed\n---\n', 'human_needed'],
    ['what failed before', '| Truth | Previous | Status |\n|---|---|---|\n| A | ✗ FAILED | ✓ VERIFIED |', 'passed'],
    ['a word among others', '| Truth | Status |\n|---|---|\n| login FAILED is logged | ✓ |', 'passed'],
    ['an example', '```\n| A | ✗ FAILED |\n---\nstatus: gaps_found\n---\n```', 'passed'],
  ])('a pass whose body has %s', (_, body, state) => {
    expect(stateOf(`---\nstatus: passed\n---\n# Report\n\n${body}\n`)).toBe(state);
  });

  test.each([
    ['# Report\n\n**Status:** gaps_found\n', 'gaps_found'],
    ['# Report\n\n**Status**: PASSED\n', 'passed'],
    ['# Report\n\nStatus: ✗ failed\n', 'gaps_found'],
    ['# Report\n\nall is well\n', 'unknown'],
  ])('without frontmatter the body is believed: %j', (text, state) => {
    expect(stateOf(text)).toBe(state);
  });
});
