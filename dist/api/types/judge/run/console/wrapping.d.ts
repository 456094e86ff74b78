/** A line without its wrappers, and the job or task whose output it is: empty if there is only one; tasks interleave. */
export declare function unwrapped(line: string): {
    text: string;
    task: string;
};
/** Removes terminal escapes, also those written out as `^[`. Bounded patterns; for one line at a time. */
export declare function stripEscapes(line: string): string;
