import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { declaredPaths } from '../checks/declared.ts';
import type { Finding } from '../rules/finding.ts';

/** A candidate with the files of its tree, and the run whose rules it is judged by. */
export interface Judged {
  readonly candidate: Candidate;
  readonly run: PhaseContext;
  readonly files: TreeFiles;
}

export type PlanCheck = (judged: Judged) => Promise<Finding[]> | Finding[];

export function withContent({ changed, hollow }: Candidate): string[] {
  return changed.filter((path) => !hollow.has(path));
}

/** True for a path that another plan of the phase, or a later part of this one, is to make or to change. */
export function belongsToOthers({ candidate: { plan, isPart }, run }: Judged): (path: string) => boolean {
  const others = run.schedule.plans
    .filter((each) => isPart || each.plan.id !== plan.id)
    .map((each) => declaredPaths(each.plan, run.workspace.prefix));
  return (path) => others.some((declared) => declared.covers(path));
}
