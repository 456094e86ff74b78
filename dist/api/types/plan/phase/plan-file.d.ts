export declare function isPlanFile(file: string): boolean;
/** In a phase's `plans/` folder, upstream also accepts `PLAN-01-slug.md`. */
export declare function isNestedPlanFile(file: string): boolean;
export declare function isPlanDocument(path: string): boolean;
export declare function looksLikePlan(file: string): boolean;
/** Matches `01-01-plan.md` and `plan.md`, which aren't in upper case. */
export declare function isMiscasedPlan(file: string): boolean;
/** `01-02-PLAN.md` and `01-PLAN-02.md` become `01-02`; `PLAN.md` gets its directory's number. */
export declare function planIdFromPath(path: string): string;
/** `X-PLAN.md` has `X-SUMMARY.md`, `N-PLAN-M.md` has `N-PLAN-M-SUMMARY.md`, `PLAN.md` has `SUMMARY.md`. */
export declare function summaryPath(path: string): string;
/** Returns the possible SUMMARY names of a plan: by stem, by id and, if unique, by number. */
export declare function createSummaryNamer(planFiles: readonly string[]): (file: string) => string[];
/** Numbers of a plan id without leading zeros. `phase` is null for a bare number (`02-PLAN.md`). */
export interface PlanNumber {
    phase: string | null;
    plan: string;
}
/** Parses `01-02`, `01-02-slug`, `01-slug-02` and `02`. */
export declare function getPlanNumber(id: string): PlanNumber | null;
export declare function getPlanKey(number: string): string;
