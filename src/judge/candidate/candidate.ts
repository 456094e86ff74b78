import { posix } from 'node:path';
import type { Substance } from '../../plan/claims/substance.ts';
import type { Plan } from '../../plan/phase/plan.ts';

/** Maker of the work; the `branch` is that of all runs, `commits` are a person's, and a `change` has no plan. */
export type Origin = 'attempt' | 'leg' | 'branch' | 'commits' | 'change';

/** Work before it is judged, wherever it was made. Paths are as git names them. */
export interface Candidate {
  readonly origin: Origin;
  /** The plan as far as it is judged: a part of it has the tasks and the promises before its question. */
  readonly plan: Plan;
  readonly isPart: boolean;
  readonly base: string;
  /** The commit of the work, or the tree that its commit will have. */
  readonly commit: string;
  /** The commit or tree in which its promises are looked for: merged with others' work, or with documents that no commit has. */
  readonly tree: string;
  readonly own: readonly string[];
  /** Files that count as work of the plan: its own, and those of the plan's parts before it. */
  readonly changed: readonly string[];
  /** Files that its commits changed, also those that later plans of the phase have put back or removed since. */
  readonly touched: readonly string[];
  /** Files that its commits changed and changed back: they are pushed all the same. */
  readonly undone: readonly string[];
  /** Changed files that an earlier attempt had left just so: they are no work of this one. */
  readonly inherited: ReadonlySet<string>;
  /** Changed files that a later plan changed again: the change by this one is no reason to believe what they hold. */
  readonly overwritten: ReadonlySet<string>;
  /** Changed files in which only blanks, comments or the mode changed: they are no evidence. */
  readonly hollow: ReadonlyMap<string, Substance>;
  readonly isRedo: boolean;
  /** The tasks after a person's answer, where none of their files was changed. */
  readonly untouched: readonly string[];
  /** The plan's commands can speak of the work: something that it declares was changed, now or earlier in the phase. */
  readonly hasWork: boolean;
  readonly commits: readonly { readonly sha: string; readonly subject: string }[];
  readonly isSummaryNew: boolean;
  /** The engine itself ran every task and saw each succeed, so no SUMMARY has to say so. */
  readonly isWitnessed: boolean;
  /** Reasons why no commit can have this work, as sentences. */
  readonly problems: readonly string[];
}

export function isUnder(files: Iterable<string>, path: string): boolean {
  for (const file of files)
    if (file === path || file.startsWith(`${path}/`) || posix.normalize(file) === path) return true;
  return false;
}
