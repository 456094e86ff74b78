/**
 * The dual exit gate (seed 003): a phase is COMPLETED only if its tests pass and its requirements are done, both told of
 * the same commit, and no verification report speaks against it. Nothing that is unknown opens it (I2).
 */
export interface GateFacts {
    /** The verdict on the tests, null if none were run. */
    tests: {
        verdict: 'pass' | 'fail' | 'unknown';
        commit: string;
    } | null;
    /** True where boxes, position and summaries agree that all is done; null if that cannot be decided. */
    requirements: {
        done: boolean | null;
        commit: string;
        open: readonly string[];
    };
    /** Reasons why the commit cannot be judged or taken at all, as sentences. */
    problems?: readonly string[];
    /** Objections that a person may overrule, as sentences. */
    questions?: readonly string[];
    /** Promises of the plans that do not hold on the commit, as sentences; null where they were not checked. */
    plans?: {
        against: readonly string[];
        lacking: readonly string[];
        commit: string;
    } | null;
    /** Content of VERIFICATION.md; null where there is none and none is asked for. */
    verification: {
        status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
        commit: string;
    } | null;
    /** The commit that would be called complete. */
    commit: string;
    /** How often the gate was already found open on this commit by runs of their own. */
    confirmations: number;
}
export interface GatePolicy {
    /** false: the phase has nothing to test, said by a person. Then only the requirements count. */
    requireTests: boolean;
    /** How many further runs have to find the gate open; 0 for none. */
    confirmingRuns: number;
}
export type GateDecision = {
    why: string;
} & ({
    open: true;
}
/** Next step instead of ending: run the tests (again), fix failures, continue the work, or ask a person. */
 | {
    open: false;
    by: GateQuestion;
    next: 'run_tests' | 'fix' | 'continue' | 'ask';
});
/** The part that closes the gate: the commit as a whole, a plan's promises and commands, its evidence, tests, documents, a report, the host. */
export type GateQuestion = 'commit' | 'plans' | 'evidence' | 'tests' | 'requirements' | 'verification' | 'checks';
export type ClosedGate = Extract<GateDecision, {
    open: false;
}>;
export declare function exitGate(facts: GateFacts, policy: GatePolicy): GateDecision;
export declare function closeGate(by: GateQuestion, next: ClosedGate['next'], reason: string): ClosedGate;
