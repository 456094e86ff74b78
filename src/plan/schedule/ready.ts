import { sharedFiles } from './overlap.ts';
import type { Schedule } from './schedule.ts';
import type { ScheduledPlan } from './scheduled-plan.ts';

/** Where a plan stands in this run. A plan without a state is `pending`. */
export type PlanState = 'done' | 'running' | 'failed' | 'blocked' | 'pending' | 'skipped';
export type PlanStates = ReadonlyMap<string, PlanState>;

/** The states before anything has run: a SUMMARY means done, unless it says halted. */
export function statesOnDisk(schedule: Schedule): Map<string, PlanState> {
  return new Map(
    schedule.plans.map(({ plan }) => [plan.id, !plan.hasSummary ? 'pending' : plan.halted ? 'blocked' : 'done']),
  );
}

/**
 * The pending plans whose dependencies are all done, in the order in which they could become so: by wave, then in plan order. With `apart`, plans that write the same files as a
 * running plan or as one named before them are left for later, whatever wave they are in; `limit` is the number of plans that may run at once.
 */
export function readyPlans(
  schedule: Schedule,
  states: PlanStates,
  options: { apart?: boolean; limit?: number } = {},
): string[] {
  if (schedule.cycle) return [];
  const stateOf = (id: string): PlanState => states.get(id) ?? 'pending';
  const running = schedule.plans.filter(({ plan }) => stateOf(plan.id) === 'running');
  const beside: ScheduledPlan[] = [...running];
  const ready: string[] = [];
  for (const scheduled of byWave(schedule)) {
    if (beside.length >= (options.limit ?? Number.POSITIVE_INFINITY)) break;
    if (stateOf(scheduled.plan.id) !== 'pending' || !scheduled.dependsOn.every((id) => stateOf(id) === 'done'))
      continue;
    if (options.apart && beside.some((other) => sharedFiles(scheduled.footprint, other.footprint).length > 0)) continue;
    beside.push(scheduled);
    ready.push(scheduled.plan.id);
  }
  return ready;
}

/** A pending plan that cannot run in this run, and why. */
export interface Held {
  plan: string;
  /** From the plan's own dependency down to the one that did not get done. */
  chain: string[];
  /** The last of the chain, */
  root: string;
  /** and how it stands. */
  state: 'failed' | 'blocked' | 'skipped';
}

/** The pending plans that can never run now, because a dependency failed, is blocked or was skipped, at any distance. */
export function blockedBy(schedule: Schedule, states: PlanStates): Held[] {
  const held = new Map<string, Held>();
  for (const { plan, dependsOn } of byWave(schedule)) {
    if ((states.get(plan.id) ?? 'pending') !== 'pending') continue;
    for (const id of dependsOn) {
      const state = states.get(id) ?? 'pending';
      const further = held.get(id);
      if (state === 'failed' || state === 'blocked' || state === 'skipped')
        held.set(plan.id, { plan: plan.id, chain: [id], root: id, state });
      else if (further) held.set(plan.id, { ...further, plan: plan.id, chain: [id, ...further.chain] });
      else continue;
      break;
    }
  }
  return schedule.plans.flatMap(({ plan }) => held.get(plan.id) ?? []);
}

function byWave({ plans }: Schedule): ScheduledPlan[] {
  return [...plans].sort((a, b) => a.wave - b.wave);
}
