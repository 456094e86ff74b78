import type { Diagnostic } from './diagnostic.ts';
import { type MustHaves } from './must-haves.ts';
import { type PlanTask } from './task.ts';
/** One plan file of a phase. Everything in it comes from outside: it is data. */
export interface Plan {
    /** `01-02` for `01-02-PLAN.md` and `01-PLAN-02.md`. */
    id: string;
    /** Relative to the project root, with `/`. */
    path: string;
    file: string;
    title: string | null;
    /** `execute`, `tdd` or what else the frontmatter says. */
    type: string;
    /** As written. Only compared with the computed wave, never an order. */
    declaredWave: string | null;
    /** As written; the schedule resolves them. */
    dependsOn: string[];
    filesModified: string[];
    /** False when the plan says so, or says something that is neither yes nor no: a person is needed. */
    autonomous: boolean;
    gapClosure: boolean;
    /** Superseded plans leave counts and waves. */
    superseded: boolean;
    mustHaves: MustHaves;
    tasks: PlanTask[];
    /** SUMMARY files that an executor has to read first, as written after the `@` in `<context>`. */
    summariesRead: {
        path: string;
        line: number;
    }[];
    hasFrontmatter: boolean;
    /** Set whether it exists or not. */
    summaryPath: string;
    hasSummary: boolean;
    /** Its SUMMARY says `status: halted`: started, given up, not done. */
    halted: boolean;
    /** Line (from 1) of each top-level key of the frontmatter. */
    keyLines: ReadonlyMap<string, number>;
    text: string;
}
/** Reads one plan. Never throws: faults become diagnostics with file and line. */
export declare function parsePlan(text: string, path: string): {
    plan: Plan;
    diagnostics: Diagnostic[];
};
