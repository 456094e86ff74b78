import { presentFiles } from '../../system/git/tree.ts';
import { declaredPaths } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import type { Finding } from '../rules/finding.ts';
import { findShadowed, mayShadow } from './shadows.ts';

/** No new file that no plan of the phase names is taken in place of what programs found before. */
export async function checkShadows({ candidate: { changed, base, tree }, run }: Judged): Promise<Finding[]> {
  const { git, prefix } = run.workspace;
  const plans = run.schedule.plans.map(({ plan }) => declaredPaths(plan, prefix));
  const isOpen = (path: string) => mayShadow(path) && !plans.some((declared) => declared.names(path));
  const suspects = changed.filter((path) => !path.startsWith(`${prefix}.planning/`) && isOpen(path)).slice(0, maxNew);
  const [old, present] = [await presentFiles(git, base, suspects), await presentFiles(git, tree, suspects)];
  const findings: Finding[] = [];
  for (const path of present.filter((each) => !old.includes(each))) {
    const what = await findShadowed({ path, git, base, tree });
    if (what !== null)
      findings.push({ rule: 'scope/shadow', passed: false, subject: path, message: `${what}, and no plan names it` });
  }
  return findings;
}

/** Looking at more would take longer than it is worth. */
const maxNew = 500;
