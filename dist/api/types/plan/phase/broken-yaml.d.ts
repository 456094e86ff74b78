export interface Repair {
    /** Index of the line in the block. */
    at: number;
    why: string;
    readAs: string;
}
/**
 * Rewrites the lines of an invalid YAML block for faults met in real plans: `contains: "a", "b"`, a regular
 * expression in double quotes (`"foo\("`), a leading backtick or `>=`, a colon in an unquoted text.
 */
export declare function repairedLines(lines: readonly string[]): {
    lines: string[];
    repairs: Repair[];
};
