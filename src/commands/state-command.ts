import { basename, join, relative } from 'node:path';
import { ZodError } from 'zod';
import { PhaseError, selectPhase } from '../plan/phase/phase.ts';
import { samePhase } from '../plan/phase/phase-id.ts';
import { editState } from '../plan/phase/state-md.ts';
import { editDocument, statePath } from '../record/documents/documents.ts';
import { areAllPlansComplete, type OrchestratorState } from '../record/events/orchestrator-state.ts';
import { type SpecialistError, stateErrorLine } from '../record/log/error-log.ts';
import { checkStale, ledgerHeartbeats, readHeartbeats } from '../record/log/heartbeat.ts';
import { refuseDuringRun } from '../record/log/lease.ts';
import { getLedgerDir, listLedgers, logPath, readRecentEvents } from '../record/log/ledger.ts';
import {
  clearState,
  externalFields,
  mergeState,
  readStateFile,
  stateFile,
  writeStateFile,
} from '../record/log/state-file.ts';
import { tryOpenGit } from '../record/project/local-phase.ts';
import { getProjectPrefix } from '../record/project/read-schedule.ts';
import { phaseState } from '../record/readings/phase-state.ts';
import { deriveState } from '../record/readings/run-state.ts';
import { chooseAct, findPlanningRoot, jsonAnswer, readFields } from '../settings/call/command-words.ts';
import type { CommandHandler, CommandResult, World } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { tryReadRegular } from '../system/files/atomic-file.ts';
import { isMapping, parseJson } from '../system/files/json-text.ts';
import { Git } from '../system/git/git.ts';

/** Manages the orchestrator's state (seed 001). The answer is always JSON, for scripts. */
export const runState: CommandHandler = async (input, world) => {
  const handlers = {
    write: writeState,
    read: readState,
    clear: clearStateFile,
    rebuild: rebuildState,
    'check-stale': findStale,
    'add-error': addError,
  };
  const [handler, args] = chooseAct('state', input, handlers);
  return handler(args, findPlanningRoot('state', world), world);
};

/** Merges fields into the state or creates it. An incomplete state of another phase is never overwritten. */
async function writeState(args: readonly string[], root: string, world: World): Promise<CommandResult> {
  const { phase: value, mode, data, ...others } = parseFields(args, 'write', ['phase', 'mode', 'data']);
  if (value === undefined) throw new UsageError('state write: --phase is missing, such as --phase 02.1');
  await refuseWhileRunning(root, world);
  const phase = findPhaseSlug(value, root);
  const stateFileContent = readStateFile(root);
  if (stateFileContent.kind === 'unusable')
    throw new UsageError(
      `state write: ${stateFile} cannot be written to: ${stateFileContent.why}. ` +
        'state rebuild <phase> recreates it from the event log; state clear removes it',
    );
  const current = stateFileContent.kind === 'state' ? stateFileContent.state : null;
  const isOther = current !== null && !samePhase(current.phase, phase);
  if (isOther && !areAllPlansComplete(current))
    throw new UsageError(
      `state write: ${stateFile} belongs to phase ${current.phase}, which is not complete, and this is phase ${phase}; ` +
        'finish that phase, or remove its state with state clear',
    );
  const fields = { ...(mode === undefined ? {} : { mode }), ...parseStateData(data), ...others };
  try {
    const merged = mergeState(isOther ? null : current, { ...fields, phase }, new Date(world.now()).toISOString());
    writeStateFile(root, merged);
    return jsonAnswer(merged);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new UsageError(`state write: ${problems.join('; ')}`, { cause: error });
  }
}

async function readState(args: readonly string[], root: string): Promise<CommandResult> {
  const { phase } = parseFields(args, 'read', ['phase']);
  const stateFileContent = readStateFile(root);
  if (stateFileContent.kind === 'none') return jsonAnswer({ exists: false });
  if (stateFileContent.kind === 'unusable') {
    const json = {
      exists: true,
      readable: false,
      error: `${stateFile}: ${stateFileContent.why}`,
      content: stateFileContent.content,
    };
    return jsonAnswer(json, TECHNICAL_EXIT.PHASE_UNREADABLE);
  }
  if (phase === undefined || samePhase(stateFileContent.state.phase, phase))
    return jsonAnswer({ exists: true, ...stateFileContent.state });
  return jsonAnswer({
    exists: false,
    other_phase: stateFileContent.state.phase,
    message: `the state belongs to phase ${stateFileContent.state.phase}`,
  });
}

async function clearStateFile(args: readonly string[], root: string, world: World): Promise<CommandResult> {
  parseFields(args, 'clear', []);
  await refuseWhileRunning(root, world);
  clearState(root);
  return jsonAnswer({ cleared: true });
}

