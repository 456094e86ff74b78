/** Rows as lines with aligned columns; the last column is not padded. */
export declare function alignedRows(rows: readonly (readonly string[])[], indent?: string): string[];
/** One line a diagnostic, as compilers write them. */
export declare function diagnosticLines(diagnostics: readonly {
    severity: string;
    code: string;
    file: string;
    line: number;
    message: string;
}[]): string[];
/**
 * Text of plans, agents and file names as one harmless line: no control character reaches a terminal, and a runner finds
 * no command of its old form, which it obeys anywhere in a line (I8).
 */
export declare function plainLine(text: string): string;
/** One harmless line that may be indented. */
export declare function plainIndented(text: string): string;
/** Harmless text line by line, for a message of ours that may quote it. */
export declare function plainLines(text: string): string;
/** `4.2 s`, `3 min 20 s`, `1 h 5 min`. */
export declare function elapsed(ms: number): string;
/** A running time as clocks show it: `0:07`, `3:12`, `1:05:09`. */
export declare function clockText(ms: number): string;
/** `1 attempt`, `2 attempts`. */
export declare function counted(number: number, noun: string): string;
/** The first items and the number of the others: `a, b and 3 more`. */
export declare function firstFew(items: readonly string[], most?: number, separator?: string): string;
/** A text of at most so many characters; a longer one ends with an ellipsis, and not with half a character before it. */
export declare function clipped(text: string, most?: number): string;
/** The id of a commit as people read it. */
export declare function shortId(commit: string): string;
/** A word as a shell takes it: in single quotes where it needs them. */
export declare function shellWord(word: string): string;
