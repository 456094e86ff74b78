export interface Repair {
    at: number;
    why: string;
    readAs: string;
}
/** Repairs YAML mistakes seen in real plans, such as `contains: "a", "b"` and `"foo\("`. */
export declare function repairLines(lines: readonly string[]): {
    lines: string[];
    repairs: Repair[];
};
