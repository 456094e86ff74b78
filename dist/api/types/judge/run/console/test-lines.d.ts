import type { Grammar, Reader } from './grammar.ts';
import type { TestLineRow } from './runner-row.ts';
export declare function buildTestReader(rows: readonly TestLineRow[]): Reader;
/** Reads `  ✔ adds (0.6ms)` from node:test, mocha, ava, jest, vitest, bats and playwright; `▶` opens a node:test suite. */
export declare const markedTests: Grammar;
