import type { LedgerEvent } from '../ledger/event.ts';
import { SharedLease } from '../ledger/shared-lease.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from './command.ts';
import { type PhasePlace, sharedTtlMs } from './record-place.ts';
import { remoteOf } from './remote.ts';

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

/** Takes the phase on the remote as well, where one is named. */
export async function holdShared(
  { read, warn, ...ground }: RecordPlace,
  settings: Settings,
  world: World,
): Promise<SharedLease | null> {
  if (settings.remote === '') return null;
  return SharedLease.take({
    ...ground,
    remote: remoteOf(ground.git, settings, world),
    ttlMs: sharedTtlMs(settings),
    tell: warn,
    onTrouble: (message) => warn(`the state of the run was not published: ${message}`),
  });
}
