/** The forms that are scheduled: `PLAN.md`, `<x>-PLAN.md` and `<x>-PLAN-<n>.md`, in upper case. */
export declare function isPlanFile(file: string): boolean;
/** The forms that are scheduled in a folder `plans/` of a phase, where upstream also knows `PLAN-01-slug.md`. */
export declare function isNestedPlanFile(file: string): boolean;
/** True for the path of a plan, as git names it, of any phase and project in the repository, also an archived one. */
export declare function isPlanDocument(path: string): boolean;
/** Files that look like plans but are in no scheduled form: a warning names them. */
export declare function looksLikePlan(file: string): boolean;
/** True for `01-01-plan.md` and `plan.md`: the form of a plan, but not in upper case. */
export declare function isMiscasedPlan(file: string): boolean;
/** `01-02-PLAN.md` and `01-PLAN-02.md` are `01-02`; `PLAN.md` takes the number of its directory. */
export declare function planIdFromPath(path: string): string;
/** `X-PLAN.md` goes with `X-SUMMARY.md`, `N-PLAN-M.md` with `N-PLAN-M-SUMMARY.md`, `PLAN.md` with `SUMMARY.md`. */
export declare function summaryPath(path: string): string;
/**
 * Gives the names that a plan's SUMMARY may have: of its stem, its id (`01-02-SUMMARY.md` for `01-PLAN-02.md`)
 * and, as GSD names it, its number. The number only where no other plan has it; never the SUMMARY of a whole
 * phase.
 */
export declare function summaryNames(planFiles: readonly string[]): (file: string) => string[];
/** The numbers in a plan id, zeros stripped: phase and plan, or the plan alone (`02` of `02-PLAN.md`). */
export interface PlanNumber {
    phase: string | null;
    plan: string;
}
/** `01-02`, `01-02-slug`, `01-slug-02` and `02`; null for anything else. */
export declare function planNumber(id: string): PlanNumber | null;
export declare function planKey(number: string): string;
