import type { ScheduledPlan } from './scheduled-plan.ts';
/** Two plans of one wave that name the same files. */
export interface Overlap {
    wave: number;
    plans: [string, string];
    files: string[];
}
/** The overlapping pairs of each wave, in plan order. Only plans that name a path or one below it, or have patterns, are compared. */
export declare function overlapsByWave(waves: readonly ScheduledPlan[][]): {
    overlaps: Overlap[];
    capped: boolean;
};
