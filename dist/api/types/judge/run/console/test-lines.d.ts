import type { Grammar, Reader } from './grammar.ts';
import type { TestLineRow } from './runner-row.ts';
/** Reads the lines that a runner prints for each test, whose form says everything. */
export declare function buildTestReader(rows: readonly TestLineRow[]): Reader;
/** `  ✔ adds (0.6ms)` of node:test, mocha, ava, jest, vitest, bats and playwright; `▶` opens a suite of node's. */
export declare const markedTests: Grammar;
