import { join } from 'node:path';
import { listKeptTests } from '../../author/acceptance-tests.ts';
import { placeFiles } from '../../author/test-outcome.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { renderSummary } from '../../plan/phase/summary.ts';
import { listCommittable, writeRecord } from '../../record/documents/documents.ts';
import { partMark, planMark, workMessage } from '../../record/documents/plan-mark.ts';
import type { EvidenceFacts } from '../../signal/evidence.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { changedBetween, presentFiles } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';
import type { Stop } from '../questions/question-state.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { buildFailure } from './exchange.ts';

/**
 * Makes judged work durable (I3): one commit takes the summary (written here if missing), the ROADMAP's box, the
 * log, and what the agent left uncommitted. Work before a question is recorded as a part, without these documents.
 * Its commit is on no branch yet.
 */
export async function commitWork(attempt: Attempt): Promise<Ending> {
  const { plan, number, run, start, stamp, standing, work, judged } = attempt;
  const { workspace, runId, runUrl } = run;
  const { git, root, prefix } = workspace;
  const { ledger } = run.services;
  const { stop } = standing;
  const { tree } = work.left;
  const { evidence } = judged.verdict;
  const { warnings } = judged;
  const { base, isWitnessed } = judged.candidate;
  const hash = planHash(plan);
  const part = stop && { upTo: stop.at, planHash: hash, base, isWitnessed, files: work.changed.slice(0, 10_000) };
  const isMissing = part === null && tryReadRegular(join(root, plan.summaryPath)) === null;
  const summary = isMissing ? await summaryFromFacts(attempt) : null;
  // First, because it checks that this run may still write.
  ledger.append('commit', { ...stamp, summaryFromFacts: isMissing, ...(part && { part }) });
  if (summary !== null) replaceFile(join(root, plan.summaryPath), summary);
  // Side by side, each plan's record would conflict with that of the others: it follows when they are merged.
  const isRecorded = part === null && run.leg === null && run.policy.parallel === 1 && (await hasDocuments(attempt));
  const record = part ? [] : [plan.summaryPath, ...(isRecorded ? writeRecord(plan, run) : [])];
  const kept = part === null && isAccepted(evidence) ? listKeptTests(plan, run) : [];
  const misplaced = placeFiles(kept, git.root);
  if (misplaced !== null) return buildFailure('verification_failed', `acceptance tests cannot be kept: ${misplaced}`);
  const written = [...record.map((path) => `${prefix}${path}`), ...kept.map(({ path }) => path)];
  const all = [...new Set([...tree.changes.map(({ path }) => path), ...written])];
  const files = listCommittable(all, run);
  const subject = stop ? `wip(${plan.id}): ${partText(plan, stop)}` : `plan ${plan.id}: ${plan.title ?? 'complete'}`;
  const facts = { plan: plan.id, planHash: hash, base, runId, runUrl, attempt: number };
  const parts = standing.parts.filter((planPart) => planPart.base !== planPart.commit);
  const author = kept.length === 0 ? [] : [`Acceptance-Tests-By: ${run.services.agent.author?.name ?? ''}`];
  const mark = part ? partMark(facts, part.upTo) : planMark({ ...facts, parts });
  const message = workMessage(subject, mark, run, author);
  const head = tree.head ?? base;
  const created = await git.commitBeside(message, files, head, { known: tree, goes: true });
  const changedNow = created === null ? [] : await changedBetween(git, judged.candidate.commit, created);
  // The documents are written after it was judged.
  const others = changedNow.filter((path) => !written.includes(path));
  if (others.length > 0) {
    attempt.tree = null;
    return buildFailure(
      'verification_failed',
      `${firstFew(others)} changed while the work was judged, so what would be committed is not what was judged; end what writes there`,
    );
  }
  // If the agent has committed all of a part, its mark stands in a commit of its own.
  const commit = created ?? (part === null ? head : await git.commitTree(await git.treeOf(head), [head], message));
  const done = part && { plan: plan.id, ...part, commit, head: commit };
  const proven = { checkpoint: start.checkpoint, commit, isRecorded };
  const common = { warnings: [...warnings], evidence, proven };
  if (stop !== null && done !== null) return { status: 'part', part: done, stop, ...common };
  return { status: 'success', files: [...work.part.work.changed], planHash: hash, ...common };
}

function isAccepted({ acceptance }: EvidenceFacts): boolean {
  return acceptance !== undefined && acceptance.passed === acceptance.of;
}

/** Names the plan's tasks, so that a run without a record of the part asks before it restarts the plan. */
function partText(plan: Plan, { at, task }: Stop): string {
  const done = at === 1 ? 'task 1' : `tasks 1-${at}`;
  const asks = task === null ? '' : `, before "${task.name.replace(/\s+/g, ' ').slice(0, 40)}"`;
  return at === 0 ? `requested changes${asks}` : `${done} of ${plan.tasks.length}${asks}`;
}

/** True where git has the plan: then what is written beside it is committed. */
async function hasDocuments({ plan, run, work }: Attempt): Promise<boolean> {
  const { git, prefix } = run.workspace;
  return run.policy.commitDocs && (await presentFiles(git, work.base, [`${prefix}${plan.path}`])).length > 0;
}

async function summaryFromFacts({ plan, number, run, start, work }: Attempt): Promise<string> {
  const changed = work.part.work.changed;
  const before = new Set(await presentFiles(run.workspace.git, work.base, changed));
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
    created: changed.filter((path) => !before.has(path)),
    modified: changed.filter((path) => before.has(path)),
  });
}
