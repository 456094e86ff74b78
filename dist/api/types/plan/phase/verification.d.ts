import { type Diagnostic } from './diagnostic.ts';
export interface VerificationReport {
    /** Any other word is `unknown`, which never counts as a pass (I2). */
    status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
    declared: string | null;
    score: {
        verified: number;
        total: number;
    } | null;
    gaps: number;
    humanVerification: number;
    failedRows: number;
}
export declare function readVerification(text: string): VerificationReport;
export type VerificationState = VerificationReport['status'] | 'missing' | 'stale';
export interface VerificationFile {
    path: string;
    text: string;
    isStale: boolean;
    /** True if a later plan closed gaps, so the fixes aren't verified yet. */
    gapsWorkedOn: boolean;
}
/** Returns the worst report. Reports without a status don't count, nor does an older pass next to a newer one. */
export declare function getWorstReport(reports: readonly VerificationFile[]): {
    path: string | null;
    state: VerificationState;
};
/** Lists a phase's reports, with the main report first. `number` is null if unknown. */
export declare function listVerificationFiles(files: readonly string[], { dir, number }: {
    dir: string;
    number: string | null;
}, diagnostics: Diagnostic[]): string[];
