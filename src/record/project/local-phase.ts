import { configuredRemote } from '../../settings/call/remote-setting.ts';
import { projectRoot, type World } from '../../settings/call/world.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { Git } from '../../system/git/git.ts';
import { ledgerDir } from '../log/ledger.ts';
import type { AnswerStore } from '../published/answers.ts';
import { projectPrefix, type ReadSchedule, readSchedule } from './read-schedule.ts';

/** A phase in a checkout: its plans, and where they lie. */
export interface LocalPhase extends ReadSchedule {
  /** Folder of the project. */
  readonly root: string;
  readonly git: Git;
  /** The project's path below the top of the repository, with a slash at the end; empty for the top. */
  readonly prefix: string;
}

/** Opens a phase of the project that the settings name. @throws PhaseError and GitError */
export async function openPhase(ref: string, world: World, read = readSchedule): Promise<LocalPhase> {
  const root = projectRoot(world);
  return localPhase(await read(root, ref), root, await Git.open(root, world.environment));
}

export function localPhase(read: ReadSchedule, root: string, git: Git): LocalPhase {
  return { ...read, root, git, prefix: projectPrefix(git, root) };
}

/** Opens the repository of a folder; null where there is none. */
export async function tryOpenGit(root: string, { environment }: Pick<World, 'environment'>): Promise<Git | null> {
  try {
    return await Git.open(root, environment);
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}

/** Folder of the phase's record in this checkout, which may not exist yet. */
export function getRecordFolder({ git, phase, prefix }: LocalPhase): string {
  return ledgerDir(git.gitDir, prefix, phase.id);
}

/** Place of the answers to a phase: on the remote, where the settings name one. */
export function answerStore({ git, phase, prefix }: LocalPhase, world: World): AnswerStore {
  const remote = world.settings.remote === '' ? null : configuredRemote(git, world);
  return { git, phase: phase.id, prefix, remote };
}
