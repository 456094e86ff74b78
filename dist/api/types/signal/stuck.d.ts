import { z } from 'zod';
import { type FailureReason } from './signal-words.ts';
/** One finished attempt in the ledger. Records of different runs must not be mixed. */
export interface AttemptRecord {
    plan: string;
    outcome: 'success' | 'failure';
    reason?: FailureReason | undefined;
    /** From `failureFingerprint`; absent if the failure text can't be compared. */
    fingerprint?: string | undefined;
    /** Verified progress: the tree and the set of failures changed. An agent's claim doesn't count. */
    progressed?: boolean | undefined;
}
/** 0 turns off one rule, `enabled: false` all of them. */
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
    plan: string | null;
    why: string;
};
/** Checks whether the newest attempt makes the run stuck. `attempts` are from one run, oldest first. */
export declare function detectStuck(attempts: readonly AttemptRecord[], policy: StuckPolicy): Stuck;
export declare function breaksCircuit(attempts: readonly AttemptRecord[], policy: StuckPolicy): boolean;
/**
 * Hashes a failure text without its numbers, times, addresses and paths. Returns undefined for a text without words,
 * because empty failures can't be compared.
 */
export declare function failureFingerprint(text: string): string | undefined;
