export interface StatusChange {
    path: string;
    kind: 'changed' | 'unmerged' | 'untracked';
    /** `M`, `A`, `D`, `T`, … against HEAD; `.` for none. An untracked path has `?` in both. */
    index: string;
    /** Against the index. */
    worktree: string;
    /** A submodule or nested repository, whose content git does not read. */
    repository: boolean;
}
export interface TreeState {
    /** Null on a branch without a commit. */
    head: string | null;
    /** Full name; null when HEAD is detached. */
    branch: string | null;
    changes: StatusChange[];
    /** Folders end with a slash and are not read; absent in some scans. */
    ignored?: string[];
}
/**
 * Paths of a scan with only unstaged changes since `head`, so that no trees have to be compared. Null where there
 * is more to it.
 */
export declare function plainChanges(state: TreeState, head: string): {
    changed: string[];
    gone: string[];
    fresh: string[];
} | null;
export declare function parseStatus(text: string): TreeState;
export declare function trimSlash(path: string): string;
