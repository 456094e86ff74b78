import type { Agent } from '../agents/agent.ts';
import type { Activity } from '../agents/agent-result.ts';
import type { Gateway } from '../agents/gateway/gateway.ts';
import type { Checkpoints } from '../git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../git/checkpoint/checkpoint-tag.ts';
import type { Commit } from '../git/history.ts';
import type { Worktrees } from '../git/worktree.ts';
import type { WorktreePool } from '../git/worktree-pool.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Orphan } from '../ledger/readings/orphan.ts';
import type { Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { Budget } from './budget.ts';
import type { FoldQueue } from './fold-queue.ts';
import type { ForeignWrites } from './foreign-writes.ts';
import type { IdleQueue } from './idle-queue.ts';
import type { JudgeEnvironment } from './judge-environment.ts';
import type { RunPolicy } from './run-policy.ts';
import type { Standing } from './standing.ts';
import type { Workspace } from './workspace.ts';

/** A run of a phase: what is run, by which rules, where, and with what. Made once by the command. */
export interface RunContext {
  readonly runId: string;
  /** Where people can look at the run; null where it has no page. */
  readonly runUrl: string | null;
  readonly phase: Phase;
  readonly schedule: Schedule;
  /** The phase after this one in ROADMAP order, null after the last. */
  readonly nextPhase: string | null;
  /**
   * In a job of a chained run: it writes no record, for another job integrates what it did and decides what follows.
   * With a plan it gives that one attempt. Null in a run of its own.
   */
  readonly leg: { readonly plan: string | null } | null;
  /** The plans that a person named to be run, and no others; null: all. */
  readonly only: ReadonlySet<string> | null;
  readonly policy: RunPolicy;
  /** The checkout, or the work tree of an isolated attempt: all that differs between the two. */
  readonly workspace: Workspace;
  readonly services: RunServices;
  readonly found: RunStart;
  readonly progress: PlanProgress;
  /** What plans in work trees of their own need besides. */
  readonly isolation: {
    readonly pool: WorktreePool;
    readonly folds: FoldQueue;
    readonly chores: IdleQueue;
    readonly worktrees: Worktrees;
    readonly writes: ForeignWrites;
  };
}

/** What a run writes to, asks and starts. Time, chance and the environment come in here. */
export interface RunServices {
  readonly ledger: Ledger;
  readonly agent: Agent;
  /** Holds the keys of agents by name; null where it is off. */
  readonly gateway: Gateway | null;
  /** Counts what the agents of this process spend. */
  readonly budget: Budget;
  readonly clock: Clock;
  readonly random: () => number;
  readonly interrupt: Interrupt;
  /** To be called with everything that the agent of a plan reports, for whoever watches. */
  readonly onActivity: (plan: string, activity: Activity) => void;
  /** Our own environment, of which an agent gets an allowlist (I7). */
  readonly environment: Readonly<Record<string, string>>;
  /** A directory outside the repository for what agents write to us. */
  readonly exchangeDir: string;
  readonly judging: JudgeEnvironment;
}

/** What the run found when it began. */
export interface RunStart {
  readonly startCommit: string;
  /** The paths that differed from that commit. */
  readonly dirtyAtStart: ReadonlySet<string>;
  /** What the reader found that does not stop the run, for the signals to tell. */
  readonly findings: readonly Diagnostic[];
  /** Commits that name a plan which has no SUMMARY, made by somebody before this run, by plan id. */
  readonly unfinished: ReadonlyMap<string, readonly Commit[]>;
  /** How far the plans that are not done have come which ask people, by plan id. */
  readonly standings: ReadonlyMap<string, Standing>;
  /** Where the answers stood that this repository has; null where there were none. Nobody answers while a run is at work. */
  readonly answersAt: string | null;
  /** By plan: attempts of runs that died, which go on in their work trees. */
  readonly orphans: ReadonlyMap<string, Orphan>;
}

/** What the run has come to so far. */
export interface PlanProgress {
  /** Plans that are complete; grows with every plan that succeeds. */
  readonly done: Set<string>;
  /** Why a SUMMARY that nobody saw verified does not hold, by plan id. */
  readonly unverified: Map<string, string>;
  /** By plan: attempts whose agents are at work now. */
  readonly underWay: Map<string, UnderWay>;
}

/** An attempt at work, for whoever wants to save what it has done so far. */
export interface UnderWay {
  readonly attempt: number;
  readonly checkpoint: Checkpoint;
  readonly checkpoints: Checkpoints;
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
