import { join } from 'node:path';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { renderSummary } from '../../plan/phase/summary.ts';
import { committable, writeRecord } from '../../record/documents/documents.ts';
import { partMark, planMark, workMessage } from '../../record/documents/plan-mark.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import { replaceFile } from '../../system/files/atomic-file.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import { ignoreHere } from '../../system/git/exclude.ts';
import type { Stop } from '../questions/standing.ts';
import type { Attempt } from './attempt-state.ts';
import type { Verdict, Work } from './judge.ts';
import type { LeftOut } from './left-out.ts';

/** Work that is durable now. In a work tree of its own its commit is on no branch, and `proven` has still to be folded. */
export interface CommittedWork {
  /** The part of the plan that it is, where a person is asked before the rest; null for the whole plan. */
  readonly part: PlanPart | null;
  readonly proven: VerifiedCommit | null;
}

/** The part of a verdict that goes into a commit. */
type CommitFacts = Pick<Verdict, 'summaryMissing' | 'findings' | 'before'>;

/**
 * Makes verified work durable (I3). With a whole plan one commit takes the summary, written here if the agent wrote none,
 * the ROADMAP's box, the execution log, and whatever the agent left uncommitted. The work before a question has none of
 * these documents, nor the mark of a plan: it is on record as a part, once it is on the branch.
 */
export async function commitWork(
  attempt: Attempt,
  work: Work,
  left: LeftOut,
  verdict: CommitFacts,
): Promise<CommittedWork> {
  const { plan, number, run, start, stamp, standing } = attempt;
  const { workspace, runId, runUrl } = run;
  const { checkpoints, isolated, git, root, prefix } = workspace;
  const { ledger } = run.services;
  const { stop } = standing;
  const { tree, excluded } = left;
  const { base, isWitnessed } = work;
  const hash = planHash(plan);
  const part = stop && { upTo: stop.at, planHash: hash, base, isWitnessed, files: work.changed.slice(0, 10_000) };
  const subject = stop ? `wip(${plan.id}): ${partText(plan, stop)}` : `plan ${plan.id}: ${plan.title ?? 'complete'}`;
  const summary = verdict.summaryMissing ? summaryFromFacts(attempt, work, verdict) : null;
  // First, for it asks whether we may still write.
  ledger.append('commit', { ...stamp, summaryFromFacts: verdict.summaryMissing, ...(part && { part }) });
  if (summary !== null) replaceFile(join(root, plan.summaryPath), summary);
  const written = part ? [] : [plan.summaryPath, ...(isolated || run.leg ? [] : writeRecord(plan, run))];
  const all = [...new Set([...tree.changes.map(({ path }) => path), ...written.map((path) => `${prefix}${path}`)])];
  const files = committable(all, run);
  const facts = { plan: plan.id, planHash: hash, base, runId, runUrl, attempt: number };
  const parts = standing.parts.filter((each) => each.base !== each.commit);
  const message = workMessage(subject, part ? partMark(facts, part.upTo) : planMark({ ...facts, parts }), run);
  const detached = isolated ? await checkpoints.commitDetached(start.checkpoint, message, files, tree) : null;
  const settled = isolated
    ? null
    : await checkpoints.settle(start.checkpoint, message, files, tree, part ? 'said' : undefined);
  const made = detached?.isNew ? detached.commit : settled;
  if (!isolated) git.syncFiles(work.changed); // those of the agent's own commits as well
  ignoreHere(git, excluded);
  if (part === null) {
    if (!isolated) ledger.append('settled', { ...stamp, head: made ?? tree.head });
    const isClean = made !== null && files.length === all.length && excluded.length === 0;
    const { branch, ignored = [] } = tree;
    workspace.remember(isClean ? { head: made, branch, changes: [...left.changes], ignored } : null);
    return { part, proven: detached };
  }
  const head = tree.head ?? base;
  // Where the agent has committed all of it, the mark stands in a commit of its own.
  const commit = made ?? (await git.commitTree(await git.treeOf(head), [head], message));
  workspace.invalidate();
  const done = { plan: plan.id, ...part, commit, head: commit };
  if (!isolated) ledger.append('part', { ...done, attempt: number });
  return { part: done, proven: detached && { checkpoint: detached.checkpoint, commit } };
}

/** The subject's end: it names the plan's tasks, so that a run without a record of the part asks before it begins the plan again. */
function partText(plan: Plan, { at, task }: Stop): string {
  const done = at === 1 ? 'task 1' : `tasks 1-${at}`;
  const asks = task === null ? '' : `, before "${task.name.replace(/\s+/g, ' ').slice(0, 40)}"`;
  return at === 0 ? `requested changes${asks}` : `${done} of ${plan.tasks.length}${asks}`;
}

function summaryFromFacts(attempt: Attempt, work: Work, { before, findings }: CommitFacts): string {
  const { plan, number, run, start } = attempt;
  const { clock } = run.services;
  return renderSummary({
    phase: run.phase.id,
    plan: plan.id,
    title: plan.title,
    attempt: number,
    startedAt: start.checkpoint.at,
    completedAt: new Date(clock.now()).toISOString(),
    durationMs: clock.uptimeMs() - start.startedAt,
    commits: [...work.commits],
    created: work.changed.filter((path) => !before.has(path)),
    modified: work.changed.filter((path) => before.has(path)),
    artifacts: findings
      .filter(({ check }) => check === 'artifact')
      .map(({ subject, passed, message }) => ({ path: subject, passed: passed === true, note: message })),
  });
}
