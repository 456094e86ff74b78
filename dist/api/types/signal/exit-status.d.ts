import type { CompletionStatus, FailureReason } from './signal-schema.ts';
/** How a run ended, and the exit code that says so. 0 to 3 are those of the ralph loop (seed 003), 10 is gsd headless'. */
export declare const EXIT_STATUS: {
    readonly COMPLETED: 0;
    readonly STUCK: 1;
    readonly ABORTED: 2;
    readonly INTERRUPTED: 3;
    readonly BLOCKED: 10;
};
export type ExitStatus = keyof typeof EXIT_STATUS;
/** What kept a run from being one, in the codes of sysexits.h, so that none of them looks like an outcome. */
export declare const TECHNICAL_EXIT: {
    readonly USAGE: 64;
    readonly PHASE_UNREADABLE: 65;
    readonly AGENT_MISSING: 69;
    readonly INTERNAL: 70;
};
export interface PhaseEnd {
    status: CompletionStatus;
    /** Of a failure. */
    reason?: FailureReason | undefined;
    /** A cap ended the run: attempts, time, rounds, cost. */
    capReached?: boolean | undefined;
    /** Somebody asked the run to end. */
    interrupted?: boolean | undefined;
}
/** Why the run ended and its exit code. A phase that was done before the interrupt came is done. */
export declare function exitStatusOf(end: PhaseEnd): {
    status: ExitStatus;
    code: number;
};
