import type { Git } from './git.ts';
export interface Ref {
    name: string;
    commit: string;
    /** Type of its object: another program's ref may lead to something else than a commit. */
    type: string;
    /** That of an annotated tag, or of the commit. */
    message: string;
    at: Date;
}
/** Refs below a prefix such as `refs/tags/checkpoint/`, by name. */
export declare function refsUnder(git: Git, prefix: string): Promise<Ref[]>;
/** Moves a ref that is still at `old`; null: that must not exist. @throws GitError when it was moved meanwhile. */
export declare function updateRef(git: Git, ref: string, sha: string, old: string | null, reason?: string): Promise<void>;
export declare function deleteRef(git: Git, ref: string, old: string): Promise<void>;
/**
 * Makes an annotated tag; throws when it exists. The message is an argument where it fits: if we died before
 * writing stdin, git would make a tag with an empty message, by which no checkpoint is recognised.
 */
export declare function makeTag(git: Git, name: string, target: string, message: string): Promise<void>;
/** An absent tag counts as deleted. */
export declare function deleteTag(git: Git, name: string): Promise<void>;
