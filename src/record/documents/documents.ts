import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareNatural, phaseKey, stripZeros } from '../../plan/phase/phase-id.ts';
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

/** Updates STATE.md; one past this phase keeps its position. Returns true for a change. */
function writeStateMd(
  done: number,
  more: Omit<StateChange, 'phase' | 'plan' | 'progress'>,
  run: PhaseContext,
  isDone = false,
): boolean {
  const lastUpdated = new Date(run.services.clock.now()).toISOString();
  return editDocument(run.workspace.root, statePath, (text) => {
    // That a phase is blocked is a person's to take back.
    const { status, ...rest } = more;
    const reported = readPosition(text).blocked === null || status === undefined ? more : rest;
    const edited = editState(text, { ...statePosition(text, done, isDone, run), ...reported, lastUpdated });
    // The time alone is not a change.
    return edited === editState(text, { lastUpdated }) ? text : edited;
  });
}

function statePosition(text: string, done: number, isDone: boolean, run: PhaseContext): StateChange {
  const { phase: match, plans: counted, phases } = readPosition(text);
  if (match === null) return {};
  const roadmapText = tryReadRegular(join(run.workspace.root, '.planning/ROADMAP.md'));
  const roadmap = roadmapText === null ? null : parseRoadmap(roadmapText);
  const where = phasePosition(match, run.phase.id, roadmap);
  if (where === 'past') return {};
  // A STATE that counts more plans knows of some that are still to be written.
  const plans = Math.max(run.schedule.plans.length, where === 'in' ? (counted ?? 0) : 0);
  const change = { plan: `${done} of ${plans} in current phase`, progress: stateProgress(done, isDone, run) };
  if (where === 'in') return change;
  const name = roadmap?.phases.find(({ id }) => phaseKey(id) === phaseKey(run.phase.id))?.name || run.phase.name;
  const total = phases ?? Math.max(roadmap?.phases.length ?? 0, run.phase.tree.phases.length);
  return { ...change, phase: `${stripZeros(run.phase.id)} of ${total} (${name})` };
}

/** Counted over all phases, as upstream's bar is. */
function stateProgress(done: number, isDone: boolean, { phase, schedule }: PhaseContext): StateProgress {
  const dirs = new Set(phase.tree.phases.map(({ dir }) => dir).filter((dir) => dir !== phase.dir));
  const others = [...phase.tree.known.values()].filter(({ dir }) => dirs.has(dir));
  return {
    completedPlans: others.filter(({ hasSummary }) => hasSummary).length + done,
    totalPlans: others.length + schedule.plans.length,
    // Until this phase is complete the number stays.
    ...(isDone ? { completedPhases: countComplete(others) + 1 } : {}),
  };
}

/** Phases with plans that all have a summary. */
function countComplete(plans: readonly { dir: string; hasSummary: boolean }[]): number {
  const open = new Set(plans.filter(({ hasSummary }) => !hasSummary).map(({ dir }) => dir));
  return new Set(plans.map(({ dir }) => dir).filter((dir) => !open.has(dir))).size;
}

/** Position of a phase that STATE names relative to ours, by the order of the ROADMAP, else by number. */
export function phasePosition(match: string, ours: string, roadmap: Roadmap | null): 'before' | 'in' | 'past' {
  const [a, b] = [phaseKey(match), phaseKey(ours)];
  if (a === b) return 'in';
  const order = (roadmap?.phases ?? []).map(({ id }) => phaseKey(id));
  const [at, our] = [order.indexOf(a), order.indexOf(b)];
  const isBefore = at >= 0 && our >= 0 ? at < our : compareNatural(a, b) < 0;
  return isBefore ? 'before' : 'past';
}

/** `commit_docs: false` keeps the planning documents out of the engine's commits. */
export function listCommittable(paths: readonly string[], run: PhaseContext): string[] {
  const { commitDocs } = run.policy;
  const { prefix } = run.workspace;
  return paths.filter((path) => commitDocs || !path.startsWith(`${prefix}.planning/`));
}

/** Commits ROADMAP boxes and execution log after plans were merged. */
export async function commitRecord(plans: readonly Plan[], run: PhaseContext): Promise<string | null> {
  if (run.leg) return null;
  return writeWhole(run, () => {
    const written = [...new Set(plans.flatMap((plan) => writeRecord(plan, run)))];
    return commitFiles(`plan ${plans.map(({ id }) => id).join(', ')}: recorded`, written, run);
  });
}

