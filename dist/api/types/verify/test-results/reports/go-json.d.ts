import type { Grammar } from '../console/grammar.ts';
/** `go test -json` (or `GOFLAGS=-json`): an event a line. Subtests are part of their test, as in `-v`. */
export declare const goJson: Grammar;
