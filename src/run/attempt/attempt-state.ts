import type { AgentRun } from '../../agents/program/agent.ts';
import { declaredPaths } from '../../judge/checks/declared.ts';
import type { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import type { RunContext } from '../context/run-context.ts';
import { type Standing, standingIn } from '../questions/standing.ts';
import type { Exchange } from './exchange.ts';

/** The facts that an attempt begins with, once its checkpoint is taken. */
export interface AttemptStart {
  /** In ms of the clock's `uptimeMs`. */
  readonly startedAt: number;
  /** When the attempt has to be over, by the same clock. */
  readonly endsAt: number;
  readonly checkpoint: Checkpoint;
  readonly summaryBefore: string | null;
  readonly dirtyBefore: ReadonlySet<string>;
  /** Those of them that git did not know: they are somebody's, and no attempt's work. */
  readonly untrackedBefore: ReadonlySet<string>;
  /** The tree with the work of an earlier attempt that this one began with, and its files; null for none. */
  readonly inheritedFrom: string | null;
  readonly inheritedFiles: readonly string[];
  readonly exchange: Exchange;
  /** Repairs that were made before it was taken over from a run that died. */
  readonly repairs: number;
  /** Tells whether we can tell how the agent ended; else only a summary of its own says that it had finished. */
  readonly isEndSeen: boolean;
}

/** Documents that were put back as they were before the attempt, as git names them, and what to report of it. */
export interface RestoredDocuments {
  readonly files: readonly string[];
  readonly warnings: readonly string[];
}

/** An attempt of a plan that has begun. Its stages get it whole, and note in it what they find in its tree. */
export class Attempt {
  readonly plan: Plan;
  readonly number: number;
  readonly run: RunContext;
  readonly start: AttemptStart;
  /** The names that its events bear. */
  readonly stamp: { readonly plan: string; readonly attempt: number };
  /** The files that its plan names, as it stood when the attempt began. */
  readonly declared: DeclaredPaths;
  /** Remarks for a person about what was put back at the end of each call of its agent. */
  readonly warnings = new Set<string>();
  /** The last call of its agent. */
  agentRun: AgentRun = notRun;
  /** Its tree after that call; null where that could not be looked at. */
  tree: TreeState | null = null;
  /** The documents that were put back after that call. */
  restored: RestoredDocuments = { files: [], warnings: [] };

  constructor(plan: Plan, number: number, run: RunContext, start: AttemptStart) {
    this.plan = plan;
    this.number = number;
    this.run = run;
    this.start = start;
    this.stamp = { plan: plan.id, attempt: number };
    this.declared = declaredPaths(plan, run.workspace.prefix);
  }

  /** How far its plan is, and where it stops for a person. */
  get standing(): Standing {
    return standingIn(this.plan, this.run);
  }
}

/** A run of an agent that did not come to pass. */
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
