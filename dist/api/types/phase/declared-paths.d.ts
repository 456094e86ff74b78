/** What one entry of `files_modified`, `artifacts[].path` or `<files>` means. */
export type DeclaredPath = DeclaredPattern | UndecidablePath;
export interface DeclaredPattern {
    readonly kind: 'pattern';
    /** The path alone, with `/`, without a remark or quotes; a folder that was written as one ends with `/`. */
    readonly path: string;
    /** False when the path names one file or folder. */
    readonly isGlob: boolean;
    /** Every file or folder it stands for, `{a,b}` written out; null where `*`, `?` or a placeholder leaves that open. */
    readonly names: readonly string[] | null;
    /** The text that every covered path starts with. */
    readonly prefix: string;
    /** Whether a file is meant. A name also covers what lies below it, because a plan may name a folder without its slash. */
    readonly covers: (file: string) => boolean;
}
/** An entry that no file of the repository can be compared with. It must never decide anything. */
export interface UndecidablePath {
    readonly kind: 'undecidable';
    /** What the entry is: "an absolute path". */
    readonly why: string;
}
/**
 * Reads one declared path: a name, `folder/`, `*`, `**`, `?` and `{a,b}`, in backticks or with a remark behind it. Square
 * brackets stay literal because `app/[id]/page.tsx` is a route. `prefix` is the folder of the project in its repository
 * (`sub/`); with it the pattern covers paths as git names them.
 */
export declare function parseDeclaredPath(text: string, prefix?: string): DeclaredPath;
/**
 * Whether an entry names a file so that a reader of the plan sees it: by its own name, written out or in `{a,b}`, or by a
 * folder that `isWhole` says is meant with all that is in it. `*`, `**` and `?` name nothing.
 */
export declare function namesFile(entry: DeclaredPath, file: string, isWhole?: (folder: string) => boolean): boolean;
/**
 * The paths that `{a,b}` stands for, because a plan that promises `{a,b}.ts` promises both; the path itself when it has no
 * such braces, null when they stand for more than 64.
 */
export declare function alternatives(path: string): string[] | null;
/** `src/a.ts (new)`, `src/a.ts - the page`, `src/a.ts # new` and `` `src/a.ts`: the page `` are all `src/a.ts`. */
export declare function withoutAnnotation(item: string): string;
