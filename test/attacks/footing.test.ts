import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { verifySummary } from '../../src/judge/checks/summary-check.ts';
import { holdsText } from '../../src/plan/claims/promised-text.ts';
import { parsePlan } from '../../src/plan/phase/plan.ts';
import { parseSignal } from '../../src/signal/completion-signal.ts';
import { listRemainingWork } from '../../src/signal/handoff-remaining.ts';
import { Scratch } from '../system/git/scratch.ts';

// The ground that the engine itself stands on: git's files, and the readers of what agents write.

let repo: Scratch;
beforeEach(() => {
  repo = new Scratch();
});
afterEach(() => repo.remove());

describe('what goes in without end', () => {
  const planOf = (frontmatter: string) =>
    parsePlan(`---\n${frontmatter}\n---\nx\n`, '.planning/phases/01-a/01-01-PLAN.md');
  test.each([
    ['brackets', `depends_on: ${'['.repeat(60_000)}`],
    ['brackets that close', `depends_on: ${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['brackets behind anchors', `depends_on: ${'&a ['.repeat(10_000)}`],
    ['mappings', `depends_on: ${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['items of items', `depends_on:\n${'- '.repeat(30_000)}a`],
    ['keys behind keys', `depends_on: ${'a: '.repeat(20_000)}`],
    [
      'lines that go in',
      `depends_on:\n${Array.from({ length: 300 }, (_, at) => `${' '.repeat(at + 1)}"a":`).join('\n')}`,
    ],
  ])('%s are a diagnostic of the plan', (_, frontmatter) => {
    const before = process.cpuUsage();
    const { diagnostics } = planOf(frontmatter);
    expect(diagnostics.some(({ severity, code }) => severity === 'error' && code === 'frontmatter-unreadable')).toBe(
      true,
    );
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });

  test('a bracket in a text opens nothing, however many there are', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `  - "if (a[${at}] > 1 { [ ["`).join('\n');
    const { plan, diagnostics } = planOf(`files_modified: &all\n${lines}`);
    expect([plan.filesModified.length, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([200, []]);
  });

  test('a signal and a handoff are refused, and a SUMMARY is not complete by it', () => {
    const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
    expect(() => parseSignal(`{"status":"success","phase":"1","details":{"x":${deep}}}`)).toThrow(/nested deeper than/);
    expect(listRemainingWork(`{"remaining":${deep}}`)).toEqual([expect.stringMatching(/nested too deeply/)]);
    const summary = (status: string) =>
      verifySummary({ path: 'S.md', text: `---\nstatus: ${status}\n---\n# Done\n\nAll done well.\n` });
    expect(summary('complete').passed).toBe(true);
    expect(summary('['.repeat(60_000)).passed).toBe(false);
    expect(summary('['.repeat(200_000)).passed).toBe(false);
  });

  test.each(['(a?){1000}a{1000}', '(?i)(a|b|ä){0,50}(a|b|ä){0,50}(a|b|ä){0,50}z'])(
    'the pattern %s is not tried',
    (pattern) => {
      const before = process.cpuUsage();
      expect(holdsText(`${'a'.repeat(120_000)}b`, `${pattern}.*`, 'a.ts')).toBe(false);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
    },
  );
});
