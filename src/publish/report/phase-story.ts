import { z } from 'zod';
import type { AttemptSpan } from '../../record/readings/attempt-spans.ts';
import type { Spent } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import type { EvidenceLevel, readEvidence } from '../../signal/evidence.ts';
import type { NextPhase } from '../../signal/next-phase.ts';

/**
 * Everything that reports say about a phase, built from its record without secrets. Times are ms since the epoch. Texts
 * from plans and agents are untrusted (I8).
 */
export interface PhaseStory {
  readonly phase: { readonly id: string; readonly name: string };
  readonly verdict: PhaseVerdict;
  readonly exitStatus: string | null;
  readonly decision: string | null;
  readonly why: string;
  readonly signal: CompletionSignal | null;
  /** The next phase, or null if the decision is not to continue. */
  readonly next: NextPhase | null;
  readonly steps: readonly string[];
  readonly warnings: readonly string[];
  readonly evidence: EvidenceLevel | null;
  /** Attempts of the run and their success rate, which is null without attempts. */
  readonly attempts: { readonly count: number; readonly successRate: number | null; readonly lastPlan: string | null };
  readonly durationMs: number | null;
  readonly spent: Spent;
  readonly run: RunStory | null;
  readonly plans: readonly PlanStory[];
  readonly tests: TestsStory | null;
  readonly branch: string | null;
  readonly head: string | null;
  readonly host: HostLinks | null;
  readonly folders: readonly string[];
  readonly at: number;
}

/** `success` requires that the run is over and its signal matches the record. */
export type PhaseVerdict = 'success' | 'failure' | 'blocked' | 'skipped' | 'at work' | 'cut off' | 'never run';

export interface RunStory {
  /** Identifies the run's start; all its jobs read the same value. */
  readonly key: {
    readonly phase: string;
    readonly runId: string;
    /** ISO time. Restarting a workflow run starts its run again. */
    readonly at: string;
    /** Start commit, which distinguishes equal run ids in two repositories. */
    readonly base?: string | undefined;
  };
  readonly agent: string;
  readonly openedAt: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Number of runs that share these attempts, because a run continues one that was cut off. */
  readonly runs: number;
}

/** `open`: the plan has no recorded end in this run. */
export type PlanVerdict = 'success' | 'failure' | 'blocked' | 'skipped' | 'open';

export interface PlanStory {
  readonly id: string;
  readonly title: string | null;
  readonly objective: string;
  readonly wave: number;
  readonly dependsOn: readonly string[];
  readonly verdict: PlanVerdict;
  readonly signal: CompletionSignal | null;
  readonly evidence: ReturnType<typeof readEvidence>;
  readonly attempts: readonly AttemptStory[];
  readonly checks: readonly CheckStory[];
  readonly promised: readonly string[];
  /** Files changed by the plan's commits or its saved work, without planning documents. */
  readonly changed: readonly string[];
  readonly changes: Changes | null;
  readonly commit: string | null;
  readonly spent: Spent | null;
}

export interface Changes {
  readonly files: number;
  readonly added: number;
  readonly removed: number;
}

/** `before` has the results on the phase's first commit; null if no tests were counted there. */
export interface TestsStory {
  readonly before: TestCounts | null;
  readonly after: TestCounts;
}

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
  readonly rule: string;
  /** Null if the check couldn't run or only warned. */
  readonly passed: boolean | null;
  readonly subject: string;
  readonly message: string;
}

export interface AttemptStory extends Omit<AttemptSpan, 'plan'> {
  readonly runId: string;
  readonly spent: Spent | null;
  readonly saved: { readonly look: string; readonly restore: string } | null;
}

export interface UploadedRecord {
  readonly page: string | null;
  readonly record: string | null;
}

export interface HostLinks extends UploadedRecord {
  /** Such as `https://github.com/owner/name`. */
  readonly repository: string;
  readonly run: string;
  /** The host has the phase's commits, so links to them work. */
  readonly hasCommits: boolean;
}
