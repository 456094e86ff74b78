/** Caller of git: `id`, a lease's, is never reused; `dir` has its calls; `now` is in ms since the epoch. */
export interface GitSession {
    readonly id: string;
    readonly dir: string;
    readonly now: () => number;
}
/** A git call that takes locks, noted before it begins: all in the name of a file, which a full disk still takes. */
export interface CallRecord {
    readonly file: string;
    readonly session: string;
    /** Name of its git directory below `worktrees`; empty for the first work tree. */
    readonly worktree: string;
    readonly locks: 'index' | 'all';
    /** By the file system's clock, in ns: no lock of the call is older. */
    readonly notedAt: bigint;
}
/** Notes a call; null for one without locks, or that cannot be noted: what that one leaves counts as a stranger's. */
export declare function noteCall({ gitDir, commonDir }: {
    gitDir: string;
    commonDir: string;
}, session: GitSession, args: readonly string[]): string | null;
/** Forgets a call that has ended and so holds no lock. A killed one stays noted: it may have left some. */
export declare function forgetCall(file: string | null, wasKilled: boolean): void;
/** Lists recorded calls that are not under way here. The holder of the checkout knows that their runs are dead. */
export declare function cutOffCalls({ dir }: GitSession): CallRecord[];
export declare function sessionMark(session: string): string;
