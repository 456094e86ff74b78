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
/** Drops the smallest entries that do not parse, as the last resort; `lost` has the index of each one's first line. */
export declare function salvageYaml(lines: readonly string[], read: (text: string) => unknown): {
    value: unknown;
    lost: number[];
};
