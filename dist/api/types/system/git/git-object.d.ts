/** An object as git stores it; the type of an absent one is `missing`. */
export interface GitObject {
    readonly type: string;
    readonly id: string;
    readonly content: Buffer;
}
/** An object by a name such as `HEAD:src/a.ts` or an id. */
export type FoundObject = {
    readonly kind: 'blob' | 'tree' | 'commit' | 'tag';
    readonly id: string;
    readonly size: number;
    readonly content: Buffer;
} | {
    readonly kind: 'missing';
};
/** Parses `cat-file --batch`: `<id> <type> <size>`, the content, and a line for each missing object. */
export declare function parseObjects(output: Buffer): GitObject[];
/** Entries of a tree object: mode, a blank, name, a NUL, and the bytes of the id. */
export declare function treeEntries(content: Buffer, idBytes: number): Generator<{
    mode: string;
    name: string;
    id: string;
}>;
