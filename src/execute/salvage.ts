import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept } from '../git/checkpoint.ts';
import { filesIn, restoreFiles } from '../git/tree.ts';
import type { Plan } from '../phase/plan.ts';
import { type CheckpointReturn, CheckpointReturnBuilder } from '../signal/checkpoint-return.ts';
import type { FailureReason } from '../signal/signal-schema.ts';
import type { RunContext } from './run-context.ts';

/** Endings that came from outside: what the agent had done by then may be good. */
const stoppedFromOutside = new Set<FailureReason>(['timeout', 'idle_timeout', 'killed', 'context_exhausted', 'budget']);

/** Whether the next attempt begins with what this one had done: it was stopped while it made progress, and policy says so. */
export function isSalvageable(
  reason: FailureReason,
  kept: Kept | null,
  run: Pick<RunContext, 'onFailure'>,
): kept is Kept {
  return run.onFailure === 'keep' && stoppedFromOutside.has(reason) && kept !== null && kept.files.length > 0;
}

/**
 * Puts the kept work of an earlier attempt into the tree, as uncommitted changes on top of the checkpoint: should this
 * attempt fail too, the rollback is as exact as ever.
 */
export async function salvage(kept: Kept, run: RunContext): Promise<void> {
  const there = new Set(await filesIn(run.git, kept.tree, kept.files));
  for (const file of kept.files)
    if (!there.has(file)) rmSync(join(run.git.root, file), { recursive: true, force: true });
  await restoreFiles(run.git, kept.tree, [...there]);
}

/** The checkpoint return of an attempt whose agent left none: what is done and what remains, from facts (seed 002). */
export function handoffFromFacts(plan: Plan, kept: Kept, message: string, run: RunContext): CheckpointReturn {
  const builder = new CheckpointReturnBuilder(run.agent.name, 'error').addIssue(message);
  const mine = (file: string) => (file.startsWith(run.prefix) ? file.slice(run.prefix.length) : file);
  const touched = kept.files.map(mine);
  // A handoff is read by an agent: a hundred paths say as much as a thousand.
  for (const file of touched.slice(0, 100)) builder.addCompleted({ file, status: 'partial' }).addFileModified(file);
  const promised = [...plan.filesModified, ...plan.mustHaves.artifacts.map(({ path }) => path)];
  for (const file of new Set(promised))
    if (!touched.includes(file))
      builder.addRemaining({
        file,
        description: `plan ${plan.id} promises it; the stopped attempt had not touched it`,
      });
  return builder.build(new Date(run.clock.now()));
}
