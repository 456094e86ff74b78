import { type Diagnostic } from './diagnostic.ts';
import { type Plan } from './plan.ts';
import { type PhaseDirectory, PhaseError, type PlanningTree } from './planning-tree.ts';
export { PhaseError };
export interface Phase extends Pick<PhaseDirectory, 'id' | 'name' | 'slug' | 'dir'> {
    plans: Plan[];
    summariesWithoutPlan: string[];
    verificationPath: string | null;
    verificationPaths: string[];
    /** Needed to tell dependencies on other phases from typos. */
    tree: PlanningTree;
    diagnostics: Diagnostic[];
}
/** Accepts a number, directory name or path. @throws PhaseError if the phase can't be read */
export declare function readPhase(root: string, ref: string): Promise<Phase>;
export declare function listPhases(root: string): Promise<{
    id: string;
    name: string;
    dir: string;
    plans: number;
}[]>;
export declare function selectPhase(root: string, ref: string, tree?: PlanningTree): PhaseDirectory;
export declare function readPhaseDirectory(root: string, directory: PhaseDirectory, tree: PlanningTree): Phase;
/** Rereads the directory, because the phase's work may have added a report. */
export declare function listCurrentReports(root: string, { dir }: Pick<Phase, 'dir'>): string[];
