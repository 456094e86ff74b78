import type { Gateway } from '../../agents/gateway/gateway.ts';
import type { Agent } from '../../agents/program/agent.ts';
import type { Activity } from '../../agents/stream/agent-result.ts';
import type { GateContext, GateServices } from '../../judge/gate/judge-environment.ts';
import type { RunStart } from '../../record/documents/phase-context.ts';
import type { Worktrees } from '../../system/git/worktree.ts';
import type { WorktreePool } from '../../system/git/worktree-pool.ts';
import type { BackgroundTasks } from '../../system/process/background-tasks.ts';
import type { FoldQueue } from '../merge/fold-queue.ts';
import type { ForeignWrites } from '../merge/foreign-writes.ts';
import type { Standing } from '../questions/standing.ts';
import type { Budget } from './run-budget.ts';

/** A run of a phase that starts agents: what is run, by which rules, where, and with what. Made once by the command. */
export interface RunContext extends GateContext {
  readonly services: RunServices;
  readonly found: RunStart & {
    /** The progress of the plans that ask people and are not done, by plan id. */
    readonly standings: ReadonlyMap<string, Standing>;
  };
  /** What plans in work trees of their own need besides. */
  readonly isolation: {
    readonly pool: WorktreePool;
    readonly folds: FoldQueue;
    readonly chores: BackgroundTasks;
    readonly worktrees: Worktrees;
    readonly writes: ForeignWrites;
  };
}

/** The agents that a run starts, besides what judging needs. */
export interface RunServices extends GateServices {
  readonly agent: Agent;
  /** Holds the keys of agents by name; null where it is off. */
  readonly gateway: Gateway | null;
  /** Counts what the agents of this process spend. */
  readonly budget: Budget;
  /** To be called with everything that the agent of a plan reports, for whoever watches. */
  readonly onActivity: (plan: string, activity: Activity) => void;
}
