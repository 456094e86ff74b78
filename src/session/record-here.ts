import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git/git.ts';
import { ledgerDir } from '../ledger/ledger.ts';
import { restoreState } from '../ledger/published-state.ts';
import { fetchRecord } from '../ledger/shared-record.ts';
import { phaseKey } from '../phase/phase-id.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from './command.ts';
import type { ReadSchedule } from './read-schedule.ts';
import { remoteOf } from './remote.ts';

/** Reads the ledger of this checkout or, where a remote is named, the one that is published there. */
export async function withLedger<T>(
  { phase }: Pick<ReadSchedule, 'phase'>,
  { git, prefix }: { git: Git; prefix: string },
  settings: Settings,
  world: World,
  look: (dir: string) => T,
): Promise<T> {
  if (settings.remote === '') return look(ledgerDir(git.gitDir, prefix, phaseKey(phase.id)));
  const remote = remoteOf(git, settings, world);
  const found = await fetchRecord({ git, remote, prefix, phase: phase.id });
  const dir = mkdtempSync(join(world.temporaryDirectory, 'phase-executor-status-'));
  try {
    if (found !== null) await restoreState(git, found.commit, dir);
    return look(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
