export declare function alignRows(rows: readonly (readonly string[])[], indent?: string): string[];
export declare function formatDiagnostics(diagnostics: readonly {
    severity: string;
    code: string;
    file: string;
    line: number;
    message: string;
}[]): string[];
/** Returns text as one harmless line (I8). Runners obey old-style commands (`##[`) anywhere in a line. */
export declare function stripLine(text: string): string;
export declare function stripIndented(text: string): string;
export declare function stripLines(text: string): string;
/** Formats `0.3 s`, `3 min 12 s`, `30 min` or `2 h 5 min`. */
export declare function formatElapsed(ms: number): string;
export declare function formatClock(ms: number): string;
export declare function formatCount(number: number, noun: string): string;
/** Formats `a, b and 3 more`. */
export declare function joinFirstFew(items: readonly string[], max?: number, separator?: string): string;
/** Cuts a text to `max` characters with an ellipsis, without splitting a character. */
export declare function clipText(text: string, max?: number): string;
export declare function shortenId(commit: string): string;
export declare function quoteShellWord(word: string): string;
/** Returns text as one harmless line (I8), without direction marks that could disguise it. */
export declare function withoutControls(text: string): string;
export declare function harmlessLines(text: string): string[];
/** Cuts the middle out of a text to about `bytes` bytes of UTF-8. Mostly keeps the end, which says what went wrong. */
export declare function clipTail(text: string, bytes: number): string;
/** Joins parts up to `max` characters. The first always fits; a note counts the omitted ones. */
export declare function joinFitting([first, ...rest]: readonly [string, ...string[]], max: number, size?: (text: string) => number): string;
