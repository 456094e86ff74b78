/**
 * Files that `*`, `**`, `?` and `{a,b}` stand for. All steps are followed at once, so the time is bounded by the
 * product of both lengths: stars and nested braces cannot make it hang (I8).
 */
export declare class PathPattern {
    #private;
    /** Of several patterns one has to match. */
    constructor(patterns: readonly string[]);
    matches(file: string): boolean;
    /** True also when no effort is left to find out. */
    meets(other: PathPattern, effort: Effort): boolean;
}
/** Pairs of steps that may still be compared: many patterns against many others would take minutes. */
export interface Effort {
    left: number;
}
/** Expands `{a,b}`, because a plan that promises `{a,b}.ts` promises both; null for more than 64 paths. */
export declare function listAlternatives(path: string): string[] | null;
