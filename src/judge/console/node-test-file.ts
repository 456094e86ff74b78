import type { TestCounts } from './counts.ts';

/**
 * Whether node:test speaks of a file and not of a test: it reports a file in which no test is declared as one test that
 * passed, named by its path (absolute in Node 20, relative since Node 22). A relative name has to look like what
 * `node --test` finds by itself, because a test may be named after the fixture it is about.
 */
export function isNodeTestFile(name: string): boolean {
  const path = name.trim().replace(/^- /, '').replaceAll('\\\\', '\\');
  if (!/\.[cm]?[jt]sx?$/.test(path) || /(?:^|[\\/])(?:__)?fixtures?(?:__)?[\\/]/.test(path)) return false;
  if (/^(?:\/|[A-Za-z]:\\)/.test(path)) return true;
  return (
    /^[^\s]+$/.test(path) &&
    /(?:^|[\\/])(?:test\.\w+|test-[^\\/]+|[^\\/]+[._-]test\.\w+)$|(?:^|[\\/])test[\\/]/.test(path)
  );
}

/** The counts without files that were counted as tests, and how many these were. */
export function withoutNodeFiles(counts: TestCounts, files: number): TestCounts {
  if (files === 0) return counts;
  const less = (count: number | null) => (count === null ? null : Math.max(0, count - files));
  return { ...counts, passed: less(counts.passed), total: less(counts.total), emptyFiles: files };
}

/** Why nothing is left of a run whose tests were only files. */
export function emptyNodeFiles(files: number): string[] {
  if (files === 0) return [];
  const what = files === 1 ? '1 file' : `${files} files`;
  return [`node:test counted ${what} in which no test is declared; wrap what they check in test()`];
}
