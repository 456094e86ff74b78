import { changedBetween } from '../git/tree.ts';
import { declaredChanges } from '../judge/declared.ts';
import type { Plan } from '../phase/plan.ts';
import { type Substance, substanceOf } from '../verify/substance.ts';
import type { RunContext } from './run-context.ts';

/** The texts of a file before and after an attempt; null where it is not there, or cannot be compared. */
export type Texts = Record<'before' | 'after', (path: string) => Promise<string | null>>;

/** More files than these were not all changed in blanks only. */
const mostFiles = 50;

/** Of the changed files those in which nothing changed that says anything, and what did. */
export async function hollowIn(changed: readonly string[], { before, after }: Texts): Promise<Map<string, Substance>> {
  const hollow = new Map<string, Substance>();
  if (changed.length > mostFiles) return hollow;
  for (const path of changed) {
    const [was, is] = [await before(path), await after(path)];
    const substance = was === null || is === null ? 'content' : substanceOf(path, was, is);
    if (substance !== 'content') hollow.set(path, substance);
  }
  return hollow;
}

/** Whether something that the plan declares was changed between the beginning of the phase and the attempt. */
export async function wasBegun(
  plan: Plan,
  base: string,
  { found, workspace: { git, prefix } }: Pick<RunContext, 'found' | 'workspace'>,
): Promise<boolean> {
  if (base === found.startCommit) return false;
  const changed = await changedBetween(git, found.startCommit, base);
  return declaredChanges(plan, changed, prefix).count > 0;
}
