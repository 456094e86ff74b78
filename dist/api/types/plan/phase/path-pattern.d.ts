/** Expands `{a,b}`, because `{a,b}.ts` promises both files. Returns null for more than 64 paths. */
export declare function listAlternatives(path: string): string[] | null;
/** Splits a pattern into wildcards, placeholders such as `{name}`, and single characters. */
export declare function readGlob(path: string): string[];
/** Tracks all possible positions at once, so that no pattern can hang it (I8). */
export declare function matchesGlob(tokens: readonly string[], file: string): boolean;
