import type { Git } from './git.ts';
export interface Worktree {
    /** Such as `07-03`. */
    name: string;
    root: string;
    git: Git;
}
/**
 * Work trees in one folder outside the repository; only those are ever listed, removed or pruned. Calls on one
 * repository must not overlap: git races on its own files there.
 */
export declare class Worktrees {
    #private;
    /** `folder` should lie outside the repository, on the same disk. */
    constructor(git: Git, folder: string, { make }?: {
        make?: boolean | undefined;
    });
    get folder(): string;
    /** Checks `commit` out, detached. What an earlier run left under the name is removed first. */
    add(name: string, commit: string): Promise<Worktree>;
    move({ git }: Worktree, commit: string): Promise<void>;
    /** Removes a work tree that `add` made, like `remove`, but without a process. */
    discard({ root, git }: Worktree): Promise<void>;
    /** Removes a work tree with all it holds. An absent one counts as removed. */
    remove(name: string): Promise<void>;
    /** Names of work trees that git knows or that are left in our folder. */
    list(): Promise<string[]>;
    /** Finds a work tree of ours, even without its folder; null where git knows of none. */
    find(root: string): Worktree | null;
    /** Removes all of ours except those in `spared`, as after a killed run. Returns their names. */
    reap(spared?: ReadonlySet<string>): Promise<string[]>;
}
/** Folders of all linked work trees on git's record, also those that are gone. */
export declare function registeredTrees(git: Git): Promise<string[]>;
/** Removes a folder even where parts are locked: Go makes its module cache read-only. */
export declare function removeAll(root: string): Promise<void>;
