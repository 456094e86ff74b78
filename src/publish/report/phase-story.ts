import { z } from 'zod';
import type { AttemptSpan, GateSpan } from '../../record/readings/attempt-spans.ts';
import type { Spent } from '../../signal/budget.ts';
import type { Changes } from './run-report.ts';

/** All facts on record of a phase, times in ms since the epoch. Texts of plans and agents in it are data (I8). */
export interface PhaseStory {
  readonly phase: { readonly id: string; readonly name: string };
  readonly verdict: PhaseVerdict;
  readonly why: string;
  readonly steps: readonly string[];
  readonly warnings: readonly string[];
  /** The newest run; null for none. */
  readonly run: RunStory | null;
  readonly plans: readonly PlanStory[];
  /** Parts of the exit gate that ran where this record was written. */
  readonly gate: readonly GateSpan[];
  /** Null where no tests ran. */
  readonly tests: TestsStory | null;
  readonly decisions: readonly DecisionStory[];
  readonly settings: SettingsStory;
  /** Empty where it is not known any more. */
  readonly environment: readonly { readonly name: string; readonly value: string }[];
  readonly at: number;
}

/** `success` only where the run is over, and its last signal and its record agree. */
export type PhaseVerdict = 'success' | 'failure' | 'blocked' | 'skipped' | 'at work' | 'cut off' | 'never run';

export interface RunStory {
  readonly id: string;
  readonly agent: string;
  /** Start of the first of the runs that this one continues. */
  readonly startedAt: number;
  /** The last sign of it. */
  readonly endedAt: number;
  readonly base: string | null;
  readonly exitStatus: string | null;
  /** Number of runs with these attempts: a run that was cut off is continued by the next. */
  readonly runs: number;
  readonly spent: Spent;
}

/** `open`: the run has not ended it, or nothing is on record. */
export type PlanVerdict = 'success' | 'failure' | 'blocked' | 'skipped' | 'open';

export interface PlanStory {
  readonly id: string;
  readonly title: string | null;
  readonly wave: number;
  readonly dependsOn: readonly string[];
  readonly verdict: PlanVerdict;
  readonly said: string;
  readonly question: readonly string[];
  readonly evidence: { readonly level: string | null; readonly text: string | null; readonly tests: number | null };
  readonly attempts: readonly AttemptStory[];
  /** Checks of the last attempt that was verified. */
  readonly checks: readonly CheckStory[];
  readonly promised: readonly string[];
  readonly changed: readonly string[];
  readonly changes: Changes | null;
  /** Null where it was not read. */
  readonly diff: DiffStory | null;
  readonly commit: string | null;
  readonly durationMs: number | null;
  readonly spent: Spent | null;
}

/** Read from the commits, not from what an agent reported. */
export interface DiffStory {
  readonly lines: readonly string[];
  /** Description of what is not shown; empty for nothing. */
  readonly left: string;
  readonly command: string;
}

/** `before` is of the commit on which the phase began, null where tests were not counted there. */
export interface TestsStory {
  readonly before: TestCounts | null;
  readonly after: TestCounts;
}

/** null: not counted. */
const count = z.number().nullable().default(null);
export const TestCountsSchema = z.object({
  verdict: z.string(),
  commit: z.string(),
  passed: count,
  failed: count,
  skipped: count,
  total: count,
});
export type TestCounts = z.output<typeof TestCountsSchema>;

export interface CheckStory {
  readonly check: string;
  /** null: it could not be checked. */
  readonly passed: boolean | null;
  readonly subject: string;
  readonly message: string;
}

export interface AttemptStory extends Omit<AttemptSpan, 'plan'> {
  readonly spent: Spent | null;
  readonly kept: { readonly ref: string; readonly look: string; readonly restore: string } | null;
}

export interface DecisionStory {
  readonly at: number;
  readonly plan: string | null;
  readonly action: string;
  /** The rule that fired, as a sentence. */
  readonly why: string;
}

export interface SettingsStory {
  /** Origin of the settings, as a sentence. */
  readonly from: string;
  readonly rows: readonly { readonly key: string; readonly value: string; readonly from: string }[];
}
