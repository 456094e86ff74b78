/** Environment of git calls that sign in nowhere. */
export declare function gitEnvironment(env: Record<string, string>, workspace?: string): Record<string, string>;
/** Environment of git calls to a remote: nothing in it redirects git or makes it wait for a person. */
export declare function jobEnvironment(env: Record<string, string>, workspace?: string): Record<string, string>;
/** Any process of the same user, an agent's too, can read the environment of a git of ours. */
export declare function withoutSecrets(env: Readonly<Record<string, string>>): Record<string, string>;
/** Settings that keep git from running a program on its own. */
export declare const neutralSettings: readonly string[];
/** Git syncs no loose object by default: after a power cut a ref names an empty commit. `batch` is one flush a call. */
export declare const syncSettings: {
    readonly repository: readonly ['core.fsync=committed,index', 'core.fsyncMethod=batch'];
    /** A copy of the index does not outlive the call. */
    readonly indexCopy: readonly ['core.fsync=committed', 'core.fsyncMethod=batch'];
};
/**
 * Variables, on top of those of `env`, for the git of an attempt: it syncs as ours does, and starts no maintenance in
 * the background, which would be ended with the attempt and leave a lock that switches maintenance off.
 */
export declare function attemptVariables(env: Readonly<Record<string, string>>, isSynced: boolean): Record<string, string>;
export declare const ownIdentity: {
    GIT_AUTHOR_NAME: string;
    GIT_AUTHOR_EMAIL: string;
    GIT_COMMITTER_NAME: string;
    GIT_COMMITTER_EMAIL: string;
};
