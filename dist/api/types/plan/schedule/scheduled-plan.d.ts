import type { Diagnostic } from '../phase/diagnostic.ts';
import type { Phase } from '../phase/phase.ts';
import type { Plan } from '../phase/plan.ts';
import { type ResolutionRule } from './dependency.ts';
import { type Footprint } from './overlap.ts';
export interface ScheduledPlan {
    plan: Plan;
    /** Ids of plans in this phase, each once, in the order written. */
    dependsOn: string[];
    /** Level in the graph from 1, recomputed; 0 when a cycle leaves the plan without one. */
    wave: number;
    /** Items of `depends_on` as written that could not be resolved. */
    unresolved: string[];
    crossPhase: string[];
    /** Items that name no plan, such as `none` and `Phase 58`. */
    notPlanRefs: string[];
    /** The rules that read the items, each once; empty when all were exact ids. */
    resolvedBy: ResolutionRule[];
    footprint: Footprint;
}
/** Plans that are not superseded, in plan order, with dependencies resolved and no wave yet. */
export declare function scheduledPlans(phase: Phase): {
    plans: ScheduledPlan[];
    diagnostics: Diagnostic[];
};
