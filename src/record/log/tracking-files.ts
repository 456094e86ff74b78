import { copyFileSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { decodePaths, pathBytes } from '../../system/files/path-bytes.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor } from '../../system/git/history.ts';
import { filterPresentFiles, listChangedPaths, restoreFiles } from '../../system/git/tree.ts';

/** Files that only the orchestrator writes (I9), relative to the root. */
export const trackingFiles = [
  '.planning/STATE.md',
  '.planning/ROADMAP.md',
  '.planning/EXECUTION_LOG.md',
  '.planning/.orchestrator-state.json',
  '.planning/specialist-errors.jsonl',
  '.planning/execution-log.ndjson',
] as const;

/** Reads a document losslessly: a byte that isn't UTF-8 becomes a lone surrogate. */
export function tryReadDocument(path: string): string | null {
  // Decoding a large binary file byte by byte would take too much memory.
  return tryReadRegular(path, (bytes) => (bytes.length > 1_000_000 ? bytes.toString('utf8') : decodePaths(bytes)));
}

/** Writes a text from `tryReadDocument`; bytes that aren't UTF-8 are restored. */
export function replaceDocument(path: string, text: string): void {
  replaceFile(path, pathBytes(text));
}

/**
 * Resets the tracking files to HEAD after saving them in `folder` (I5). A stopped run couldn't commit them, and they
 * would block a phase that has continued elsewhere.
 */
export async function setUncommittedAside(git: Git, prefix: string, folder: string): Promise<void> {
  const ownPaths = new Set(trackingFiles.map((file) => `${prefix}${file}`));
  const changed = (await git.state()).changes.map(({ path }) => path).filter((path) => ownPaths.has(path));
  if (changed.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const path of changed)
    if (lstatSync(join(git.root, path), { throwIfNoEntry: false })?.isFile())
      copyFileSync(join(git.root, path), join(folder, basename(path)));
  const committed = await filterPresentFiles(git, 'HEAD', changed);
  await git.run(['reset', '--quiet', '--', ...changed]);
  await restoreFiles(git, 'HEAD', committed);
  for (const path of changed)
    if (!committed.includes(path)) rmSync(join(git.root, path), { recursive: true, force: true });
}

/** True if two commits differ only in the tracking files, which an earlier job may have written. */
export async function isSameWork(
  firstCommit: string,
  secondCommit: string,
  { git, prefix }: Workspace,
): Promise<boolean> {
  if (firstCommit === secondCommit) return true;
  if ((await git.resolve(firstCommit)) === null || !(await isAncestor(git, firstCommit, secondCommit))) return false;
  const ownPaths = trackingFiles.map((file) => `${prefix}${file}`);
  return (await listChangedPaths(git, firstCommit, secondCommit)).every((path) => ownPaths.includes(path));
}
