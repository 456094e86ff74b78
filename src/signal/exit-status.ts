import type { CompletionStatus, FailureReason } from './signal-words.ts';

/** Exit codes of a run. 0 to 3 match the ralph loop (seed 003), 10 matches `gsd headless`. */
export const EXIT_STATUS = { COMPLETED: 0, STUCK: 1, ABORTED: 2, INTERRUPTED: 3, BLOCKED: 10 } as const;

export type ExitStatus = keyof typeof EXIT_STATUS;

/** Codes from sysexits.h for errors before a run starts, so that they can't be mistaken for an outcome. */
export const TECHNICAL_EXIT = { USAGE: 64, PHASE_UNREADABLE: 65, AGENT_MISSING: 69, INTERNAL: 70 } as const;

export interface RunEnding {
  status: CompletionStatus;
  reason?: FailureReason | undefined;
  /** A limit on attempts, time, rounds or cost ended the run. */
  capReached?: boolean | undefined;
  interrupted?: boolean | undefined;
}

/** A phase that was complete before an interrupt counts as complete. */
export function getExitStatus(end: RunEnding): { status: ExitStatus; code: number } {
  const status = getStatusWord(end);
  const isInternalError = end.status === 'failure' && end.reason === 'internal' && status === 'ABORTED';
  return { status, code: isInternalError ? TECHNICAL_EXIT.INTERNAL : EXIT_STATUS[status] };
}

function getStatusWord({ status, reason, capReached, interrupted }: RunEnding): ExitStatus {
  switch (status) {
    case 'success':
    case 'skipped':
      return 'COMPLETED';
    case 'blocked':
      return interrupted ? 'INTERRUPTED' : 'BLOCKED';
    case 'failure':
      if (interrupted || reason === 'interrupted') return 'INTERRUPTED';
      if (reason === 'internal') return 'ABORTED';
      return capReached || reason === 'deadline' || reason === 'budget' ? 'ABORTED' : 'STUCK';
  }
}
