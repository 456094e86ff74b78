import type { Clock } from '../system/process/clock.ts';
import { CompletionSignal } from './completion-signal.ts';

/** Of a run, what its signals are stamped with. */
export interface SigningRun {
  readonly runId: string;
  readonly services: { readonly clock: Pick<Clock, 'now'> };
}

/** The signal that stands until the attempt has ended: if we die, it is already the truth (I1). */
export function interruptedSignal(
  plan: string | undefined,
  attempt: number | undefined,
  run: SigningRun & { readonly phase: { readonly id: string } },
): CompletionSignal {
  const message =
    attempt === undefined
      ? 'the run ended before this plan was started'
      : `the run ended in the middle of attempt ${attempt}; run the phase again to continue`;
  const details = { reason: 'interrupted', retryable: true } as const;
  return CompletionSignal.failure(run.phase.id, message, details, signalContext(run, plan, attempt));
}

export function signalContext(run: SigningRun, plan?: string, attempt?: number) {
  return { at: new Date(run.services.clock.now()), runId: run.runId, plan, attempt };
}
