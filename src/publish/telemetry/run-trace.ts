import type { Spent } from '../../signal/budget.ts';
import type { FailureReason } from '../../signal/signal-schema.ts';
import type { TraceKey } from './trace-ids.ts';

/**
 * A run along its time, as a trace tells it: what ran when, how it ended and what it used, and no words of plans or agents.
 * Times are ms since the epoch.
 */
export interface RunTrace {
  readonly key: TraceKey;
  readonly phase: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  readonly exitStatus: string | null;
  readonly decision: string | null;
  /** Rounds of a chained run; none of a run in one process. */
  readonly rounds: readonly Part[];
  readonly plans: readonly PlanTrace[];
  readonly gate: readonly Part[];
}

/** `cut off`: no end is on record. */
export type OutcomeStatus = 'success' | 'failure' | 'blocked' | 'skipped' | 'cut off' | 'at work';

export interface Outcome {
  readonly status: OutcomeStatus;
  /** Of a failure. Null also where the record names one that there is not: a leg may have written anything. */
  readonly reason: FailureReason | null;
}

/** Something with a begin and an end. */
export interface Part {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Null where the record does not say how it ended. */
  readonly outcome: Outcome | null;
}

export interface PlanTrace {
  readonly id: string;
  readonly wave: number;
  readonly outcome: Outcome;
  /** Those of this run. */
  readonly attempts: readonly AttemptTrace[];
}

export interface AttemptTrace {
  readonly attempt: number;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  /** Calls of the agent. */
  readonly calls: readonly CallTrace[];
  /** Set-up and verification. */
  readonly parts: readonly (Part & { readonly checks?: { readonly passed: number; readonly failed: number } })[];
}

export interface CallTrace {
  readonly kind: 'agent' | 'handoff' | 'repair';
  readonly agent: string;
  readonly from: number;
  readonly to: number;
  /** Null where another run took the call over, so that its end is on no record. */
  readonly outcome: Outcome | null;
  readonly spent: Spent | null;
}
