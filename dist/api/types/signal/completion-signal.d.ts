import type { Clock } from '../system/process/machine.ts';
import { type Question, type SignalDetails, type SignalDetailsInput, type SignalFields } from './signal-schema.ts';
import { COMPLETION_STATUS, type CompletionStatus } from './signal-words.ts';
export { COMPLETION_STATUS };
/** When and for what a signal is made. There is no clock in here: without the caller's `at` it has no timestamp. */
export interface SignalContext {
    at: Date | string;
    runId?: string | undefined;
    plan?: string | undefined;
    attempt?: number | undefined;
}
/** The input is not a completion signal; the message names the field. */
export declare class SignalError extends Error {
    name: string;
    readonly exitCode: number;
}
type PhaseId = string | number;
/** An Error, or an error under a message of ours. */
interface GivenError {
    readonly message: string;
    readonly stack?: string | undefined;
}
type GivenContext = Partial<SignalContext>;
type GivenDetails<S extends CompletionStatus> = Partial<SignalDetailsInput<S>>;
/** How a plan or a phase ended, in the form that every job, log and caller reads (version 1). */
declare class SignalOf<S extends CompletionStatus> {
    readonly status: S;
    readonly phase: string;
    readonly plan: string | undefined;
    readonly attempt: number | undefined;
    readonly timestamp: string | undefined;
    readonly runId: string | undefined;
    readonly details: SignalDetails<S>;
    /** Takes parsed fields. Use a factory or `parseSignal` for anything that is not. */
    constructor(fields: Extract<SignalFields, {
        status: S;
    }>);
    static success(phase: PhaseId, details?: SignalDetailsInput<'success'>, context?: GivenContext): SignalOf<"success">;
    /** Message and stack are the error's, whatever the options say; `maxRetries: 0` means no retry. */
    static failure(phase: PhaseId, error: GivenError | string, options?: GivenDetails<'failure'>, context?: GivenContext): SignalOf<"failure">;
    static blocked(phase: PhaseId, reason: string, details?: GivenDetails<'blocked'>, context?: GivenContext): SignalOf<"blocked">;
    static skipped(phase: PhaseId, reason: string, details?: GivenDetails<'skipped'>, context?: GivenContext): SignalOf<"skipped">;
    /** Only a person can go on from here. */
    isTerminal(): boolean;
    /** The failure allows another attempt; whether there is one is `decide`'s business. */
    canRetry(): boolean;
    /** The nested form in canonical key order: the same signal is the same bytes. */
    toJSON(): Record<string, unknown>;
}
/** A union, so that a switch over `status` knows the details of each. */
export type CompletionSignal = {
    [S in CompletionStatus]: SignalOf<S>;
}[CompletionStatus];
export declare const CompletionSignal: typeof SignalOf;
/** Question of a signal to a person; undefined where it asks nothing. */
export declare function getQuestion(signal: CompletionSignal | null | undefined): Question | undefined;
/** Copy of a signal with more warnings for a person, each once; those beyond what a signal holds are left out. */
export declare function withWarnings(signal: CompletionSignal, more: readonly string[]): CompletionSignal;
/** Copy of a signal with the commits that the exit gate judged by their other names. */
export declare function withSignalCommits(signal: CompletionSignal, as: (sha: string) => string): CompletionSignal;
/**
 * Reads a signal from a value or JSON text: nested, or flat as the first implementation wrote it; the phase may be a number.
 * `missing` fills what the input does not say. Throws SignalError naming the field.
 */
export declare function parseSignal(input: unknown, missing?: GivenContext): CompletionSignal;
/** Copy of details with the commits that the exit gate judged by their other names. */
export declare function withCommitNames<D extends object>(details: D, as: (sha: string) => string): D;
/** Of a run, what its signals are stamped with. */
export interface SigningRun {
    readonly runId: string;
    readonly services: {
        readonly clock: Pick<Clock, 'now'>;
    };
}
/** The signal that stands until the attempt has ended: if we die, it is already the truth (I1). */
export declare function interruptedSignal(plan: string | undefined, attempt: number | undefined, run: SigningRun & {
    readonly phase: {
        readonly id: string;
    };
}): CompletionSignal;
export declare function signalContext(run: SigningRun, plan?: string, attempt?: number): {
    at: Date;
    runId: string;
    plan: string | undefined;
    attempt: number | undefined;
};
