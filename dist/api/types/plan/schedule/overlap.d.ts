import { type DeclaredPattern } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';
export type Footprint = readonly DeclaredPattern[];
/** Entries that name no file never keep plans apart. */
export declare function getFootprint(plan: Plan): Footprint;
export declare function listSharedFiles(a: Footprint, b: Footprint): string[];
