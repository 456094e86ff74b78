import type { LedgerEvent } from '../../record/events/event.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { Clock, Interrupt } from '../../system/process/clock.ts';

/** The part of a run that decides what follows from a signal: a run at work has it, and one that is only foretold. */
export interface DecidingRun {
  readonly runId: string;
  readonly phase: { readonly id: string };
  readonly nextPhase: string | null;
  readonly policy: Pick<RunPolicy, 'retry' | 'stuck' | 'limits' | 'budget' | 'failFast'>;
  readonly services: {
    readonly ledger: { readonly events: readonly LedgerEvent[] };
    readonly clock: Pick<Clock, 'now' | 'uptimeMs'>;
    readonly interrupt: Pick<Interrupt, 'soon'>;
    readonly random: () => number;
  };
}
