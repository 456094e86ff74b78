import { type Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import type { Plan } from '../phase/plan.ts';
import { type Footprint } from './overlap.ts';
export interface ScheduledPlan {
    plan: Plan;
    /** Plan ids in this phase, without duplicates, in written order. */
    dependsOn: string[];
    /** Computed level, starting at 1; 0 for plans on or behind a cycle. */
    wave: number;
    footprint: Footprint;
}
export declare function schedulePlans(phase: Phase): {
    plans: ScheduledPlan[];
    diagnostics: Diagnostic[];
};
