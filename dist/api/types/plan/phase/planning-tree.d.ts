import type { Diagnostic } from './diagnostic.ts';
/** Nothing can be scheduled: there is no `.planning`, no such phase, or several that answer to the number. */
export declare class PhaseError extends Error {
    name: string;
    readonly exitCode: number;
}
/** A directory of a phase and the names in it; no file has been opened. */
export interface PhaseDirectory {
    /** The number as the directory is named (`07`, `02.1`), or its whole name when it shows none. */
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
    /** Documents that look like plans but are in no form that is scheduled. */
    otherPlanFiles: string[];
    /** The verification reports, that of the phase as a whole first. */
    verificationFiles: string[];
    /** For `01-5-health` the number may be `01` or `01.5`: the name does not tell. */
    numberIsOpen: boolean;
    diagnostics: Diagnostic[];
}
/** The schedulable content of `.planning`, and the names it can be selected by. */
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
/**
 * Lists the directories right below `.planning/phases`. Archived milestones, quick tasks, backups and `.planning/phase-N`
 * are no phases. `root` is the directory that holds `.planning`; throws PhaseError when it holds none.
 */
export declare function readTree(root: string): Promise<PlanningTree>;
