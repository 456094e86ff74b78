import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listPlanChanges } from '../../judge/run/plan-changes.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { recordMessage } from '../../record/documents/plan-mark.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { RunProgress } from '../../run/loop/run-progress.ts';
import type { ChecksVerdict } from './awaited-checks.ts';
import { handleFailure } from './integration.ts';
import { buildFailedOutcome } from './worker-outcome.ts';

/** Reopens the plan that probably broke the checks, once per run: its work stays, its SUMMARY is removed. */
export async function reopenPlan(progress: RunProgress, red: ChecksVerdict): Promise<boolean> {
  const { run } = progress;
  const { ledger } = run.services;
  if (phaseState(ledger.events).run(run.runId).kinds.has('reopened')) return false;
  const plan = await findBlamedPlan(progress, red.excerpt);
  const attempt = plan && phaseState(ledger.events).attempts.history.lastAttempt.get(plan.id);
  if (plan === null || attempt === undefined || attempt === null) return false;
  rmSync(join(run.workspace.root, plan.summaryPath), { force: true });
  const path = `${run.workspace.prefix}${plan.summaryPath}`;
  await run.workspace.git.commitPaths(recordMessage(`plan ${plan.id}: reopened by the project's own CI`, run), [path]);
  run.workspace.known = null;
  run.progress.done.delete(plan.id);
  progress.states.set(plan.id, 'pending');
  progress.signals.delete(plan.id);
  ledger.append('reopened', { plan: plan.id, attempt, why: red.why });
  const message = [`its work was merged, but the project's own CI is red on it: ${red.why}`, red.excerpt]
    .join('\n\n')
    .trim();
  const failed = buildFailedOutcome(plan, attempt, { reason: 'tests_failed', message, retryable: true }, run);
  progress.history.length = 0;
  for (const pastAttempt of phaseState(ledger.events).attempts.history.attempts) progress.history.push(pastAttempt);
  handleFailure(failed, progress);
  return true;
}

/** Returns the plan whose changed files appear most often in the output, or the last one. */
async function findBlamedPlan({ run, signals }: RunProgress, excerpt: string): Promise<Plan | null> {
  const { lastAttempt } = phaseState(run.services.ledger.events).attempts.history;
  const changes = await listPlanChanges(run, signals);
  const scored = run.schedule.plans.flatMap(({ plan }) => {
    if (!lastAttempt.has(plan.id) || !run.progress.done.has(plan.id)) return [];
    const ownFiles = changes.of(plan.id).filter((path) => !path.startsWith(`${run.workspace.prefix}.planning/`));
    return [{ plan, hits: ownFiles.filter((path) => excerpt.includes(path)).length }];
  });
  return (
    scored.reduce<(typeof scored)[number] | null>((best, each) => (best && best.hits > each.hits ? best : each), null)
      ?.plan ?? null
  );
}
