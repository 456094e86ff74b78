import type { ScheduledPlan } from './scheduled-plan.ts';
export interface Overlap {
    wave: number;
    plans: [string, string];
    files: string[];
}
/** Overlapping pairs of each wave. For speed, only plans with patterns or with nested or equal paths are compared. */
export declare function overlapsByWave(waves: readonly ScheduledPlan[][]): {
    overlaps: Overlap[];
    capped: boolean;
};
