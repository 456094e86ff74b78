import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import type { Phase } from '../../plan/phase/phase.ts';
import type { Schedule } from '../../plan/schedule/schedule.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Commit } from '../../system/git/history.ts';
import type { Clock, Interrupt } from '../../system/process/machine.ts';
import type { Ledger } from '../log/ledger.ts';
import type { Orphan } from '../readings/orphan.ts';

/** A run of a phase, as far as judging and publishing know it: its phase, its rules, its work tree and its record. */
export interface PhaseContext {
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
  readonly services: PhaseServices;
  readonly found: RunStart;
  readonly progress: PlanProgress;
}

/** The record that a run writes, and the outside it asks. */
export interface PhaseServices {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly random: () => number;
  readonly interrupt: Interrupt;
  /** The environment of this process, of which an agent gets an allowlist (I7). */
  readonly environment: Readonly<Record<string, string>>;
  /** A directory outside the repository for what agents write to the engine. */
  readonly exchangeDir: string;
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
  readonly underWay: Map<string, RunningAttempt>;
}

/** An attempt at work, for whoever wants to save what it has done so far. */
export interface RunningAttempt {
  readonly attempt: number;
  readonly checkpoint: Checkpoint;
  readonly checkpoints: Checkpoints;
}
