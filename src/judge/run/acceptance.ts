import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { currentReports } from '../../plan/phase/phase.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isUatFile, openGaps } from '../../plan/phase/uat.ts';
import { readVerification } from '../../plan/phase/verification.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { isAncestor, lastChange } from '../../system/git/history.ts';
import { clipText, firstFew } from '../../system/text/text.ts';
import { inTree } from '../candidate/declared.ts';
import type { GateContext } from './judge-environment.ts';

/** Gaps that a person found (`07-UAT.md`), until a plan closed gaps after it or a report says that all passed. */
export async function acceptanceGaps(run: GateContext): Promise<string[]> {
  const { phase, workspace } = run;
  const matches: string[] = [];
  const files = readdirSync(join(workspace.root, phase.dir)).filter((file) => isUatFile(file, phase.id));
  for (const file of files) {
    const path = `${phase.dir}/${file}`;
    const gaps = openGaps(tryReadRegular(join(workspace.root, path)) ?? '');
    if (gaps.length === 0 || (await isClosedSince(path, run))) continue;
    const clipped = gaps.map((gap) => clipText(gap, 80));
    const named = firstFew(clipped, 3, '; ');
    matches.push(`UAT: ${file} has open gaps: ${named}; close them, and set their status to resolved`);
  }
  return matches;
}

async function isClosedSince(path: string, { phase, workspace }: GateContext): Promise<boolean> {
  const { root } = workspace;
  const closing = (await closingPlans(path, phase.plans, workspace)).map(({ summaryPath }) => summaryPath);
  const passed = currentReports(root, phase).filter(
    (report) => readVerification(tryReadRegular(join(root, report)) ?? '').status === 'passed',
  );
  return (await isOlderThan(path, closing, workspace)) || (await isOlderThan(path, passed, workspace, true));
}

/** The plans that close the gaps of a report: those that say so, and those that were written after it. */
export async function closingPlans(report: string, plans: readonly Plan[], workspace: History): Promise<Plan[]> {
  const closing: Plan[] = [];
  for (const plan of plans)
    if (plan.gapClosure || (await isOlderThan(report, [plan.path], workspace))) closing.push(plan);
  return closing;
}

type History = Pick<Workspace, 'git' | 'prefix'>;

/** True for a file that was committed before the newest of others, or with it where that is enough; false where git does not say. */
export async function isOlderThan(
  path: string,
  others: readonly string[],
  { git, prefix }: History,
  orWith = false,
): Promise<boolean> {
  const commits = [[path], others].map((files) => files.map((file) => inTree(prefix, file)));
  const [reported, last] = await Promise.all(commits.map((files) => lastChange(git, files)));
  if (!reported || !last) return false;
  return reported === last ? orWith : isAncestor(git, reported, last);
}
