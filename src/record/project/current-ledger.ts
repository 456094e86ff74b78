import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import { type CompletionSignal, parseSignal, SignalError } from '../../signal/completion-signal.ts';
import { findLeaseHolder } from '../log/lease.ts';
import { getLedgerDir, getSignalPath, logPath, readRecentEvents, readSignals } from '../log/ledger.ts';
import { restoreState } from '../published/published-state.ts';
import { fetchRecord, isRecent } from '../published/shared-record.ts';
import { type PhaseState, phaseState } from '../readings/phase-state.ts';
import { deriveState } from '../readings/run-state.ts';
import type { LocalPhase } from './local-phase.ts';
import type { ReadSchedule } from './read-schedule.ts';

type Holders = Parameters<PhaseState['isAtWork']>[0];

/**
 * Reads the newest run and its valid signals. The signal of a running plan is left out, because it would look final.
 */
export function readRun({ phase }: Pick<ReadSchedule, 'phase'>, dir: string, holders: Holders) {
  const events = readRecentEvents(dir, phase.id);
  const recorded = phaseState(events);
  const { opening, ended } = recorded;
  const run = { opening, ended, isAtWork: recorded.isAtWork(holders) };
  const state = deriveState(recorded, { phase: basename(phase.dir), checkpointFile: logPath(dir) });
  const isOpen = (plan: string) =>
    run.isAtWork && ['pending', 'running', 'retrying'].includes(state?.plans?.[plan]?.status ?? '');
  const signals = [...recordedSignals(dir)].filter(([plan]) => (plan === null ? !run.isAtWork : !isOpen(plan)));
  return { events, ...run, state, isOpen, signals: new Map(signals) };
}

/** Reads the local ledger or, with a remote, the published one. `holders` are the active runs. */
export async function withLedger<T>(
  { phase, git, prefix }: LocalPhase,
  world: World,
  look: (dir: string, holders: Holders) => T | Promise<T>,
): Promise<T> {
  const holder = () => findLeaseHolder(git.gitDir, world.machine)?.runId;
  if (world.settings.remote === '') return look(getLedgerDir(git.gitDir, prefix, phase.id), [holder()]);
  const remote = findConfiguredRemote(git, world);
  const sharedRecord = await fetchRecord({ git, remote, prefix, phase: phase.id });
  const dir = mkdtempSync(join(world.temporaryDirectory, 'phase-executor-status-'));
  try {
    if (sharedRecord !== null) await restoreState(git, sharedRecord.commit, dir);
    const isAtWork = sharedRecord !== null && isRecent(sharedRecord.manifest, world.now());
    return await look(dir, [holder(), isAtWork ? sharedRecord.manifest.runId : null]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Reads signals by plan id; the phase's own has the key null. @throws SignalError with the path of a damaged file. */
export function recordedSignals(dir: string): Map<string | null, CompletionSignal> {
  return new Map([...readSignals(dir)].map(([id, signal]) => [id, parseRecorded(dir, id, signal)]));
}

function parseRecorded(dir: string, id: string | null, signal: unknown): CompletionSignal {
  try {
    return parseSignal(signal);
  } catch (cause) {
    const match = (cause as Error).message;
    const advice = 'it is only a report: delete it, and the next run writes it again';
    throw new SignalError(`${getSignalPath(dir, id)} is damaged: ${match}; ${advice}`, { cause });
  }
}
