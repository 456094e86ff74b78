import type { Schedule } from './schedule.ts';
/** Where a plan stands in this run. A plan without a state is `pending`. */
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
export declare function blockedBy(schedule: Schedule, states: PlanStates): Held[];
