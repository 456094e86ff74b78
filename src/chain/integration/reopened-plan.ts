import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { planChanges } from '../../judge/run/plan-changes.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { recordMessage } from '../../record/documents/plan-mark.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { RunProgress } from '../../run/loop/run-progress.ts';
import type { ChecksVerdict } from './awaited-checks.ts';
import { afterFailure } from './integration.ts';
import { failedOutcome } from './worker-outcome.ts';

/**
 * Sends the plan that the red checks are about back to its agent, as a failed attempt whose work stands: its SUMMARY is
 * taken off the branch. Once in a run; returns false after that, and where no plan of this run can be meant.
 */
export async function reopenPlan(progress: RunProgress, red: ChecksVerdict): Promise<boolean> {
  const { run } = progress;
  const { ledger } = run.services;
  if (phaseState(ledger.events).run(run.runId).kinds.has('reopened')) return false;
  const plan = await meantPlan(progress, red.excerpt);
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
  const failed = failedOutcome(plan, attempt, { reason: 'tests_failed', message, retryable: true }, run);
  progress.history.length = 0;
  for (const pastAttempt of phaseState(ledger.events).attempts.history.attempts) progress.history.push(pastAttempt);
  afterFailure(failed, progress);
  return true;
}

/** The plan of this run whose changed files the output names most often, else the last one. */
async function meantPlan({ run, signals }: RunProgress, excerpt: string): Promise<Plan | null> {
  const { lastAttempt } = phaseState(run.services.ledger.events).attempts.history;
  const changes = await planChanges(run, signals);
  const scored = run.schedule.plans.flatMap(({ plan }) => {
    if (!lastAttempt.has(plan.id) || !run.progress.done.has(plan.id)) return [];
    const own = changes.of(plan.id).filter((path) => !path.startsWith(`${run.workspace.prefix}.planning/`));
    return [{ plan, hits: own.filter((path) => excerpt.includes(path)).length }];
  });
  return (
    scored.reduce<(typeof scored)[number] | null>((best, each) => (best && best.hits > each.hits ? best : each), null)
      ?.plan ?? null
  );
}
