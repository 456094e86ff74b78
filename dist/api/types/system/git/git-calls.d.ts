import { type Captured } from '../process/capture.ts';
import { type GitSession } from './call-record.ts';
import { GitConfig } from './git-config.ts';
import { type ClearedLocks } from './lock.ts';
/**
 * Calls git in one repository: by its full path, with a configuration and environment that nothing in `.git`
 * decides, in the name of the checkout's holder, synced, and again where a lock was in the way.
 */
export declare class GitCalls {
    #private;
    readonly root: string;
    /** That of this work tree; `commonDir` is shared by all. */
    readonly gitDir: string;
    readonly commonDir: string;
    readonly config: GitConfig;
    /** Without secrets. */
    protected readonly env: Record<string, string>;
    /** As the job set it, for calls to a remote. */
    protected readonly jobEnv: Record<string, string>;
    /** Found when the repository was opened, before an agent could write to a folder of PATH. */
    protected readonly program: string;
    protected mayWrite: () => void;
    protected isSynced: boolean;
    /** Null where the checkout is not held. */
    protected session: GitSession | null;
    constructor(root: string, gitDir: string, commonDir: string, env: Record<string, string>, program: string);
    /** True for a work tree other than the first. */
    get isLinked(): boolean;
    /**
     * Mark of the processes of an attempt, or of a part of the gate, by which they are found. It names the repository too:
     * another one on this machine may have a run of the same id, as hosts number them, and must not be swept.
     */
    processMark(runId: string, of: string, time: number): string;
    get isShallow(): boolean;
    /**
     * Sets a check before every call that may change something; an error of it prevents the call (I10). These calls
     * are noted for `session`, so that locks of a killed one are known as ours.
     */
    guardWith(mayWrite: () => void, session: GitSession): void;
    /** Removes locks that calls of dead runs left in this checkout. */
    clearOwnLocks(): Promise<ClearedLocks>;
    /** Stops syncing to the disk: faster, and lost in a power cut. */
    leaveSyncingToSystem(): void;
    /** Paths are below the top of the work tree. */
    syncFiles(files: readonly string[]): void;
    /** Variables for the git of an attempt. */
    attemptVariables(env: Readonly<Record<string, string>>): Record<string, string>;
    get environment(): Record<string, string>;
    /** Call that changes nothing here, for a caller that connects its output to another program. */
    plain(args: readonly string[]): {
        command: string;
        args: string[];
        cwd: string;
        env: Record<string, string>;
    };
    read(args: readonly string[], how?: GitCallOptions): Promise<string>;
    /** Reads output with paths in it, of which no byte is lost. */
    readPaths(args: readonly string[], how?: GitCallOptions): Promise<string>;
    /** @throws GitError with git's own words. */
    run(args: readonly string[], how?: GitCallOptions): Promise<string>;
    /** Repeats a call for some seconds while another process holds a lock. For this room; others use verbs. */
    try(args: readonly string[], how?: GitCallOptions): Promise<Captured>;
}
export interface GitCallOptions {
    index?: string;
    /** The call changes nothing, so it takes no lock that another git might wait for. */
    reading?: boolean;
    /** Without the overrides of `distrust`. */
    trusting?: boolean;
    stdin?: string | Buffer;
    env?: Record<string, string>;
    /** It signs in to another machine, so it gets the job's secrets. */
    isRemote?: true;
    /** For calls that wait for another machine; the others end by themselves. */
    timeoutMs?: number;
}
/** Finds the first executable git on PATH; the bare name without one. */
export declare function findGit({ PATH }: Record<string, string>): string;
