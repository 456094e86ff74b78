import type { ProtectedReason } from '../../plan/phase/protected-files.ts';
import type { BudgetPolicy } from '../../signal/budget.ts';
import type { EvidenceLevel } from '../../signal/evidence.ts';
import type { RetryPolicy } from '../../signal/retry-policy.ts';
import type { StuckPolicy } from '../../signal/stuck.ts';

/** Rules for running and judging plans, from the settings; constant during a run. */
export interface RunPolicy {
  readonly limits: Limits;
  readonly budget: BudgetPolicy;
  readonly retry: RetryPolicy;
  readonly stuck: StuckPolicy;
  /** Repairs of unverified work within one attempt, by an agent that can continue its session. */
  readonly repairs: number;
  /** Percent of its model's window at which an agent is stopped to hand over; 0 leaves that to the agent. */
  readonly contextLimit: number;
  /** From the commit on which the run began. */
  readonly teamRules: string;
  /** Names of variables an agent gets besides the allowlist (I7). */
  readonly agentEnv: readonly string[];
  /** Agents get the parent span of their own. */
  readonly sendsTraces: boolean;
  readonly humanCheckpoints: 'stop' | 'auto';
  /** The remote on which people answer; empty where they do so in this repository. */
  readonly remote: string;
  /** A half-done plan is run again without a question. */
  readonly rerunsUnfinished: boolean;
  /** Uncommitted changes of the user go into the first plan's commit. */
  readonly allowDirty: boolean;
  /** `false` (config.json): nothing under `.planning` is ever committed. */
  readonly commitDocs: boolean;
  readonly namesCoAuthor: boolean;
  /** More than one only in work trees of their own. */
  readonly parallel: number;
  /** Each attempt gets a work tree of its own, and what it proved is merged onto the branch. */
  readonly useWorktrees: boolean;
  /** Prepares a new work tree or clean copy: a shell command, `auto` or `off`. */
  readonly setupCommand: string;
  /** No plan is started after one has failed, not even an independent one. */
  readonly failFast: boolean;
  /** Applies to an attempt that was stopped from outside; its work is kept under a ref in any case. */
  readonly onFailure: 'rollback' | 'keep' | 'ask';
  /** Commits that change `.github/workflows` can be pushed: the token of a job cannot. */
  readonly mayPushWorkflows: boolean;
  /** Reason why only a plan that names a file may change it. */
  readonly protectedReason: ProtectedReason;
  /** Result of an undeclared change of a protected file or of tests: a failure, or a question to a person. */
  readonly undeclaredChanges: 'fail' | 'await_user';
  /** The plans' `<automated>` commands decide, are only reported, or are not run. */
  readonly verifyCommands: 'run' | 'report' | 'off';
  readonly artifacts: ArtifactRule;
  readonly minEvidence: EvidenceLevel;
  /** A promise that no longer holds on the final commit closes the gate, or warns. */
  readonly recheck: 'fail' | 'warn';
  readonly failOnWarnings: boolean;
  /** Empty for none. */
  readonly testCommand: string;
  /** Runs that must pass besides the first one. */
  readonly confirmingRuns: number;
  /** The tests are also counted on the commit on which the phase began. */
  readonly comparesTests: boolean;
  /** Tests of the phase have to fail without its work. */
  readonly prove: 'off' | 'report' | 'require';
  /** Documents that have to report the phase as done, besides its summaries. */
  readonly requirements: 'phase' | 'strict' | 'milestone';
  /** Agent that writes the phase's VERIFICATION.md; empty for none. */
  readonly verifierCommand: string;
}

export interface Limits {
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly graceMs: number;
  /** In ms of the clock's `uptimeMs`. */
  readonly deadlineAt: number;
}

/** Conditions for a promised file besides its existence. */
export type ArtifactRule = 'auto' | 'exists' | 'content';
