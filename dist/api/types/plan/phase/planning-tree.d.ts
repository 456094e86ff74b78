import { type Diagnostic } from './diagnostic.ts';
/** Thrown if `.planning` or the phase is missing, or if the phase number is ambiguous. */
export declare class PhaseError extends Error {
    name: string;
    readonly exitCode: number;
}
export interface PhaseDirectory {
    /** From the directory name (`07`, `02.1`), or the whole name if it has no number. */
    id: string;
    key: string;
    slug: string;
    name: string;
    dir: string;
    planFiles: string[];
    summaryFiles: ReadonlySet<string>;
    otherPlanFiles: string[];
    verificationFiles: string[];
    /** True for names such as `01-5-health`, which may mean phase 01 or 01.5. */
    numberIsOpen: boolean;
    diagnostics: Diagnostic[];
}
export interface PlanningTree {
    phases: PhaseDirectory[];
    /** All plans of the project, including archived ones, by `<phase key>/<plan number>`. */
    known: ReadonlyMap<string, KnownPlan>;
    links: string[];
}
export interface KnownPlan {
    id: string;
    dir: string;
    hasSummary: boolean;
}
/** Reads `.planning/phases`; archived phases appear only in `known`. @throws PhaseError if neither exists */
export declare function readTree(root: string): PlanningTree;
/** Synchronous, because the event loop costs more than the disk for thousands of directories. */
export declare function readDirectory(root: string, dir: string): PhaseDirectory;
