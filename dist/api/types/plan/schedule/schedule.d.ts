import { type Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import { type ScheduledPlan } from './scheduled-plan.ts';
export interface Schedule {
    plans: ScheduledPlan[];
    /** Plan ids by dependency level, without plans on or behind a cycle. */
    waves: string[][];
    /** Plans of one wave that write the same files, so they can't run in parallel. */
    overlaps: Overlap[];
    /** The first cycle found, as [a, b, a]. It stops the whole schedule. */
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
