import type { TestCounts } from './counts.ts';
/**
 * Whether node:test speaks of a file and not of a test: it reports a file in which no test is declared as one test that
 * passed, named by its path (absolute in Node 20, relative since Node 22). A relative name has to look like what
 * `node --test` finds by itself, because a test may be named after the fixture it is about.
 */
export declare function isNodeTestFile(name: string): boolean;
/** The counts without files that were counted as tests, and how many these were. */
export declare function withoutNodeFiles(counts: TestCounts, files: number): TestCounts;
/** Why nothing is left of a run whose tests were only files. */
export declare function emptyNodeFiles(files: number): string[];
