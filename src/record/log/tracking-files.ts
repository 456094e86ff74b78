import { copyFileSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Git } from '../../system/git/git.ts';
import { presentFiles, restoreFiles } from '../../system/git/tree.ts';

/** Files with one writer, the orchestrator (I9), relative to the root. */
export const trackingFiles = [
  '.planning/STATE.md',
  '.planning/ROADMAP.md',
  '.planning/EXECUTION_LOG.md',
  '.planning/.orchestrator-state.json',
  '.planning/specialist-errors.jsonl',
] as const;

/**
 * Sets the tracking files to what HEAD has: a run that was stopped could not commit them any more, and where the phase
 * has gone on elsewhere they would only be in the way. What they held goes into `folder` first (I5).
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

/** Remembers the tracking files as they are and returns how to set them back; that tells which had been changed. */
export function guardTrackingFiles(root: string): () => RestoredFile[] {
  const before = new Map(trackingFiles.map((file) => [file, tryReadRegular(join(root, file))]));
  return () => setTrackingFilesBack(root, before);
}

/** A file that has its contents of before again; null for a file that is not there. */
export interface RestoredFile {
  readonly file: string;
  readonly before: string | null;
  readonly now: string | null;
}

/** Gives the tracking files these contents, null for none. Returns those that had others. */
export function setTrackingFilesBack(root: string, before: ReadonlyMap<string, string | null>): RestoredFile[] {
  return [...before].flatMap(([file, content]) => {
    const path = join(root, file);
    const now = tryReadRegular(path);
    if (now === content && (content !== null || !entryExists(path))) return [];
    if (content === null) rmSync(path, { recursive: true, force: true });
    else {
      if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { recursive: true, force: true });
      replaceFile(path, content);
    }
    return [{ file, before: content, now }];
  });
}

/** Whether anything at all lies there, a broken link included. */
function entryExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Paths of the main checkout that differ from its commit and that neither the orchestrator nor its user had changed. */
export async function foreignPaths({
  workspace,
  found,
}: {
  readonly workspace: Workspace;
  readonly found: { readonly dirtyAtStart: ReadonlySet<string> };
}): Promise<string[]> {
  const { git, prefix } = workspace;
  const own = new Set(trackingFiles.map((file) => `${prefix}${file}`));
  const { changes } = await git.state();
  return changes.map(({ path }) => path).filter((path) => !own.has(path) && !found.dirtyAtStart.has(path));
}
