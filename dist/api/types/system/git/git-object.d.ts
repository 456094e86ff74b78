import type { GitCalls } from './git-calls.ts';
/** An object as git stores it; the type of an absent one is `missing`. */
export interface GitObject {
    readonly type: string;
    readonly id: string;
    readonly content: Buffer;
}
/** An object by a name such as `HEAD:src/a.ts`. `outside` is a link that leads out of the tree. */
export type FoundObject = {
    readonly kind: 'blob' | 'tree' | 'commit';
    readonly id: string;
    readonly size: number;
    readonly content: Buffer;
} | {
    readonly kind: 'missing' | 'outside';
};
/** Reads objects in one call, in this order. */
export declare function readObjects(git: GitCalls, ids: readonly string[]): Promise<GitObject[]>;
/** Parses `cat-file --batch`: `<id> <type> <size>`, the content, and a line for each missing object. */
export declare function parseObjects(output: Buffer): GitObject[];
/** Looks objects up in one call, in this order; the type of an absent one is `missing`. `size` is in bytes. */
export declare function describeObjects(git: GitCalls, ids: readonly string[], env?: Record<string, string>): Promise<{
    id: string;
    type: string;
    size: number;
}[]>;
/** Entries of a tree object: mode, a blank, name, a NUL, and the bytes of the id. */
export declare function treeEntries(content: Buffer, idBytes: number): Generator<{
    mode: string;
    name: string;
    id: string;
}>;
