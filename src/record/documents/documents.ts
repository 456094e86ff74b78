import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareNatural, getPhaseKey, stripZeros } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { listUnticked, parseRoadmap, type Roadmap, tickPhase, tickPlan } from '../../plan/phase/roadmap.ts';
import { addCompletionDates, writeRoadmapProgress } from '../../plan/phase/roadmap-progress.ts';
import { editState, readPosition, type StateChange, type StateProgress } from '../../plan/phase/state-md.ts';
import type { CompletionStatus } from '../../signal/signal-words.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { replaceDocument, tryReadDocument } from '../log/tracking-files.ts';
import type { PhaseContext } from './phase-context.ts';
import { recordMessage } from './plan-mark.ts';
import { writeWhole } from './unfinished-record.ts';

export const statePath = '.planning/STATE.md';

/** Updates STATE.md, but keeps its position if it names a later phase. Returns true if the file changed. */
function writeStateMd(
  doneCount: number,
  changes: Omit<StateChange, 'phase' | 'plan' | 'progress'>,
  run: PhaseContext,
  isDone = false,
): boolean {
  const lastUpdated = new Date(run.services.clock.now()).toISOString();
  return editDocument(run.workspace.root, statePath, (text) => {
    // Only a person may clear a blocked status.
    const { status, ...otherChanges } = changes;
    const reported = readPosition(text).blocked === null || status === undefined ? changes : otherChanges;
    const edited = editState(text, { ...buildStatePosition(text, doneCount, isDone, run), ...reported, lastUpdated });
    // A new time alone doesn't count as a change.
    return edited === editState(text, { lastUpdated }) ? text : edited;
  });
}

function buildStatePosition(text: string, doneCount: number, isDone: boolean, run: PhaseContext): StateChange {
  const { phase: match, plans: counted, phases } = readPosition(text);
  if (match === null) return {};
  const roadmapText = tryReadRegular(join(run.workspace.root, '.planning/ROADMAP.md'));
  const roadmap = roadmapText === null ? null : parseRoadmap(roadmapText);
  const position = describePosition(match, run.phase.id, roadmap);
  if (position === 'past') return {};
  // STATE may count plans that aren't written yet.
  const plans = Math.max(run.schedule.plans.length, position === 'in' ? (counted ?? 0) : 0);
  const change = {
    plan: `${doneCount} of ${plans} in current phase`,
    progress: buildStateProgress(doneCount, isDone, run),
  };
  if (position === 'in') return change;
  const name = roadmap?.phases.find(({ id }) => getPhaseKey(id) === getPhaseKey(run.phase.id))?.name || run.phase.name;
  const total = phases ?? Math.max(roadmap?.phases.length ?? 0, run.phase.tree.phases.length);
  return { ...change, phase: `${stripZeros(run.phase.id)} of ${total} (${name})` };
}

/** Counts plans of all phases, as gsd-core's progress bar does. */
function buildStateProgress(doneCount: number, isDone: boolean, { phase, schedule }: PhaseContext): StateProgress {
  const dirs = new Set(phase.tree.phases.map(({ dir }) => dir).filter((dir) => dir !== phase.dir));
  const otherPlans = [...phase.tree.known.values()].filter(({ dir }) => dirs.has(dir));
  return {
    completedPlans: otherPlans.filter(({ hasSummary }) => hasSummary).length + doneCount,
    totalPlans: otherPlans.length + schedule.plans.length,
    // The count changes only when this phase is complete.
    ...(isDone ? { completedPhases: countComplete(otherPlans) + 1 } : {}),
  };
}

function countComplete(plans: readonly { dir: string; hasSummary: boolean }[]): number {
  const incompleteDirs = new Set(plans.filter(({ hasSummary }) => !hasSummary).map(({ dir }) => dir));
  return new Set(plans.map(({ dir }) => dir).filter((dir) => !incompleteDirs.has(dir))).size;
}

/** Compares two phases by ROADMAP order, or by number if ROADMAP lists neither. */
export function describePosition(match: string, phaseId: string, roadmap: Roadmap | null): 'before' | 'in' | 'past' {
  const [a, b] = [getPhaseKey(match), getPhaseKey(phaseId)];
  if (a === b) return 'in';
  const order = (roadmap?.phases ?? []).map(({ id }) => getPhaseKey(id));
  const [matchIndex, phaseIndex] = [order.indexOf(a), order.indexOf(b)];
  const isBefore = matchIndex >= 0 && phaseIndex >= 0 ? matchIndex < phaseIndex : compareNatural(a, b) < 0;
  return isBefore ? 'before' : 'past';
}

export function listCommittable(paths: readonly string[], run: PhaseContext): string[] {
  const { commitDocs } = run.policy;
  const { prefix } = run.workspace;
  return paths.filter((path) => commitDocs || !path.startsWith(`${prefix}.planning/`));
}

export async function commitRecord(plans: readonly Plan[], run: PhaseContext): Promise<string | null> {
  if (run.leg) return null;
  return writeWhole(run, () => {
    const changedFiles = [...new Set(plans.flatMap((plan) => writeRecord(plan, run)))];
    return commitFiles(`plan ${plans.map(({ id }) => id).join(', ')}: recorded`, changedFiles, run);
  });
}

/**
 * Updates ROADMAP and STATE from the summaries for the exit gate. `isSaved` confirms a plan that another run completed.
 */
