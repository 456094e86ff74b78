import { join } from 'node:path';
import { listKeptTests } from '../../author/acceptance-tests.ts';
import { placeFiles } from '../../author/test-outcome.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import { renderSummary } from '../../plan/phase/summary.ts';
import { listCommittable, writeRecord } from '../../record/documents/documents.ts';
import { buildWorkMessage, partMark, readPlanMark } from '../../record/documents/plan-mark.ts';
import type { EvidenceFacts } from '../../signal/evidence.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { filterPresentFiles, listChangedPaths } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { Stop } from '../questions/question-state.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { buildFailure } from './exchange.ts';

/** Commits judged work with its documents (I3); a part before a question gets none. Not on a branch yet. */
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
  const hash = hashPlan(plan);
  const part = stop && { upTo: stop.at, planHash: hash, base, isWitnessed, files: work.changed.slice(0, 10_000) };
  const isMissing = part === null && tryReadRegular(join(root, plan.summaryPath)) === null;
  const summary = isMissing ? await renderFactsSummary(attempt) : null;
  // Append first: it checks that this run still holds the lease.
  ledger.append('commit', { ...stamp, summaryFromFacts: isMissing, ...(part && { part }) });
  if (summary !== null) replaceFile(join(root, plan.summaryPath), summary);
  // Records of parallel plans would conflict, so they are written after the merge.
  const isRecorded = part === null && run.leg === null && run.policy.parallel === 1 && (await isPlanCommitted(attempt));
  const record = part ? [] : [plan.summaryPath, ...(isRecorded ? writeRecord(plan, run) : [])];
  const kept = part === null && isAccepted(evidence) ? listKeptTests(plan, run) : [];
  const misplaced = placeFiles(kept, git.root);
  if (misplaced !== null) return buildFailure('verification_failed', `acceptance tests cannot be kept: ${misplaced}`);
  const written = [...record.map((path) => `${prefix}${path}`), ...kept.map(({ path }) => path)];
  const paths = [...new Set([...tree.changes.map(({ path }) => path), ...written])];
  const files = listCommittable(paths, run);
  const subject = stop
    ? `wip(${plan.id}): ${describePart(plan, stop)}`
    : `plan ${plan.id}: ${plan.title ?? 'complete'}`;
  const facts = { plan: plan.id, planHash: hash, base, runId, runUrl, attempt: number };
  const parts = standing.parts.filter((planPart) => planPart.base !== planPart.commit);
  const author = kept.length === 0 ? [] : [`Acceptance-Tests-By: ${run.services.agent.author?.name ?? ''}`];
  const mark = part ? partMark(facts, part.upTo) : readPlanMark({ ...facts, parts });
  const message = buildWorkMessage(subject, mark, run, author);
  const head = tree.head ?? base;
  const created = await git.commitBeside(message, files, head, { known: tree, goes: true });
  const differences = created === null ? [] : await listChangedPaths(git, judged.candidate.commit, created);
  // The documents are written after judging, so they may differ.
  const unexpected = differences.filter((path) => !written.includes(path));
  if (unexpected.length > 0) {
    attempt.tree = null;
    return buildFailure(
      'verification_failed',
      `${joinFirstFew(unexpected)} changed while the work was judged, so what would be committed is not what was judged; end what writes there`,
    );
  }
  // If nothing is left to commit, the part's mark gets an empty commit.
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

/** Describes how far the plan got, for runs that have no record of the part. */
function describePart(plan: Plan, { at, task }: Stop): string {
  const done = at === 1 ? 'task 1' : `tasks 1-${at}`;
  const question = task === null ? '' : `, before "${task.name.replace(/\s+/g, ' ').slice(0, 40)}"`;
  return at === 0 ? `requested changes${question}` : `${done} of ${plan.tasks.length}${question}`;
}

async function isPlanCommitted({ plan, run, work }: Attempt): Promise<boolean> {
  const { git, prefix } = run.workspace;
  return run.policy.commitDocs && (await filterPresentFiles(git, work.base, [`${prefix}${plan.path}`])).length > 0;
}

async function renderFactsSummary({ plan, number, run, start, work }: Attempt): Promise<string> {
  const changed = work.part.work.changed;
  const existingFiles = new Set(await filterPresentFiles(run.workspace.git, work.base, changed));
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
    created: changed.filter((path) => !existingFiles.has(path)),
    modified: changed.filter((path) => existingFiles.has(path)),
  });
}
