import { isRed, type Run } from './console/grammar.ts';
import { addCounts, executed, type TestCounts } from './counts.ts';
import type { LogResult } from './test-log.ts';

/** All that is known about one run of the tests. */
export interface TestEvidence {
  /** null: not known. */
  exitCode: number | null;
  /** The signal that ended it, or that its deadline passed. */
  signal?: string | null | undefined;
  timedOut?: boolean | undefined;
  log?: LogResult | undefined;
  /** Report files of this run, and why the others could not be read. */
  reports?: readonly (Omit<Run, 'from' | 'to'> | { unreadable: string })[] | undefined;
  /** How many tests there were before. */
  baselineTotal?: number | null | undefined;
}

export interface TestVerdict {
  verdict: 'pass' | 'fail' | 'unknown';
  passed: number | null;
  failed: number | null;
  skipped: number | null;
  errors: number | null;
  total: number | null;
  /** `multi` for several, null for none. */
  runner: string | null;
  source: 'report' | 'console' | 'none';
  /** Counts that not every runner has. */
  extra: Omit<TestCounts, 'passed' | 'failed' | 'skipped' | 'errors' | 'total'>;
  /** Why the verdict is what it is, and what else is worth knowing; sentences. */
  reasons: string[];
}

/**
 * pass: exit code 0, at least one test executed, no failure, no error, no failed suite, not killed, and nothing that speaks
 * against it. fail: one of these is known to be false. Everything else is unknown, which is no pass (I2).
 */
export function testVerdict(evidence: TestEvidence): TestVerdict {
  const { runs, source } = runsOf(evidence);
  const counted = runs.flatMap((run) => (run.counts ? [run.counts] : []));
  const counts = counted.length > 0 ? addCounts(counted) : null;
  const against = reasonsAgainst(evidence, runs, counts);
  const doubts = against.length > 0 ? [] : doubtsAbout(evidence, counts);
  const verdict = against.length > 0 ? 'fail' : doubts.length > 0 ? 'unknown' : 'pass';
  const runners = [...new Set(runs.map((run) => run.runner))];
  const { passed = null, failed = null, skipped = null, errors = null, total = null, ...extra } = counts ?? {};
  return {
    verdict,
    ...{ passed, failed, skipped, errors, total, extra },
    runner: runners.length > 1 ? 'multi' : (runners[0] ?? null),
    source,
    reasons: [...against, ...doubts, ...dropNote(evidence.baselineTotal, counts), ...remarks(counts)],
  };
}

type Result = Omit<Run, 'from' | 'to'>;

/** Reports are better than a console; but if the console knows of a failure that they do not, neither is believed. */
function runsOf({ log, reports = [] }: TestEvidence): { runs: Result[]; source: TestVerdict['source'] } {
  const read = reports.flatMap((report) => ('unreadable' in report ? [] : [report]));
  const console: Result[] = log?.runs ?? [];
  if (!read.some((report) => report.counts))
    return { runs: console, source: console.some((run) => run.counts) ? 'console' : 'none' };
  const hidden = read.some(isRed) ? undefined : console.find(isRed);
  const red = ['the reports are green, but the console shows a failure'];
  return { runs: hidden ? [...read, { runner: hidden.runner, counts: null, red }] : read, source: 'report' };
}

function reasonsAgainst(evidence: TestEvidence, runs: readonly Result[], counts: TestCounts | null): string[] {
  const { exitCode, signal, timedOut } = evidence;
  const { failed = 0, errors = 0, suitesFailed = 0 } = counts ?? {};
  const ranNothing =
    runs.length > 0 &&
    (counts ? executed(counts) === 0 && counts.passed !== null : runs.every((run) => run.ranNothing));
  return [
    ...(timedOut ? ['the tests did not end before their deadline'] : []),
    ...(signal ? [`the tests were killed by ${signal}`] : []),
    ...(exitCode !== null && exitCode !== 0 ? [`exit code ${exitCode}`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(errors > 0 ? [`${errors} errors`] : []),
    ...(suitesFailed > 0 ? [`${suitesFailed} suites failed`] : []),
    ...runs.filter((run) => !run.ranNothing || ranNothing).flatMap((run) => run.red),
    ...(ranNothing ? ['no test was executed'] : []),
  ];
}

function doubtsAbout({ exitCode, log, reports = [] }: TestEvidence, counts: TestCounts | null): string[] {
  return [
    ...(exitCode === null ? ['the exit code is not known'] : []),
    ...(counts === null
      ? [log?.empty === false ? 'no summary that can be counted' : 'no output: nothing shows that a test ran']
      : []),
    ...(counts !== null && counts.passed === null ? ['the number of passed tests is not printed'] : []),
    ...(log?.doubts ?? []).map(
      (run) => `there is also a ${run.runner} summary that says something failed (line ${run.to})`,
    ),
    ...reports.flatMap((report) => ('unreadable' in report ? [`a report ${report.unreadable}`] : [])),
  ];
}

/** Tests that were there before and are not any more may have been deleted to make the run green. */
function dropNote(baseline: number | null | undefined, counts: TestCounts | null): string[] {
  if (baseline === null || baseline === undefined || !counts) return [];
  const total = counts.total ?? executed(counts) + counts.skipped + (counts.todo ?? 0);
  return total < baseline ? [`the total fell from ${baseline} to ${total}`] : [];
}

function remarks(counts: TestCounts | null): string[] {
  const { flaky = 0, notRun = 0, skipped = 0 } = counts ?? {};
  return [
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
    ...(notRun > 0 ? [`${notRun} did not run`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
}
