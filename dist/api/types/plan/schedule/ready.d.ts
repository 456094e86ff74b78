import type { Plan } from '../phase/plan.ts';
import type { Schedule } from './schedule.ts';
/** State of a plan in this run. A plan without a state is `pending`. */
export type PlanState = 'done' | 'running' | 'failed' | 'blocked' | 'pending' | 'skipped';
export type PlanStates = ReadonlyMap<string, PlanState>;
/**
 * Pending plans whose dependencies are all done, by wave, then in plan order; at most `limit` run at once. With
 * `apart`, plans wait that write the files of a running plan or an earlier one here, whatever their wave.
 */
export declare function readyPlans(schedule: Schedule, states: PlanStates, options?: {
    apart?: boolean;
    limit?: number;
}): string[];
export interface BlockedPlan {
    plan: string;
    /** The plan that did not get done: a dependency, or one at any distance behind it. */
    root: string;
    state: 'failed' | 'blocked' | 'skipped';
}
/** Pending plans that can never run now: a dependency, at any distance, failed, is blocked or was skipped. */
export declare function blockedBy(schedule: Schedule, states: PlanStates): BlockedPlan[];
/**
 * Upstream's safe-resume gate: a plan with commits but no SUMMARY was left half-way and might do its work twice, so a person
 * decides; says why, or null. `commits` are those that name the plan, newest first.
 */
export declare function doubtOfResuming(plan: Plan, commits: readonly {
    sha: string;
    subject: string;
}[]): string | null;
/** True for a commit subject that names the plan as its scope, as in `feat(07-03): text`. Zeros do not count. */
export declare function namesPlan(subject: string, phase: string, planId: string): boolean;
