/** Expands `{a,b}`, because a plan that promises `{a,b}.ts` promises both; null for more than 64 paths. */
export declare function listAlternatives(path: string): string[] | null;
/** Splits a path at `*`, `**`, `**` as a folder, `?` and `{placeholder}`; any other token is a character. */
export declare function readGlob(path: string): string[];
/** Follows all ways through the tokens at once, so that no pattern can make it hang (I8). */
export declare function matchesGlob(tokens: readonly string[], file: string): boolean;
