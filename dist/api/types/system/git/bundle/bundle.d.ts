import type { Git } from '../git.ts';
/** A commit and its ref below `refs/phase-executor/`, as the bundle names it. */
export interface BundledCommit {
    ref: string;
    commit: string;
}
/**
 * Writes commits into a bundle, without what `exclude` reaches and without moving a ref. An excluded commit is
 * listed as one that the reader must have. Returns false, without a file, when all are excluded.
 * @throws BundleError for a name that `readBundle` refuses; GitError where git fails
 */
export declare function writeBundle(git: Git, file: string, commits: readonly BundledCommit[], exclude: readonly string[]): Promise<boolean>;
/**
 * Takes an untrusted bundle into the repository: `refs/phase-executor/07/x` becomes `{under}/07/x`. Returns
 * commits by the bundle's names. Before the repository has them, git's strictest fsck checks every object and that
 * none is missing; a refused bundle leaves nothing. `inspect` checks the changes. Not by `git fetch`: before git
 * 2.46 that checks no object of a bundle, whatever fetch.fsckObjects says.
 * @throws BundleError for every problem of the bundle.
 */
export declare function readBundle(git: Git, file: string, under: string, { maxBytes }?: {
    maxBytes?: number | undefined;
}): Promise<Map<string, string>>;
export declare function dropRefs(git: Git, under: string): Promise<void>;
/**
 * Takes an untrusted pack into the repository, once git's strictest fsck and `check` have passed it; until then its
 * objects are known to calls with `env` only. A refused pack leaves nothing.
 * @throws BundleError for every problem of the pack
 */
export declare function takePack(git: Git, pack: Buffer, check: (env: Record<string, string>) => Promise<void>): Promise<void>;
