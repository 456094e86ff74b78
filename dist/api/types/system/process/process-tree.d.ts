/** Environment variable of every process of an attempt, which finds it wherever it detached itself to. */
export declare const MARK = "PHASE_EXECUTOR_MARK";
export interface SweepResult {
    killed: number;
    escaped: number;
}
/**
 * Processes that one child started. Agents give tools their own process groups, which no signal to the group
 * reaches: the tree is recorded while it lives, and the marker finds the rest.
 */
export declare class ProcessTree {
    #private;
    /** `root` is the child's pid, the leader of its session; null when there is only the marker. */
    constructor(marker: string, root: number | null);
    /** Records the tree until `sweep`: often at first, when launchers come and go, then twice a second. */
    watch(everyMs?: number): void;
    /** Kills what is left, until nothing is or `limitMs` is over. Looks twice: an exec hides the marker for a moment. */
    sweep(limitMs?: number): Promise<SweepResult>;
}
export declare function sweepMarked(marker: string, limitMs?: number): Promise<SweepResult>;
export declare function askMarked(marker: string, graceMs: number): Promise<void>;
/** True while a process with this marker is alive; false where environments cannot be read (`sweepReach`). */
export declare function isAnyMarked(marker: string): boolean;
/** True while a git works in these folders or a process has `file` open, as far as `sweepReach` shows. */
export declare function isAnyWorking(folders: readonly string[], file: string): boolean;
/** Lists marks of attempts at work below a folder: the innermost, where one runs within another. */
export declare function marksBelow(folder: string): string[];
/** Tells a process from a later one with its pid, in the platform's own unit; null when it has ended. */
export declare function processStart(pid: number): string | null;
/** Reach of a sweep: everything with the marker, or only the tree that `ps` shows. */
export declare function sweepReach(): 'full' | 'group-only';
