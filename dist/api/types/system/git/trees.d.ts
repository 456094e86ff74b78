import type { ObjectReader } from './object-reader.ts';
/** Mode, as `git ls-tree` prints it, and id of a file, folder, link or nested repository. */
interface Entry {
    readonly mode: string;
    readonly id: string;
}
/** An entry by its path below the top of a tree. */
export interface TreeEntry extends Entry {
    readonly path: string;
}
/** A path that differs between two trees; its modes and ids are `absent` where a tree has no file there. */
export interface DifferingEntry {
    readonly path: string;
    readonly was: Entry;
    readonly is: Entry;
}
type Folder = ReadonlyMap<string, Entry>;
export declare const folderMode = "040000";
export declare const linkMode = "120000";
export declare const repositoryMode = "160000";
export declare const absent: Entry;
/**
 * Reads trees without a process for each question, and each folder once: its objects never change, and those of two
 * commits are nearly all the same. A tree is named by any commit or tree, such as `HEAD` or an id.
 */
export declare class Trees {
    #private;
    constructor(objects: ObjectReader);
    /** Id of the tree of a commit or tree. @throws GitError where there is none. */
    rootOf(name: string): Promise<string>;
    /** Entry at a path; null where there is none. Links are not followed. */
    at(name: string, path: string): Promise<Entry | null>;
    /** Entry that a path leads to, with links followed inside of the tree. Null: nothing; `outside`: out of the tree. */
    follow(name: string, path: string): Promise<Entry | 'outside' | null>;
    /** Text of a file or link; null for another entry. */
    text({ mode, id }: Entry): Promise<string | null>;
    /** Entries of a folder by their names, in git's order. */
    entriesIn(name: string): Promise<Folder>;
    /** Entries of the whole tree, folders before what they hold; with `paths` only those at or below them. */
    list(name: string, paths?: readonly string[]): Promise<TreeEntry[]>;
    /** Files, links and nested repositories that differ, by path; from null all that a tree has. */
    differences(from: string | null, to: string): Promise<DifferingEntry[]>;
}
export declare function isFile(mode: string): boolean;
export {};
