import type { Phase } from '../phase/phase.ts';
import type { KnownPlan } from '../phase/planning-tree.ts';
export type DependencyResolution = {
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
/** `isOwn` means that it can only refer to a plan of this phase. */
 | {
    kind: 'unresolved';
    why: string;
    isOwn: boolean;
};
/** Returns a resolver for `depends_on` items in all common spellings. Unresolved items are reported, never dropped. */
export declare function createDependencyResolver(phase: Phase): (item: string) => DependencyResolution;
