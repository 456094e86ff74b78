/**
 * What is known of the phase after one. `unplanned`: ROADMAP lists it, and it has no plan yet. `counted`: no ROADMAP lists
 * the phase, so its number and one are the next. `last`: ROADMAP lists none after it. `done`: those after it are done.
 */
export declare const NEXT_PHASE_STATUS: readonly ['planned', 'unplanned', 'counted', 'last', 'done', 'unknown'];
export interface NextPhase {
    /** Null where no phase is next, or none is known. */
    readonly nextPhase: string | null;
    readonly nextPhaseStatus: (typeof NEXT_PHASE_STATUS)[number];
}
/** Remark to stand beside the id of the next phase, such as ` (not planned yet)`; empty where a run can start it. */
export declare function nextPhaseRemark({ nextPhaseStatus }: Pick<NextPhase, 'nextPhaseStatus'>): string;
/** The next phase as a clause: `next is phase 02 (not planned yet)`, `it was the last phase`. */
export declare function nextPhaseClause({ nextPhase, nextPhaseStatus }: NextPhase): string;
/** Outputs of a step; empty for null, where the decision is not to go on. */
export declare function nextPhaseOutputs(next: NextPhase | null): {
    'next-phase': string;
    'next-phase-status': string;
};
/** Adds one to a phase's number, by counting alone: `7` after `6`, `03` after `02.1`. */
export declare function countedNextPhase(phase: string): NextPhase;
