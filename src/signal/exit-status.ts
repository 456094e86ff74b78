import type { CompletionStatus, FailureReason } from './signal-words.ts';

/** How a run ended, and the exit code that says so. 0 to 3 are those of the ralph loop (seed 003), 10 is gsd headless'. */
export const EXIT_STATUS = { COMPLETED: 0, STUCK: 1, ABORTED: 2, INTERRUPTED: 3, BLOCKED: 10 } as const;

export type ExitStatus = keyof typeof EXIT_STATUS;

/** Errors before a run could begin, in the codes of sysexits.h, so that none of them looks like an outcome. */
export const TECHNICAL_EXIT = { USAGE: 64, PHASE_UNREADABLE: 65, AGENT_MISSING: 69, INTERNAL: 70 } as const;

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
export function getExitStatus(end: RunEnding): { status: ExitStatus; code: number } {
  const status = wordFor(end);
  const ours = end.status === 'failure' && end.reason === 'internal' && status === 'ABORTED';
  return { status, code: ours ? TECHNICAL_EXIT.INTERNAL : EXIT_STATUS[status] };
}

function wordFor({ status, reason, capReached, interrupted }: RunEnding): ExitStatus {
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
