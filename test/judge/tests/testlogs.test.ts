import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { TestLog } from '../../../src/judge/run/tests/test-log.ts';
import { testVerdict } from '../../../src/judge/run/tests/verdict.ts';
import { testWithShared } from '../../needs.ts';

const folder = join(process.cwd(), '../shared/testlogs');
const present = existsSync(join(folder, 'manifest.json'));

interface Entry {
  file: string;
  exitCode: number | null;
  killed: boolean;
  expected: {
    counts: 'counted' | 'uncounted';
    verdict: string;
    alsoAccepted?: string[];
    verdictIfExit0?: string;
    total: number | null;
    passed?: number | null;
    failed?: number | null;
    skipped?: number | null;
    errors?: number | null;
    suitesFailed?: number;
    todo?: number;
    xfailed?: number;
    xpassed?: number;
    flaky?: number;
  };
}

const entries: Entry[] = present ? JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) : [];

const verdictOf = ({ file, exitCode, killed }: Pick<Entry, 'file' | 'exitCode' | 'killed'>) => {
  const log = new TestLog();
  log.push(readFileSync(join(folder, file)));
  return testVerdict({ exitCode, signal: killed ? 'SIGKILL' : null, log: log.end() });
};

testWithShared('testlogs')('the manifest of real logs is there to be read', () => {
  expect(entries.length).toBeGreaterThanOrEqual(100);
});

for (const entry of entries) {
  test(`${entry.file} is counted and judged as it is`, () => {
    const found = verdictOf(entry);
    const { expected } = entry;
    expect([expected.verdict, ...(expected.alsoAccepted ?? [])]).toContain(found.verdict);
    if (expected.verdictIfExit0) expect(verdictOf({ ...entry, exitCode: 0 }).verdict).toBe(expected.verdictIfExit0);
    if (expected.counts === 'uncounted') {
      expect(found).toMatchObject({ passed: null, failed: null, skipped: null });
      return;
    }
    const asserted = (['passed', 'failed', 'skipped', 'errors', 'total'] as const).filter(
      (key) => key !== 'total' || expected.total !== null,
    );
    expect(Object.fromEntries(asserted.map((key) => [key, found[key]]))).toEqual(
      Object.fromEntries(asserted.map((key) => [key, expected[key]])),
    );
    const extras = (['suitesFailed', 'todo', 'xfailed', 'xpassed', 'flaky'] as const).filter((key) => key in expected);
    expect(Object.fromEntries(extras.map((key) => [key, found.extra[key]]))).toEqual(
      Object.fromEntries(extras.map((key) => [key, expected[key]])),
    );
  });
}
