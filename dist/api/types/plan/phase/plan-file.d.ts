/** The forms that are scheduled: `PLAN.md`, `<x>-PLAN.md` and `<x>-PLAN-<n>.md`, in upper case. */
export declare function isPlanFile(file: string): boolean;
/** The forms that are scheduled in a folder `plans/` of a phase, where upstream also knows `PLAN-01-slug.md`. */
export declare function isNestedPlanFile(file: string): boolean;
/** True for a path, as git names it, of a plan of any phase of any project in the repository, archived ones included. */
export declare function isPlanDocument(path: string): boolean;
/**
 * Files that look like plans but are in no form that is scheduled: a warning names them. Reviews and outlines are no plans.
 */
export declare function looksLikePlan(file: string): boolean;
/**
 * The name that a numbered plan in lower case should have: `01-01-PLAN.md` for `01-01-plan.md`. Null for plans as they should
 * be, and for documents such as `test-plan.md`.
 */
export declare function upperCasePlan(file: string): string | null;
/**
 * The file name without `.md` and its `PLAN` part: `01-02-PLAN.md` and `01-PLAN-02.md` are `01-02`. `PLAN.md` says
 * nothing of itself, so it takes the number of its directory.
 */
export declare function planIdFromPath(path: string): string;
/** `X-PLAN.md` goes with `X-SUMMARY.md`, `N-PLAN-M.md` with `N-PLAN-M-SUMMARY.md`, `PLAN.md` with `SUMMARY.md`. */
export declare function summaryPath(path: string): string;
/**
 * Gives the names that the SUMMARY of each of these plans may have, all relative to the directory of the phase: that of its
 * stem, that of its id (`01-02-SUMMARY.md` for `01-PLAN-02.md`) and that of its number (the same for `01-02-slug-PLAN.md`),
 * which is how GSD names it. The last only where no other plan has the number, and never the SUMMARY of a whole phase.
 */
export declare function summaryNames(planFiles: readonly string[]): (file: string) => string[];
/** The numbers in a plan id, zeros stripped: phase and plan, or the plan alone (`02` of `02-PLAN.md`). */
export interface PlanNumber {
    phase: string | null;
    plan: string;
    form: 'number' | 'slug' | 'bare';
}
/** `01-02`, `01-02-slug`, `01-slug-02` and `02`; null for anything else. */
export declare function planNumber(id: string): PlanNumber | null;
export declare function planKey(number: string): string;
