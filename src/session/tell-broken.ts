import { resolve } from 'node:path';
import { Git } from '../git/git.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from './command.ts';
import { failureOf } from './failure.ts';
import { prefixOf, readRunnable } from './prepare.ts';
import type { ReadSchedule } from './read-schedule.ts';
import { type CutOff, type CutOffPlace, tellCutOff } from './tell-host.ts';
import { pushesWork } from './work-branch.ts';

/** The branch with a phase's work, by its short name; null where it is on none. */
export type FindBranch = (
  read: ReadSchedule,
  settings: Settings,
  git: Git,
  world: World,
) => Promise<CutOffPlace['branch']>;

/**
 * Says on the pull request that nobody could bring the phase to its end: else a comment would say for ever that it is at work.
 * Never throws; returns what could not be told, as sentences.
 */
export async function tellBroken(
  cutOff: CutOff,
  ref: string,
  findBranch: FindBranch,
  settings: Settings,
  world: World,
): Promise<string[]> {
  const root = resolve(world.directory, settings.root);
  try {
    const git = await Git.open(root, world.environment);
    const read = await readRunnable(root, ref);
    const branch = await findBranch(read, settings, git, world);
    return await tellCutOff(cutOff, { phase: read.phase, prefix: prefixOf(git, root), branch, git }, settings, world);
  } catch (error) {
    return [`not told on the host: ${failureOf(error).message}`]; // what is wrong with the phase itself is told by the run
  }
}

/** Of a run in one job: the one that is checked out. */
export const ownBranch: FindBranch = async (_read, settings, git, world) => {
  const name = (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
  return name === null ? null : { name, isPushed: pushesWork(settings, world) };
};
