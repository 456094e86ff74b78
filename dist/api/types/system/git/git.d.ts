import { GitCalls } from './git-calls.ts';
import { type Head } from './head.ts';
import { ObjectReader } from './object-reader.ts';
import { Trees } from './trees.ts';
import { type TreeState } from './work-tree-status.ts';
/**
 * Git in one repository, a method per verb. An agent can write anything into `.git`, so no call runs a hook, file
 * system monitor, external diff, or filter that came after `open` (I7).
 */
export declare class Git extends GitCalls {
    #private;
    /** Committer as environment variables where none is configured; else empty. */
    readonly identity: Record<string, string>;
    readonly objects: ObjectReader;
    readonly trees: Trees;
    /**
     * Opens the repository around `dir` and trusts its configuration as it is now. `env` is the complete environment
     * of every call; variables that redirect git are dropped.
     * @throws GitError when git is older than 2.38 or missing, or there is no work tree or no commit.
     */
    static open(dir: string, env: Record<string, string>): Promise<Git>;
    /** Another of the repository's work trees, with equal trust. */
    at(root: string, gitDir: string): Git;
    /** A repository that we have just made: only we wrote its configuration, so it is not read. */
    apart(root: string, gitDir: string, env: Record<string, string>): Git;
    /** True for a configuration file that differs from `before` only by LFS; false where git cannot read it. */
    isConfigForLfs(file: string, before: Buffer | null | undefined): Promise<boolean>;
    head(): Promise<Head>;
    /**
     * HEAD, branch and all differences from HEAD in one scan; without untracked files in half the time. `refresh`
     * lets git note in the index what it has read: until then a file as new as the index is read at every scan.
     */
    state({ untracked, refresh }?: {
        refresh?: boolean | undefined;
        untracked?: boolean | undefined;
    }): Promise<TreeState>;
    /** Index entries with a flag: `h path` is assumed unchanged, `S path` skipped. Cached until it changes. */
    flagged(): Promise<string[]>;
    /** Spares `flagged` its call where the entries are known: after git or we wrote the index. */
    knowFlagged(entries: string[]): void;
    resolve(name: string): Promise<string | null>;
    /** For an annotated tag this is the tag itself. */
    object(ref: string): Promise<string>;
    ignored(candidates: readonly string[]): Promise<string[]>;
    /**
     * Finds the rule by which git ignores each path: `.gitignore:2: dist/`. Only an explanation: git names no rule
     * at all where one of the paths is behind a link or in a submodule.
     */
    ignoreRules(candidates: readonly string[]): Promise<ReadonlyMap<string, string>>;
    /**
     * Commits exactly these files on HEAD's branch, without hooks; ignored files and other staged changes stay.
     * Returns null when nothing changed. Throws when HEAD moved meanwhile.
     */
    commitPaths(message: string, files: readonly string[]): Promise<string | null>;
    /**
     * Commits on top of `head`, on no branch: the files are staged, but HEAD stays. `known` is a scan that still holds
     * but for these files. Null when nothing changed.
     */
    commitBeside(message: string, files: readonly string[], head: string, known?: TreeState): Promise<string | null>;
    /** Moves HEAD and its branch, or `ref`, and drops refs, in one transaction. @throws GitError when not at `from`. */
    moveHead(from: string, to: string, reason: string, { ref, drop }?: {
        ref?: string;
        drop?: readonly string[];
    }): Promise<void>;
    /** Updates the index from the work tree; files that are gone leave it. */
    stage(files: readonly string[], index?: string): Promise<void>;
    /** Updates entries of these files in the index, or in a copy of it. */
    updateIndex(how: readonly string[], files: readonly string[], index?: string): Promise<void>;
    writeTree(index?: string): Promise<string>;
    treeOf(commit: string): Promise<string>;
    /** A tree like `tree` (a commit or tree), but with these files as they are in the work tree. */
    treeWith(tree: string, files: readonly string[]): Promise<string>;
    /** The tree that a commit of these files on top of a scan's HEAD will have. HEAD and the user's index stay as they are. */
    treeOfFiles(files: readonly string[], head: string, known: TreeState): Promise<string>;
    /** The tree of all changes of a scan, where one was written; what changed after the scan is not in it. */
    treeOfScan({ changes }: TreeState): string | undefined;
    /** A commit of a tree, on no branch. */
    commitTree(tree: string, parents: readonly string[], message: string, env?: Record<string, string>): Promise<string>;
    /** Who commits here as `Name <address>`; empty where nothing is configured. */
    identityOf(who: 'AUTHOR' | 'COMMITTER'): Promise<string>;
}
export declare function splitAtNuls(list: string): string[];
/** A list for git's input, by the bytes of its paths. */
export declare function joinWithNuls(list: readonly string[]): string | Buffer;
