import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';

export interface Merging {
  readonly plan: Plan;
  readonly attempt: number;
  readonly commit: string;
  /** Set if the work is complete only up to a question; the plan isn't recorded as complete. */
  readonly part: PlanPart | null;
}

export interface Proven extends VerifiedCommit, Merging {}

export interface BranchMove {
  readonly base: string;
  readonly branch?: string | null | undefined;
  readonly to: string;
  readonly move: () => Promise<void>;
}

export async function merge(
  works: readonly Merging[],
  { base, branch, to, move }: BranchMove,
  { services: { ledger }, workspace }: PhaseContext,
): Promise<void> {
  // Recorded first: after a crash in between, recovery finds the move by this event.
  for (const { plan, attempt, commit } of works)
    ledger.append('fold', { plan: plan.id, attempt, base, commit, ...(branch === undefined ? {} : { branch }) });
  await move();
  for (const { plan, attempt, part } of works)
    if (part === null) ledger.append('settled', { plan: plan.id, attempt, head: to });
    else ledger.append('part', { ...part, attempt, head: to });
  workspace.known = null;
}
