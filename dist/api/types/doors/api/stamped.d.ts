import { type BuilderOptions, type CheckpointReturn, CheckpointReturnBuilder as UnstampedBuilder } from '../../signal/checkpoint-return.ts';
import { type SignalContext, CompletionSignal as UnstampedSignal } from '../../signal/completion-signal.ts';
import type { SignalDetailsInput } from '../../signal/signal-schema.ts';
import type { CompletionStatus } from '../../signal/signal-words.ts';
type Given = Partial<SignalContext>;
type Phase = string | number;
type Details<S extends CompletionStatus> = Partial<SignalDetailsInput<S>>;
declare class StampedSignal<S extends CompletionStatus> extends UnstampedSignal<S> {
    constructor(status: S, phase: Phase, details?: Details<S>, context?: Given);
    static success(phase: Phase, details?: Details<'success'>, context?: Given): {
        readonly status: "success";
        readonly phase: string;
        readonly plan: string | undefined;
        readonly attempt: number | undefined;
        readonly timestamp: string | undefined;
        readonly runId: string | undefined;
        readonly details: {
            [x: string]: unknown;
            agent?: string | undefined;
            tokensUsed?: number | undefined;
            costUsd?: number | undefined;
            isCostEstimate?: boolean | undefined;
            durationMs?: number | undefined;
            cage?: "kernel" | "namespace" | "none" | undefined;
            network?: "full" | "gateway" | "none" | undefined;
            repairs?: number | undefined;
            filesModified: string[];
            checkpoints: string[];
            errors?: string[] | undefined;
            warnings?: string[] | undefined;
            findings?: {
                rule: string;
                level: "ask" | "refuse" | "warn";
                plan?: string | undefined;
                subject: string;
                message: string;
            }[] | undefined;
            verificationStatus?: string | undefined;
            nextSteps: string[];
            handoff?: string | undefined;
            nextPhaseReady: boolean;
        };
        isTerminal(): boolean;
        canRetry(): boolean;
        toJSON(): Record<string, unknown>;
    };
    static failure(phase: Phase, error: Error | string, options?: Details<'failure'>, context?: Given): {
        readonly status: "failure";
        readonly phase: string;
        readonly plan: string | undefined;
        readonly attempt: number | undefined;
        readonly timestamp: string | undefined;
        readonly runId: string | undefined;
        readonly details: {
            [x: string]: unknown;
            agent?: string | undefined;
            tokensUsed?: number | undefined;
            costUsd?: number | undefined;
            isCostEstimate?: boolean | undefined;
            durationMs?: number | undefined;
            cage?: "kernel" | "namespace" | "none" | undefined;
            network?: "full" | "gateway" | "none" | undefined;
            repairs?: number | undefined;
            filesModified: string[];
            checkpoints: string[];
            errors?: string[] | undefined;
            warnings?: string[] | undefined;
            findings?: {
                rule: string;
                level: "ask" | "refuse" | "warn";
                plan?: string | undefined;
                subject: string;
                message: string;
            }[] | undefined;
            verificationStatus?: string | undefined;
            nextSteps: string[];
            handoff?: string | undefined;
            reason: "agent_error" | "auth" | "budget" | "context_exhausted" | "deadline" | "idle_timeout" | "internal" | "interrupted" | "invalid_plan" | "killed" | "merge_conflict" | "overloaded" | "quota" | "rate_limit" | "scope_violation" | "stuck" | "tests_failed" | "timeout" | "verification_failed";
            error?: {
                message: string;
                code?: string | undefined;
                stack?: string | undefined;
            } | undefined;
            retryable: boolean;
            retryOptions?: {
                maxRetries?: number | undefined;
                backoffMs?: number | undefined;
            } | undefined;
            retryAfterMs?: number | undefined;
            resetAt?: string | undefined;
            skipOption: boolean;
            escalateOption: boolean;
        };
        isTerminal(): boolean;
        canRetry(): boolean;
        toJSON(): Record<string, unknown>;
    };
    static blocked(phase: Phase, reason: string, details?: Details<'blocked'>, context?: Given): {
        readonly status: "blocked";
        readonly phase: string;
        readonly plan: string | undefined;
        readonly attempt: number | undefined;
        readonly timestamp: string | undefined;
        readonly runId: string | undefined;
        readonly details: {
            [x: string]: unknown;
            agent?: string | undefined;
            tokensUsed?: number | undefined;
            costUsd?: number | undefined;
            isCostEstimate?: boolean | undefined;
            durationMs?: number | undefined;
            cage?: "kernel" | "namespace" | "none" | undefined;
            network?: "full" | "gateway" | "none" | undefined;
            repairs?: number | undefined;
            filesModified: string[];
            checkpoints: string[];
            errors?: string[] | undefined;
            warnings?: string[] | undefined;
            findings?: {
                rule: string;
                level: "ask" | "refuse" | "warn";
                plan?: string | undefined;
                subject: string;
                message: string;
            }[] | undefined;
            verificationStatus?: string | undefined;
            nextSteps: string[];
            handoff?: string | undefined;
            reason: string;
            question?: {
                id: string;
                kind: "agent-question" | "decision" | "go-ahead" | "human-action" | "human-verify";
                task: string | null;
                number: number;
                tasks: number;
                done: number;
                commit: string;
                options: {
                    id: string;
                    name: string;
                    pros?: string | undefined;
                    cons?: string | undefined;
                }[];
                whatBuilt?: string | undefined;
                howToVerify?: string | undefined;
                decision?: string | undefined;
                context?: string | undefined;
                action?: string | undefined;
                instructions?: string | undefined;
                verification?: string | undefined;
                resumeSignal?: string | undefined;
                precondition?: string | undefined;
                asked?: string | undefined;
            } | undefined;
            blockingDependencies: string[];
            userInputRequired: boolean;
            estimatedUnblockTime?: string | undefined;
        };
        isTerminal(): boolean;
        canRetry(): boolean;
        toJSON(): Record<string, unknown>;
    };
    static skipped(phase: Phase, reason: string, details?: Details<'skipped'>, context?: Given): {
        readonly status: "skipped";
        readonly phase: string;
        readonly plan: string | undefined;
        readonly attempt: number | undefined;
        readonly timestamp: string | undefined;
        readonly runId: string | undefined;
        readonly details: {
            [x: string]: unknown;
            agent?: string | undefined;
            tokensUsed?: number | undefined;
            costUsd?: number | undefined;
            isCostEstimate?: boolean | undefined;
            durationMs?: number | undefined;
            cage?: "kernel" | "namespace" | "none" | undefined;
            network?: "full" | "gateway" | "none" | undefined;
            repairs?: number | undefined;
            filesModified: string[];
            checkpoints: string[];
            errors?: string[] | undefined;
            warnings?: string[] | undefined;
            findings?: {
                rule: string;
                level: "ask" | "refuse" | "warn";
                plan?: string | undefined;
                subject: string;
                message: string;
            }[] | undefined;
            verificationStatus?: string | undefined;
            nextSteps: string[];
            handoff?: string | undefined;
            reason: string;
            incomplete: boolean;
            affectedPhases: string[];
        };
        isTerminal(): boolean;
        canRetry(): boolean;
        toJSON(): Record<string, unknown>;
    };
}
/** A union, so that a switch over `status` narrows the details. */
export type CompletionSignal = UnstampedSignal;
export declare const CompletionSignal: typeof StampedSignal;
/** Handoff builder of seed 002; uses the current time and warns about the size on stderr. */
export declare class CheckpointReturnBuilder extends UnstampedBuilder {
    constructor(agentId: string, reason: CheckpointReturn['reason'], options?: Partial<BuilderOptions>);
}
export {};
