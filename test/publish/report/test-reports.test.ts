import { describe, expect, test } from '@jest/globals';
import { buildCtrfReport } from '../../../src/publish/report/ctrf.ts';
import { buildJunitReport } from '../../../src/publish/report/junit.ts';
import type { PhaseStory } from '../../../src/publish/report/phase-story.ts';
import { hostile, phaseStory, planStory } from './story.ts';

interface Ctrf {
  readonly results: {
    readonly summary: Record<string, number>;
    readonly tests: readonly { name: string; status: string; flaky?: boolean; message?: string; retries?: number }[];
  };
}

const verdicts = ['failure', 'blocked', 'skipped', 'open', 'success'] as const;
const all = verdicts.map((verdict) => planStory(`07-${verdict}`, verdict, 'plain words'));
const done = phaseStory([planStory('07-01', 'success', 'x')], { verdict: 'success' }, 'x');
const others: readonly PhaseStory['verdict'][] = ['failure', 'blocked', 'skipped', 'at work', 'cut off', 'never run'];

/** By name of the case, whether it passed, failed or was skipped, as every reader of JUnit tells it. */
function casesOf(xml: string): Record<string, string> {
  return Object.fromEntries(
    [...xml.matchAll(/<testcase name="([^" ]*)[^>]*>([\s\S]*?)<\/testcase>/g)].map(([, name = '', body = '']) => [
      name,
      /<failure/.test(body) ? 'failed' : /<skipped/.test(body) ? 'skipped' : 'passed',
    ]),
  );
}

describe('JUnit', () => {
  const xml = buildJunitReport(phaseStory(all, {}, 'why'));

  test('passes a plan for a success and for nothing else, and has the question of one that waits', () => {
    expect(casesOf(xml)).toEqual({
      '07-failure': 'failed',
      '07-blocked': 'skipped',
      '07-skipped': 'skipped',
      '07-open': 'skipped',
      '07-success': 'passed',
      phase: 'failed',
    });
    expect(xml).toMatch(
      /<skipped message="blocked: plain words; [^"]*how to verify: which key\?[^"]*" type="blocked">/,
    );
    expect(xml).toContain('<testsuites name="phase 07" tests="6" failures="2" errors="0">');
    expect(xml).toContain('<testsuite name="phase 07, wave 1" tests="5" failures="1" skipped="3" errors="0"');
  });

  test('has failed attempts as reruns, flaky where the plan was healed', () => {
    expect(xml.match(/<flakyFailure message="attempt 1: plain words" type="tests_failed">/g)).toHaveLength(1);
    expect(xml.match(/<rerunFailure message="attempt 1:/g)).toHaveLength(2);
    expect(xml).toContain('<failure message="plain words" type="tests_failed">plain words</failure>');
  });

  test.each(others)('has a failure where the phase is %s, whatever its plans are (I2)', (verdict) => {
    expect(casesOf(buildJunitReport({ ...done, verdict })).phase).toBe('failed');
    expect(casesOf(buildJunitReport(done)).phase).toBe('passed');
  });

  test('stays XML whatever plans and agents write', () => {
    const text = buildJunitReport(phaseStory(verdicts.map((verdict) => planStory(hostile, verdict, hostile))));
    expect(text.match(/<testcase /g)).toHaveLength(6);
    const names = new Set([...text.matchAll(/<([!?/]?[a-zA-Z]*)/g)].map(([, name = '']) => name.replace('/', '')));
    const ours = ['?xml', 'failure', 'flakyFailure', 'rerunFailure', 'skipped', 'stackTrace', 'testcase', 'testsuite'];
    expect([...names].sort()).toEqual([...ours, 'testsuites']);
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|&(?!amp;|lt;|gt;|quot;|#39;)/);
  });
});

describe('CTRF', () => {
  test.each(others)('has a failure where the phase is %s (I2)', (verdict) => {
    expect((buildCtrfReport({ ...done, verdict }) as Ctrf).results.summary.failed).toBe(1);
    expect((buildCtrfReport(done) as Ctrf).results.summary.failed).toBe(0);
  });
});
