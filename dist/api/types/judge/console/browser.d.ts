/** `  2 failed`, `  1 flaky`, `  2 skipped`, `  1 did not run`, `  1 passed (3.2s)`, always in this order. */
export declare const playwright: import("./grammar.ts").Grammar;
/** `3 scenarios (1 failed, 1 undefined, 1 passed)`; what is undefined was never tested, so it is no pass. */
export declare const cucumber: import("./grammar.ts").Grammar;
