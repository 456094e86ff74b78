import { presentFiles } from '../../system/git/tree.ts';
import { declaredPaths } from '../checks/declared.ts';
import { mayShadow, shadowing } from '../checks/shadows.ts';
import { type CheckAnswer, failed, type Judged } from './check-answer.ts';

/** No new file that no plan of the phase names is taken in place of what programs found before. */
export async function checkShadows({ candidate: { changed, base, tree }, run }: Judged): Promise<CheckAnswer> {
  const { git, prefix } = run.workspace;
  const plans = run.schedule.plans.map(({ plan }) => declaredPaths(plan, prefix));
  const isOpen = (path: string) => mayShadow(path) && !plans.some((declared) => declared.names(path));
  const suspects = changed.filter((path) => !path.startsWith(`${prefix}.planning/`) && isOpen(path)).slice(0, mostNew);
  const [old, present] = [await presentFiles(git, base, suspects), await presentFiles(git, tree, suspects)];
  const answers: CheckAnswer[] = [];
  for (const path of present.filter((each) => !old.includes(each))) {
    const what = await shadowing({ path, git, base, tree });
    if (what !== null) answers.push(failed('scope/shadow', path, [`${what}, and no plan names it`]));
  }
  return { findings: answers.flatMap(({ findings }) => findings) };
}

/** Looking at more would take longer than it is worth. */
const mostNew = 500;
