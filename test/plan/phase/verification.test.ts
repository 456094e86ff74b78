import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPhase } from '../../../src/plan/phase/phase.ts';
import { readTree } from '../../../src/plan/phase/planning-tree.ts';
import { getWorstReport, readVerification, type VerificationFile } from '../../../src/plan/phase/verification.ts';
import { testWithShared } from '../../needs.ts';
import { phaseFiles, planText, projectOnDisk } from './project-on-disk.ts';

const report = (status: string) => `---\nstatus: ${status}\nscore: 3/5 must-haves verified\ngaps:\n  - truth: A\n---\n`;

/** Where a phase with this report stands. */
function stateOf(text: string, isStale = false) {
  return getWorstReport([{ path: 'VERIFICATION.md', text, isStale, gapsWorkedOn: false }]).state;
}

describe('VERIFICATION.md', () => {
  test('is read with its score and gaps', () => {
    expect(readVerification(report('gaps_found'))).toEqual({
      status: 'gaps_found',
      declared: 'gaps_found',
      score: { verified: 3, total: 5 },
      gaps: 1,
      humanVerification: 0,
      failedRows: 0,
    });
  });

  test.each([
    ['passed', 'passed'],
    ['human-needed', 'human_needed'],
    ['passed_with_gaps', 'gaps_found'],
    ['gaps_found (2 gaps)', 'gaps_found'],
    ['not verified', 'gaps_found'],
    ['complete', 'unknown'],
    ['', 'unknown'],
  ])('"%s" is %s: unknown is never success (I2)', (declared, status) => {
    expect(readVerification(report(declared)).status).toBe(status);
  });

  test('is missing, stale once a SUMMARY came after it, and otherwise what it says', () => {
    expect(getWorstReport([]).state).toBe('missing');
    expect(stateOf(report('passed'), true)).toBe('stale');
    expect(stateOf('---\nstatus: passed\n---\n')).toBe('passed');
    expect(stateOf('no frontmatter')).toBe('unknown');
  });

  test.each([
    ['status: passed\nscore: 5/5 must-haves verified\ngaps: []\nhuman_verification: []', 'passed'],
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
    [
      'an artifact that is missing',
      '| Artifact | Expected | Status |\n|--|--|--|\n| a.ts | x | **MISSING** |',
      'gaps_found',
    ],
    ['a second frontmatter', 'All well.\n\n---\nphase: 01\nstatus: gaps_found\n---\n', 'gaps_found'],
    ['a second frontmatter that asks', '---\nstatus: human_needed\n---\n', 'human_needed'],
    ['what failed before', '| Truth | Previous | Status |\n|---|---|---|\n| A | ✗ FAILED | ✓ VERIFIED |', 'passed'],
    ['an example', '```\n| A | ✗ FAILED |\n---\nstatus: gaps_found\n---\n```', 'passed'],
  ])('a pass whose body has %s', (_, body, state) => {
    expect(stateOf(`---\nstatus: passed\n---\n# Report\n\n${body}\n`)).toBe(state);
  });

  test.each([
    ['# Report\n\n**Status:** gaps_found\n', 'gaps_found'],
    ['# Report\n\n**Status**: PASSED\n', 'passed'],
    ['# Report\n\nall is well\n', 'unknown'],
  ])('without frontmatter the body is believed: %j', (text, state) => {
    expect(stateOf(text)).toBe(state);
  });
});

describe('the reports of a phase', () => {
  const standing = (path: string, status: string, more: Partial<VerificationFile> = {}): VerificationFile => ({
    ...{
      path,
      text: status === '' ? '# Notes\n' : `---\nstatus: ${status}\n---\n`,
      isStale: false,
      gapsWorkedOn: false,
    },
    ...more,
  });

  test.each<[string, VerificationFile[], string]>([
    ['none', [], 'missing'],
    ['one that passed', [standing('a', 'passed')], 'passed'],
    ['gaps, stale or not', [standing('a', 'gaps_found', { isStale: true })], 'gaps_found'],
    ['gaps that were worked on', [standing('a', 'gaps_found', { gapsWorkedOn: true })], 'stale'],
    ['a person is asked for', [standing('a', 'passed'), standing('b', 'human_needed')], 'human_needed'],
    ['gaps outweigh a question', [standing('a', 'human_needed'), standing('b', 'gaps_found')], 'gaps_found'],
    ['a word nobody knows', [standing('a', 'passed'), standing('b', 'splendid')], 'unknown'],
    ['a worksheet without status', [standing('a', 'passed'), standing('b', '')], 'passed'],
    ['nothing but a worksheet', [standing('b', '')], 'unknown'],
    ['an older report of a plan', [standing('a', 'passed'), standing('b', 'passed', { isStale: true })], 'passed'],
    ['an older question', [standing('a', 'passed'), standing('b', 'human_needed', { isStale: true })], 'stale'],
    ['that of the phase is the older', [standing('a', 'passed', { isStale: true }), standing('b', 'passed')], 'stale'],
  ])('%s', (_, reports, state) => {
    expect(getWorstReport(reports).state).toBe(state);
  });

  test('are all files *-VERIFICATION.md that are not numbered for another phase, that of the phase first', async () => {
    const root = projectOnDisk(
      phaseFiles('03-api', {
        '03-01-PLAN.md': planText('plan: 01'),
        '03-01-VERIFICATION.md': '',
        '03-CORRECTION-VERIFICATION.md': '',
        '03-VERIFICATION.md': '',
        'phase-3-VERIFICATION.md': '',
        '04-VERIFICATION.md': '',
        '03-verification.md': '',
      }),
    );
    const phase = await readPhase(root, '3');
    expect(phase.verificationPaths.map((path) => basename(path))).toEqual([
      '03-VERIFICATION.md',
      '03-01-VERIFICATION.md',
      '03-CORRECTION-VERIFICATION.md',
      'phase-3-VERIFICATION.md',
    ]);
    const told = phase.diagnostics.filter(({ code }) => code.startsWith('verification-'));
    expect(told.map(({ code, file }) => [code, basename(file)])).toEqual([
      ['verification-not-read', '03-verification.md'],
      ['verification-of-other-phase', '04-VERIFICATION.md'],
    ]);
  });
});

const corpus = join(import.meta.dirname, '../../../../shared/corpus');

const worstFirst = ['gaps_found', 'human_needed', 'unknown', 'passed'];

testWithShared('corpus')(
  'every report in a phase of the corpus is found, and stands no better than it says',
  async () => {
    const found: string[] = [];
    for (const repository of readdirSync(corpus)) {
      const root = join(corpus, repository);
      if (!existsSync(join(root, '.planning'))) continue;
      const { phases } = readTree(root);
      for (const phase of phases)
        for (const file of phase.verificationFiles) {
          const path = join(root, phase.dir, file);
          found.push(path);
          const text = readFileSync(path, 'utf8');
          const { state } = getWorstReport([{ path, text, isStale: false, gapsWorkedOn: false }]);
          expect({
            path,
            isNoBetter: worstFirst.indexOf(state) <= worstFirst.indexOf(readVerification(text).status),
          }).toEqual({ path, isNoBetter: true });
        }
    }
    const names = readdirSync(corpus, { recursive: true, encoding: 'utf8' });
    const there = names.filter((name) => /^[^/]+\/\.planning\/phases\/[^/]+\/[^/]*VERIFICATION[^/]*\.md$/.test(name));
    expect(found.map((path) => path.slice(corpus.length + 1)).sort()).toEqual(there.sort());
    expect(there.length).toBeGreaterThan(90);
  },
);
