import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import type { Phase } from '../../plan/phase/phase.ts';
import type { Schedule } from '../../plan/schedule/schedule.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { NextPhase } from '../../signal/next-phase.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Commit } from '../../system/git/history.ts';
import type { Clock, Interrupt } from '../../system/process/machine.ts';
import type { Ledger } from '../log/ledger.ts';
import type { Orphan } from '../readings/orphan.ts';

export interface PhaseContext {
  readonly runId: string;
  readonly runUrl: string | null;
  readonly phase: Phase;
  readonly schedule: Schedule;
  readonly next: NextPhase;
  /**
   * Set in a worker of a chained run, whose results another job integrates. With a plan, the worker makes a single
   * attempt.
   */
  readonly leg: { readonly plan: string | null } | null;
  readonly only: ReadonlySet<string> | null;
  readonly policy: RunPolicy;
  /** The checkout, or an attempt's own work tree. */
  readonly workspace: Workspace;
  readonly services: PhaseServices;
  readonly found: RunStart;
  readonly progress: PlanProgress;
}

export interface PhaseServices {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly random: () => number;
  readonly interrupt: Interrupt;
  /** Agents get only an allowlist of these variables (I7). */
  readonly environment: Readonly<Record<string, string>>;
  /** Directory outside the repository through which agents report to the engine. */
  readonly exchangeDir: string;
}

export interface RunStart {
  /** The commit at the start of the run, or null for an unborn branch. */
  readonly head: string | null;
  readonly startCommit: string;
  /** Planning problems that don't stop the run; signals report them. */
  readonly findings: readonly Diagnostic[];
  /** Earlier commits, by plan id, for plans without a SUMMARY. */
  readonly unfinished: ReadonlyMap<string, readonly Commit[]>;
  /** Commit of the answers, or null. Nobody adds answers during a run. */
  readonly answersAt: string | null;
  /** Attempts of dead runs by plan id; they continue in their own work trees. */
  readonly orphans: ReadonlyMap<string, Orphan>;
}

export interface PlanProgress {
  readonly done: Set<string>;
  /** Why a SUMMARY couldn't be verified, by plan id. */
  readonly unverified: Map<string, string>;
}
