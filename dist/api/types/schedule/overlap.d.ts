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
/** `[id]` in a path is a directory of that name (Next.js routes), so only `*`, `?` and `{a,b}` make a glob. */
export declare function footprint(plan: Plan): Footprint;
/** The paths on which two plans would meet; empty when they can run side by side. */
export declare function sharedFiles(a: Footprint, b: Footprint): string[];
export {};
