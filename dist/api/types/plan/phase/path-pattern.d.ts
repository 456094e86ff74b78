/**
 * The files that paths with `*`, `**`, `?` and `{a,b}` stand for. They are compiled to steps, and all of them are followed at
 * once: the time is bounded by the product of both lengths whatever the pattern is, so stars and nested braces cannot make
 * it hang (I8).
 */
export declare class PathPattern {
    #private;
    /** Of several patterns one has to match. */
    constructor(patterns: readonly string[]);
    matches(file: string): boolean;
    /** True where some file matches both, and also when no effort is left to find out. */
    meets(other: PathPattern, effort: Effort): boolean;
}
/** How many pairs of steps may still be compared: many patterns against many others would take minutes. */
export interface Effort {
    left: number;
}
/**
 * The paths that `{a,b}` stands for, because a plan that promises `{a,b}.ts` promises both; the path itself when it has no
 * such braces, null when they stand for more than 64.
 */
export declare function alternatives(path: string): string[] | null;
