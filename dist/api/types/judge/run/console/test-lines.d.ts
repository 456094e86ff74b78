import type { Grammar, Reader } from './grammar.ts';
import type { TestLineRow } from './runner-row.ts';
/** Reads the lines that a runner prints for each test, whose form says everything. */
export declare function buildTestReader(rows: readonly TestLineRow[]): Reader;
/**
 * A mark and the name: `  ✔ adds (0.6ms)` of node:test, and the same of mocha, ava, jest, vitest, bats and playwright. In
 * node's `▶ math` opens a suite, whose own line closes it; what failed is told again below `test at a.test.js:2:59`.
 */
export declare const markedTests: Grammar;
