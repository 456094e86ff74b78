import { lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getPhaseKey } from '../../plan/phase/phase-id.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';
import {
  type OrchestratorState,
  OrchestratorStateSchema,
  parseState,
  type StateFileContent,
} from '../events/orchestrator-state.ts';
import { phaseState } from '../readings/phase-state.ts';
import { changesState, deriveState, type StateFacts } from '../readings/run-state.ts';

export const stateFile = '.planning/.orchestrator-state.json';

export function readStateFile(root: string): StateFileContent {
  const path = join(root, stateFile);
  const text = tryReadRegular(path);
  if (text === null && lstatSync(path, { throwIfNoEntry: false }) !== undefined)
    return { kind: 'unusable', why: 'it is not a regular file', content: null };
  return parseState(text);
}

export function setStateAside(root: string, path: string): void {
  rmSync(path, { recursive: true, force: true });
  renameSync(join(root, stateFile), path);
}

export function writeStateFile(root: string, state: OrchestratorState, kind?: 'fleeting'): void {
  replaceFile(join(root, stateFile), `${JSON.stringify(state, null, 2)}\n`, kind);
}

export function clearState(root: string): void {
  rmSync(join(root, stateFile), { recursive: true, force: true });
}

/** Overwrites fields of a state; null starts a new one. @throws z.ZodError for a field of the wrong type. */
export function mergeState(
  existing: OrchestratorState | null,
  fields: Readonly<Record<string, unknown>>,
  at: string,
): OrchestratorState {
  return OrchestratorStateSchema.parse({
    ...existing,
    ...fields,
    started_at: existing?.started_at ?? fields.started_at ?? at,
    updated_at: at,
  });
}

/**
 * Keeps the state file in sync with the events, and keeps foreign fields. Clears it when the phase is complete. It
 * isn't synced to disk, because the ledger is the real record. Expects the whole log with each event.
 */
export function stateKeeper(root: string, facts: StateFacts) {
  return (event: LedgerEvent, events: readonly LedgerEvent[]): void => {
    if (!changesState(event)) return;
    const state = deriveState(phaseState(events), facts);
    if (hasTraits(event, { ends: 'phase' }) && event.exitStatus === 'COMPLETED') clearState(root);
    else if (state !== null)
      writeStateFile(root, { ...externalFields(readStateFile(root), state), ...state }, 'fleeting');
  };
}

export function externalFields(
  stateFileContent: StateFileContent,
  { phase }: OrchestratorState,
): Partial<OrchestratorState> {
  return stateFileContent.kind === 'state' && getPhaseKey(stateFileContent.state.phase) === getPhaseKey(phase)
    ? stateFileContent.state
    : {};
}
