import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTree } from '../../judge/checks/declared.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { PartialWork } from '../../system/git/checkpoint/partial-work.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Attempt } from './attempt-state.ts';

/** Keeps what the attempt left (I5), then puts everything back (I4). Returns what was kept, if there was anything. */
export async function undo(attempt: Attempt, message: string): Promise<PartialWork | null> {
  const { plan, number, run, start, stamp } = attempt;
  const { checkpoints, root } = run.workspace;
  const { ledger } = run.services;
  const { checkpoint } = start;
  const known = attempt.tree ?? (await checkpoints.scan());
  const kept = await checkpoints.keep(checkpoint, {
    phase: run.phase.id,
    plan: plan.id,
    attempt: number,
    message,
    known,
  });
  ledger.append('rollback', { ...stamp, tag: checkpoint.tag, kept: kept?.ref ?? null });
  const { state, refs, hooks } = await checkpoints.rollback(checkpoint, { kept, known });
  const files = [...refs, ...hooks.map((name) => `.git/hooks/${name}`)];
  if (files.length > 0) ledger.append('set_back', { ...stamp, files });
  run.workspace.remember(state);
  setSummaryBack(join(root, plan.summaryPath), start.summaryBefore);
  for (const { path } of plan.mustHaves.artifacts) removeEmptyFolder(run.workspace, path);
  await checkpoints.discard(checkpoint);
  return kept;
}

/**
 * Where `.planning` is ignored by git no rollback reaches it, and a failed attempt's summary would make the plan look
 * done; and git sees no empty folder and no pipe in its place, on which the next attempt would stumble. True where there
 * was something to put back.
 */
export function setSummaryBack(path: string, before: string | null): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (before === null ? found === undefined : tryReadRegular(path) === before) return false;
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
