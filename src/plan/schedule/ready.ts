import { joinFirstFew, shortenId } from '../../system/text/text.ts';
import { getPhaseKey } from '../phase/phase-id.ts';
import type { Plan } from '../phase/plan.ts';
import { getPlanKey, getPlanNumber } from '../phase/plan-file.ts';
import { listSharedFiles } from './overlap.ts';
import type { Schedule } from './schedule.ts';
import type { ScheduledPlan } from './scheduled-plan.ts';

/** A plan without a state is `pending`. */
export type PlanState = 'done' | 'running' | 'failed' | 'blocked' | 'pending' | 'skipped';
export type PlanStates = ReadonlyMap<string, PlanState>;

/** Returns pending plans whose dependencies are done, up to `limit`. With `apart`, plans that share files wait. */
export function readyPlans(
  schedule: Schedule,
  states: PlanStates,
  options: { apart?: boolean; limit?: number } = {},
): string[] {
  if (schedule.cycle) return [];
  const getState = (id: string): PlanState => states.get(id) ?? 'pending';
  const running = schedule.plans.filter(({ plan }) => getState(plan.id) === 'running');
  const parallel: ScheduledPlan[] = [...running];
  const ready: string[] = [];
  for (const scheduled of sortByWave(schedule)) {
    if (parallel.length >= (options.limit ?? Number.POSITIVE_INFINITY)) break;
    if (getState(scheduled.plan.id) !== 'pending' || !scheduled.dependsOn.every((id) => getState(id) === 'done'))
      continue;
    if (
      options.apart &&
      parallel.some((nearbyPlan) => listSharedFiles(scheduled.footprint, nearbyPlan.footprint).length > 0)
    )
      continue;
    parallel.push(scheduled);
    ready.push(scheduled.plan.id);
  }
  return ready;
}

export interface BlockedPlan {
  plan: string;
  root: string;
  state: 'failed' | 'blocked' | 'skipped';
}

/** Returns pending plans that can't run because a direct or indirect dependency failed, is blocked or was skipped. */
export function blockedBy(schedule: Schedule, states: PlanStates): BlockedPlan[] {
  const blocked = new Map<string, BlockedPlan>();
  for (const { plan, dependsOn } of sortByWave(schedule)) {
    if ((states.get(plan.id) ?? 'pending') !== 'pending') continue;
    for (const id of dependsOn) {
      const state = states.get(id) ?? 'pending';
      const blockedDependency = blocked.get(id);
      if (state === 'failed' || state === 'blocked' || state === 'skipped')
        blocked.set(plan.id, { plan: plan.id, root: id, state });
      else if (blockedDependency) blocked.set(plan.id, { ...blockedDependency, plan: plan.id });
      else continue;
      break;
    }
  }
  return schedule.plans.flatMap(({ plan }) => blocked.get(plan.id) ?? []);
}

function sortByWave({ plans }: Schedule): ScheduledPlan[] {
  return [...plans].sort((a, b) => a.wave - b.wave);
}

/** Upstream's safe-resume check: commits without a SUMMARY mean unfinished work. Returns the reason or null. */
export function explainResumeDoubt(plan: Plan, commits: readonly { sha: string; subject: string }[]): string | null {
  if (plan.halted)
    return `${plan.summaryPath} says status: halted. Finish plan ${plan.id} by hand or delete that file to run it again`;
  if (plan.hasSummary || commits.length === 0) return null;
  const shown = commits.map(({ sha, subject }) => `${shortenId(sha)} ${subject}`);
  return `plan ${plan.id} has commits (${joinFirstFew(shown, 3, '; ')}) but no SUMMARY at ${plan.summaryPath}. Write the SUMMARY if the work is done, or run with --unfinished-plans run, and an agent finishes it`;
}

/** Matches the scope of a commit subject, as in `feat(07-03): text`, ignoring leading zeros. */
export function namesPlan(subject: string, phase: string, planId: string): boolean {
  const scope = /^[A-Za-z]+\(([^()]{1,100})\)!?:/.exec(subject)?.[1]?.trim();
  if (scope === undefined) return false;
  if (scope.toLowerCase() === planId.toLowerCase() && planId.includes('-')) return true;
  const scopeNumber = getPlanNumber(scope);
  return (
    scopeNumber?.phase === getPhaseKey(phase) &&
    scopeNumber.plan === (getPlanNumber(planId)?.plan ?? getPlanKey(planId))
  );
}
