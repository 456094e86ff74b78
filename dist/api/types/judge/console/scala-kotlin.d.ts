/** `Passed: Total 12, Failed 0, Errors 0, Passed 11, Skipped 1, Ignored 2` of any framework, one for each project, added. */
export declare const sbt: import("./grammar.ts").Grammar;
/** `Suites: completed 3, aborted 0` with `Tests: succeeded 11, failed 1, canceled 0, ignored 2, pending 0` on the next line. */
export declare const scalatest: import("./grammar.ts").Grammar;
/** `Kotest completed in …` and two lines later `Tests: passed 2, failed 0, ignored 1`, or `2 passed, 0 failed, 1 ignored`. */
export declare const kotest: import("./grammar.ts").Grammar;
