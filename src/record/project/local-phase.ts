import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import { findProjectRoot, type World } from '../../settings/call/world.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { Git } from '../../system/git/git.ts';
import { getLedgerDir } from '../log/ledger.ts';
import type { AnswerStore } from '../published/answers.ts';
import { getProjectPrefix, type ReadSchedule, readSchedule } from './read-schedule.ts';

export interface LocalPhase extends ReadSchedule {
  readonly root: string;
  readonly git: Git;
  /** Project path inside the repository with a trailing slash; empty for the repository root. */
  readonly prefix: string;
}

/** Opens a phase of the configured project. @throws PhaseError and GitError */
export async function openPhase(ref: string, world: World, readPhase = readSchedule): Promise<LocalPhase> {
  const root = findProjectRoot(world);
  return localPhase(await readPhase(root, ref), root, await Git.open(root, world.environment));
}

export function localPhase(phaseSchedule: ReadSchedule, root: string, git: Git): LocalPhase {
  return { ...phaseSchedule, root, git, prefix: getProjectPrefix(git, root) };
}

export async function tryOpenGit(root: string, { environment }: Pick<World, 'environment'>): Promise<Git | null> {
  try {
    return await Git.open(root, environment);
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}

/** Returns the phase's ledger directory, which may not exist yet. */
export function getRecordFolder({ git, phase, prefix }: LocalPhase): string {
  return getLedgerDir(git.gitDir, prefix, phase.id);
}

/** Answers are stored on the remote if the settings name one. */
export function answerStore({ git, phase, prefix }: LocalPhase, world: World): AnswerStore {
  const remote = world.settings.remote === '' ? null : findConfiguredRemote(git, world);
  return { git, phase: phase.id, prefix, remote };
}
