import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryRead } from '../files/atomic-file.ts';
import type { VerifiedCommit } from '../git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../git/checkpoint/checkpoint-tag.ts';
import { ignoreHere } from '../git/exclude.ts';
import type { TreeState } from '../git/status.ts';
import { filesIn } from '../git/tree.ts';
import { planMark } from '../judge/plan-mark.ts';
import type { Plan } from '../phase/plan.ts';
import { planHash } from '../phase/plan-hash.ts';
import { tickPhase, tickPlan } from '../phase/roadmap.ts';
import { withCompletion, writeRoadmapProgress } from '../phase/roadmap-progress.ts';
import type { StateChange } from '../phase/state.ts';
import { renderSummary } from '../phase/summary.ts';
import { verifyArtifacts } from '../verify/artifacts.ts';
import type { Finding } from '../verify/finding.ts';
import { recordMessage, workMessage } from './commit-trailers.ts';
import type { Work } from './judge.ts';
import type { LeftOut } from './left-out.ts';
import type { RunContext } from './run-context.ts';
import { standingIn } from './standing.ts';
import { statePath, writeState } from './state-record.ts';
import type { Workspace } from './workspace.ts';

export interface CommitFacts {
  readonly checkpoint: Checkpoint;
  /** The scan after the attempt. */
  readonly after: TreeState;
  /** What stays out of the commit. */
  readonly left: LeftOut;
  readonly work: Work;
  /** In ms of the clock's `uptimeMs`. */
  readonly startedAt: number;
  readonly summaryMissing: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Makes a verified plan durable (I3): the summary if the agent wrote none, the ROADMAP's box, the execution log, and
 * one commit of all that with whatever the agent left uncommitted. In a work tree of its own that commit is on no branch:
 * then it is returned, to be folded.
 */
export async function commitPlan(
  plan: Plan,
  attempt: number,
  facts: CommitFacts,
  run: RunContext,
): Promise<VerifiedCommit | null> {
  const summary = facts.summaryMissing ? await summaryFromFacts(plan, attempt, facts, run) : null;
  // First, for it asks whether we may still write.
  run.services.ledger.append('commit', { plan: plan.id, attempt, summaryFromFacts: facts.summaryMissing });
  if (summary !== null) replaceFile(join(run.workspace.root, plan.summaryPath), summary);
  const written = [plan.summaryPath, ...(run.workspace.isolated || run.leg ? [] : writeRecord(plan, run))];
  const all = [
    ...new Set([
      ...facts.after.changes.map(({ path }) => path),
      ...written.map((path) => `${run.workspace.prefix}${path}`),
    ]),
  ];
  const wanted = committable(all, run);
  const message = workMessage(
    `plan ${plan.id}: ${plan.title ?? 'complete'}`,
    markOf(plan, attempt, facts.work.base, run),
    run,
  );
  const { checkpoints, isolated } = run.workspace;
  const sealed = isolated ? await checkpoints.commitDetached(facts.checkpoint, message, wanted, facts.after) : null;
  const sha =
    sealed === null
      ? await checkpoints.settle(facts.checkpoint, message, wanted, facts.after)
      : sealed.isNew
        ? sealed.commit
        : null;
  if (!run.workspace.isolated) run.workspace.git.syncFiles(facts.work.changed); // those of the agent's own commits as well
  ignoreHere(run.workspace.git, facts.left.excluded);
  if (!run.workspace.isolated)
    run.services.ledger.append('settled', { plan: plan.id, attempt, head: sha ?? facts.after.head });
  const isClean = sha !== null && wanted.length === all.length;
  const isLeftAlone = facts.left.excluded.length === 0;
  run.workspace.remember(
    isClean && isLeftAlone
      ? { head: sha, branch: facts.after.branch, changes: [...facts.left.changes], ignored: facts.after.ignored ?? [] }
      : null,
  );
  return sealed;
}

/** The engine's own mark in a plan's commit, by which later runs know that it was verified (`plan-mark.ts`). */
function markOf(plan: Plan, attempt: number, base: string, run: RunContext): string {
  const parts = standingIn(plan, run).parts.filter((part) => part.base !== part.commit);
  return planMark({
    plan: plan.id,
    planHash: planHash(plan),
    base,
    runId: run.runId,
    runUrl: run.runUrl,
    attempt,
    parts,
  });
}

/** After plans were folded: their boxes in the ROADMAP and the execution log, in a commit of the orchestrator's own. */
export async function commitRecord(plans: readonly Plan[], run: RunContext): Promise<string | null> {
  if (run.leg) return null;
  const written = [...new Set(plans.flatMap((plan) => writeRecord(plan, run)))];
  return commitFiles(`plan ${plans.map(({ id }) => id).join(', ')}: recorded`, written, run);
}

/**
 * Before the exit gate asks them: ROADMAP and STATE brought in line with the summaries. A plan that somebody else
 * completed gets its box when the files it promises are there; ticking is the orchestrator's, after verification.
 */
export async function alignRecord(run: RunContext): Promise<void> {
  const { root } = run.workspace;
  const { schedule } = run;
  const { done } = run.progress;
  const text = tryRead(join(root, roadmapPath)) ?? '';
  const open = schedule.plans.map(({ plan }) => plan).filter(({ id }) => done.has(id) && hasOpenBox(text, id, run));
  const kept: Plan[] = [];
  for (const plan of open) {
    const files = plan.mustHaves.artifacts.map(({ path }) => ({ path, contains: [], exports: [] }));
    if ((await verifyArtifacts(root, files)).every(({ passed }) => passed === true)) kept.push(plan);
  }
  const isTicked = kept
    .map(({ id }) => editRoadmap((roadmap) => tickPlan(roadmap, id, run.phase.id), run.workspace))
    .includes(true);
  const isMoved = writeState(done.size, {}, run);
  const changed = [...(isTicked ? [roadmapPath] : []), ...(isMoved ? [statePath] : [])];
  if (changed.length > 0)
    await commitFiles(`phase ${run.phase.id}: documents in line with the summaries`, changed, run);
}

function hasOpenBox(roadmap: string, planId: string, { phase }: RunContext): boolean {
  return tickPlan(roadmap, planId, phase.id) !== roadmap;
}

/**
 * At the end of a run: the last lines of the orchestrator's files and where the phase stands, with the report of its
 * verification; committed where the phase is done or the checkout is left. A report is committed in any case, for it is not ours to lose.
 */
export async function closeRecord(end: ClosedRun, run: RunContext): Promise<void> {
  const { isDone, isLeft, report, state } = end;
  if (isDone)
    editRoadmap((roadmap) => {
      const ticked = withCompletion(roadmap, tickPhase(roadmap, run.phase.id), todayOf(run));
      return withProgress(ticked, run.schedule.plans.length, todayOf(run), run);
    }, run.workspace);
  writeState(run.progress.done.size, state, run, isDone);
  run.services.ledger.updateRecords(join(run.workspace.root, '.planning'));
  const documents = [
    ...records(run.workspace),
    ...[roadmapPath, statePath].filter((path) => existsSync(join(run.workspace.root, path))),
  ];
  const message = `phase ${run.phase.id}: ${isDone ? 'complete' : isLeft ? 'recorded' : 'verification'}`;
  const files = [...(isDone || isLeft ? documents : []), ...(report === null ? [] : [report])];
  if (files.length > 0) await commitFiles(message, files, run);
}

/** What a run leaves in the documents when it ends. */
export interface ClosedRun {
  readonly isDone: boolean;
  /** Nobody works on in this checkout: what no commit holds is gone. */
  readonly isLeft: boolean;
  /** A VERIFICATION.md that this run wrote, relative to the root. */
  readonly report: string | null;
  /** The exit as STATE.md tells it. */
  readonly state: Pick<StateChange, 'status' | 'lastActivity' | 'stoppedAt'>;
}

/** Brings the files up to date that only the orchestrator writes (I9). Returns those it wrote, relative to the root. */
function writeRecord(plan: Plan, run: RunContext): string[] {
  const today = todayOf(run);
  const done = new Set([...run.progress.done, plan.id]).size;
  const isTicked = editRoadmap(
    (roadmap) => withProgress(tickPlan(roadmap, plan.id, run.phase.id), done, null, run),
    run.workspace,
  );
  const isMoved = writeState(done, { status: 'In progress', lastActivity: `${today} - plan ${plan.id} complete` }, run);
  run.services.ledger.updateRecords(join(run.workspace.root, '.planning'), { mayLag: true });
  return [...records(run.workspace), ...(isTicked ? [roadmapPath] : []), ...(isMoved ? [statePath] : [])];
}

function commitFiles(subject: string, files: readonly string[], run: RunContext): Promise<string | null> {
  const paths = committable(
    files.map((path) => `${run.workspace.prefix}${path}`),
    run,
  );
  return run.workspace.git.commitPaths(recordMessage(subject, run), paths);
}

/** `commit_docs: false` keeps the planning documents out of every commit of ours. */
export function committable(paths: readonly string[], run: RunContext): string[] {
  const { commitDocs } = run.policy;
  const { prefix } = run.workspace;
  return paths.filter((path) => commitDocs || !path.startsWith(`${prefix}.planning/`));
}

/** The orchestrator's own files that are there, relative to the root. */
function records({ root }: Workspace): string[] {
  return ['.planning/EXECUTION_LOG.md', '.planning/specialist-errors.jsonl'].filter((path) =>
    existsSync(join(root, path)),
  );
}

function withProgress(
  roadmap: string,
  done: number,
  completed: string | null,
  { phase, schedule }: RunContext,
): string {
  return writeRoadmapProgress(roadmap, phase.id, { done, plans: schedule.plans.length, completed });
}

function todayOf({ services: { clock } }: RunContext): string {
  return new Date(clock.now()).toISOString().slice(0, 10);
}

const roadmapPath = '.planning/ROADMAP.md';

function editRoadmap(edit: (text: string) => string, { root }: Workspace): boolean {
  const path = join(root, roadmapPath);
  const text = tryRead(path);
  if (text === null) return false;
  const edited = edit(text);
  if (edited === text) return false;
  replaceFile(path, edited);
  return true;
}

async function summaryFromFacts(
  plan: Plan,
  attempt: number,
  { checkpoint, work, startedAt, findings }: CommitFacts,
  run: RunContext,
): Promise<string> {
  const before = new Set(await filesIn(run.workspace.git, work.base, work.changed));
  return renderSummary({
    phase: run.phase.id,
    plan: plan.id,
    title: plan.title,
    attempt,
    startedAt: checkpoint.at,
    completedAt: new Date(run.services.clock.now()).toISOString(),
    durationMs: run.services.clock.uptimeMs() - startedAt,
    commits: [...work.commits],
    created: work.changed.filter((path) => !before.has(path)),
    modified: work.changed.filter((path) => before.has(path)),
    artifacts: findings
      .filter(({ check }) => check === 'artifact')
      .map(({ subject, passed, message }) => ({ path: subject, passed: passed === true, note: message })),
  });
}
