import type { Diagnostic } from './diagnostic.ts';
import { type Plan } from './plan.ts';
import { type PhaseDirectory, PhaseError, type PlanningTree } from './planning-tree.ts';
export { PhaseError };
/** A phase as it lies on disk, read once. */
export interface Phase {
    /** As in the directory name: `07`, `02.1`. */
    id: string;
    /** The slug as words. */
    name: string;
    slug: string;
    /** Relative to the root, with `/`. */
    dir: string;
    /** In plan order: `02` before `10`, `01b` after `01`. */
    plans: Plan[];
    otherPlanFiles: string[];
    /** SUMMARY files that belong to no plan file. */
    summariesWithoutPlan: string[];
    /** The verification report of the phase as a whole, relative to the root, when there is one. */
    verificationPath: string | null;
    /** All of its verification reports, that one first. */
    verificationPaths: string[];
    /** The project around it, to tell a dependency on another phase from a slip of the pen. */
    tree: PlanningTree;
    diagnostics: Diagnostic[];
}
/**
 * Reads one phase. `ref` is a number in any spelling (`7`, `07`, `02.1`), a directory name or its path; where two
 * directories share a number only the full name selects one. Throws PhaseError when there is nothing to read; what is
 * wrong inside a plan comes back as diagnostics.
 */
export declare function readPhase(root: string, ref: string): Promise<Phase>;
export declare function listPhases(root: string): Promise<{
    id: string;
    name: string;
    dir: string;
    plans: number;
}[]>;
/** The directory meant by a reference; throws PhaseError naming the choices. */
export declare function selectPhase(tree: readonly PhaseDirectory[], ref: string): PhaseDirectory;
export declare function readPhaseDirectory(root: string, directory: PhaseDirectory, tree: PlanningTree): Phase;
