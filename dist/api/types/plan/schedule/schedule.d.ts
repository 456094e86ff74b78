import type { Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import { type ScheduledPlan } from './scheduled-plan.ts';
import { type Overlap } from './wave-overlap.ts';
/** Order in which the plans of a phase may run; the same phase gives the same schedule. */
export interface Schedule {
    /** In plan order, superseded plans left out. */
    plans: ScheduledPlan[];
    /** Plan ids by level of the dependency graph; without the plans that stand on or behind a cycle. */
    waves: string[][];
    /** Pairs of one wave that write the same files and so must not run side by side. */
    overlaps: Overlap[];
    /** The first ring found, as [a, b, a]; nothing can run then. */
    cycle: string[] | null;
    diagnostics: Diagnostic[];
}
export declare function buildSchedule(phase: Phase): Schedule;
