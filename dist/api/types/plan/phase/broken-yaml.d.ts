export interface Repair {
    at: number;
    why: string;
    readAs: string;
}
/** Rewrites lines of invalid YAML for faults met in real plans, such as `contains: "a", "b"` and `"foo\("`. */
export declare function repairedLines(lines: readonly string[]): {
    lines: string[];
    repairs: Repair[];
};
