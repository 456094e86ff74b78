import { withoutComments } from '../../plan/claims/comments.ts';
import { asksForStub } from '../../plan/claims/plan-exceptions.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { textInTree } from '../../system/git/tree.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import type { Finding } from '../rules/finding.ts';
import type { Candidate } from './candidate.ts';
import { declaredPaths } from './declared.ts';

export interface Judged {
  readonly candidate: Candidate;
  readonly run: PhaseContext;
  readonly files: TreeFiles;
}

export type PlanCheck = (judged: Judged) => Promise<Finding[]> | Finding[];

export function withContent({ changed, hollow }: Candidate): string[] {
  return changed.filter((path) => !hollow.has(path));
}

/** True for a file of one bare form, such as `export {}`, where the plan asks for a scaffold: that is what it asked for. */
export async function isScaffold({ candidate: { plan, tree }, run }: Judged, path: string): Promise<boolean> {
  const { git, prefix } = run.workspace;
  if (!asksForStub(plan, path, prefix)) return false;
  return withoutComments(path, (await textInTree(git, tree, path)) ?? '').trim() !== '';
}

/** True for a path that another plan of the phase, or a later part of this one, is to make or to change. */
export function belongsToOthers({ candidate: { plan, isPart }, run }: Judged): (path: string) => boolean {
  const others = run.schedule.plans
    .filter((scheduledPlan) => isPart || scheduledPlan.plan.id !== plan.id)
    .map((scheduledPlan) => declaredPaths(scheduledPlan.plan, run.workspace.prefix));
  return (path) => others.some((declared) => declared.covers(path));
}
