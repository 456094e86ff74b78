import type { NamedTest } from './named-test.ts';

export interface TestCounts {
  /** Null if the runner omits it, as ava does after a failure. */
  passed: number | null;
  failed: number;
  skipped: number;
  /** Errors outside tests, such as a broken fixture or an unhandled rejection. */
  errors: number;
  total: number | null;
  suitesFailed?: number;
  todo?: number;
  xfailed?: number;
  xpassed?: number;
  flaky?: number;
  notRun?: number;
  deselected?: number;
  /** Files that node:test counts as tests because they declare none or ended the process early. */
  emptyFiles?: number;
}

export const NONE: TestCounts = { passed: 0, failed: 0, skipped: 0, errors: 0, total: 0 };

/** Drops zero counts, because most runners don't report these kinds. */
export function nonZero<K extends keyof TestCounts>(counts: Record<K, number | undefined>): { [kind in K]?: number } {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count)) as { [kind in K]?: number };
}

export function countExecuted(counts: TestCounts): number {
  const { passed, failed, errors, xfailed = 0, xpassed = 0, flaky = 0 } = counts;
  return (passed ?? 0) + failed + errors + xfailed + xpassed + flaky;
}

/** Sums the counts. A count that one run doesn't report is unknown in the sum. */
export function addCounts(runs: readonly TestCounts[]): TestCounts {
  const keys = new Set([...Object.keys(NONE), ...runs.flatMap(Object.keys)]) as Set<keyof TestCounts>;
  const sum = (key: keyof TestCounts): number | null =>
    runs.reduce<number | null>((all, run) => (all === null || run[key] === null ? null : all + (run[key] ?? 0)), 0);
  return { ...NONE, ...Object.fromEntries([...keys].map((key) => [key, sum(key)])) };
}

/** Detects node:test's entry for a file without declared tests, which it reports as a passed test. */
export function isNodeTestFile(name: string): boolean {
  const path = name.trim().replace(/^- /, '').replaceAll('\\\\', '\\');
  if (!/\.[cm]?[jt]sx?$/.test(path) || /(?:^|[\\/])(?:__)?fixtures?(?:__)?[\\/]/.test(path)) return false;
  if (/^(?:\/|[A-Za-z]:\\)/.test(path)) return true;
  return (
    /^[^\s]+$/.test(path) &&
    /(?:^|[\\/])(?:test\.\w+|test-[^\\/]+|[^\\/]+[._-]test\.\w+)$|(?:^|[\\/])test[\\/]/.test(path)
  );
}

export function findEmptyNodeFiles(tests: readonly NamedTest[]): NamedTest[] {
  const suites = new Set(tests.flatMap(({ name }) => (name.includes(' > ') ? (name.split(' > ')[0] ?? '') : [])));
  return tests.filter(
    ({ name, outcome, isGroup }) => isGroup && outcome === 'passed' && isNodeTestFile(name) && !suites.has(name),
  );
}

export function withoutNodeFiles(counts: TestCounts, tests: readonly NamedTest[]): TestCounts {
  const { length } = findEmptyNodeFiles(tests);
  const subtract = (count: number | null) => (count === null ? null : Math.max(0, count - length));
  const { passed, total } = counts;
  return length === 0 ? counts : { ...counts, passed: subtract(passed), total: subtract(total), emptyFiles: length };
}
