import type { Captured } from '../process/capture.ts';
/** States what git refused or could not do. The doors end with the exit code of wrong usage. */
export declare class GitError extends Error {
    name: string;
}
/** Git was killed, took too long, or wrote too much. */
export declare class UnansweredError extends GitError {
    name: string;
}
/** A remote denies access, by its words; the message has advice. */
export declare class RefusedError extends GitError {
    name: string;
}
/** `now` is in ms since the epoch. */
export declare function gitFailure(args: readonly string[], { exitCode, stderr }: Captured, gitDir?: string, now?: number | null): GitError;
/**
 * True where the machine refused: a full disk, a read-only file system, an immutable file, too many open files.
 * Not EACCES, which an agent can cause by taking rights away. Known by the system's code or git's words, which are
 * English in any locale.
 */
export declare function isMachineFault(error: unknown): boolean;
export declare function isOutOfSpace(error: unknown): boolean;
export declare function errorChain(error: unknown): Error[];
