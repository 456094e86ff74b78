/**
 * `unplanned`: ROADMAP lists the phase, but it has no plan yet. `counted`: ROADMAP doesn't list the current phase, so
 * the next one is its number plus one. `last`: ROADMAP lists no later phase. `done`: all later phases are done.
 */
export const NEXT_PHASE_STATUS = ['planned', 'unplanned', 'counted', 'last', 'done', 'unknown'] as const;

export interface NextPhase {
  readonly nextPhase: string | null;
  readonly nextPhaseStatus: (typeof NEXT_PHASE_STATUS)[number];
}

/** Returns a remark such as ` (not planned yet)`, or an empty text if a run can start the phase. */
export function nextPhaseRemark({ nextPhaseStatus }: Pick<NextPhase, 'nextPhaseStatus'>): string {
  if (nextPhaseStatus === 'unplanned') return ' (not planned yet)';
  return nextPhaseStatus === 'counted' ? ' (counted: no ROADMAP lists this phase)' : '';
}

export function describeNextPhase({ nextPhase, nextPhaseStatus }: NextPhase): string {
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

/** Returns the step's outputs; they are empty for null, which means not to continue. */
export function buildNextPhaseOutputs(next: NextPhase | null) {
  return { 'next-phase': next?.nextPhase ?? '', 'next-phase-status': next?.nextPhaseStatus ?? '' };
}

/** Adds one to a phase number: `6` becomes `7`, `02.1` becomes `03`. */
export function countedNextPhase(phase: string): NextPhase {
  const [, digits] = /^(\d{1,9})[A-Za-z]?(?:\.\d+)*$/.exec(phase) ?? [];
  if (digits === undefined) return { nextPhase: null, nextPhaseStatus: 'unknown' };
  return { nextPhase: String(Number(digits) + 1).padStart(digits.length, '0'), nextPhaseStatus: 'counted' };
}
