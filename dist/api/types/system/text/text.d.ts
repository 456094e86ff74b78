export declare function alignedRows(rows: readonly (readonly string[])[], indent?: string): string[];
/** Formats one line per diagnostic, as compilers write them. */
export declare function diagnosticLines(diagnostics: readonly {
    severity: string;
    code: string;
    file: string;
    line: number;
    message: string;
}[]): string[];
/** Text as one harmless line (I8). A runner obeys a command of the old form, `##[`, anywhere in a line. */
export declare function plainLine(text: string): string;
export declare function plainIndented(text: string): string;
export declare function plainLines(text: string): string;
/** `0.3 s`, `3 min 12 s`, `2 h 5 min`, and `30 min` where nothing is left. */
export declare function formatElapsed(ms: number): string;
export declare function clockText(ms: number): string;
export declare function formatCount(number: number, noun: string): string;
/** The first items and the number of the others: `a, b and 3 more`. */
export declare function firstFew(items: readonly string[], max?: number, separator?: string): string;
/** A text of at most `max` characters; a longer one ends with an ellipsis, never after half a character. */
export declare function clipText(text: string, max?: number): string;
export declare function shortId(commit: string): string;
/** Quotes a word for a shell, only where it needs it. */
export declare function shellWord(word: string): string;
/** Text as one harmless line (I8), also without marks of writing direction, which disguise a text as another. */
export declare function withoutControls(text: string): string;
/** Lines that are not empty, each a harmless one. */
export declare function harmlessLines(text: string): string[];
/** Cuts a text to about `bytes` bytes of UTF-8. Most of what stays is the end, where a log says what went wrong. */
export declare function cappedTail(text: string, bytes: number): string;
/** Joins parts up to `max` characters. The first always stays; the text counts those that did not fit. */
export declare function joinFitting([first, ...rest]: readonly [string, ...string[]], max: number, size?: (text: string) => number): string;
