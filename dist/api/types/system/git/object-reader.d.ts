import type { GitCalls } from './git-calls.ts';
import { type FoundObject, type GitObject } from './git-object.ts';
/**
 * Reads objects through one `git cat-file` process, which starts with the first question and ends by itself when none
 * has come for a while: a process for each file is what made judging slow. It never keeps this process alive.
 */
export declare class ObjectReader {
    #private;
    constructor(git: GitCalls);
    /** Its kind and size, without its content. */
    find(name: string): Promise<FoundObject>;
    read(name: string): Promise<FoundObject>;
    /** Ends its process; the next question starts another. */
    close(): void;
}
type WithObjects = GitCalls & {
    readonly objects: ObjectReader;
};
/** Reads objects in this order; the type of an absent one is `missing`. */
export declare function readObjects(git: WithObjects, ids: readonly string[]): Promise<GitObject[]>;
/** Looks objects up, in this order; the type of an absent one is `missing`. `size` is in bytes. */
export declare function describeObjects(git: WithObjects, ids: readonly string[], env?: Record<string, string>): Promise<{
    id: string;
    type: string;
    size: number;
}[]>;
export {};
