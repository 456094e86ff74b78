/** `  2 passing (28ms)`, then `  2 pending` and `  2 failing` on the lines after it. A failed hook counts as a failure. */
export declare const mocha: import("./grammar.ts").Grammar;
/** After a line with only `─`: `  1 test failed`, `  1 known failure`, …; the number that passed only if nothing failed. */
export declare const ava: import("./grammar.ts").Grammar;
/** `ℹ tests 6` to `ℹ todo 1`, one block. In TAP the same words come after `#`; see tap.ts. */
export declare const nodeTest: import("./grammar.ts").Grammar;
/** `  Total:     2`, `  Passed:    1`, `  Skipped:   1`; the total leaves the skipped ones out. */
export declare const uvu: import("./grammar.ts").Grammar;
/** `4 specs, 1 failure, 1 pending spec`; an incomplete run (nothing found, focused specs) is red. */
export declare const jasmine: import("./grammar.ts").Grammar;
/** ` 1 pass`, ` 1 fail` and so on, closed by `Ran 4 tests across 1 file.`. */
export declare const bun: import("./grammar.ts").Grammar;
/** `FAILED | 1 passed (1 step) | 2 failed (1 step) | 1 ignored (28ms)`. */
export declare const deno: import("./grammar.ts").Grammar;
