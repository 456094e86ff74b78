import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTree } from '../../judge/checks/declared.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { replaceFile, tryRead } from '../../system/files/atomic-file.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { KeptWork } from '../../system/git/checkpoint/partial-work.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import type { RunContext } from '../context/run-context.ts';

/** Keeps what the attempt left (I5), then puts everything back (I4). Returns what was kept, if there was anything. */
export async function undo(
  plan: Plan,
  attempt: number,
  facts: { checkpoint: Checkpoint; after: TreeState | null; summaryBefore: string | null; message: string },
  run: RunContext,
): Promise<KeptWork | null> {
  const { checkpoint, after, summaryBefore, message } = facts;
  const known = after ?? (await run.workspace.checkpoints.scan());
  const kept = await run.workspace.checkpoints.keep(checkpoint, {
    phase: run.phase.id,
    plan: plan.id,
    attempt,
    message,
    known,
  });
  run.services.ledger.append('rollback', { plan: plan.id, attempt, tag: checkpoint.tag, kept: kept?.ref ?? null });
  const { state, refs, hooks } = await run.workspace.checkpoints.rollback(checkpoint, { kept, known });
  const files = [...refs, ...hooks.map((name) => `.git/hooks/${name}`)];
  if (files.length > 0) run.services.ledger.append('set_back', { plan: plan.id, attempt, files });
  run.workspace.remember(state);
  setSummaryBack(join(run.workspace.root, plan.summaryPath), summaryBefore);
  for (const { path } of plan.mustHaves.artifacts) removeEmptyFolder(run.workspace, path);
  await run.workspace.checkpoints.discard(checkpoint);
  return kept;
}

/**
 * Where `.planning` is ignored by git no rollback reaches it, and a failed attempt's summary would make the plan look
 * done; and git sees no empty folder and no pipe in its place, on which the next attempt would stumble. True where there
 * was something to put back.
 */
export function setSummaryBack(path: string, before: string | null): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (before === null ? found === undefined : tryRead(path) === before) return false;
  rmSync(path, { recursive: true, force: true });
  if (before !== null) replaceFile(path, before);
  return true;
}

/** Git sees no empty folder, and where a promised file is to be one would stand in the way of the next attempt. */
function removeEmptyFolder(workspace: Workspace, path: string): void {
  const file = join(workspace.root, path);
  if (inTree(workspace.prefix, path).startsWith('..') || !lstatSync(file, { throwIfNoEntry: false })?.isDirectory())
    return;
  if (readdirSync(file).length === 0) rmdirSync(file);
}