/** Aligns ROADMAP and STATE with the summaries for the exit gate. `isKept` confirms a plan completed by others. */
export async function alignRecord(run: PhaseContext, isSaved: (plan: Plan) => Promise<boolean>): Promise<void> {
  const { root } = run.workspace;
  const { schedule } = run;
  const { done } = run.progress;
  const text = tryReadRegular(join(root, roadmapPath)) ?? '';
  const open = new Set(listUnticked(text, [...done], run.phase.id));
  const saved: Plan[] = [];
  for (const { plan } of schedule.plans) if (open.has(plan.id) && (await isSaved(plan))) saved.push(plan);
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
 * Writes the last lines of the orchestrator's files and the phase's status, and commits them, so that a run leaves a clean
 * tree. One that has added nothing to the branch adds no commit: its lines are on the remote with the record, or stay in
 * the files of a checkout without a remote. A report is always committed, because it belongs to the user. Returns the
 * commit, null without one.
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
    ...recordFiles(run.workspace),
    ...[roadmapPath, statePath].filter((path) => existsSync(join(run.workspace.root, path))),
  ];
  const files = [...(commits ? documents : []), ...(report === null ? [] : [report])];
  if (files.length === 0) return null;
  return commitFiles(`phase ${run.phase.id}: ${isDone ? 'complete' : status}`, files, run);
}

export interface ClosedRun {
  readonly status: CompletionStatus;
  /** The checkout is not used after this run, so uncommitted changes would be lost. */
  readonly isLeft: boolean;
  /** A VERIFICATION.md that this run wrote, relative to the root. */
  readonly report: string | null;
  readonly state: Pick<StateChange, 'status' | 'lastActivity' | 'stoppedAt' | 'lastRun' | 'errors'>;
}

/** Updates the files that only the orchestrator writes (I9). Returns those it wrote, relative to the root. */
export function writeRecord(plan: Plan, run: PhaseContext): string[] {
  const today = isoToday(run);
  const done = new Set([...run.progress.done, plan.id]).size;
  const isTicked = editDocument(run.workspace.root, roadmapPath, (roadmap) =>
    withPhaseProgress(tickPlan(roadmap, plan.id, run.phase.id), done, null, run),
  );
  const isMoved = writeStateMd(
    done,
    { status: 'In progress', lastActivity: `${today} - plan ${plan.id} complete` },
    run,
  );
  run.services.ledger.updateRecords(join(run.workspace.root, '.planning'));
  return [...recordFiles(run.workspace), ...(isTicked ? [roadmapPath] : []), ...(isMoved ? [statePath] : [])];
}

function commitFiles(subject: string, files: readonly string[], run: PhaseContext): Promise<string | null> {
  const paths = listCommittable(
    files.map((path) => `${run.workspace.prefix}${path}`),
    run,
  );
  return run.workspace.git.commitPaths(recordMessage(subject, run), paths);
}

/** Existing files, relative to the root. */
function recordFiles({ root }: Workspace): string[] {
  return ['EXECUTION_LOG.md', 'execution-log.ndjson', 'specialist-errors.jsonl']
    .map((name) => `.planning/${name}`)
    .filter((path) => existsSync(join(root, path)));
}

function withPhaseProgress(
  roadmap: string,
  done: number,
  completed: string | null,
  { phase, schedule }: PhaseContext,
): string {
  return writeRoadmapProgress(roadmap, phase.id, { done, plans: schedule.plans.length, completed });
}

function isoToday({ services: { clock } }: PhaseContext): string {
  return new Date(clock.now()).toISOString().slice(0, 10);
}

const roadmapPath = '.planning/ROADMAP.md';

/** Edits a document where there is one, byte for byte but for the edit. Returns true for a change. */
export function editDocument(root: string, file: string, edit: (text: string) => string): boolean {
  const path = join(root, file);
  const text = tryReadDocument(path);
  // UTF-16: our lines would be the only ones that a reader sees as text.
  if (text === null || text.includes('\0')) return false;
  const edited = edit(text);
  if (edited === text) return false;
  replaceDocument(path, edited);
  return true;
}