export async function alignRecord(run: PhaseContext, isSaved: (plan: Plan) => Promise<boolean>): Promise<void> {
  const { root } = run.workspace;
  const { schedule } = run;
  const { done } = run.progress;
  const text = tryReadRegular(join(root, roadmapPath)) ?? '';
  const unticked = new Set(listUnticked(text, [...done], run.phase.id));
  const saved: Plan[] = [];
  for (const { plan } of schedule.plans) if (unticked.has(plan.id) && (await isSaved(plan))) saved.push(plan);
  await writeWhole(run, async () => {
    const isTicked = saved
      .map(({ id }) => editDocument(root, roadmapPath, (roadmap) => tickPlan(roadmap, id, run.phase.id)))
      .includes(true);
    const isMoved = writeStateMd(done.size, {}, run);
    const changed = [...(isTicked ? [roadmapPath] : []), ...(isMoved ? [statePath] : [])];
    if (changed.length > 0)
      await commitFiles(`phase ${run.phase.id}: documents in line with the summaries`, changed, run);
  });
}

/**
 * Writes and commits the final entries of the tracking files, so that a run leaves a clean work tree. A run without new
 * commits on the branch commits nothing. A verification report is always committed. Returns the commit, or null.
 */
export function closeRecord(closed: ClosedRun, run: PhaseContext): Promise<string | null> {
  return writeWhole(run, () => writeLastLines(closed, run));
}

async function writeLastLines({ status, isLeft, report, state }: ClosedRun, run: PhaseContext): Promise<string | null> {
  const isDone = status === 'success';
  const commits = isDone || isLeft || (await run.workspace.git.head()).sha !== run.found.head;
  if (!commits && report === null && run.policy.remote !== '') return null;
  if (isDone)
    editDocument(run.workspace.root, roadmapPath, (roadmap) => {
      const ticked = addCompletionDates(roadmap, tickPhase(roadmap, run.phase.id), isoToday(run));
      return withPhaseProgress(ticked, run.schedule.plans.length, isoToday(run), run);
    });
  writeStateMd(run.progress.done.size, state, run, isDone);
  run.services.ledger.updateRecords(join(run.workspace.root, '.planning'));
  const documents = [
    ...listRecordFiles(run.workspace),
    ...[roadmapPath, statePath].filter((path) => existsSync(join(run.workspace.root, path))),
  ];
  const files = [...(commits ? documents : []), ...(report === null ? [] : [report])];
  if (files.length === 0) return null;
  return commitFiles(`phase ${run.phase.id}: ${isDone ? 'complete' : status}`, files, run);
}

export interface ClosedRun {
  readonly status: CompletionStatus;
  /** The checkout won't be used again, so uncommitted changes would be lost. */
  readonly isLeft: boolean;
  readonly report: string | null;
  readonly state: Pick<StateChange, 'status' | 'lastActivity' | 'stoppedAt' | 'lastRun' | 'errors'>;
}

/** Updates the files that only the orchestrator writes (I9). Returns the changed paths. */
export function writeRecord(plan: Plan, run: PhaseContext): string[] {
  const today = isoToday(run);
  const doneCount = new Set([...run.progress.done, plan.id]).size;
  const isTicked = editDocument(run.workspace.root, roadmapPath, (roadmap) =>
    withPhaseProgress(tickPlan(roadmap, plan.id, run.phase.id), doneCount, null, run),
  );
  const isMoved = writeStateMd(
    doneCount,
    { status: 'In progress', lastActivity: `${today} - plan ${plan.id} complete` },
    run,
  );
  run.services.ledger.updateRecords(join(run.workspace.root, '.planning'));
  return [...listRecordFiles(run.workspace), ...(isTicked ? [roadmapPath] : []), ...(isMoved ? [statePath] : [])];
}

function commitFiles(subject: string, files: readonly string[], run: PhaseContext): Promise<string | null> {
  const paths = listCommittable(
    files.map((path) => `${run.workspace.prefix}${path}`),
    run,
  );
  return run.workspace.git.commitPaths(recordMessage(subject, run), paths);
}

function listRecordFiles({ root }: Workspace): string[] {
  return ['EXECUTION_LOG.md', 'execution-log.ndjson', 'specialist-errors.jsonl']
    .map((name) => `.planning/${name}`)
    .filter((path) => existsSync(join(root, path)));
}

function withPhaseProgress(
  roadmap: string,
  doneCount: number,
  completed: string | null,
  { phase, schedule }: PhaseContext,
): string {
  return writeRoadmapProgress(roadmap, phase.id, { done: doneCount, plans: schedule.plans.length, completed });
}

function isoToday({ services: { clock } }: PhaseContext): string {
  return new Date(clock.now()).toISOString().slice(0, 10);
}

const roadmapPath = '.planning/ROADMAP.md';

/** Edits an existing document and keeps all other bytes. Returns true if it changed. */
export function editDocument(root: string, file: string, edit: (text: string) => string): boolean {
  const path = join(root, file);
  const text = tryReadDocument(path);
  // Skips UTF-16, because UTF-8 lines would corrupt it.
  if (text === null || text.includes('\0')) return false;
  const edited = edit(text);
  if (edited === text) return false;
  replaceDocument(path, edited);
  return true;
}
