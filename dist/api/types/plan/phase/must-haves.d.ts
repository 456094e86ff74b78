/** Conditions that a plan's frontmatter promises to be true when the plan is done. */
export interface MustHaves {
    truths: string[];
    artifacts: Artifact[];
    keyLinks: KeyLink[];
    prohibitions: string[];
}
export interface Artifact {
    /** The path alone where the entry names one, else as written. */
    path: string;
    minLines?: number;
    /** Plain texts the file must contain. */
    contains: string[];
    exports: string[];
    /** What it is for, in the plan's words. */
    provides?: string;
}
export interface KeyLink {
    from: string;
    to: string;
    /** An untrusted regular expression: compile it only with a linear-time engine. */
    pattern?: string;
}
/** Reads `must_haves` in every shape met: mappings of lists, a bare list, strings where objects belong, comma lists. */
export declare function readMustHaves(value: unknown): MustHaves;
/** A key without case and separators: `min-lines` and `minLines` are `minlines`. */
export declare function bareKey(key: string): string;
/** Keys of artifacts that promise something and that nothing checks, each with its artifact. */
export declare function uncheckedKeys(value: unknown): string[];
/** Splits at commas outside of brackets, or at all commas where brackets are unbalanced. */
export declare function splitAtCommas(list: string): string[];
/** Nothing becomes an empty list, a single value its only item. */
export declare function asList(value: unknown): unknown[];
export declare function asTexts(value: unknown): string[];
/** A scalar as it was written; anything else as JSON, so that nothing disappears unseen. */
export declare function asText(value: unknown): string;
