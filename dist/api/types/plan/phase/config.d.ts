import type { Diagnostic } from './diagnostic.ts';
/** Settings of `.planning/config.json` that an unattended run uses; all others are left alone. */
export interface PlanningConfig {
    /** Run the plans of a wave side by side. */
    parallel: boolean;
    /** False: nothing below `.planning` is committed. */
    commitDocs: boolean;
    /** Prefix of this project's phase ids: `APP` of `APP-07`. */
    projectCode?: string | undefined;
}
/** Reads `config.json` (null when there is none). A key of the wrong type keeps its default and is reported. */
export declare function readPlanningConfig(text: string | null): {
    config: PlanningConfig;
    diagnostics: Diagnostic[];
};