async function rebuildState([word, ...others]: readonly string[], root: string, world: World): Promise<CommandResult> {
  const phase = word?.startsWith('phase=') ? word.slice('phase='.length) : word;
  if (phase === undefined || others.length > 0) throw new UsageError('state rebuild: expected one phase, such as 02.1');
  await refuseWhileRunning(root, world);
  const git = await Git.open(root, world.environment);
  const dir = getLedgerDir(git.gitDir, getProjectPrefix(git, root), phase);
  const events = readRecentEvents(dir, phase);
  const rebuiltState = deriveState(phaseState(events), {
    phase: findPhaseSlug(phase, root),
    checkpointFile: relative(root, logPath(dir)),
  });
  if (rebuiltState === null)
    throw new UsageError(
      `state rebuild: no run of phase ${phase} is recorded in ${dir}; there is nothing to rebuild it from`,
    );
  if (phaseState(events).ended?.exitStatus === 'COMPLETED') {
    clearState(root);
    return jsonAnswer({ rebuilt: false, cleared: true, message: `the last run of phase ${phase} completed it` });
  }
  const created: OrchestratorState = { ...externalFields(readStateFile(root), rebuiltState), ...rebuiltState };
  writeStateFile(root, created);
  return jsonAnswer(created);
}

/** Lists agents without recent activity, using our heartbeats and those of other tools in `.planning/.heartbeats`. */
async function findStale(args: readonly string[], root: string, world: World): Promise<CommandResult> {
  const { threshold = '15' } = parseFields(args, 'check-stale', ['threshold']);
  const minutes = /^\d{1,6}(\.\d{1,3})?$/.test(threshold) ? Number(threshold) : Number.NaN;
  if (!(minutes > 0))
    throw new UsageError(`state check-stale: found threshold "${threshold}", expected minutes, such as 15`);
  const git = await tryOpenGit(root, world);
  const ledgerPulses = git === null ? [] : listLedgers(git.gitDir).flatMap(({ dir }) => ledgerHeartbeats(dir));
  const filePulses = readHeartbeats(join(root, '.planning', '.heartbeats'));
  return jsonAnswer(checkStale([...ledgerPulses, ...filePulses], minutes, world.now()));
}

/** Adds an error to the top of STATE.md's list (seed 004), given as text or as the fields of `errors log`. */
async function addError(args: readonly string[], root: string, world: World): Promise<CommandResult> {
  const [word = ''] = args;
  const isText = args.length === 1 && !/^[a-z-]+=/.test(word) && !word.trimStart().startsWith('{');
  const { 'error-type': error_type, ...fields } = isText
    ? { details: word }
    : parseFields(args, 'add-error', errorFields);
  if (!fields.details?.trim())
    throw new UsageError('state add-error: the error is missing; write it as one word, or --details');
  return jsonAnswer(await addErrorToState({ ...fields, ...(error_type ? { error_type } : {}) }, root, world));
}

const errorFields = ['phase', 'plan', 'task', 'specialist', 'error-type', 'details'] as const;

/** Adds a line to STATE.md. @throws LockedError during a run, which writes that file itself (I9) */
export async function addErrorToState(error: Partial<SpecialistError>, root: string, world: World) {
  await refuseWhileRunning(root, world);
  if (tryReadRegular(join(root, statePath)) === null) return { added: false, message: `there is no ${statePath}` };
  const line = stateErrorLine({ ...error, timestamp: new Date(world.now()).toISOString() });
  editDocument(root, statePath, (text) => editState(text, { errors: [line] }));
  return { added: true, line };
}

function parseFields<const Name extends string>(
  args: readonly string[],
  verb: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const fields = readFields(args, `state ${verb}`);
  const unknown = Object.keys(fields).find((name) => !names.includes(name as Name));
  if (unknown !== undefined)
    throw new UsageError(
      `state ${verb}: found "${unknown}", expected ${names.length === 0 ? 'no more words' : names.map((name) => `--${name}`).join(', ')}`,
    );
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) as Partial<
    Record<Name, string>
  >;
}

/** @throws UsageError if the text isn't a JSON object */
function parseStateData(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const data = parseJson(text);
    if (isMapping(data)) return data;
  } catch (cause) {
    throw new UsageError(`state write: --data is not JSON: ${(cause as Error).message}`, { cause });
  }
  throw new UsageError(`state write: --data is not a JSON object, such as '{"current_wave": 1}'`);
}

/** Returns a phase's folder name, such as `02.1-claude-teams-hardening` for `02.1`, or the unknown phase itself. */
function findPhaseSlug(phase: string, root: string): string {
  try {
    return basename(selectPhase(root, phase).dir);
  } catch (error) {
    if (error instanceof PhaseError) return phase;
    throw error;
  }
}

/** During a run, only the run may change the state (I9). */
async function refuseWhileRunning(root: string, world: World): Promise<void> {
  const git = await tryOpenGit(root, world);
  if (git !== null) refuseDuringRun(git.gitDir, world.machine);
}
