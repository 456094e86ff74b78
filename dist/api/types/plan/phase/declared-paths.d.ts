import { type Effort } from './path-pattern.ts';
/** Meaning of one entry of `files_modified`, `artifacts[].path` or `<files>`. */
export type DeclaredPath = DeclaredPattern | UndecidablePath;
export declare class DeclaredPattern {
    #private;
    readonly kind = "pattern";
    /** The path alone, with `/`, without a remark or quotes; a folder that was written as one ends with `/`. */
    readonly path: string;
    /** False when the path names one file or folder. */
    readonly isGlob: boolean;
    /** Every file or folder it stands for, `{a,b}` written out; null where `*`, `?` or a placeholder leaves that open. */
    readonly names: readonly string[] | null;
    /** The text that every covered path starts with. */
    readonly prefix: string;
    constructor(path: string);
    /**
     * True for a file that is meant. A name also covers what lies below it, because a plan may name a folder without its slash.
     */
    covers(file: string): boolean;
    /** True where both cover some file, and also where it would take more than `effort` to find out. */
    meets(other: DeclaredPattern, effort: Effort): boolean;
    /** Expansion of `{a,b}`, the path itself without such braces; null for more than 64 paths. */
    alternatives(): readonly DeclaredPattern[] | null;
}
/** An entry that no file of the repository can be compared with. It must never decide anything. */
export interface UndecidablePath {
    readonly kind: 'undecidable';
    /** Kind of the entry: "an absolute path". */
    readonly why: string;
}
/** Declarations of all entries, each path once: the one meaning they have for schedule, scope, protection and verification. */
export declare class DeclaredPaths {
    readonly patterns: readonly DeclaredPattern[];
    /** Entries that decide nothing, as they were written. */
    readonly undecidable: readonly {
        readonly entry: string;
        readonly why: string;
    }[];
    /** `prefix` is the folder of the project in its repository (`sub/`); with it the paths are those that git names. */
    constructor(entries: readonly string[], prefix?: string);
    /** True for a file that is declared by itself, by a folder or by a pattern. */
    covers(file: string): boolean;
    /**
     * True for a file that a reader of the plan sees named: by its own name, written out or in `{a,b}`, or by a folder that
     * `isWhole` says is meant with all that is in it. `*`, `**` and `?` name nothing.
     */
    names(file: string, isWhole?: (folder: string) => boolean): boolean;
}
/**
 * Reads one declared path: a name, `folder/`, `*`, `**`, `?` and `{a,b}`, in backticks or with a remark behind it. Square
 * brackets stay literal because `app/[id]/page.tsx` is a route. `prefix` as for DeclaredPaths.
 */
export declare function parseDeclaredPath(text: string, prefix?: string): DeclaredPath;
/** `src/a.ts (new)`, `src/a.ts - the page`, `src/a.ts # new` and `` `src/a.ts`: the page `` are all `src/a.ts`. */
export declare function withoutAnnotation(item: string): string;
