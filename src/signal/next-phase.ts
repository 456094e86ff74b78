/**
 * What is known of the phase after one. `unplanned`: ROADMAP lists it, and it has no plan yet. `counted`: no ROADMAP lists
 * the phase, so its number and one are the next. `last`: ROADMAP lists none after it. `done`: those after it are done.
 */
export const NEXT_PHASE_STATUS = ['planned', 'unplanned', 'counted', 'last', 'done', 'unknown'] as const;

export interface NextPhase {
  /** Null where no phase is next, or none is known. */
  readonly nextPhase: string | null;
  readonly nextPhaseStatus: (typeof NEXT_PHASE_STATUS)[number];
}

/** Remark to stand beside the id of the next phase, such as ` (not planned yet)`; empty where a run can start it. */
export function nextPhaseRemark({ nextPhaseStatus }: Pick<NextPhase, 'nextPhaseStatus'>): string {
  if (nextPhaseStatus === 'unplanned') return ' (not planned yet)';
  return nextPhaseStatus === 'counted' ? ' (counted: no ROADMAP lists this phase)' : '';
}

/** The next phase as a clause: `next is phase 02 (not planned yet)`, `it was the last phase`. */
export function nextPhaseClause({ nextPhase, nextPhaseStatus }: NextPhase): string {
  if (nextPhase !== null) return `next is phase ${nextPhase}${nextPhaseRemark({ nextPhaseStatus })}`;
  switch (nextPhaseStatus) {
    case 'last':
      return 'it was the last phase';
    case 'done':
      return 'the phases after it are done';
    default:
      return 'the next phase is unknown';
  }
}

/** Outputs of a step; empty for null, where the decision is not to go on. */
export function nextPhaseOutputs(next: NextPhase | null) {
  return { 'next-phase': next?.nextPhase ?? '', 'next-phase-status': next?.nextPhaseStatus ?? '' };
}

/** Adds one to a phase's number, by counting alone: `7` after `6`, `03` after `02.1`. */
export function countedNextPhase(phase: string): NextPhase {
  const [, digits] = /^(\d{1,9})[A-Za-z]?(?:\.\d+)*$/.exec(phase) ?? [];
  if (digits === undefined) return { nextPhase: null, nextPhaseStatus: 'unknown' };
  return { nextPhase: String(Number(digits) + 1).padStart(digits.length, '0'), nextPhaseStatus: 'counted' };
}
