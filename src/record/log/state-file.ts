import { lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';
import {
  type OrchestratorState,
  OrchestratorStateSchema,
  parseState,
  type StateFileContent,
} from '../events/orchestrator-state.ts';
import { changesState, deriveState, type StateFacts } from '../readings/run-state.ts';

/** Relative to the root. */
export const stateFile = '.planning/.orchestrator-state.json';

export function readStateFile(root: string): StateFileContent {
  const path = join(root, stateFile);
  const text = tryReadRegular(path);
  if (text === null && lstatSync(path, { throwIfNoEntry: false }) !== undefined)
    return { kind: 'unusable', why: 'it is not a regular file', content: null };
  return parseState(text);
}

/** Moves what cannot be used to where it is in nobody's way; what was there before it goes. */
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

/**
 * A state with these fields written over it, field by field. `known` is null where there is none yet: then it begins now.
 * @throws z.ZodError for a field of the wrong type.
 */
export function mergeState(
  known: OrchestratorState | null,
  fields: Readonly<Record<string, unknown>>,
  at: string,
): OrchestratorState {
  return OrchestratorStateSchema.parse({
    ...known,
    ...fields,
    started_at: known?.started_at ?? fields.started_at ?? at,
    updated_at: at,
  });
}

/**
 * Keeps the state file of a run up to date: derived from the events of its log, over fields that others have put there.
 * It is cleared when the phase is complete, and stays after anything else. It is no record, so no power cut is waited for.
 */
export class StateKeeper {
  readonly #root: string;
  readonly #facts: StateFacts;
  /** When it was written last, in ms since the epoch. */
  #writtenAt = 0;

  constructor(root: string, facts: StateFacts) {
    this.#root = root;
    this.#facts = facts;
  }

  /** To be called with every event of the run; `events` are all of its log, that one included. */
  follow(event: LedgerEvent, events: readonly LedgerEvent[]): void {
    if (!changesState(event)) return;
    // All of a long log is gone through for it: then once a second has to do, but for the run's own beginning and end.
    const sinceMs = Date.parse(event.at) - this.#writtenAt;
    if (events.length > manyEvents && !event.event.startsWith('phase_') && sinceMs >= 0 && sinceMs < 1_000) return;
    this.#writtenAt = Date.parse(event.at);
    const state = deriveState(events, this.#facts);
    if (hasTraits(event, { ends: 'phase' }) && event.exitStatus === 'COMPLETED') clearState(this.#root);
    else if (state !== null)
      writeStateFile(this.#root, { ...foreignFields(readStateFile(this.#root), state), ...state }, 'fleeting');
  }
}

const manyEvents = 1_000;

/** What somebody else has written of the same phase. */
export function foreignFields(found: StateFileContent, { phase }: OrchestratorState): Partial<OrchestratorState> {
  return found.kind === 'state' && phaseKey(found.state.phase) === phaseKey(phase) ? found.state : {};
}
