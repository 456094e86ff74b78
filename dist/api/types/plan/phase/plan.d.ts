import { type Diagnostic } from './diagnostic.ts';
import { type MustHaves } from './must-haves.ts';
import { type PlanTask } from './task.ts';
export interface Plan {
    id: string;
    path: string;
    file: string;
    title: string | null;
    type: string;
    /** As written; only compared with the computed wave. */
    declaredWave: string | null;
    dependsOn: string[];
    filesModified: string[];
    /** False if the plan says so or is unclear, so a person is needed. */
    autonomous: boolean;
    gapClosure: boolean;
    superseded: boolean;
    mustHaves: MustHaves;
    tasks: PlanTask[];
    /** SUMMARY files to read first, as written after `@` in `<context>`. */
    summariesRead: {
        path: string;
        line: number;
    }[];
    hasFrontmatter: boolean;
    /** Set even if the file doesn't exist. */
    summaryPath: string;
    hasSummary: boolean;
    /** True if the SUMMARY says `status: halted`: started but given up. */
    halted: boolean;
    /** Line of each top-level key, starting at 1. */
    keyLines: ReadonlyMap<string, number>;
    text: string;
}
/** Never throws; problems become diagnostics. */
export declare function parsePlan(text: string, path: string): {
    plan: Plan;
    diagnostics: Diagnostic[];
};
