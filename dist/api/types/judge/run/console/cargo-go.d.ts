import type { Reader } from './grammar.ts';
/** Adds the results of targets. Each has to match its `running 2 tests`: with `--nocapture` a test can print both. */
export declare function buildCargoReader(): Reader;
/** `go test -json` (or `GOFLAGS=-json`): an event a line. Subtests are part of their test, as in `-v`. */
export declare function buildGoJsonReader(): Reader;
/** Lines as `go test` would print them without `-json`, for people to read; null if nothing is left. */
export declare function asGoText(lines: string): string | null;
