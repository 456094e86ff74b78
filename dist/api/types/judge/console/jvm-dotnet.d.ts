/**
 * `Tests run: 140, Failures: 2, Errors: 0, Skipped: 1`: with more behind it a class, alone the total of a module. The
 * totals of the modules are added; only without any are the classes.
 */
export declare const surefire: import("./grammar.ts").Grammar;
/**
 * `9 tests completed, 1 failed, 8 skipped`, which gradle prints only when something failed. With its test logging each test
 * has a line, `SomeTest > adds() PASSED`, and they are counted once the build has ended. Without one that passed or failed
 * nothing is known: a build may log the skipped ones alone.
 */
export declare const gradle: import("./grammar.ts").Grammar;
/**
 * One line for each assembly, added: `Failed!  - Failed:     2, Passed:    13, Skipped:     0, Total:    15, …`. The
 * terminal logger of newer versions prints one for all: `Test summary: total: 3, failed: 1, succeeded: 2, skipped: 0, …`.
 */
export declare const dotnet: import("./grammar.ts").Grammar;
