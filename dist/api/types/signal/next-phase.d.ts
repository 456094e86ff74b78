/**
 * `unplanned`: ROADMAP lists the phase, but it has no plan yet. `counted`: ROADMAP doesn't list the current phase, so
 * the next one is its number plus one. `last`: ROADMAP lists no later phase. `done`: all later phases are done.
 */
export declare const NEXT_PHASE_STATUS: readonly ['planned', 'unplanned', 'counted', 'last', 'done', 'unknown'];
export interface NextPhase {
    readonly nextPhase: string | null;
    readonly nextPhaseStatus: (typeof NEXT_PHASE_STATUS)[number];
}
/** Returns a remark such as ` (not planned yet)`, or an empty text if a run can start the phase. */
export declare function nextPhaseRemark({ nextPhaseStatus }: Pick<NextPhase, 'nextPhaseStatus'>): string;
export declare function describeNextPhase({ nextPhase, nextPhaseStatus }: NextPhase): string;
/** Returns the step's outputs; they are empty for null, which means not to continue. */
export declare function buildNextPhaseOutputs(next: NextPhase | null): {
    'next-phase': string;
    'next-phase-status': string;
};
/** Adds one to a phase number: `6` becomes `7`, `02.1` becomes `03`. */
export declare function countedNextPhase(phase: string): NextPhase;
