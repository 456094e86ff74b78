import type { ProtectedReason } from '../../plan/phase/protected-files.ts';
import type { BudgetPolicy } from '../../signal/budget.ts';
import type { EvidenceLevel } from '../../signal/evidence.ts';
import type { RetryPolicy } from '../../signal/retry-policy.ts';
import type { StuckPolicy } from '../../signal/stuck.ts';

/** How plans are run and judged, from the settings; nothing changes it while the run goes on. */
export interface RunPolicy {
  readonly limits: Limits;
  readonly budget: BudgetPolicy;
  readonly retry: RetryPolicy;
  readonly stuck: StuckPolicy;
  /** How often, within one attempt, an agent that can go on with its session repairs work that was not verified. */
  readonly repairs: number;
  /** Percent of its model's window at which an agent is stopped to hand over; 0 leaves that to the agent. */
  readonly contextLimit: number;
  /** Rules that the team adds to every prompt, from the commit the run began on. */
  readonly teamRules: string;
  /** Names of variables an agent gets besides the allowlist (I7). */
  readonly agentEnv: readonly string[];
  /** Agents are told of which span theirs are children. */
  readonly sendsTraces: boolean;
  readonly humanCheckpoints: 'stop' | 'auto';
  /** The remote on which people answer; empty where they do so in this repository. */
  readonly remote: string;
  /** A plan that was left half-way is run again without a question. */
  readonly rerunsUnfinished: boolean;
  /** Uncommitted changes of the user go into the first plan's commit. */
  readonly allowDirty: boolean;
  /** `false` (config.json): nothing under `.planning` is ever committed. */
  readonly commitDocs: boolean;
  /** Commits with an agent's work name it as co-author. */
  readonly namesCoAuthor: boolean;
  /** Plans that may run at once; more than one only in work trees of their own. */
  readonly parallel: number;
  /** Each attempt gets a work tree of its own, and what it proved is folded onto the branch. */
  readonly useWorktrees: boolean;
  /** Prepares a new work tree or clean copy: a shell command, `auto` or `off`. */
  readonly setupCommand: string;
  /** No plan is started after one has failed, also none that does not depend on it. */
  readonly failFast: boolean;
  /** Treatment of the work of an attempt that was stopped from outside, besides being kept under a ref. */
  readonly onFailure: 'rollback' | 'keep' | 'ask';
  /** Commits that change `.github/workflows` can be pushed: the token of a job cannot. */
  readonly mayPushWorkflows: boolean;
  /** Reason why a file may be changed only by a plan that names it. */
  readonly protectedReason: ProtectedReason;
  /** Result of such a change, or one of tests, that no plan declares: a failure, or a question to a person. */
  readonly undeclaredChanges: 'fail' | 'await_user';
  /** The plans' `<automated>` commands decide, are only reported, or are not run. */
  readonly verifyCommands: 'run' | 'report' | 'off';
  readonly artifacts: ArtifactRule;
  /** The least that must have been seen of every plan. */
  readonly minEvidence: EvidenceLevel;
  /** Result of a promise that does not hold any more on the final commit: it closes the gate, or warns. */
  readonly recheck: 'fail' | 'warn';
  readonly failOnWarnings: boolean;
  /** Shell command whose tests have to pass before the phase is complete; empty for none. */
  readonly testCommand: string;
  /** How often the tests have to pass besides the first time. */
  readonly confirmingRuns: number;
  /** The tests are also counted on the commit the phase began on. */
  readonly comparesTests: boolean;
  /** Tests of the phase have to fail without its work. */
  readonly prove: 'off' | 'report' | 'require';
  /** Documents that have to report the phase as done, besides its summaries. */
  readonly requirements: 'phase' | 'strict' | 'milestone';
  /** Shell command of an agent that writes the phase's VERIFICATION.md; empty for none. */
  readonly verifierCommand: string;
}

export interface Limits {
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly graceMs: number;
  /** When the run has to be over, in ms of the clock's `uptimeMs`. */
  readonly deadlineAt: number;
}

/** Conditions for a promised file besides its existence. */
export type ArtifactRule = 'auto' | 'exists' | 'content';
