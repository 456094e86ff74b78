/** `Test Suites: …` with `Tests: …` on the next line. One without the other is what a test printed. */
export declare const jest: import("./grammar.ts").Grammar;
/** ` Test Files  …`, `      Tests  …`, and `     Errors  …` when something failed outside of a test. */
export declare const vitest: import("./grammar.ts").Grammar;
