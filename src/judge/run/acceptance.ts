import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listCurrentReports } from '../../plan/phase/phase.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isUatFile, listOpenGaps } from '../../plan/phase/uat.ts';
import { readVerification } from '../../plan/phase/verification.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { findLastChange, isAncestor } from '../../system/git/history.ts';
import { clipText, joinFirstFew } from '../../system/text/text.ts';
import { toTreePath } from '../candidate/declared.ts';
import type { GateContext } from './judge-environment.ts';

/** Lists gaps recorded in UAT files that no later plan or passing report has closed. */
export async function listAcceptanceGaps(run: GateContext): Promise<string[]> {
  const { phase, workspace } = run;
  const messages: string[] = [];
  const files = readdirSync(join(workspace.root, phase.dir)).filter((file) => isUatFile(file, phase.id));
  for (const file of files) {
    const path = `${phase.dir}/${file}`;
    const gaps = listOpenGaps(tryReadRegular(join(workspace.root, path)) ?? '');
    if (gaps.length === 0 || (await isClosedSince(path, run))) continue;
    const clipped = gaps.map((gap) => clipText(gap, 80));
    const gapList = joinFirstFew(clipped, 3, '; ');
    messages.push(`UAT: ${file} has open gaps: ${gapList}; close them, and set their status to resolved`);
  }
  return messages;
}

async function isClosedSince(path: string, { phase, workspace }: GateContext): Promise<boolean> {
  const { root } = workspace;
  const closingSummaries = (await listClosingPlans(path, phase.plans, workspace)).map(({ summaryPath }) => summaryPath);
  const passed = listCurrentReports(root, phase).filter(
    (report) => readVerification(tryReadRegular(join(root, report)) ?? '').status === 'passed',
  );
  return (await isOlderThan(path, closingSummaries, workspace)) || (await isOlderThan(path, passed, workspace, true));
}

export async function listClosingPlans(report: string, plans: readonly Plan[], workspace: History): Promise<Plan[]> {
  const plansAfterReport: Plan[] = [];
  for (const plan of plans)
    if (plan.gapClosure || (await isOlderThan(report, [plan.path], workspace))) plansAfterReport.push(plan);
  return plansAfterReport;
}

type History = Pick<Workspace, 'git' | 'prefix'>;

/** Returns true if `path` was committed before the newest of `others`. With `orWith`, the same commit counts as older. */
export async function isOlderThan(
  path: string,
  others: readonly string[],
  { git, prefix }: History,
  orWith = false,
): Promise<boolean> {
  const commits = [[path], others].map((files) => files.map((file) => toTreePath(prefix, file)));
  const [ownCommit, newestCommit] = await Promise.all(commits.map((files) => findLastChange(git, files)));
  if (!ownCommit || !newestCommit) return false;
  return ownCommit === newestCommit ? orWith : isAncestor(git, ownCommit, newestCommit);
}
