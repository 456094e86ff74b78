/**
 * The dual exit gate (seed 003): a phase is COMPLETED only if its tests pass and its requirements are done on the same
 * commit, and no verification report objects. Unknown results never open it (I2).
 */
export interface GateFacts {
    tests: {
        verdict: 'pass' | 'fail' | 'unknown';
        commit: string;
    } | null;
    /** `done` is true if checkboxes, position and summaries agree, and null if that can't be decided. */
    requirements: {
        done: boolean | null;
        commit: string;
        open: readonly string[];
    };
    problems?: readonly string[];
    questions?: readonly string[];
    /** Failed promises of the plans, as sentences, or null if they weren't checked. */
    plans?: {
        against: readonly string[];
        lacking: readonly string[];
        commit: string;
    } | null;
    /** Result in VERIFICATION.md, or null if there is none and none is required. */
    verification: {
        status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
        commit: string;
    } | null;
    commit: string;
    confirmations: number;
}
export interface GatePolicy {
    /** False if a person declared that the phase has nothing to test. Then only the requirements count. */
    requireTests: boolean;
    /** Additional runs that must find the gate open. */
    confirmingRuns: number;
}
export type GateDecision = {
    why: string;
} & ({
    open: true;
}
/** `next` tells the run what to do instead of ending. */
 | {
    open: false;
    by: GateQuestion;
    next: 'run_tests' | 'fix' | 'continue' | 'ask';
});
export type GateQuestion = 'commit' | 'plans' | 'evidence' | 'tests' | 'requirements' | 'verification' | 'checks';
export type ClosedGate = Extract<GateDecision, {
    open: false;
}>;
export declare function exitGate(facts: GateFacts, policy: GatePolicy): GateDecision;
export declare function closeGate(by: GateQuestion, next: ClosedGate['next'], reason: string): ClosedGate;
