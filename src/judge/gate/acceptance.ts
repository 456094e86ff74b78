import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { currentReports } from '../../plan/phase/phase.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isUatFile, openGaps } from '../../plan/phase/uat.ts';
import { readVerification } from '../../plan/phase/verification.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { isAncestor, lastChange } from '../../system/git/history.ts';
import { clipped, firstFew } from '../../system/text/text.ts';
import { inTree } from '../checks/declared.ts';
import type { GateContext } from './judge-environment.ts';

/**
 * Gaps that a person found in the phase (`07-UAT.md`), a sentence for each file. As gaps of VERIFICATION.md they stand until
 * a plan that closes gaps was done after it, or a report says later that the phase passed.
 */
export async function acceptanceGaps(run: GateContext): Promise<string[]> {
  const { phase, workspace } = run;
  const found: string[] = [];
  const files = readdirSync(join(workspace.root, phase.dir)).filter((file) => isUatFile(file, phase.id));
  for (const file of files) {
    const path = `${phase.dir}/${file}`;
    const gaps = openGaps(tryReadRegular(join(workspace.root, path)) ?? '');
    if (gaps.length === 0 || (await isClosedSince(path, run))) continue;
    const named = firstFew(
      gaps.map((gap) => clipped(gap, 80)),
      3,
      '; ',
    );
    found.push(`UAT: ${file} has open gaps: ${named}; close them, and set their status to resolved`);
  }
  return found;
}

async function isClosedSince(path: string, { phase, workspace }: GateContext): Promise<boolean> {
  const { root, prefix, git } = workspace;
  const told = await lastChange(git, [inTree(prefix, path)]);
  if (told === null) return false;
  const closing = (await closingPlans(path, phase.plans, workspace)).map(({ summaryPath }) => summaryPath);
  const passed = currentReports(root, phase).filter(
    (report) => readVerification(tryReadRegular(join(root, report)) ?? '').status === 'passed',
  );
  for (const [files, isOneCommitEnough] of [
    [closing, false],
    [passed, true],
  ] as const) {
    const last = await lastChange(
      git,
      files.map((each) => inTree(prefix, each)),
    );
    if (last !== null && (last === told ? isOneCommitEnough : await isAncestor(git, told, last))) return true;
  }
  return false;
}

/** The plans that close the gaps of a report: those that say so, and those that were written after it. */
export async function closingPlans(
  report: string,
  plans: readonly Plan[],
  { git, prefix }: Pick<Workspace, 'git' | 'prefix'>,
): Promise<Plan[]> {
  const told = await lastChange(git, [inTree(prefix, report)]);
  const closing: Plan[] = [];
  for (const plan of plans) {
    const planned = plan.gapClosure || told === null ? null : await lastChange(git, [inTree(prefix, plan.path)]);
    const isLater = planned !== null && told !== null && planned !== told && (await isAncestor(git, told, planned));
    if (plan.gapClosure || isLater) closing.push(plan);
  }
  return closing;
}
