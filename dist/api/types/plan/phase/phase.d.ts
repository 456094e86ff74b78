import { type Diagnostic } from './diagnostic.ts';
import { type Plan } from './plan.ts';
import { type PhaseDirectory, PhaseError, type PlanningTree } from './planning-tree.ts';
export { PhaseError };
export interface Phase extends Pick<PhaseDirectory, 'id' | 'name' | 'slug' | 'dir'> {
    plans: Plan[];
    summariesWithoutPlan: string[];
    verificationPath: string | null;
    /** All of its verification reports, that one first. */
    verificationPaths: string[];
    /** Tells a dependency on another phase from a typing error. */
    tree: PlanningTree;
    diagnostics: Diagnostic[];
}
/** Reads a phase by number, directory name or path. Throws PhaseError when there is nothing to read. */
export declare function readPhase(root: string, ref: string): Promise<Phase>;
export declare function listPhases(root: string): Promise<{
    id: string;
    name: string;
    dir: string;
    plans: number;
}[]>;
export declare function selectPhase(root: string, ref: string, tree?: PlanningTree): PhaseDirectory;
export declare function readPhaseDirectory(root: string, directory: PhaseDirectory, tree: PlanningTree): Phase;
/** Reports that exist now, relative to the root: the work of a phase may have added one. */
export declare function currentReports(root: string, { dir }: Pick<Phase, 'dir'>): string[];
