import type { CompletionStatus, FailureReason } from './signal-words.ts';
/** Exit codes of a run. 0 to 3 match the ralph loop (seed 003), 10 matches `gsd headless`. */
export declare const EXIT_STATUS: {
    readonly COMPLETED: 0;
    readonly STUCK: 1;
    readonly ABORTED: 2;
    readonly INTERRUPTED: 3;
    readonly BLOCKED: 10;
};
export type ExitStatus = keyof typeof EXIT_STATUS;
/** Codes from sysexits.h for errors before a run starts, so that they can't be mistaken for an outcome. */
export declare const TECHNICAL_EXIT: {
    readonly USAGE: 64;
    readonly PHASE_UNREADABLE: 65;
    readonly AGENT_MISSING: 69;
    readonly INTERNAL: 70;
};
export interface RunEnding {
    status: CompletionStatus;
    reason?: FailureReason | undefined;
    /** A limit on attempts, time, rounds or cost ended the run. */
    capReached?: boolean | undefined;
    interrupted?: boolean | undefined;
}
/** A phase that was complete before an interrupt counts as complete. */
export declare function getExitStatus(end: RunEnding): {
    status: ExitStatus;
    code: number;
};
