import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-hash.ts';
import { committable } from '../../record/documents/documents.ts';
import { partMark, workMessage } from '../../record/documents/plan-mark.ts';
import type { PlanPart } from '../../record/readings/parts.ts';
import type { VerifiedCommit } from '../../system/git/checkpoint/checkpoint.ts';
import { ignoreHere } from '../../system/git/exclude.ts';
import type { RunContext } from '../context/run-context.ts';
import type { Stop } from '../questions/stops.ts';
import type { CommitFacts } from './commit-plan.ts';

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
