/** One entry of `files_modified`, `artifacts[].path` or `<files>`. */
export type DeclaredPath = DeclaredPattern | UndecidablePath;
export declare class DeclaredPattern {
    #private;
    readonly kind = "pattern";
    /** The path alone, with `/`, without a remark or quotes; a folder that was written as one ends with `/`. */
    readonly path: string;
    readonly isGlob: boolean;
    /** Every file or folder it stands for, `{a,b}` written out; null where `*`, `?` or a placeholder leaves that open. */
    readonly names: readonly string[] | null;
    /** Text before the first wildcard or brace. */
    readonly prefix: string;
    constructor(path: string);
    /** A name also covers what lies below it, because a plan may name a folder without its slash. */
    covers(file: string): boolean;
    /** True where a file may be covered by both. Two patterns are compared by their beginnings and ends only. */
    meets(other: DeclaredPattern): boolean;
    /** A pattern for each path that `{a,b}` stands for. */
    alternatives(): readonly DeclaredPattern[];
}
/** An entry that no file of the repository can be compared with, so it must never decide anything. */
export interface UndecidablePath {
    readonly kind: 'undecidable';
    /** For example "an absolute path". */
    readonly why: string;
}
/** All entries, each path once, with one meaning for schedule, scope, protection and verification. */
export declare class DeclaredPaths {
    readonly patterns: readonly DeclaredPattern[];
    readonly undecidable: readonly {
        readonly entry: string;
        readonly why: string;
    }[];
    /** `prefix` is the folder of the project in its repository (`sub/`); with it the paths are those that git names. */
    constructor(entries: readonly string[], prefix?: string);
    covers(file: string): boolean;
    /** True for a file named itself, in `{a,b}`, or by a folder for which `isWhole` holds; wildcards name nothing. */
    names(file: string, isWhole?: (folder: string) => boolean): boolean;
}
/** Reads one declared path, also in backticks or with a remark. `[]` is literal: `app/[id]/page.tsx` is a route. */
export declare function parseDeclaredPath(text: string, prefix?: string): DeclaredPath;
/**
 * `src/a.ts (new)`, `src/a.ts - the page`, `src/a.ts # new` and `` `src/a.ts`: the page `` are all `src/a.ts`, and so are a place in
 * it (`src/a.ts::Queue`, `src/a.ts:3`, `src/a.ts#Queue`) and a sentence about it (`src/a.ts with class Queue`).
 */
export declare function withoutAnnotation(item: string): string;
/** Names that an entry gives to a part of its file: `get` of `src/a.py::Queue.get`, `Queue` of `src/a.py with class Queue`. */
export declare function namedPart(entry: string): string | null;
