import { copyFileSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Git } from '../git/git.ts';
import { filesIn, restoreFiles } from '../git/tree.ts';

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
  const committed = await filesIn(git, 'HEAD', changed);
  await git.run(['reset', '--quiet', '--', ...changed]);
  await restoreFiles(git, 'HEAD', committed);
  for (const path of changed)
    if (!committed.includes(path)) rmSync(join(git.root, path), { recursive: true, force: true });
}
