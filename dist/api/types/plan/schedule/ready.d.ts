import type { Plan } from '../phase/plan.ts';
import type { Schedule } from './schedule.ts';
/** A plan without a state is `pending`. */
export type PlanState = 'done' | 'running' | 'failed' | 'blocked' | 'pending' | 'skipped';
export type PlanStates = ReadonlyMap<string, PlanState>;
/** Returns pending plans whose dependencies are done, up to `limit`. With `apart`, plans that share files wait. */
export declare function readyPlans(schedule: Schedule, states: PlanStates, options?: {
    apart?: boolean;
    limit?: number;
}): string[];
export interface BlockedPlan {
    plan: string;
    root: string;
    state: 'failed' | 'blocked' | 'skipped';
}
/** Returns pending plans that can't run because a direct or indirect dependency failed, is blocked or was skipped. */
export declare function blockedBy(schedule: Schedule, states: PlanStates): BlockedPlan[];
/** Upstream's safe-resume check: commits without a SUMMARY mean unfinished work. Returns the reason or null. */
export declare function explainResumeDoubt(plan: Plan, commits: readonly {
    sha: string;
    subject: string;
}[]): string | null;
/** Matches the scope of a commit subject, as in `feat(07-03): text`, ignoring leading zeros. */
export declare function namesPlan(subject: string, phase: string, planId: string): boolean;
