import { join } from 'node:path';
import { isNamed } from '../../judge/checks/declared.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isPlanDocument } from '../../plan/phase/plan-file.ts';
import { trackingFiles } from '../../record/log/tracked.ts';
import { tryRead } from '../../system/files/atomic-file.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { changedSince, filesIn, restoreFiles, textIn } from '../../system/git/tree.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';

/** Documents that were put back as they were before the attempt, as git names them, and what to report of it. */
export interface SetBack {
  readonly files: readonly string[];
  readonly remarks: readonly string[];
}

/**
 * Undoes what an attempt changed, from habit or with a formatter, in documents that are not its own: the orchestrator's
 * files, REQUIREMENTS.md, config.json, plans, and summaries of other plans. It is no reason to fail: what is undone
 * cannot mislead anybody. A document that the plan declares is its own. What is new is left to be judged.
 */
export async function setBackDocuments(
  plan: Plan,
  checkpoint: Checkpoint,
  after: TreeState,
  dirtyBefore: ReadonlySet<string>,
  workspace: Workspace,
): Promise<SetBack> {
  const { git, prefix } = workspace;
  const differing = (await changedSince(git, checkpoint.head, after)).filter(
    (path) => isOthers(path, plan, prefix) && !isOwn(path, plan, prefix) && !dirtyBefore.has(path),
  );
  const files = differing.length === 0 ? [] : await filesIn(git, checkpoint.head, differing);
  if (files.length === 0) return { files: [], remarks: [] };
  const remarks: string[] = [];
  for (const path of files) {
    const before = (await textIn(git, checkpoint.head, path)) ?? '';
    const left = tryRead(join(git.root, path));
    const now = left === before && after.head !== null ? await textIn(git, after.head, path) : left;
    remarks.push(remarkOn(path, before, now));
  }
  await restoreFiles(git, checkpoint.head, files);
  return { files, remarks };
}

/** Whether the plan names a document as its own; nothing makes the orchestrator's files so (I9). */
function isOwn(path: string, plan: Plan, prefix: string): boolean {
  return isNamed(plan, path, prefix) && !(trackingFiles as readonly string[]).includes(path.slice(prefix.length));
}

/** Whether a path is a document of the project that this plan does not own. */
function isOthers(path: string, plan: Plan, prefix: string): boolean {
  if (isPlanDocument(path)) return true;
  if (!path.startsWith(`${prefix}.planning/`)) return false;
  const inProject = path.slice(prefix.length);
  if ((trackingFiles as readonly string[]).includes(inProject)) return true;
  if (['.planning/REQUIREMENTS.md', '.planning/config.json', '.planning/PROJECT.md'].includes(inProject)) return true;
  const [, name = ''] = /^\.planning\/phases\/[^/]+\/(.+)$/.exec(inProject) ?? [];
  if (name === '') return false;
  return /summary\.md$/i.test(name) && inProject !== plan.summaryPath;
}

/** What was undone, with the lines that are lost by it: a decision noted in STATE.md can be noted again by a person. */
export function remarkOn(path: string, before: string, now: string | null): string {
  if (now === null) return `put ${path} back, which the attempt had removed`;
  const known = new Set(before.split('\n'));
  const added = now.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  const shown = added.slice(0, 3).map((line) => JSON.stringify(line.trim().slice(0, 120)));
  const more = added.length > 3 ? ` and ${added.length - 3} more lines` : '';
  const lines = shown.length === 0 ? '' : `; it had written ${shown.join(', ')}${more}`;
  return `undid the attempt's change of ${path}${lines}`;
}
