import { firstFew, shortId } from '../../system/text/text.ts';
import { phaseKey } from '../phase/phase-id.ts';
import type { Plan } from '../phase/plan.ts';
import { planKey, planNumber } from '../phase/plan-file.ts';
import { sharedFiles } from './overlap.ts';
import type { Schedule } from './schedule.ts';
import type { ScheduledPlan } from './scheduled-plan.ts';

/** State of a plan in this run. A plan without a state is `pending`. */
export type PlanState = 'done' | 'running' | 'failed' | 'blocked' | 'pending' | 'skipped';
export type PlanStates = ReadonlyMap<string, PlanState>;

/** Pending plans whose dependencies are done, at most `limit`; `apart`: those that share files wait. */
export function readyPlans(
  schedule: Schedule,
  states: PlanStates,
  options: { apart?: boolean; limit?: number } = {},
): string[] {
  if (schedule.cycle) return [];
  const stateOf = (id: string): PlanState => states.get(id) ?? 'pending';
  const running = schedule.plans.filter(({ plan }) => stateOf(plan.id) === 'running');
  const nearby: ScheduledPlan[] = [...running];
  const ready: string[] = [];
  for (const scheduled of byWave(schedule)) {
    if (nearby.length >= (options.limit ?? Number.POSITIVE_INFINITY)) break;
    if (stateOf(scheduled.plan.id) !== 'pending' || !scheduled.dependsOn.every((id) => stateOf(id) === 'done'))
      continue;
    if (options.apart && nearby.some((other) => sharedFiles(scheduled.footprint, other.footprint).length > 0)) continue;
    nearby.push(scheduled);
    ready.push(scheduled.plan.id);
  }
  return ready;
}

export interface BlockedPlan {
  plan: string;
  /** The plan that did not get done: a dependency, or one at any distance behind it. */
  root: string;
  state: 'failed' | 'blocked' | 'skipped';
}

/** Pending plans that can never run now: a dependency, at any distance, failed, is blocked or was skipped. */
export function blockedBy(schedule: Schedule, states: PlanStates): BlockedPlan[] {
  const held = new Map<string, BlockedPlan>();
  for (const { plan, dependsOn } of byWave(schedule)) {
    if ((states.get(plan.id) ?? 'pending') !== 'pending') continue;
    for (const id of dependsOn) {
      const state = states.get(id) ?? 'pending';
      const further = held.get(id);
      if (state === 'failed' || state === 'blocked' || state === 'skipped')
        held.set(plan.id, { plan: plan.id, root: id, state });
      else if (further) held.set(plan.id, { ...further, plan: plan.id });
      else continue;
      break;
    }
  }
  return schedule.plans.flatMap(({ plan }) => held.get(plan.id) ?? []);
}

function byWave({ plans }: Schedule): ScheduledPlan[] {
  return [...plans].sort((a, b) => a.wave - b.wave);
}

/** Upstream's safe-resume gate: commits without a SUMMARY mean work left half-way. Says why, or null. */
export function doubtOfResuming(plan: Plan, commits: readonly { sha: string; subject: string }[]): string | null {
  if (plan.halted)
    return `${plan.summaryPath} says status: halted. Finish plan ${plan.id} by hand or delete that file to run it again`;
  if (plan.hasSummary || commits.length === 0) return null;
  const shown = commits.map(({ sha, subject }) => `${shortId(sha)} ${subject}`);
  return `plan ${plan.id} has commits (${firstFew(shown, 3, '; ')}) but no SUMMARY at ${plan.summaryPath}. Write the SUMMARY if the work is done, or run with --unfinished-plans run, and an agent finishes it`;
}

/** True for a commit subject that names the plan as its scope, as in `feat(07-03): text`. Zeros do not count. */
export function namesPlan(subject: string, phase: string, planId: string): boolean {
  const scope = /^[A-Za-z]+\(([^()]{1,100})\)!?:/.exec(subject)?.[1]?.trim();
  if (scope === undefined) return false;
  if (scope.toLowerCase() === planId.toLowerCase() && planId.includes('-')) return true;
  const named = planNumber(scope);
  return named?.phase === phaseKey(phase) && named.plan === (planNumber(planId)?.plan ?? planKey(planId));
}
