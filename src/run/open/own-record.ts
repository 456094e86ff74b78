import { basename, join, relative } from 'node:path';
import { samePhase } from '../../plan/phase/phase-id.ts';
import { type PhaseScope, sharedTtlMs } from '../../publish/branch/work-branch.ts';
import { type Ledger, logPath } from '../../record/log/ledger.ts';
import { readStateFile, setStateAside, stateFile, stateKeeper } from '../../record/log/state-file.ts';
import type { LocalPhase } from '../../record/project/local-phase.ts';
import type { StateManifest } from '../../record/published/published-state.ts';
import { SharedLease } from '../../record/published/shared-lease.ts';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import { RefusedError } from '../../system/git/calls/git-error.ts';
import { keepOutOfGit } from '../../system/git/exclude.ts';

/** Keeps `.planning/.orchestrator-state.json` up to date; moves a foreign file aside. */
export async function keepState(read: LocalPhase, ledger: Ledger, world: World): Promise<void> {
  const { phase, root, git, prefix } = read;
  if (!(await keepOutOfGit(git, `${prefix}${stateFile}`))) {
    world.progress(`${stateFile} is tracked by git, so it is not updated; state rebuild shows the state`);
    return;
  }
  const facts = { phase: basename(phase.dir), checkpointFile: relative(root, logPath(ledger.dir)) };
  const stateFileContent = readStateFile(root);
  if (
    stateFileContent.kind === 'unusable' ||
    (stateFileContent.kind === 'state' && !samePhase(stateFileContent.state.phase, facts.phase))
  ) {
    const aside = join(ledger.dir, `${basename(stateFile)}.before`);
    setStateAside(root, aside);
    world.progress(`${stateFile} belonged to another phase or was not readable; it was moved to ${aside}`);
  }
  const keepState = stateKeeper(root, facts);
  ledger.watch((event) => {
    try {
      keepState(event, ledger.events);
    } catch (error) {
      // The log has the same facts, so the run continues.
      world.progress(`${stateFile} could not be written: ${(error as Error).message}`);
    }
  });
}

export interface RunScope extends PhaseScope {
  readonly runId: string;
  readonly onLost: () => void;
  /** Called before the local record is set aside, to save what only it has. */
  readonly beforeAside: () => Promise<void>;
  readonly warn: (message: string) => void;
}

/** Locks the phase on the remote, if any. `enter` switches to the work branch before the phase is read. */
export async function holdShared(
  { warn, ...place }: RunScope,
  enter: ((phaseScope: PhaseScope, last: StateManifest | null) => Promise<void>) | null,
  world: World,
): Promise<SharedLease | null> {
  const { settings } = world;
  if (settings.remote === '') {
    await enter?.(place, null);
    return null;
  }
  try {
    return await SharedLease.take({
      ...place,
      remote: findConfiguredRemote(place.git, world),
      ttlMs: sharedTtlMs(settings),
      enter: async (last) => enter?.(place, last),
      tell: warn,
      onTrouble: (message) => warn(`the state of the run was not published: ${message}`),
    });
  } catch (error) {
    const isAssumed = enter !== null && settings.branch === '' && world.configuration.givenAs === 'input';
    if (!isAssumed || !(error instanceof RefusedError)) throw error;
    // The user didn't ask to push anything.
    throw new RefusedError(`${error.message}; or set branch: current, which pushes nothing`, { cause: error });
  }
}
