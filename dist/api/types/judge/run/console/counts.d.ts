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
export declare const NONE: TestCounts;
/** The kinds of tests that there are: the others stay out of the counts, as most runners do not have them. */
export declare function nonZero<K extends keyof TestCounts>(counts: Record<K, number | undefined>): {
    [kind in K]?: number;
};
export declare function countExecuted(counts: TestCounts): number;
/** The runs of one command together. What one of them does not print is not known of all. */
export declare function addCounts(runs: readonly TestCounts[]): TestCounts;
/** True when node:test speaks of a file in which no test is declared, which it reports as a test that passed. */
export declare function isNodeTestFile(name: string): boolean;
/** Files that node:test counted as tests, though none is declared in them. */
export declare function findEmptyNodeFiles(tests: readonly NamedTest[]): NamedTest[];
/** Counts of node:test without the files that it counted as tests. */
export declare function withoutNodeFiles(counts: TestCounts, tests: readonly NamedTest[]): TestCounts;
