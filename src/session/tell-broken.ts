import { resolve } from 'node:path';
import { Git } from '../git/git.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from './command.ts';
import { failureOf } from './failure.ts';
import { prefixOf, readRunnable } from './prepare.ts';
import type { ReadSchedule } from './read-schedule.ts';
import { tellCutOff } from './tell-host.ts';

/** The short name of the branch with a phase's work; null where it is on none. */
export type FindBranch = (read: ReadSchedule, settings: Settings, git: Git) => Promise<string | null>;

/**
 * Says on the pull request that nobody could bring the phase to its end: else a comment would say for ever that it is at work.
 * Never throws; returns what could not be told, as sentences.
 */
export async function tellBroken(
  why: string,
  ref: string,
  findBranch: FindBranch,
  settings: Settings,
  world: World,
): Promise<string[]> {
  const root = resolve(world.directory, settings.root);
  try {
    const git = await Git.open(root, world.environment);
    const read = await readRunnable(root, ref);
    const branch = await findBranch(read, settings, git);
    const folder = prefixOf(git, root).replace(/\/$/, '');
    return await tellCutOff(why, { phase: read.phase, folder, branch }, settings, world);
  } catch (error) {
    return [`not told on the host: ${failureOf(error).message}`]; // what is wrong with the phase itself is told by the run
  }
}

/** Of a run in one job: the one that is checked out. */
export const ownBranch: FindBranch = async (_read, _settings, git) =>
  (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
