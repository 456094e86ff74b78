export interface MustHaves {
    truths: string[];
    artifacts: Artifact[];
    keyLinks: KeyLink[];
    prohibitions: string[];
}
export interface Artifact {
    path: string;
    minLines?: number;
    contains: string[];
    exports: string[];
    provides?: string;
}
export interface KeyLink {
    from: string;
    to: string;
    /** An untrusted regular expression; compile it only with a linear-time engine. */
    pattern?: string;
}
/** Reads `must_haves` in every known shape: mappings, lists, strings and comma-separated values. */
export declare function readMustHaves(value: unknown): MustHaves;
/** Normalizes a key: `min-lines` and `minLines` become `minlines`. */
export declare function normalizeKey(key: string): string;
export declare function listUncheckedKeys(value: unknown): string[];
/** Splits at commas outside brackets, or at all commas if brackets are unbalanced. */
export declare function splitAtCommas(list: string): string[];
/** Wraps a single value; null and empty text become an empty list. */
export declare function toList(value: unknown): unknown[];
export declare function toTexts(value: unknown): string[];
/** Returns scalars as written and everything else as JSON, so that nothing gets lost. */
export declare function toText(value: unknown): string;
