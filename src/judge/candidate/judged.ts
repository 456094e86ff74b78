import { withoutComments } from '../../plan/claims/comments.ts';
import { asksForStub } from '../../plan/claims/plan-exceptions.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { readTextInTree } from '../../system/git/tree.ts';
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

export function listContentChanges({ changed, hollow }: Candidate): string[] {
  return changed.filter((path) => !hollow.has(path));
}

/** Returns true if the plan asks for a scaffold such as `export {}` and the file has content. */
export async function isScaffold({ candidate: { plan, tree }, run }: Judged, path: string): Promise<boolean> {
  const { git, prefix } = run.workspace;
  if (!asksForStub(plan, path, prefix)) return false;
  return withoutComments(path, (await readTextInTree(git, tree, path)) ?? '').trim() !== '';
}

export function belongsToOthers({ candidate: { plan, isPart }, run }: Judged): (path: string) => boolean {
  const otherDeclarations = run.schedule.plans
    .filter((scheduledPlan) => isPart || scheduledPlan.plan.id !== plan.id)
    .map((scheduledPlan) => declaredPaths(scheduledPlan.plan, run.workspace.prefix));
  return (path) => otherDeclarations.some((declared) => declared.covers(path));
}
