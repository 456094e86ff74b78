import type { CompletionStatus, FailureReason } from './signal-words.ts';
/** How a run ended, and the exit code that says so. 0 to 3 are those of the ralph loop (seed 003), 10 is gsd headless'. */
export declare const EXIT_STATUS: {
    readonly COMPLETED: 0;
    readonly STUCK: 1;
    readonly ABORTED: 2;
    readonly INTERRUPTED: 3;
    readonly BLOCKED: 10;
};
export type ExitStatus = keyof typeof EXIT_STATUS;
/** Errors before a run could begin, in the codes of sysexits.h, so that none of them looks like an outcome. */
export declare const TECHNICAL_EXIT: {
    readonly USAGE: 64;
    readonly PHASE_UNREADABLE: 65;
    readonly AGENT_MISSING: 69;
    readonly INTERNAL: 70;
};
export interface RunEnding {
    status: CompletionStatus;
    /** Of a failure. */
    reason?: FailureReason | undefined;
    /** A cap ended the run: attempts, time, rounds, cost. */
    capReached?: boolean | undefined;
    /** A person or the host asked the run to end. */
    interrupted?: boolean | undefined;
}
/** Status of a run that ended, with its exit code. A phase that was done before the interrupt came is done. */
export declare function getExitStatus(end: RunEnding): {
    status: ExitStatus;
    code: number;
};
