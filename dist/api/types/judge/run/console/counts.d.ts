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
export declare const NONE: TestCounts;
/** Drops zero counts, because most runners don't report these kinds. */
export declare function nonZero<K extends keyof TestCounts>(counts: Record<K, number | undefined>): {
    [kind in K]?: number;
};
export declare function countExecuted(counts: TestCounts): number;
/** Sums the counts. A count that one run doesn't report is unknown in the sum. */
export declare function addCounts(runs: readonly TestCounts[]): TestCounts;
/** Detects node:test's entry for a file without declared tests, which it reports as a passed test. */
export declare function isNodeTestFile(name: string): boolean;
export declare function findEmptyNodeFiles(tests: readonly NamedTest[]): NamedTest[];
export declare function withoutNodeFiles(counts: TestCounts, tests: readonly NamedTest[]): TestCounts;
