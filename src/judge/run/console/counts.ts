import type { NamedTest } from './named-test.ts';

export interface TestCounts {
  /** null where a runner leaves it out (ava, when something failed). */
  passed: number | null;
  failed: number;
  skipped: number;
  /** Errors that are no failed test: a broken fixture, an unhandled rejection, an error outside of examples. */
  errors: number;
  /** As the runner prints it; null where it prints none. */
  total: number | null;
  suitesFailed?: number;
  todo?: number;
  /** Failed as expected: executed, and no failure. */
  xfailed?: number;
  xpassed?: number;
  /** Passed only when repeated. */
  flaky?: number;
  notRun?: number;
  deselected?: number;
  /** Files that node:test counts as a test: none is declared in them, or one of theirs ended the process. */
  emptyFiles?: number;
}

export const NONE: TestCounts = { passed: 0, failed: 0, skipped: 0, errors: 0, total: 0 };

/** The kinds of tests that there are: the others stay out of the counts, as most runners do not have them. */
export function nonZero<K extends keyof TestCounts>(counts: Record<K, number | undefined>): { [kind in K]?: number } {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count)) as { [kind in K]?: number };
}

export function countExecuted(counts: TestCounts): number {
  const { passed, failed, errors, xfailed = 0, xpassed = 0, flaky = 0 } = counts;
  return (passed ?? 0) + failed + errors + xfailed + xpassed + flaky;
}

/** The runs of one command together. What one of them does not print is not known of all. */
export function addCounts(runs: readonly TestCounts[]): TestCounts {
  const keys = new Set([...Object.keys(NONE), ...runs.flatMap(Object.keys)]) as Set<keyof TestCounts>;
  const sum = (key: keyof TestCounts): number | null =>
    runs.reduce<number | null>((all, run) => (all === null || run[key] === null ? null : all + (run[key] ?? 0)), 0);
  return { ...NONE, ...Object.fromEntries([...keys].map((key) => [key, sum(key)])) };
}

/** True when node:test speaks of a file in which no test is declared, which it reports as a test that passed. */
export function isNodeTestFile(name: string): boolean {
  const path = name.trim().replace(/^- /, '').replaceAll('\\\\', '\\');
  if (!/\.[cm]?[jt]sx?$/.test(path) || /(?:^|[\\/])(?:__)?fixtures?(?:__)?[\\/]/.test(path)) return false;
  if (/^(?:\/|[A-Za-z]:\\)/.test(path)) return true;
  return (
    /^[^\s]+$/.test(path) &&
    /(?:^|[\\/])(?:test\.\w+|test-[^\\/]+|[^\\/]+[._-]test\.\w+)$|(?:^|[\\/])test[\\/]/.test(path)
  );
}

/** Files that node:test counted as tests, though none is declared in them. */
export function findEmptyNodeFiles(tests: readonly NamedTest[]): NamedTest[] {
  const suites = new Set(tests.flatMap(({ name }) => (name.includes(' > ') ? (name.split(' > ')[0] ?? '') : [])));
  return tests.filter(
    ({ name, outcome, isGroup }) => isGroup && outcome === 'passed' && isNodeTestFile(name) && !suites.has(name),
  );
}

/** Counts of node:test without the files that it counted as tests. */
export function withoutNodeFiles(counts: TestCounts, tests: readonly NamedTest[]): TestCounts {
  const { length } = findEmptyNodeFiles(tests);
  const less = (count: number | null) => (count === null ? null : Math.max(0, count - length));
  const { passed, total } = counts;
  return length === 0 ? counts : { ...counts, passed: less(passed), total: less(total), emptyFiles: length };
}
