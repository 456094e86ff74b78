import type { GitCalls } from './git-calls.ts';
/** `branch` is a full name, null where HEAD is detached. */
export interface Head {
    readonly sha: string;
    readonly branch: string | null;
}
export declare function readHead(git: GitCalls): Promise<Head>;
/** Reads HEAD without a process. Null where only git can tell: a packed or unborn branch, another storage. */
export declare function headInFiles({ gitDir, commonDir }: Pick<GitCalls, 'gitDir' | 'commonDir'>): Head | null;
/** Time of the last move of HEAD, in ms since the epoch; null without a log of it. */
export declare function headMovedAt({ gitDir }: Pick<GitCalls, 'gitDir'>): number | null;
/** Reads one line; empty for what is not a plain file: of a link git takes the name and not the text. */
export declare function readSingleLine(path: string): string;
/** True for the name of an object, which never changes; false for a ref, which moves. */
export declare function isObjectName(name: string): boolean;
