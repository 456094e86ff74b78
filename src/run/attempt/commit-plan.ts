import { join } from 'node:path';
import type { Finding } from '../../judge/checks/finding.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { renderSummary } from '../../plan/phase/summary.ts';
import { committable, writeRecord } from '../../record/documents/documents.ts';
import { partMark, planMark, workMessage } from '../../record/documents/plan-mark.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import { replaceFile } from '../../system/files/atomic-file.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { ignoreHere } from '../../system/git/exclude.ts';
import { presentFiles } from '../../system/git/tree.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import type { RunContext } from '../context/run-context.ts';
import { standingIn } from '../questions/standing.ts';
import type { Stop } from '../questions/stops.ts';
import type { Work } from './judge.ts';
import type { LeftOut } from './undo.ts';

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

async function summaryFromFacts(
  plan: Plan,
  attempt: number,
  { checkpoint, work, startedAt, findings }: CommitFacts,
  run: RunContext,
): Promise<string> {
  const before = new Set(await presentFiles(run.workspace.git, work.base, work.changed));
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

/**
 * Makes the verified work before a question durable, as no plan is: without a SUMMARY, a box in the ROADMAP or the mark of a
 * plan, and on record as a part. In a work tree of its own its commit is on no branch, and it is on record once it is folded.
 */
export async function commitPart(
  plan: Plan,
  stop: Stop,
  attempt: number,
  facts: CommitFacts,
  run: RunContext,
): Promise<{ part: PlanPart; proven: VerifiedCommit | null }> {
  const { after, left, work, checkpoint } = facts;
  const { checkpoints, isolated, git } = run.workspace;
  const hash = planHash(plan);
  const { base, isWitnessed } = work;
  const files = work.changed.slice(0, 10_000);
  const said = { upTo: stop.at, planHash: hash, base, isWitnessed, files };
  run.services.ledger.append('commit', { plan: plan.id, attempt, summaryFromFacts: false, part: said });
  const wanted = committable(
    after.changes.map(({ path }) => path),
    run,
  );
  const { runId, runUrl } = run;
  const mark = partMark({ plan: plan.id, planHash: hash, base: work.base, runId, runUrl, attempt }, stop.at);
  const message = workMessage(`wip(${plan.id}): ${told(plan, stop)}`, mark, run);
  const sealed = isolated ? await checkpoints.commitDetached(checkpoint, message, wanted, after) : null;
  const head = after.head ?? work.base;
  // Where the agent has committed all of it, the mark stands in a commit of its own.
  const made = sealed === null ? await checkpoints.settle(checkpoint, message, wanted, after, 'said') : newOf(sealed);
  const commit = made ?? (await git.commitTree(await git.treeOf(head), [head], message));
  if (!isolated) git.syncFiles(work.changed);
  ignoreHere(git, left.excluded);
  run.workspace.invalidate();
  const part = { plan: plan.id, ...said, commit, head: commit };
  if (!isolated) run.services.ledger.append('part', { ...part, attempt });
  return { part, proven: sealed === null ? null : { checkpoint: sealed.checkpoint, commit } };
}

function newOf({ commit, isNew }: VerifiedCommit & { isNew: boolean }): string | null {
  return isNew ? commit : null;
}

/** A subject that names the plan, so that whoever has no record of the part asks before the plan is begun once more. */
function told(plan: Plan, { at, task }: Stop): string {
  const done = at === 1 ? 'task 1' : `tasks 1-${at}`;
  const asks = task === null ? '' : `, before "${task.name.replace(/\s+/g, ' ').slice(0, 40)}"`;
  return at === 0 ? `changes that were asked for${asks}` : `${done} of ${plan.tasks.length}${asks}`;
}
