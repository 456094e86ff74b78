import { type Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import { type ScheduledPlan } from './scheduled-plan.ts';
export interface Schedule {
    plans: ScheduledPlan[];
    /** Plan ids by level of the dependency graph; without the plans that stand on or behind a cycle. */
    waves: string[][];
    /** Pairs of one wave that write the same files and so must not run side by side. */
    overlaps: Overlap[];
    /** The first ring found, as [a, b, a]; nothing can run then. */
    cycle: string[] | null;
    diagnostics: Diagnostic[];
}
interface Overlap {
    wave: number;
    plans: [string, string];
    files: string[];
}
export declare function buildSchedule(phase: Phase): Schedule;
export {};
