import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HandedOver } from '../../agents/prompt/prompt.ts';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PastAttempt } from '../../record/readings/attempt-history.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { type CheckpointReturn, CheckpointReturnBuilder } from '../../signal/checkpoint-return.ts';
import type { FailureReason } from '../../signal/signal-words.ts';
import type { PartialWork } from '../../system/git/checkpoint/partial-work.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { filterPresentFiles, listDifferences, restoreFiles } from '../../system/git/tree.ts';
import type { PlannedRun, RunContext } from '../context/run-context.ts';

export interface AttemptOrder {
  readonly plan: Plan;
  readonly number: number;
  readonly earlier: EarlierAttempt | null;
}

export interface EarlierAttempt extends Omit<HandedOver, 'salvaged'> {
  readonly salvage: PartialWork | null;
}

/** Failures with an outside cause: the work until then may be good. */
const stoppedFromOutside = new Set<FailureReason>([
  ...(['timeout', 'idle_timeout', 'killed', 'context_exhausted', 'budget'] as const),
  ...(['rate_limit', 'overloaded', 'quota', 'auth'] as const),
]);

/** In a chained run, only the job ended: the next agent checks how far this one got. */
const cutShort = new Set<FailureReason>(['interrupted', 'deadline']);

/** True if the saved work may be good: the attempt was stopped while making progress. */
export function wasStoppedEarly(
  reason: FailureReason,
  saved: PartialWork | null,
  run: PlannedRun,
): saved is PartialWork {
  return isStop(reason, run) && saved !== null && saved.files.length > 0;
}

function isStop(reason: FailureReason, { leg, services }: PlannedRun): boolean {
  return stoppedFromOutside.has(reason) || (cutShort.has(reason) && leg !== null && services.agent.canJudge);
}

export async function readEarlierAttempt(
  plan: Plan,
  { attempt, reason = 'agent_error', message = `attempt ${attempt} was cut off` }: PastAttempt,
  run: RunContext,
): Promise<EarlierAttempt> {
  const mayBeTaken = run.policy.onFailure === 'keep' && isStop(reason, run);
  const saved = mayBeTaken ? await readPartialWork(plan.id, attempt, run) : null;
  const handoff = run.services.ledger.readHandoff(plan.id, attempt);
  const isMerged = phaseState(run.services.ledger.earlier).plans.reopened.get(plan.id) === attempt;
  return { attempt, message, handoff, salvage: saved?.files.length ? saved : null, isMerged };
}

async function readPartialWork(plan: string, attempt: number, run: PlannedRun): Promise<PartialWork | null> {
  const { git } = run.workspace;
  const remaining = phaseState(run.services.ledger.earlier).plans.savedWork(plan, attempt);
  if (remaining === null) return null;
  const { ref, base } = remaining;
  const commit = await git.resolve(ref);
  if (commit === null || (await git.resolve(base)) === null) return null;
  const { changed, fresh } = await listDifferences(git, base, commit);
  const tree = await git.treeOf(commit);
  return { ref, commit, tree, files: [...changed, ...fresh].sort(), changed, fresh };
}

/** Restores saved work as uncommitted changes, so that a rollback stays exact. Its SUMMARY is left out. */
export async function commitSalvage(saved: PartialWork, summary: string, workspace: Workspace): Promise<void> {
  const files = saved.files.filter((file) => file !== summary);
  const existingFiles = new Set(await filterPresentFiles(workspace.git, saved.tree, files));
  for (const file of files)
    if (!existingFiles.has(file)) rmSync(join(workspace.git.root, file), { recursive: true, force: true });
  await restoreFiles(workspace.git, saved.tree, [...existingFiles]);
}

/** Builds a handoff from known facts for an agent that left none (seed 002). */
export function buildFactsHandoff(plan: Plan, saved: PartialWork, message: string, run: RunContext): CheckpointReturn {
  const now = () => new Date(run.services.clock.now());
  // Size warnings are useless here: the size is bounded below.
  const builder = new CheckpointReturnBuilder(run.services.agent.name, 'error', { now, warn: () => {} });
  builder.addIssue(message);
  const stripPrefix = (file: string) =>
    file.startsWith(run.workspace.prefix) ? file.slice(run.workspace.prefix.length) : file;
  const touched = saved.files.map(stripPrefix);
  // Agents read this, and 100 paths tell as much as 1,000.
  for (const file of touched.slice(0, 100)) builder.addCompleted({ file, status: 'partial' }).addFileModified(file);
  const promised = new DeclaredPaths([...plan.filesModified, ...plan.mustHaves.artifacts.map(({ path }) => path)]);
  for (const pattern of promised.patterns)
    if (!touched.some((file) => pattern.covers(file)))
      builder.addRemaining({
        file: pattern.path,
        description: `plan ${plan.id} promises it; the stopped attempt had not changed it`,
      });
  return builder.build();
}
