import { type Diagnostic } from './diagnostic.ts';
export interface PlanningConfig {
    parallel: boolean;
    commitDocs: boolean;
    projectCode?: string | undefined;
}
/** Reads `config.json`; null if missing. Invalid keys are reported and get upstream's default. */
export declare function readPlanningConfig(text: string | null): {
    config: PlanningConfig;
    diagnostics: Diagnostic[];
};
