/** `go test -json` (or `GOFLAGS=-json`): an event a line. Subtests are part of their test, as in `-v`. */
export declare const goJson: import("./grammar.ts").Grammar;
/** Lines as `go test` would print them without `-json`, for people to read; null if nothing is left. */
export declare function asGoText(lines: string): string | null;
