import { type PhasePlace, sharedTtlMs } from '../../publish/branch/record-place.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import type { StateManifest } from '../../record/published/published-state.ts';
import { SharedLease } from '../../record/published/shared-lease.ts';
import { remoteOf } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { RefusedError } from '../../system/git/git-error.ts';

/** What holds a phase for more than this checkout. */
export interface RecordKeeper {
  readonly beat: () => void;
  /** Publishes the record as it is now. */
  readonly publish: () => Promise<void>;
  readonly onEvent: (event: LedgerEvent) => void;
  readonly release: () => Promise<void>;
}

/** The place of a phase's record, for a run that is about to take it. */
export interface RecordPlace extends PhasePlace {
  readonly runId: string;
  /** To be called when somebody else has taken the phase over. */
  readonly onLost: () => void;
  /** To be called before the record here is put aside: what it alone knows of has to be kept. */
  readonly beforeAside: () => Promise<void>;
  /** Tells what goes wrong meanwhile, on record as soon as there is one. */
  readonly warn: (message: string) => void;
}

/** Goes to where the work of a phase belongs, before it is read there; `last` is what the remote knows of the last run. */
export type EnterBranch = (place: PhasePlace, last: StateManifest | null) => Promise<void>;

/** Takes the phase on the remote as well, where one is named, and enters the branch of the work, where it has one. */
export async function holdShared(
  { warn, ...place }: RecordPlace,
  enter: EnterBranch | null,
  settings: Settings,
  world: World,
): Promise<SharedLease | null> {
  if (settings.remote === '') {
    await enter?.(place, null);
    return null;
  }
  try {
    return await SharedLease.take({
      ...place,
      remote: remoteOf(place.git, settings, world),
      ttlMs: sharedTtlMs(settings),
      enter: async (last) => enter?.(place, last),
      tell: warn,
      onTrouble: (message) => warn(`the state of the run was not published: ${message}`),
    });
  } catch (error) {
    const isAssumed = enter !== null && settings.branch === '' && world.configuration.givenAs === 'input';
    if (!isAssumed || !(error instanceof RefusedError)) throw error;
    // Nobody has said that anything is to be pushed.
    throw new RefusedError(`${error.message}; or give branch: current, which pushes nothing`, { cause: error });
  }
}
