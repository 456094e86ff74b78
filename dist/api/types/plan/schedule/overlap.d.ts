import { type DeclaredPattern } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';
/** Files that a plan says it will write; `{a,b}` written out where it names files. */
export type Footprint = readonly DeclaredPattern[];
/** Files declared in `files_modified`; an entry that names no file of the repository keeps no plans apart. */
export declare function getFootprint(plan: Plan): Footprint;
/** Paths on which two plans would meet; empty when they can run side by side. */
export declare function sharedFiles(a: Footprint, b: Footprint): string[];
