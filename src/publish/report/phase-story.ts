import type { Spent } from '../../signal/budget.ts';
import { clipped } from '../../system/text/text.ts';
import type { Changes } from './plan-report.ts';

/**
 * All that is on record of a phase, as a page or a report file tells it. Times are ms since the epoch. Titles, messages and
 * names of files were written by plans and agents: data (I8).
 */
export interface PhaseStory {
  readonly phase: { readonly id: string; readonly name: string };
  readonly verdict: PhaseVerdict;
  /** Why, in a sentence or two. */
  readonly why: string;
  /** What a person can do next. */
  readonly steps: readonly string[];
  readonly warnings: readonly string[];
  /** The newest run; null where none is on record. */
  readonly run: RunStory | null;
  readonly plans: readonly PlanStory[];
  /** The parts of the exit gate at work, as far as they ran where this record was written. */
  readonly gate: readonly GateStory[];
  /** The tests of the exit gate; null where none ran. */
  readonly tests: TestsStory | null;
  readonly decisions: readonly DecisionStory[];
  readonly settings: SettingsStory;
  /** What it ran on, name and value; empty where nobody knows any more. */
  readonly environment: readonly { readonly name: string; readonly value: string }[];
  /** When this was put together. */
  readonly at: number;
}

/** Only `success` says that the phase succeeded: its run is over, and its last signal and its record agree. */
export type PhaseVerdict = 'success' | 'failure' | 'blocked' | 'skipped' | 'at work' | 'cut off' | 'never run';

export interface RunStory {
  readonly id: string;
  readonly agent: string;
  /** Of the first of the runs that this one continues. */
  readonly startedAt: number;
  /** When it was last heard of. */
  readonly endedAt: number;
  /** The commit on which it began. */
  readonly base: string | null;
  readonly exitStatus: string | null;
  /** How many runs these attempts are from: one that was cut off is continued by the next. */
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
  /** What its signal says, in a few words. */
  readonly said: string;
  /** What it asks of a person, line by line. */
  readonly question: readonly string[];
  readonly evidence: { readonly level: string | null; readonly text: string | null; readonly tests: number | null };
  readonly attempts: readonly AttemptStory[];
  /** What the last attempt that was verified was found to keep and to break. */
  readonly checks: readonly CheckStory[];
  readonly promised: readonly string[];
  readonly changed: readonly string[];
  readonly changes: Changes | null;
  /** The beginning of what its work changed; null where it was not looked at. */
  readonly diff: DiffStory | null;
  readonly commit: string | null;
  readonly durationMs: number | null;
  readonly spent: Spent | null;
}

/** How reports of tests tell a plan: it passes only where its signal says success, and one that is open is pending. */
export type TestStatus = 'passed' | 'failed' | 'skipped' | 'pending';

export function testStatus({ verdict }: PlanStory): TestStatus {
  switch (verdict) {
    case 'success':
      return 'passed';
    case 'failure':
      return 'failed';
    case 'blocked':
    case 'skipped':
      return 'skipped';
    case 'open':
      return 'pending';
  }
}

/** The name of a plan as a test. */
export function testName({ id, title }: PlanStory): string {
  return clipped(title === null ? id : `${id} ${title}`);
}

/** From the commits, not from what an agent said of them. */
export interface DiffStory {
  readonly lines: readonly string[];
  /** What is not shown, in words; empty where all is. */
  readonly left: string;
  /** Shows all of it in a clone. */
  readonly command: string;
}

export interface GateStory {
  readonly kind: 'judge' | 'tests' | 'verifier';
  readonly from: number;
  readonly to: number;
}

/** What the tests said; `before` is of the commit on which the phase began, null where nobody counted there. */
export interface TestsStory {
  readonly before: TestCounts | null;
  readonly after: TestCounts;
}

export interface TestCounts {
  readonly verdict: string;
  readonly commit: string;
  /** null: not counted. */
  readonly passed: number | null;
  readonly failed: number | null;
  readonly skipped: number | null;
  readonly total: number | null;
}

export interface CheckStory {
  readonly check: string;
  /** null: it could not be checked. */
  readonly passed: boolean | null;
  readonly subject: string;
  readonly message: string;
}

export interface AttemptStory {
  readonly attempt: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly outcome: 'success' | 'failure' | 'blocked' | 'interrupted' | 'at work';
  readonly reason: string | null;
  readonly message: string | null;
  /** What its agent said last; null where nobody knows. */
  readonly words: string | null;
  readonly stages: readonly StageStory[];
  readonly spent: Spent | null;
  /** The ref under which its work is kept, and how to look at it and take it back. */
  readonly kept: { readonly ref: string; readonly look: string; readonly restore: string } | null;
}

export interface StageStory {
  readonly kind: 'preparing' | 'set-up' | 'agent' | 'handoff' | 'repair' | 'checking' | 'backoff';
  readonly from: number;
  readonly to: number;
}

export interface DecisionStory {
  readonly at: number;
  readonly plan: string | null;
  readonly action: string;
  /** The rule that fired, as a sentence. */
  readonly why: string;
}

export interface SettingsStory {
  /** Where they stand, in a sentence. */
  readonly from: string;
  readonly rows: readonly { readonly key: string; readonly value: string; readonly from: string }[];
}
