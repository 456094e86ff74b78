/** `5 examples, 1 failure, 2 pending` right after `Finished in …`; errors outside of examples are told beside it. */
export declare const rspec: import("./grammar.ts").Grammar;
/** `4 runs, 2 assertions, 1 failures, 1 errors, 1 skips` (minitest), or the same of `tests` (test-unit). */
export declare const minitest: import("./grammar.ts").Grammar;
/**
 * `OK (2 tests, 3 assertions)`, or a word of trouble with `Tests: 6, Assertions: 2, Errors: 1, …` under it. The total
 * includes everything; up to version 9 a warning is an outcome of a test, later it is a remark about one.
 */
export declare const phpunit: import("./grammar.ts").Grammar;
/** `  Tests:    2 failed, 1 todo, 10 passed (24 assertions)` with `  Duration: 0.53s` under it (`Time:` in old versions). */
export declare const pest: import("./grammar.ts").Grammar;
