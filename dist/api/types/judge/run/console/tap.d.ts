import { type Grammar } from './grammar.ts';
/**
 * The Test Anything Protocol, versions 12 to 14, of tape, tap, bats, node --test, mocha and ava. Counted are the leaves:
 * a point that closes a block of subtests is their sum. The trailer is used where it knows better: tape counts
 * assertions, node has a word of its own for todo, tap prints its totals as an object.
 */
export declare const tap: Grammar;
/**
 * `Files=3, Tests=5, …` and `Result: FAIL` under it; what failed is told file by file before. What was skipped in a file
 * that passes, or failed as a todo, only verbose output shows, where every point has its line.
 */
export declare const prove: Grammar;
