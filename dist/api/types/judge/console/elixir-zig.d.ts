/**
 * `Finished in 0.03 seconds (…)`, then `3 doctests, 12 tests, 0 failures, 1 excluded, 2 skipped`. What is excluded is in that
 * total, but not in that of newer versions: `12 tests, 0 failures (1 excluded)`. An umbrella prints one for each application.
 */
export declare const exunit: import("./grammar.ts").Grammar;
/** `All 3 tests passed.` or `2 passed; 1 skipped; 0 failed.` of one file. */
export declare const zig: import("./grammar.ts").Grammar;
