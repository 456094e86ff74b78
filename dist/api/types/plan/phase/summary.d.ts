/** Returns true for `status: halted`: the plan was given up, so its dependents can't run. */
export declare function isHalted(text: string): boolean;
export interface FinishedPlan {
    phase: string;
    plan: string;
    title: string | null;
    attempt: number;
    startedAt: string;
    completedAt: string;
    durationMs: number;
    commits: {
        sha: string;
        subject: string;
    }[];
    created: string[];
    modified: string[];
}
/** Writes a SUMMARY for a plan whose agent left none. It says so and contains only known facts. */
export declare function renderSummary(facts: FinishedPlan): string;
