import { z } from 'zod';
import type { Report } from '../console/grammar.ts';

const Count = z.number().int().nonnegative();

/** jest `--json` and vitest `--reporter=json`. In vitest's the suites are `describe` blocks, so the files are counted. */
const Jest = z
  .object({
    numPassedTests: Count,
    numFailedTests: Count,
    numPendingTests: Count,
    numTodoTests: Count.default(0),
    numTotalTests: Count,
    numRuntimeErrorTestSuites: Count.optional(),
    success: z.boolean(),
    testResults: z.array(z.object({ status: z.string().optional() })).default([]),
  })
  .transform((report): Report => {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: todo } = report;
    const suitesFailed = report.testResults.filter(({ status }) => status === 'failed').length;
    const counts = {
      passed,
      failed,
      skipped,
      errors: 0,
      total: report.numTotalTests,
      suitesFailed,
      ...(todo ? { todo } : {}),
    };
    const runner = report.numRuntimeErrorTestSuites === undefined ? 'vitest-json' : 'jest-json';
    return { runner, counts, red: report.success ? [] : ['the report says success: false'] };
  });

/** mocha `-R json`: `failures` has failed hooks too, `tests` has not. */
const Mocha = z
  .object({ stats: z.object({ tests: Count, passes: Count, pending: Count, failures: Count }) })
  .transform(({ stats }): Report => {
    const counts = {
      passed: stats.passes,
      failed: stats.failures,
      skipped: stats.pending,
      errors: 0,
      total: stats.tests,
    };
    return { runner: 'mocha-json', counts, red: [] };
  });

const Rspec = z
  .object({
    summary: z.object({
      example_count: Count,
      failure_count: Count,
      pending_count: Count,
      errors_outside_of_examples_count: Count.default(0),
    }),
  })
  .transform(({ summary }): Report => {
    const { example_count: total, failure_count: failed, pending_count: skipped } = summary;
    const errors = summary.errors_outside_of_examples_count;
    return {
      runner: 'rspec-json',
      counts: { passed: total - failed - skipped, failed, skipped, errors, total },
      red: [],
    };
  });

/** Common Test Report Format, which has a summary of its own for every runner. */
const Ctrf = z
  .object({
    results: z.object({
      summary: z.object({ tests: Count, passed: Count, failed: Count, pending: Count, skipped: Count, other: Count }),
    }),
  })
  .transform(({ results: { summary } }): Report => {
    const { tests: total, passed, failed, skipped, pending, other } = summary;
    const counts = { passed, failed, skipped: skipped + pending, errors: 0, total };
    return { runner: 'ctrf', counts, red: other > 0 ? [`${other} tests ended neither passed nor failed`] : [] };
  });

const known = z.union([Jest, Mocha, Rspec, Ctrf]);

export function readJsonReport(text: string): Report | { unreadable: string } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { unreadable: `is not valid JSON: ${(error as Error).message}` };
  }
  const report = known.safeParse(value);
  return report.success ? report.data : null;
}
