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

/** Run of a phase, as far as judging and publishing know it. */
export interface PhaseContext {
  readonly runId: string;
  /** Page of the run for people; null for none. */
  readonly runUrl: string | null;
  readonly phase: Phase;
  readonly schedule: Schedule;
  readonly next: NextPhase;
  /** Set in a job of a chained run, which writes no record: another job integrates its work. With a plan: one attempt. */
  readonly leg: { readonly plan: string | null } | null;
  /** The only plans to run; null for all. */
  readonly only: ReadonlySet<string> | null;
  readonly policy: RunPolicy;
  /** The checkout, or the room of an attempt. */
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
  /** The environment of this process; an agent gets an allowlist of it (I7). */
  readonly environment: Readonly<Record<string, string>>;
  /** Directory outside the repository where agents write to the engine. */
  readonly exchangeDir: string;
}

export interface RunStart {
  /** Commit that was checked out when the run began; null for an unborn branch. */
  readonly head: string | null;
  readonly startCommit: string;
  /** Findings of the reader that do not stop the run; signals report them. */
  readonly findings: readonly Diagnostic[];
  /** Earlier commits that name a plan without a SUMMARY, by plan id. */
  readonly unfinished: ReadonlyMap<string, readonly Commit[]>;
  /** Commit of the answers in this repository; null for none. No answer is added while a run is at work. */
  readonly answersAt: string | null;
  /** By plan: attempts of dead runs, which continue in their rooms. */
  readonly orphans: ReadonlyMap<string, Orphan>;
}

export interface PlanProgress {
  readonly done: Set<string>;
  /** Reason why an unverified SUMMARY does not hold, by plan id. */
  readonly unverified: Map<string, string>;
}
