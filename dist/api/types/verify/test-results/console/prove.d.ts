import { type Grammar } from './grammar.ts';
/**
 * `Files=3, Tests=5, …` and `Result: FAIL` under it; what failed is told file by file before. What was skipped in a file
 * that passes, or failed as a todo, only verbose output shows, where every point has its line.
 */
export declare const prove: Grammar;
