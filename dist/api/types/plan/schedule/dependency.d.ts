import type { Phase } from '../phase/phase.ts';
import type { KnownPlan } from '../phase/planning-tree.ts';
export type Resolution = {
    kind: 'plan';
    id: string;
} | {
    kind: 'superseded';
    id: string;
} | {
    kind: 'cross-phase';
    plan: KnownPlan;
} | {
    kind: 'no-plan';
}
/** `isOwn`: it can only mean a plan of this phase, which then has to be there. */
 | {
    kind: 'unresolved';
    why: string;
    isOwn: boolean;
};
/**
 * Gives a reader of `depends_on` items. People write `01-02`, `1-2`, `01-02-PLAN.md`, `01-PLAN`, `2`,
 * `01-slug-02`, `none`, `Phase 58` and plans of other phases; any other item is reported, never dropped.
 */
export declare function dependencyResolver(phase: Phase): (item: string) => Resolution;
