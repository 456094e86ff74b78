import type { Spent } from './budget.ts';
import type { CompletionSignal } from './completion-signal.ts';
import type { Decision } from './decision.ts';
import type { EvidenceLevel } from './evidence.ts';
import type { ExitStatus } from './exit-status.ts';

/** How a phase ended. `plans` holds the last signal of every scheduled plan, in plan order. */
export interface PhaseEnd {
  readonly signal: CompletionSignal;
  readonly signalPath: string;
  readonly decision: Decision;
  readonly exitStatus: ExitStatus;
  readonly exitCode: number;
  readonly plans: ReadonlyMap<string, CompletionSignal>;
  /** The weakest evidence of the plans on the judged commit; null where nothing was judged. */
  readonly evidence: EvidenceLevel | null;
  /** The commit on which the exit gate opened; null where it did not. */
  readonly judged: string | null;
  readonly attempts: number;
  readonly durationMs: number;
  /** On the phase as far as it is on record, failed attempts included. */
  readonly spent: Spent;
  readonly lastPlan: string | null;
  readonly successRate: number | null;
}
