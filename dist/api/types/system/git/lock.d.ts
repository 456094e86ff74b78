import { type GitSession } from './call-record.ts';
export interface RepositoryFolders {
    readonly root: string;
    readonly gitDir: string;
    readonly commonDir: string;
}
/** Locks of killed calls: those that are gone now, and those that may be a stranger's. */
export interface ClearedLocks {
    readonly removed: string[];
    readonly left: string[];
}
/**
 * Removes locks of our killed calls: made after the call was noted, of a kind it takes, while no process of it
 * lives and no other git works there. Only for the holder of the checkout.
 */
export declare function clearOwnLocks(folders: RepositoryFolders, session: GitSession, patienceMs?: number): Promise<ClearedLocks>;
/** Finds the lock that a call could not take, by git's words. */
export declare function refusedLock(stderr: string): string | null;
/** Message about a lock that stays: its age where `now` is known, and the command that removes it. */
export declare function lockText(lock: string, now: number | null): string;
