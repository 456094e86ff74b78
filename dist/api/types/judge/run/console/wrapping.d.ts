/** Returns a line without its prefix and the job or task it belongs to, because parallel tasks interleave. */
export declare function unwrapLine(line: string): {
    text: string;
    task: string;
};
/** Removes terminal escapes, including those written as `^[`, from one line. All patterns are bounded. */
export declare function stripEscapes(line: string): string;
