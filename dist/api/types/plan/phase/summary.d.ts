/** True for `status: halted`, also with a comment: the plan was given up, and what depends on it cannot run. */
export declare function isHalted(text: string): boolean;
/** Facts about a finished plan, from git and the clock. */
export interface FinishedPlan {
    phase: string;
    plan: string;
    title: string | null;
    attempt: number;
    /** ISO times. */
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
/** Renders a SUMMARY for a plan whose agent wrote none. It says so, and nothing that the engine does not know. */
export declare function renderSummary(facts: FinishedPlan): string;
