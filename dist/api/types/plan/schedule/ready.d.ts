import type { Plan } from '../phase/plan.ts';
import type { Schedule } from './schedule.ts';
/** State of a plan in this run. A plan without a state is `pending`. */
export type PlanState = 'done' | 'running' | 'failed' | 'blocked' | 'pending' | 'skipped';
export type PlanStates = ReadonlyMap<string, PlanState>;
/** The states before anything has run: a SUMMARY means done, unless it says halted. */
export declare function statesOnDisk(schedule: Schedule): Map<string, PlanState>;
/**
 * The pending plans whose dependencies are all done, in the order in which they could become so: by wave, then in plan order. With `apart`, plans that write the same files as a
 * running plan or as one named before them are left for later, whatever wave they are in; `limit` is the number of plans that may run at once.
 */
export declare function readyPlans(schedule: Schedule, states: PlanStates, options?: {
    apart?: boolean;
    limit?: number;
}): string[];
/** A pending plan that cannot run in this run, and why. */
export interface BlockedPlan {
    plan: string;
    /** From the plan's own dependency down to the one that did not get done. */
    chain: string[];
    /** The last of the chain, */
    root: string;
    /** and how it stands. */
    state: 'failed' | 'blocked' | 'skipped';
}
/** The pending plans that can never run now, because a dependency failed, is blocked or was skipped, at any distance. */
export declare function blockedBy(schedule: Schedule, states: PlanStates): BlockedPlan[];
/** How a plan may be taken up again. */
export type Resumption = {
    kind: 'start';
} | {
    kind: 'done';
} | {
    kind: 'halted';
    message: string;
} | {
    kind: 'ask';
    commits: string[];
    message: string;
};
/**
 * Upstream's safe-resume gate: a plan with commits but without a SUMMARY was left half-way by an unknown author. Starting
 * it again could do its work twice, so a person decides. `commits` are those that name the plan, newest first.
 */
export declare function resumption(plan: Plan, commits: readonly {
    sha: string;
    subject: string;
}[]): Resumption;
/** True for a commit subject that names the plan as its scope, as in `feat(07-03): text`. Zeros do not count. */
export declare function namesPlan(subject: string, phase: string, planId: string): boolean;
