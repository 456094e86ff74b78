/**
 * XCTest prints `Test Suite 'All tests' passed at …` and ` Executed 12 tests, with 1 test skipped and 0 failures (0
 * unexpected) in …`; swift-testing prints `✔ Test run with 12 tests in 3 suites passed after 0.01 seconds.` after it.
 * `swift test` prints both, and one of them is often of no test, so they are added. Of each block the last summary counts:
 * a test can print one.
 */
export declare const swift: import("./grammar.ts").Grammar;
/** `00:05 +12 ~1 -2: Some tests failed.`, and the reporter for GitHub: `🎉 12 tests passed, 1 skipped.` */
export declare const dart: import("./grammar.ts").Grammar;
