import { copyFileSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { decodePaths, pathBytes } from '../../system/files/path-bytes.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor } from '../../system/git/history.ts';
import { changedBetween, presentFiles, restoreFiles } from '../../system/git/tree.ts';

/** Files with one writer, the orchestrator (I9), relative to the root. */
export const trackingFiles = [
  '.planning/STATE.md',
  '.planning/ROADMAP.md',
  '.planning/EXECUTION_LOG.md',
  '.planning/.orchestrator-state.json',
  '.planning/specialist-errors.jsonl',
  '.planning/execution-log.ndjson',
] as const;

/** Reads a document without losing a byte: one that is not UTF-8 is a lone surrogate. */
export function tryReadDocument(path: string): string | null {
  // A larger file of other bytes is no document, and would take a string for each of them.
  return tryReadRegular(path, (bytes) => (bytes.length > 1_000_000 ? bytes.toString('utf8') : decodePaths(bytes)));
}

/** Replaces a document by a text of `tryReadDocument`: bytes that were not UTF-8 stay as they were. */
export function replaceDocument(path: string, text: string): void {
  replaceFile(path, pathBytes(text));
}

/**
 * Resets the tracking files to HEAD: a stopped run could not commit them, and they would block a phase that has
 * continued elsewhere. Their content is saved in `folder` first (I5).
 */
export async function setUncommittedAside(git: Git, prefix: string, folder: string): Promise<void> {
  const own = new Set(trackingFiles.map((file) => `${prefix}${file}`));
  const changed = (await git.state()).changes.map(({ path }) => path).filter((path) => own.has(path));
  if (changed.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const path of changed)
    if (lstatSync(join(git.root, path), { throwIfNoEntry: false })?.isFile())
      copyFileSync(join(git.root, path), join(folder, basename(path)));
  const committed = await presentFiles(git, 'HEAD', changed);
  await git.run(['reset', '--quiet', '--', ...changed]);
  await restoreFiles(git, 'HEAD', committed);
  for (const path of changed)
    if (!committed.includes(path)) rmSync(join(git.root, path), { recursive: true, force: true });
}

/** True when only the orchestrator's own documents differ between two commits, as a job before may have written them. */
export async function isSameWork(one: string, other: string, { git, prefix }: Workspace): Promise<boolean> {
  if (one === other) return true;
  if ((await git.resolve(one)) === null || !(await isAncestor(git, one, other))) return false;
  const own = trackingFiles.map((file) => `${prefix}${file}`);
  return (await changedBetween(git, one, other)).every((path) => own.includes(path));
}
