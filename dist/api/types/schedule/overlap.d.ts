import type { Plan } from '../phase/plan.ts';
/** The files a plan says it will write, in a form that can be compared. */
export interface Footprint {
    paths: ReadonlySet<string>;
    /** Globs and directories. */
    patterns: readonly Pattern[];
}
interface Pattern {
    written: string;
    /** What every path it covers starts with. */
    prefix: string;
    covers: (path: string) => boolean;
}
/** An entry that names no file of the repository covers none, but two plans that both have it are kept apart. */
export declare function footprint(plan: Plan): Footprint;
/** The paths on which two plans would meet; empty when they can run side by side. */
export declare function sharedFiles(a: Footprint, b: Footprint): string[];
export {};
