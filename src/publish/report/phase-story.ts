import { z } from 'zod';
import type { AttemptSpan } from '../../record/readings/attempt-spans.ts';
import type { Spent } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import type { EvidenceLevel, readEvidence } from '../../signal/evidence.ts';
import type { NextPhase } from '../../signal/next-phase.ts';

/**
 * All that is told of a phase, made once from its record, without secrets; times in ms since the epoch. Every report is
 * written from it. Texts of plans and agents in it are data (I8).
 */
export interface PhaseStory {
  readonly phase: { readonly id: string; readonly name: string };
  readonly verdict: PhaseVerdict;
  /** Exit of the run; null where none is on record. */
  readonly exitStatus: string | null;
  /** Action of the decision that ended the run; null where it has no recorded end. */
  readonly decision: string | null;
  /** Reason of the decision, or why there is no verdict. */
  readonly why: string;
  /** Signal of the phase; null where none holds. */
  readonly signal: CompletionSignal | null;
  /** The phase to go on with; null where the decision is not to go on. */
  readonly next: NextPhase | null;
  readonly steps: readonly string[];
  readonly warnings: readonly string[];
  readonly evidence: EvidenceLevel | null;
  /** Attempts of the run, and the share of them that succeeded; null without any. */
  readonly attempts: { readonly count: number; readonly successRate: number | null; readonly lastPlan: string | null };
  readonly durationMs: number | null;
  readonly spent: Spent;
  /** The newest run; null for none. */
  readonly run: RunStory | null;
  readonly plans: readonly PlanStory[];
  /** Null where no tests ran. */
  readonly tests: TestsStory | null;
  readonly branch: string | null;
  /** Commit at the end; null where that is not known. */
  readonly head: string | null;
  readonly host: HostLinks | null;
  /** Folders of this machine, which mean nothing elsewhere. */
  readonly folders: readonly string[];
  readonly at: number;
}

/** `success` only where the run is over, and its last signal and its record agree. */
export type PhaseVerdict = 'success' | 'failure' | 'blocked' | 'skipped' | 'at work' | 'cut off' | 'never run';

export interface RunStory {
  /** Opening of the run on record. Every job of it reads the same one. */
  readonly key: {
    readonly phase: string;
    readonly runId: string;
    /** ISO time: a restarted workflow run opens its run again. */
    readonly at: string;
    /** The commit it began on, which tells apart equal run ids of two repositories. */
    readonly base?: string | undefined;
  };
  readonly agent: string;
  readonly openedAt: number;
  /** Start of the first of the runs that this one continues. */
  readonly startedAt: number;
  /** The last sign of it. */
  readonly endedAt: number;
  /** Number of runs with these attempts: a run that was cut off is continued by the next. */
  readonly runs: number;
}

/** `open`: the run has not ended it, or nothing is on record. */
export type PlanVerdict = 'success' | 'failure' | 'blocked' | 'skipped' | 'open';

export interface PlanStory {
  readonly id: string;
  readonly title: string | null;
  /** What it is for, in its own words; empty where it does not say. */
  readonly objective: string;
  readonly wave: number;
  readonly dependsOn: readonly string[];
  readonly verdict: PlanVerdict;
  readonly signal: CompletionSignal | null;
  readonly evidence: ReturnType<typeof readEvidence>;
  readonly attempts: readonly AttemptStory[];
  /** Checks of the last attempt that was verified. */
  readonly checks: readonly CheckStory[];
  readonly promised: readonly string[];
  /** Changed files, without planning documents: of its commits, or of the work that was kept when it was rolled back. */
  readonly changed: readonly string[];
  /** Size of its commits; null where there are none. */
  readonly changes: Changes | null;
  readonly commit: string | null;
  readonly spent: Spent | null;
}

export interface Changes {
  readonly files: number;
  readonly added: number;
  readonly removed: number;
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
  /** Id of the rule, or name of the check. */
  readonly rule: string;
  /** null: it could not be checked, or only warned. */
  readonly passed: boolean | null;
  readonly subject: string;
  readonly message: string;
}

export interface AttemptStory extends Omit<AttemptSpan, 'plan'> {
  readonly runId: string;
  readonly spent: Spent | null;
  /** Commands to look at its work, and to restore it; null where none was kept. */
  readonly saved: { readonly look: string; readonly restore: string } | null;
}

/** Links to the page and the record of a phase; null for what was not uploaded. */
export interface UploadedRecord {
  readonly page: string | null;
  /** Signals, events and logs. */
  readonly record: string | null;
}

export interface HostLinks extends UploadedRecord {
  /** `https://github.com/owner/name` */
  readonly repository: string;
  readonly run: string;
  /** True when the host has the commits of the phase, so that they can be linked. */
  readonly hasCommits: boolean;
}
