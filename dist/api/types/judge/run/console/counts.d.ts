import type { NamedTest } from './named-test.ts';
/** Counts of one run of one runner, in that runner's own unit. */
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
/** How many tests ran at all. */
export declare function countExecuted(counts: TestCounts): number;
/** The runs of one command together. What one of them does not print is not known of all. */
export declare function addCounts(runs: readonly TestCounts[]): TestCounts;
/**
 * True when node:test speaks of a file and not of a test: it reports a file in which no test is declared as one test that
 * passed, named by its path (absolute in Node 20, relative since Node 22). A relative name has to look like what
 * `node --test` finds by itself, because a test may be named after the fixture it is about.
 */
export declare function isNodeTestFile(name: string): boolean;
/** Files that node:test counted as tests, though none is declared in them. */
export declare function findEmptyNodeFiles(tests: readonly NamedTest[]): NamedTest[];
/** Counts of node:test without the files that it counted as tests. */
export declare function withoutNodeFiles(counts: TestCounts, tests: readonly NamedTest[]): TestCounts;
