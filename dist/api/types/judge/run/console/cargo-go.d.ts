import type { Reader } from './grammar.ts';
/** Sums the results of all targets. With `--nocapture` tests can print fake ones, so each must match its `running N tests`. */
export declare function buildCargoReader(): Reader;
/** Reads `go test -json` output, one event per line. Subtests count as part of their test, as in `-v`. */
export declare function buildGoJsonReader(): Reader;
export declare function quoteForGo(lines: string): string | null;
