import type { Diagnostic } from './diagnostic.ts';
import { type Plan } from './plan.ts';
import { type PhaseDirectory, PhaseError, type PlanningTree } from './planning-tree.ts';
export { PhaseError };
export interface Phase extends Pick<PhaseDirectory, 'id' | 'name' | 'slug' | 'dir'> {
    /** In plan order: `02` before `10`, `01b` after `01`. */
    plans: Plan[];
    summariesWithoutPlan: string[];
    /** Report of the phase as a whole, relative to the root. */
    verificationPath: string | null;
    /** All of its verification reports, that one first. */
    verificationPaths: string[];
    /** Tells a dependency on another phase from a typing error. */
    tree: PlanningTree;
    diagnostics: Diagnostic[];
}
/**
 * Reads a phase by number (`7`, `07`, `02.1`), directory name or path; a shared number needs the full name. Throws
 * PhaseError when there is nothing to read; faults inside a plan become diagnostics.
 */
export declare function readPhase(root: string, ref: string): Promise<Phase>;
export declare function listPhases(root: string): Promise<{
    id: string;
    name: string;
    dir: string;
    plans: number;
}[]>;
/** Finds the directory of a reference; throws a PhaseError that names the choices. */
export declare function selectPhase(root: string, ref: string, tree?: PlanningTree): PhaseDirectory;
export declare function readPhaseDirectory(root: string, directory: PhaseDirectory, tree: PlanningTree): Phase;
/** Reports that exist now, relative to the root: the work of a phase may have added one. */
export declare function currentReports(root: string, { dir }: Pick<Phase, 'dir'>): string[];
