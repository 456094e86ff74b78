import type { Git } from '../git/git.ts';
/**
 * Git directory for one call of an agent, to be bound over the repository's own: it has its refs, index, hooks and
 * configuration, but no credentials, no record of ours and no other work tree. Objects of the repository are read
 * from `base-objects`, where the caller binds them. What the agent committed and staged is taken over as data.
 */
export declare class PrivateGit {
    #private;
    /** To be bound over the common git directory. */
    readonly folder: string;
    private constructor();
    /** Makes it at `folder`, in place of what is there. @throws Error for a repository of a form that it does not know. */
    static make(git: Git, folder: string): Promise<PrivateGit>;
    /**
     * Takes over what the agent committed and staged, once nothing of it is alive: afterwards it looks as if it had been
     * done in the checkout. Git never runs by what the agent wrote here. Returns what could not be taken over, as
     * sentences; the files in the work tree then count as they lie there.
     * @throws Error where HEAD's commit cannot be taken over; nothing has changed then
     */
    takeOver(): Promise<string[]>;
}
/** Where the private directory finds the repository's own objects. */
export declare const baseObjects = "base-objects";
