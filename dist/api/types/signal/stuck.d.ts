import { z } from 'zod';
import { type FailureReason } from './signal-words.ts';
/** One finished attempt, as the ledger keeps it. Only those of one run belong together. */
export interface AttemptRecord {
    plan: string;
    outcome: 'success' | 'failure';
    reason?: FailureReason | undefined;
    /** Of `failureFingerprint`; absent if the failure said nothing that could be compared. */
    fingerprint?: string | undefined;
    /** Verified progress: another tree and another set of failures than before, not the agent's word for it. */
    progressed?: boolean | undefined;
}
/** When a run is stuck; 0 turns a rule off, `enabled: false` all of them. */
export declare const StuckPolicySchema: z.ZodObject<{
    enabled: z.ZodDefault<z.ZodBoolean>;
    consecutive: z.ZodDefault<z.ZodNumber>;
    inWindow: z.ZodDefault<z.ZodNumber>;
    window: z.ZodDefault<z.ZodNumber>;
    sameFailure: z.ZodDefault<z.ZodNumber>;
    alternation: z.ZodDefault<z.ZodBoolean>;
    circuitBreaker: z.ZodDefault<z.ZodNumber>;
}, z.core.$strict>;
export type StuckPolicy = z.output<typeof StuckPolicySchema>;
export type Stuck = {
    stuck: false;
} | {
    stuck: true;
    rule: 'same_failure' | 'consecutive' | 'in_window' | 'alternation' | 'circuit_breaker';
    /** null for the circuit breaker. */
    plan: string | null;
    why: string;
};
/** Checks if the newest of these attempts (oldest first, of one run) leaves the run stuck. Pure. */
export declare function detectStuck(attempts: readonly AttemptRecord[], policy: StuckPolicy): Stuck;
/** True where failures in a row over several plans show that something they share is broken. Pure. */
export declare function breaksCircuit(attempts: readonly AttemptRecord[], policy: StuckPolicy): boolean;
/**
 * A short name for a failure text that stays the same when only numbers, times, addresses, paths or temporary names differ.
 * undefined for a text that says nothing: empty failures are not alike.
 */
export declare function failureFingerprint(text: string): string | undefined;
