/**
 * `==== 1 failed, 4 passed, 1 error in 0.12s ====`, or the same without bars under `-q`. Where the session has a banner
 * only the form with bars counts, and only the last one: with `-s` a test can print either.
 */
export declare const pytest: import("./grammar.ts").Grammar;
/** A rule of dashes, `Ran 5 tests in 0.031s`, and `OK` or `FAILED (failures=1, …)`; passed is what is left of the total. */
export declare const unittest: import("./grammar.ts").Grammar;
