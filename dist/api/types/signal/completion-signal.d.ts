import type { Clock } from '../system/process/machine.ts';
import { type Question, type SignalDetails, type SignalDetailsInput, type SignalFields } from './signal-schema.ts';
import { COMPLETION_STATUS, type CompletionStatus } from './signal-words.ts';
export { COMPLETION_STATUS };
/** Metadata of a signal. Without `at`, the signal has no timestamp. */
export interface SignalContext {
    at: Date | string;
    runId?: string | undefined;
    plan?: string | undefined;
    attempt?: number | undefined;
}
/** Thrown for an invalid completion signal; the message names the field. */
export declare class SignalError extends Error {
    name: string;
    readonly exitCode: number;
}
type PhaseId = string | number;
interface GivenError {
    readonly message: string;
    readonly stack?: string | undefined;
}
type GivenContext = Partial<SignalContext>;
type GivenDetails<S extends CompletionStatus> = Partial<SignalDetailsInput<S>>;
/** Outcome of a plan or a phase (version 1). */
declare class SignalOf<S extends CompletionStatus> {
    readonly status: S;
    readonly phase: string;
    readonly plan: string | undefined;
    readonly attempt: number | undefined;
    readonly timestamp: string | undefined;
    readonly runId: string | undefined;
    readonly details: SignalDetails<S>;
    /** Expects parsed fields; use a factory or `parseSignal` for other input. */
    constructor(fields: Extract<SignalFields, {
        status: S;
    }>);
    static success(phase: PhaseId, details?: SignalDetailsInput<'success'>, context?: GivenContext): SignalOf<"success">;
    /** Message and stack always come from the error. `maxRetries: 0` means no retry. */
    static failure(phase: PhaseId, error: GivenError | string, options?: GivenDetails<'failure'>, context?: GivenContext): SignalOf<"failure">;
    static blocked(phase: PhaseId, reason: string, details?: GivenDetails<'blocked'>, context?: GivenContext): SignalOf<"blocked">;
    static skipped(phase: PhaseId, reason: string, details?: GivenDetails<'skipped'>, context?: GivenContext): SignalOf<"skipped">;
    isTerminal(): boolean;
    /** True if the failure allows another attempt. `decide` makes the actual choice. */
    canRetry(): boolean;
    /** Returns the nested form with keys in a fixed order, so that equal signals have equal bytes. */
    toJSON(): Record<string, unknown>;
}
/** A union, so that TypeScript can narrow the details by `status`. */
export type CompletionSignal = {
    [S in CompletionStatus]: SignalOf<S>;
}[CompletionStatus];
export declare const CompletionSignal: typeof SignalOf;
export declare function getQuestion(signal: CompletionSignal | null | undefined): Question | undefined;
export declare function withWarnings(signal: CompletionSignal, newWarnings: readonly string[]): CompletionSignal;
export declare function withSignalCommits(signal: CompletionSignal, rename: (sha: string) => string): CompletionSignal;
/**
 * Parses a signal from a value or JSON text, in the nested form or the old flat one. `missing` supplies absent fields.
 * Throws SignalError, which names the field.
 */
export declare function parseSignal(input: unknown, missing?: GivenContext): CompletionSignal;
/** Renames the commits that the exit gate judged. */
export declare function withCommitNames<D extends object>(details: D, rename: (sha: string) => string): D;
export interface SigningRun {
    readonly runId: string;
    readonly services: {
        readonly clock: Pick<Clock, 'now'>;
    };
}
/** Written before the attempt starts, so that the record is correct even if the process dies (I1). */
export declare function buildInterruptedSignal(plan: string | undefined, attempt: number | undefined, run: SigningRun & {
    readonly phase: {
        readonly id: string;
    };
}): CompletionSignal;
export declare function buildSignalContext(run: SigningRun, plan?: string, attempt?: number): {
    at: Date;
    runId: string;
    plan: string | undefined;
    attempt: number | undefined;
};
