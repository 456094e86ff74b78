import type { AgentRun } from '../../agents/program/agent.ts';
import { declaredPaths } from '../../judge/checks/declared.ts';
import type { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import type { RunContext } from '../context/run-context.ts';
import { type Standing, standingIn } from '../questions/standing.ts';
import type { Exchange } from './exchange.ts';

export interface AttemptStart {
  /** In ms of the clock's `uptimeMs`. */
  readonly startedAt: number;
  /** End of the attempt, by the same clock. */
  readonly endsAt: number;
  readonly checkpoint: Checkpoint;
  readonly summaryBefore: string | null;
  readonly dirtyBefore: ReadonlySet<string>;
  /** Untracked files among them: they are the user's, and no attempt's work. */
  readonly untrackedBefore: ReadonlySet<string>;
  /** Tree with the work of an earlier attempt that this one began with; null for none. */
  readonly inheritedFrom: string | null;
  readonly inheritedFiles: readonly string[];
  readonly exchange: Exchange;
  /** Repairs made before it was adopted from a dead run. */
  readonly repairs: number;
  /** False where it is unknown how the agent ended: then only a summary of its own says that it had finished. */
  readonly isEndSeen: boolean;
}

/** Documents put back as before the attempt, as git names them. */
export interface RestoredDocuments {
  readonly files: readonly string[];
  readonly warnings: readonly string[];
}

/** Attempt that has begun; its stages note here what they find in its tree. */
export class Attempt {
  readonly plan: Plan;
  readonly number: number;
  readonly run: RunContext;
  readonly start: AttemptStart;
  readonly stamp: { readonly plan: string; readonly attempt: number };
  /** Files that its plan names, as it stood when the attempt began. */
  readonly declared: DeclaredPaths;
  /** Remarks for a person about files that were restored after each call. */
  readonly warnings = new Set<string>();
  /** The last call of its agent. */
  agentRun: AgentRun = notRun;
  /** Tree after that call; null if it could not be read. */
  tree: TreeState | null = null;
  restored: RestoredDocuments = { files: [], warnings: [] };

  constructor(plan: Plan, number: number, run: RunContext, start: AttemptStart) {
    this.plan = plan;
    this.number = number;
    this.run = run;
    this.start = start;
    this.stamp = { plan: plan.id, attempt: number };
    this.declared = declaredPaths(plan, run.workspace.prefix);
  }

  get standing(): Standing {
    return standingIn(this.plan, this.run);
  }
}

export const notRun: AgentRun = {
  ok: false,
  reason: 'agent_error',
  message: 'the agent did not run',
  exitCode: null,
  durationMs: 0,
  survivors: 0,
  tokensUsed: null,
  costUsd: null,
  lastProgress: null,
};
