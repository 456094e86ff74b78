import type { Diagnostic } from './diagnostic.ts';
export interface VerificationReport {
    /** `unknown` is whatever is not one of the three words: it is never taken for a pass (I2). */
    status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
    /** As written. */
    declared: string | null;
    score: {
        verified: number;
        total: number;
    } | null;
    gaps: number;
    humanVerification: number;
    /** Rows of its tables that say that something failed. */
    failedRows: number;
}
export declare function readVerification(text: string): VerificationReport;
export type VerificationState = VerificationReport['status'] | 'missing' | 'stale';
export interface VerificationFile {
    path: string;
    text: string;
    isStale: boolean;
    /** A plan that closes gaps was done after it: the fixes are not verified yet. */
    gapsWorkedOn: boolean;
}
/**
 * Worst of several reports. Beside others, a document without a status (a worksheet) does not count, nor an older
 * pass beside a newer one, unless it is the report of the whole phase.
 */
export declare function worstReport(reports: readonly VerificationFile[]): {
    path: string | null;
    state: VerificationState;
};
/** Reports of a phase, that of the whole phase first, without those of other phases. `number`: null for none. */
export declare function verificationFiles(files: readonly string[], { dir, number }: {
    dir: string;
    number: string | null;
}, diagnostics: Diagnostic[]): string[];
