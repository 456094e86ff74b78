import type { Agent } from '../agents/agent.ts';
import type { Checkpoints } from '../git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../git/checkpoint/checkpoint-tag.ts';
import type { Git } from '../git/git.ts';
import type { Commit } from '../git/history.ts';
import type { TreeState } from '../git/status.ts';
import type { Worktrees } from '../git/worktree.ts';
import type { WorktreePool } from '../git/worktree-pool.ts';
import type { ArtifactRule } from '../judge/promises.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { EvidenceLevel } from '../signal/evidence.ts';
import type { RetryPolicy } from '../signal/retry-policy.ts';
import type { StuckPolicy } from '../signal/stuck.ts';
import type { ProtectedReason } from '../verify/protected-files.ts';
import type { Chores } from './chores.ts';
import type { FoldQueue } from './fold-queue.ts';
import type { Judging } from './judging.ts';
import type { Orphan } from './orphan.ts';

/** What a run of a phase works with. Made once by the command; time, chance and the environment come in here. */
export interface RunContext {
  /** The directory that holds `.planning`, absolute. */
  readonly root: string;
  /** The same in the checkout itself; `root` is in a work tree where the plan has one of its own. */
  readonly project: string;
  /** Its path below the top of the repository, with a slash at the end; empty where it is the top. */
  readonly prefix: string;
  readonly runId: string;
  readonly phase: Phase;
  readonly schedule: Schedule;
  /** What the reader found that does not stop the run, for the signals to tell. */
  readonly findings: readonly Diagnostic[];
  /** Plans that are complete; grows with every plan that succeeds. */
  readonly done: Set<string>;
  /** The phase after this one in ROADMAP order, null after the last. */
  readonly nextPhase: string | null;
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  /** What the last scan of the work tree saw, while nothing has touched it since: it spares the next checkpoint its scan. */
  readonly tree: { known: TreeState | null };
  readonly ledger: Ledger;
  readonly agent: Agent;
  /** Our own environment, of which an agent gets an allowlist (I7), and the names allowed besides. */
  readonly environment: Readonly<Record<string, string>>;
  readonly agentEnv: readonly string[];
  /** A directory outside the repository for what agents write to us. */
  readonly exchangeDir: string;
  readonly limits: Limits;
  readonly retry: RetryPolicy;
  readonly stuck: StuckPolicy;
  readonly humanCheckpoints: 'stop' | 'auto';
  /** Commits that name a plan which has no SUMMARY, made by somebody before this run, by plan id. */
  readonly unfinished: ReadonlyMap<string, readonly Commit[]>;
  /** Shell command whose tests have to pass before the phase is complete; empty for none. */
  readonly testCommand: string;
  /** How often the tests have to pass besides the first time. */
  readonly confirmingRuns: number;
  /** What has to say that the phase is done, besides its summaries. */
  readonly requirements: 'phase' | 'strict' | 'milestone';
  /** Shell command of an agent that writes the phase's VERIFICATION.md; empty for none. */
  readonly verifierCommand: string;
  /** Whether commits that change `.github/workflows` can be pushed: the token of a job cannot. */
  readonly mayPushWorkflows: boolean;
  /** Why a file may be changed only by a plan that names it. */
  readonly protectedReason: ProtectedReason;
  /** Whether such a change, or one of tests, that no plan declares is a failure, or a question to a person. */
  readonly undeclaredChanges: 'fail' | 'await_user';
  /** Whether the plans' `<automated>` commands decide, are only told, or are not run. */
  readonly verifyCommands: 'run' | 'report' | 'off';
  /** What has to be true of a promised file. */
  readonly artifacts: ArtifactRule;
  /** The least that must have been seen of every plan. */
  readonly minEvidence: EvidenceLevel;
  /** Whether what does not hold any more on the final commit closes the gate. */
  readonly recheck: 'fail' | 'warn';
  readonly failOnWarnings: boolean;
  /** Whether the tests are also counted on the commit the phase began on. */
  readonly comparesTests: boolean;
  /** Whether tests of the phase have to fail without its work. */
  readonly prove: 'off' | 'report' | 'require';
  /** Uncommitted changes of the user go into the first plan's commit. */
  readonly allowDirty: boolean;
  /** The commit the run found, and the paths that differed from it then. */
  readonly startCommit: string;
  readonly dirtyAtStart: ReadonlySet<string>;
  readonly judging: Judging;
  /** Why a SUMMARY that nobody saw verified does not hold, by plan id. */
  readonly unverified: Map<string, string>;
  /** A plan that somebody left half-way is run again, and nobody is asked. */
  readonly rerunsUnfinished: boolean;
  /** Plans that may run at once; more than one only in work trees of their own. */
  readonly parallel: number;
  /** Each attempt gets a work tree of its own, and what it proved is folded onto the branch. */
  readonly useWorktrees: boolean;
  /** This context is that of such a work tree: the orchestrator's files are not here. */
  readonly isolated: boolean;
  /**
   * In a job of a chained run: it writes no record, for another job integrates what it did and decides what follows.
   * With a plan it gives that one attempt. Null in a run of its own.
   */
  readonly leg: { readonly plan: string | null } | null;
  /** Prepares a new work tree or clean copy: a shell command, `auto` or `off`. */
  readonly setupCommand: string;
  /** What becomes of the work of an attempt that was stopped from outside, besides being kept under a ref. */
  readonly onFailure: 'rollback' | 'keep' | 'ask';
  /** What plans in work trees of their own need besides. */
  readonly apart: {
    readonly pool: WorktreePool;
    readonly folds: FoldQueue;
    readonly chores: Chores;
    readonly worktrees: Worktrees;
  };
  /** By plan: attempts whose agents are at work now. */
  readonly underWay: Map<string, UnderWay>;
  /** By plan: attempts of runs that died, which go on in their work trees. */
  readonly orphans: ReadonlyMap<string, Orphan>;
  /** `false` (config.json): nothing under `.planning` is ever committed. */
  readonly commitDocs: boolean;
  readonly clock: Clock;
  readonly random: () => number;
  readonly interrupt: Interrupt;
}

/** An attempt at work, for whoever wants to save what it has done so far. */
export interface UnderWay {
  readonly attempt: number;
  readonly checkpoint: Checkpoint;
  readonly checkpoints: Checkpoints;
}

export interface Limits {
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly graceMs: number;
  /** When the run has to be over, in ms of the clock's `uptimeMs`. */
  readonly deadlineAt: number;
}

/**
 * `now` is milliseconds since the epoch, for what people read. Somebody may set that clock, so durations and deadlines go by
 * `uptimeMs`, which only ever goes on. `sleep` ends early, without an error, when the signal aborts.
 */
export interface Clock {
  readonly now: () => number;
  readonly uptimeMs: () => number;
  readonly sleep: (ms: number, until: AbortSignal) => Promise<void>;
}

/** How long ago a time on record was, in ms; nothing where the clock was set back since. */
export function elapsedSince(at: number, { now }: Pick<Clock, 'now'>): number {
  return Math.max(0, now() - at);
}

/** What a person asked for. `soon`: start nothing new. `now`: end the agent as well. */
export interface Interrupt {
  readonly soon: AbortSignal;
  readonly now: AbortSignal;
}
