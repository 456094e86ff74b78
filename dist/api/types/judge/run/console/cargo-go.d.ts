import type { Reader } from './grammar.ts';
/**
 * `test result: ok. 2 passed; 0 failed; …`, one for each target, so they are added. Each has to add up to the
 * `running 2 tests` before it, and the last one before the next target counts: with `--nocapture` a test can print both.
 * A target that announced tests and has no result ended early: cargo exits with 0 if a test called exit(0).
 */
export declare function buildCargoReader(): Reader;
/** `go test -json` (or `GOFLAGS=-json`): an event a line. Subtests are part of their test, as in `-v`. */
export declare function buildGoJsonReader(): Reader;
/** Lines as `go test` would print them without `-json`, for people to read; null if nothing is left. */
export declare function asGoText(lines: string): string | null;
