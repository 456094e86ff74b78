import { posix } from 'node:path';
import type { Substance } from '../../plan/claims/substance.ts';
import type { Plan } from '../../plan/phase/plan.ts';

/** Where work comes from: `branch` is the result of all runs, `commits` were made elsewhere, a `change` has no plan. */
export type Origin = 'attempt' | 'leg' | 'branch' | 'commits' | 'change';

/** Work to be judged. Paths are relative to the repository. */
export interface Candidate {
  readonly origin: Origin;
  /** The plan to judge. A partial plan ends before its open question. */
  readonly plan: Plan;
  readonly isPart: boolean;
  readonly base: string;
  /** The commit, or the tree it will have. */
  readonly commit: string;
  /** Where promises are looked up: may include other plans' work or uncommitted documents. */
  readonly tree: string;
  readonly own: readonly string[];
  /** Files that count as the plan's work, including its earlier parts. */
  readonly changed: readonly string[];
  /** Files that its commits changed, even if later plans reverted them. */
  readonly touched: readonly string[];
  /** Files that were changed and reverted, which are pushed nevertheless. */
  readonly undone: readonly string[];
  /** Changes left by an earlier attempt, which don't count as new work. */
  readonly inherited: ReadonlySet<string>;
  /** Files that a later plan changed again, so their content isn't this plan's work. */
  readonly overwritten: ReadonlySet<string>;
  readonly hollow: ReadonlyMap<string, Substance>;
  readonly isRedo: boolean;
  /** Tasks after a person's answer whose files weren't changed. */
  readonly untouched: readonly string[];
  /** True if a declared file was changed in this phase, so the plan's commands can prove something. */
  readonly hasWork: boolean;
  readonly commits: readonly { readonly sha: string; readonly subject: string }[];
  readonly isSummaryNew: boolean;
  /** True if the engine itself saw every task succeed, so no SUMMARY is needed. */
  readonly isWitnessed: boolean;
  readonly problems: readonly string[];
}

export function isUnder(files: Iterable<string>, path: string): boolean {
  for (const file of files)
    if (file === path || file.startsWith(`${path}/`) || posix.normalize(file) === path) return true;
  return false;
}
