import { type Diagnostic } from './diagnostic.ts';
export interface PlanningConfig {
    parallel: boolean;
    /** False: nothing below `.planning` is committed. */
    commitDocs: boolean;
    /** Prefix of this project's phase ids: `APP` of `APP-07`. */
    projectCode?: string | undefined;
}
/** Reads `config.json` (null when there is none). A key of the wrong type keeps upstream's default and is reported. */
export declare function readPlanningConfig(text: string | null): {
    config: PlanningConfig;
    diagnostics: Diagnostic[];
};
