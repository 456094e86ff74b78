import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { changedBetween } from '../../system/git/tree.ts';
import { declaredChanges } from '../checks/declared.ts';
import { type Substance, substanceOf } from '../checks/substance.ts';

/** The texts of a file before and after an attempt; null where it is not there, or cannot be compared. */
export type Texts = Record<'before' | 'after', (path: string) => Promise<string | null>>;

/** Of more files than these one that says something is enough, and the others need not be read. */
const manyFiles = 50;

/** Of still more nobody waits for the last. */
export const mostFilesRead = 1_000;

/** Of the changed files those in which nothing changed that says anything, and what did. */
export async function hollowIn(changed: readonly string[], { before, after }: Texts): Promise<Map<string, Substance>> {
  const hollow = new Map<string, Substance>();
  for (const path of changed.slice(0, mostFilesRead)) {
    const [was, is] = [await before(path), await after(path)];
    const substance = was === null || is === null ? 'content' : substanceOf(path, was, is);
    if (substance !== 'content') hollow.set(path, substance);
    else if (changed.length > manyFiles && !/(?:^|\/)\.planning\//.test(path)) return new Map();
  }
  return hollow;
}

/** Tells whether something that the plan declares was changed between the beginning of the phase and the attempt. */
export async function wasBegun(
  plan: Plan,
  base: string,
  { found, workspace: { git, prefix } }: Pick<PhaseContext, 'found' | 'workspace'>,
): Promise<boolean> {
  if (base === found.startCommit) return false;
  const changed = await changedBetween(git, found.startCommit, base);
  return declaredChanges(plan, changed, prefix).count > 0;
}
