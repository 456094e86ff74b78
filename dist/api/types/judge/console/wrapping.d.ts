/** Takes the wrappers off one line after the other. `start` and `task` hold what was found: no object for each line. */
export declare class Unwrapper {
    /** Offset of the line itself. */
    start: number;
    /** The job or task whose output it is, empty if there is only one; tasks interleave. */
    task: string;
    private columns;
    private numbers;
    /** Columns and line numbers are only looked for in a log that has them at its beginning. */
    learn(text: string, start: number): void;
    unwrap(text: string, start: number, end: number): void;
    private takeTask;
    private skip;
}
/** The first character that is no blank and no part of an escape sequence; escapes may be written out as `^[`. */
export declare function firstSignificant(text: string, start: number, end: number): number;
/** Removes terminal escapes, also those written out as `^[`. Bounded patterns; for one line at a time. */
export declare function stripEscapes(line: string): string;
