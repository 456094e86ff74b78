export type DeclaredPath = DeclaredPattern | UndecidablePath;
export declare class DeclaredPattern {
    #private;
    readonly kind = "pattern";
    /** Normalized path with `/`, without quotes or remarks. A folder keeps its trailing slash. */
    readonly path: string;
    readonly isGlob: boolean;
    /** All matching paths with `{a,b}` expanded, or null if a wildcard or placeholder leaves them open. */
    readonly names: readonly string[] | null;
    readonly prefix: string;
    constructor(path: string);
    /** A name also covers the files below it, because plans may omit a folder's slash. */
    covers(file: string): boolean;
    /** Returns true if both may cover the same file. Two patterns are compared only by prefix and suffix. */
    meets(other: DeclaredPattern): boolean;
    alternatives(): readonly DeclaredPattern[];
}
/** An entry that can't be matched to files, so it must never decide anything. */
export interface UndecidablePath {
    readonly kind: 'undecidable';
    readonly why: string;
}
export declare class DeclaredPaths {
    readonly patterns: readonly DeclaredPattern[];
    readonly undecidable: readonly {
        readonly entry: string;
        readonly why: string;
    }[];
    /** `prefix` is the project's folder in the repository (`sub/`), which makes paths relative to the repository. */
    constructor(entries: readonly string[], prefix?: string);
    covers(file: string): boolean;
    /** Returns true if the file is named directly, through `{a,b}`, or by a folder that `isWhole` accepts. */
    names(file: string, isWhole?: (folder: string) => boolean): boolean;
}
/** Accepts backticks and remarks. Square brackets are literal: `app/[id]/page.tsx` is a route. */
export declare function parseDeclaredPath(text: string, prefix?: string): DeclaredPath;
/** Reduces `src/a.ts (new)`, `src/a.ts - the page`, `src/a.ts::Queue` and `src/a.ts with class Queue` to `src/a.ts`. */
export declare function withoutAnnotation(item: string): string;
/** Returns the named part of a file: `get` for `src/a.py::Queue.get`, `Queue` for `src/a.py with class Queue`. */
export declare function getNamedPart(entry: string): string | null;
