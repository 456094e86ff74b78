import type { Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import type { Plan } from '../phase/plan.ts';
import { type Footprint } from './overlap.ts';
export interface ScheduledPlan {
    plan: Plan;
    /** Ids of plans in this phase, each once, in the order written. */
    dependsOn: string[];
    /** Level in the graph from 1, recomputed; 0 when a cycle leaves the plan without one. */
    wave: number;
    footprint: Footprint;
}
/** Plans that are not superseded, in plan order, with dependencies resolved and no wave yet. */
export declare function scheduledPlans(phase: Phase): {
    plans: ScheduledPlan[];
    diagnostics: Diagnostic[];
};
