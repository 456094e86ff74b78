import type { Diagnostic } from './diagnostic.ts';
/** Nothing can be scheduled: `.planning` or the phase is missing, or several phases have that number. */
export declare class PhaseError extends Error {
    name: string;
    readonly exitCode: number;
}
/** A directory of a phase and the names in it; no file has been opened. */
export interface PhaseDirectory {
    /** As in the directory name (`07`, `02.1`), or the whole name when it has no number. */
    id: string;
    key: string;
    slug: string;
    /** The slug as words. */
    name: string;
    /** Relative to the root, with `/`. */
    dir: string;
    /** In natural order; `plans/PLAN-01.md` where plans are nested. */
    planFiles: string[];
    summaryFiles: ReadonlySet<string>;
    otherPlanFiles: string[];
    /** Those of the phase as a whole first. */
    verificationFiles: string[];
    /** For `01-5-health` the number may be `01` or `01.5`: the name does not tell. */
    numberIsOpen: boolean;
    diagnostics: Diagnostic[];
}
export interface PlanningTree {
    /** In natural order. */
    phases: PhaseDirectory[];
    /** Every plan of the project, archived milestones too, by `<phase key>/<plan number>`. */
    known: ReadonlyMap<string, KnownPlan>;
    /** Links among the phase directories, which are not followed. */
    links: string[];
}
export interface KnownPlan {
    id: string;
    dir: string;
    hasSummary: boolean;
}
/** Reads the phases right below `.planning/phases`; archived ones are in `known`. Throws PhaseError without either. */
export declare function readTree(root: string): PlanningTree;
/** Read without waiting in between: for thousands of directories the event loop costs more than the disk. */
export declare function readDirectory(root: string, dir: string): PhaseDirectory;
