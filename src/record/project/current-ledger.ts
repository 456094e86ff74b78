import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { configuredRemote } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { type CompletionSignal, parseSignal, SignalError } from '../../signal/completion-signal.ts';
import type { Git } from '../../system/git/git.ts';
import { ledgerDir, readSignals, signalPath } from '../log/ledger.ts';
import { restoreState } from '../published/published-state.ts';
import { fetchRecord, isRecent } from '../published/shared-record.ts';
import type { ReadSchedule } from './read-schedule.ts';

/** Reads the ledger of this checkout or, with a remote, the published one. `remoteRun` is the run at work there. */
export async function withLedger<T>(
  { phase }: Pick<ReadSchedule, 'phase'>,
  { git, prefix }: { git: Git; prefix: string },
  settings: Settings,
  world: World,
  look: (dir: string, remoteRun: string | null) => T,
): Promise<T> {
  if (settings.remote === '') return look(ledgerDir(git.gitDir, prefix, phase.id), null);
  const remote = configuredRemote(git, settings, world);
  const found = await fetchRecord({ git, remote, prefix, phase: phase.id });
  const dir = mkdtempSync(join(world.temporaryDirectory, 'phase-executor-status-'));
  try {
    if (found !== null) await restoreState(git, found.commit, dir);
    return look(dir, found !== null && isRecent(found.manifest, world.now()) ? found.manifest.runId : null);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Signals by plan id; the phase's own under `null`. @throws SignalError with the path of a damaged one. */
export function recordedSignals(dir: string): Map<string | null, CompletionSignal> {
  return new Map([...readSignals(dir)].map(([id, signal]) => [id, parseRecorded(dir, id, signal)]));
}

function parseRecorded(dir: string, id: string | null, signal: unknown): CompletionSignal {
  try {
    return parseSignal(signal);
  } catch (cause) {
    const found = (cause as Error).message;
    const advice = 'it is only a report: delete it, and the next run writes it again';
    throw new SignalError(`${signalPath(dir, id)} is damaged: ${found}; ${advice}`, { cause });
  }
}
