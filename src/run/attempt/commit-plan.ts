import { join } from 'node:path';
import type { Candidate } from '../../judge/candidate/candidate.ts';
import type { Verdict } from '../../judge/verdict/judge.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { renderSummary } from '../../plan/phase/summary.ts';
import { committable, writeRecord } from '../../record/documents/documents.ts';
import { partMark, planMark, workMessage } from '../../record/documents/plan-mark.ts';
import type { PlanPart } from '../../record/readings/plan-record.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import { ignoreHere } from '../../system/git/exclude.ts';
import { presentFiles } from '../../system/git/tree.ts';
import type { Stop } from '../questions/standing.ts';
import type { Attempt } from './attempt-state.ts';
import type { LeftOut } from './left-out.ts';

/** The part of a candidate that its commit records. */
type Work = Pick<Candidate, 'base' | 'changed' | 'commits' | 'isWitnessed'>;

/** Durable work. From a separate work tree its commit is on no branch, and `proven` is still to be merged. */
export interface CommittedWork {
  /** Part of the plan before a question to a person; null for the whole plan. */
  readonly part: PlanPart | null;
  readonly proven: VerifiedCommit | null;
}

/**
 * Makes verified work durable (I3): one commit takes the summary (written here if missing), the ROADMAP's box, the
 * log, and what the agent left uncommitted. Work before a question is recorded as a part, without these documents.
 */
export async function commitWork(
  attempt: Attempt,
  work: Work,
  left: LeftOut,
  { findings }: Pick<Verdict, 'findings'>,
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
  const isMissing = part === null && tryReadRegular(join(root, plan.summaryPath)) === null;
  const summary = isMissing ? await summaryFromFacts(attempt, work, findings) : null;
  // First, because it checks that this run may still write.
  ledger.append('commit', { ...stamp, summaryFromFacts: isMissing, ...(part && { part }) });
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
  if (!isolated) git.syncFiles(work.changed); // also those of the agent's own commits
  ignoreHere(git, excluded);
  if (part === null) {
    if (!isolated) ledger.append('settled', { ...stamp, head: made ?? tree.head });
    const isClean = made !== null && files.length === all.length && excluded.length === 0;
    const { branch, ignored = [] } = tree;
    workspace.remember(isClean ? { head: made, branch, changes: [...left.changes], ignored } : null);
    return { part, proven: detached };
  }
  const head = tree.head ?? base;
  // If the agent has committed all of it, the mark stands in a commit of its own.
  const commit = made ?? (await git.commitTree(await git.treeOf(head), [head], message));
  workspace.invalidate();
  const done = { plan: plan.id, ...part, commit, head: commit };
  if (!isolated) ledger.append('part', { ...done, attempt: number });
  return { part: done, proven: detached && { checkpoint: detached.checkpoint, commit } };
}

/** Names the plan's tasks, so that a run without a record of the part asks before it restarts the plan. */
function partText(plan: Plan, { at, task }: Stop): string {
  const done = at === 1 ? 'task 1' : `tasks 1-${at}`;
  const asks = task === null ? '' : `, before "${task.name.replace(/\s+/g, ' ').slice(0, 40)}"`;
  return at === 0 ? `requested changes${asks}` : `${done} of ${plan.tasks.length}${asks}`;
}

async function summaryFromFacts(attempt: Attempt, work: Work, findings: Verdict['findings']): Promise<string> {
  const { plan, number, run, start } = attempt;
  const before = new Set(await presentFiles(run.workspace.git, work.base, work.changed));
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
