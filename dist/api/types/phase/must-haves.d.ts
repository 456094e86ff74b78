/** What must be true when a plan is done, as its frontmatter promises it. */
export interface MustHaves {
    truths: {
        statement: string;
    }[];
    artifacts: Artifact[];
    keyLinks: KeyLink[];
    prohibitions: string[];
}
export interface Artifact {
    path: string;
    provides?: string;
    minLines?: number;
    /** Plain texts the file must contain. */
    contains: string[];
    /** Names the file must export. */
    exports: string[];
}
export interface KeyLink {
    from: string;
    to: string;
    via?: string;
    /** An untrusted regular expression: compile it only with a linear-time engine. */
    pattern?: string;
}
/** Reads `must_haves` in every shape met: mappings of lists, a bare list, strings where objects belong, comma lists. */
export declare function mustHaves(value: unknown): MustHaves;
/** A value as a list: a list as it is, nothing as an empty one, anything else as its only item. */
export declare function listed(value: unknown): unknown[];
/** A value as a list of texts that are not empty. */
export declare function texts(value: unknown): string[];
/** A scalar as it was written; what is no scalar as JSON, so that nothing disappears unseen. */
export declare function text(value: unknown): string;
