import { type Grammar } from './grammar.ts';
/** ` 1 pass`, ` 1 fail` and so on, closed by `Ran 4 tests across 1 file.`. */
export declare const bun: Grammar;
/** `FAILED | 1 passed (1 step) | 2 failed (1 step) | 1 ignored (28ms)`. */
export declare const deno: Grammar;
