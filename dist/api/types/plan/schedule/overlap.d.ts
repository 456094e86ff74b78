import { type DeclaredPattern } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';
/** The files a plan says it will write, in a form that can be compared. */
export interface Footprint {
    /** Files and folders by their path, which ends with no slash. */
    names: ReadonlyMap<string, DeclaredPattern>;
    /** Entries with `*`, `?` or a placeholder. */
    patterns: readonly DeclaredPattern[];
}
/** Files declared in `files_modified`; an entry that names no file of the repository keeps no plans apart. */
export declare function getFootprint(plan: Plan): Footprint;
/** Paths on which two plans would meet; empty when they can run side by side. */
export declare function sharedFiles(a: Footprint, b: Footprint): string[];
/** The nearest first. */
export declare function enclosingFolders(path: string): Generator<string>;
