import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { World } from '../../settings/call/world.ts';
import { writeBundle } from '../../system/git/bundle/bundle.ts';
import { BundleError } from '../../system/git/bundle/bundle-error.ts';
import { refPart } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { GitError } from '../../system/git/git-error.ts';
import { ArtifactError, Artifacts } from '../host/artifacts.ts';

/**
 * Uploads commits that could not be pushed, for the machine goes with its checkout. `from` is where the remote has their branch.
 * Returns how to get them, as a sentence; null without an artifact service, which has to be loaded before the first agent.
 */
export async function uploadUnpushed(
  sha: string,
  from: string | null,
  { phase, workspace: { git } }: PhaseContext,
  world: World,
): Promise<string | null> {
  if (!Artifacts.available(world.environment) || world.interrupt.soon.aborted) return null;
  const id = refPart(phase.id);
  const name = `phase-${id}-unpushed`;
  const folder = join(world.temporaryDirectory, `phase-executor-${name}`);
  const ref = `refs/phase-executor/${id}/unpushed`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const event = await git.resolve(world.environment.GITHUB_SHA ?? '');
    const known = [from, event].filter((each) => each !== null);
    if (!(await writeBundle(git, join(folder, 'work.bundle'), [{ ref, commit: sha }], known))) return null;
    const stored = await new Artifacts(world.environment).upload(name, folder);
    return `the commits are in the artifact ${stored.name}: git fetch work.bundle ${ref}`;
  } catch (error) {
    if (!(error instanceof ArtifactError || error instanceof BundleError || error instanceof GitError)) throw error;
    return `the commits could not be uploaded either: ${error.message}`;
  }
}
