export interface Repair {
    /** Index of the line in the block. */
    at: number;
    why: string;
    readAs: string;
}
/**
 * Rewrites the lines of a YAML block that is not valid, so that each value says what its author meant. Knows the faults
 * met in real plans: `contains: "a", "b"`, a regular expression in double quotes (`"foo\("`), an item that starts with a
 * backtick or `>=`, and a colon inside an unquoted text. Lines it has no remedy for stay as they are.
 */
export declare function repairedLines(lines: readonly string[]): {
    lines: string[];
    repairs: Repair[];
};
/**
 * The last resort for a block that no repair makes valid: drops the smallest entries that do not parse and returns the
 * value of the rest, with the indexes of the first line of each entry that was lost.
 */
export declare function salvageYaml(lines: readonly string[], read: (text: string) => unknown): {
    value: unknown;
    lost: number[];
};
