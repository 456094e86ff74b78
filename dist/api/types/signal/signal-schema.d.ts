import { z } from 'zod';
import { type CompletionStatus } from './signal-words.ts';
export declare const FailureReasonSchema: z.ZodEnum<{
    agent_error: "agent_error";
    auth: "auth";
    budget: "budget";
    context_exhausted: "context_exhausted";
    deadline: "deadline";
    idle_timeout: "idle_timeout";
    internal: "internal";
    interrupted: "interrupted";
    invalid_plan: "invalid_plan";
    killed: "killed";
    merge_conflict: "merge_conflict";
    overloaded: "overloaded";
    quota: "quota";
    rate_limit: "rate_limit";
    scope_violation: "scope_violation";
    stuck: "stuck";
    tests_failed: "tests_failed";
    timeout: "timeout";
    verification_failed: "verification_failed";
}>;
/** Agents can write signals, so everything that reaches logs and comments is limited in size. */
export declare const LIMITS: {
    readonly messageChars: 4000;
    readonly listItems: 1000;
    readonly unknownKeys: 32;
    readonly unknownValueChars: 4000;
    readonly stepsChars: 20000;
};
/**
 * Ids are strings, because `02.1` differs from `02.10`. A number is accepted since people write `phase: 6`; padded ids
 * and `x.10` must be strings, because JSON numbers lose those digits.
 */
export declare const IdSchema: z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>;
export declare function describeField(description: string, example: unknown): {
    description: string;
    examples: unknown[];
};
declare const FindingSchema: z.ZodObject<{
    rule: z.ZodString;
    level: z.ZodEnum<{
        ask: "ask";
        refuse: "refuse";
        warn: "warn";
    }>;
    plan: z.ZodOptional<z.ZodString>;
    subject: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
    message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
}, z.core.$strip>;
export type FindingDetails = z.output<typeof FindingSchema>;
/** A plan's question for `approve` and `answer`. Treat its texts as untrusted data. */
export declare const QuestionSchema: z.ZodObject<{
    id: z.ZodString;
    kind: z.ZodEnum<{
        "agent-question": "agent-question";
        decision: "decision";
        "go-ahead": "go-ahead";
        "human-action": "human-action";
        "human-verify": "human-verify";
    }>;
    task: z.ZodNullable<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    number: z.ZodNumber;
    tasks: z.ZodNumber;
    done: z.ZodNumber;
    commit: z.ZodString;
    options: z.ZodDefault<z.ZodArray<z.ZodObject<{
        id: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
        name: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
        pros: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        cons: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    }, z.core.$strip>>>;
    whatBuilt: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    howToVerify: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    decision: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    context: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    action: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    instructions: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    verification: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    resumeSignal: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    precondition: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    asked: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
}, z.core.$strip>;
export type Question = z.output<typeof QuestionSchema>;
/** The nested form that is written. `toSignalInput` converts the old flat form. */
export declare const SignalSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
    schemaVersion: z.ZodDefault<z.ZodLiteral<1>>;
    phase: z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>;
    plan: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>>;
    attempt: z.ZodOptional<z.ZodNumber>;
    timestamp: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    runId: z.ZodOptional<z.ZodString>;
    status: z.ZodLiteral<"success">;
    details: z.ZodObject<{
        agent: z.ZodOptional<z.ZodString>;
        tokensUsed: z.ZodOptional<z.ZodNumber>;
        costUsd: z.ZodOptional<z.ZodNumber>;
        isCostEstimate: z.ZodOptional<z.ZodBoolean>;
        durationMs: z.ZodOptional<z.ZodNumber>;
        cage: z.ZodOptional<z.ZodEnum<{
            kernel: "kernel";
            namespace: "namespace";
            none: "none";
        }>>;
        network: z.ZodOptional<z.ZodEnum<{
            full: "full";
            gateway: "gateway";
            none: "none";
        }>>;
        repairs: z.ZodOptional<z.ZodNumber>;
        filesModified: z.ZodDefault<z.ZodArray<z.ZodString>>;
        checkpoints: z.ZodDefault<z.ZodArray<z.ZodString>>;
        errors: z.ZodOptional<z.ZodArray<z.ZodString>>;
        warnings: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
        findings: z.ZodOptional<z.ZodArray<z.ZodObject<{
            rule: z.ZodString;
            level: z.ZodEnum<{
                ask: "ask";
                refuse: "refuse";
                warn: "warn";
            }>;
            plan: z.ZodOptional<z.ZodString>;
            subject: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
            message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
        }, z.core.$strip>>>;
        verificationStatus: z.ZodOptional<z.ZodString>;
        nextSteps: z.ZodDefault<z.ZodArray<z.ZodString>>;
        handoff: z.ZodOptional<z.ZodString>;
        nextPhaseReady: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$loose>;
}, z.core.$strip>, z.ZodObject<{
    schemaVersion: z.ZodDefault<z.ZodLiteral<1>>;
    phase: z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>;
    plan: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>>;
    attempt: z.ZodOptional<z.ZodNumber>;
    timestamp: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    runId: z.ZodOptional<z.ZodString>;
    status: z.ZodLiteral<"failure">;
    details: z.ZodObject<{
        agent: z.ZodOptional<z.ZodString>;
        tokensUsed: z.ZodOptional<z.ZodNumber>;
        costUsd: z.ZodOptional<z.ZodNumber>;
        isCostEstimate: z.ZodOptional<z.ZodBoolean>;
        durationMs: z.ZodOptional<z.ZodNumber>;
        cage: z.ZodOptional<z.ZodEnum<{
            kernel: "kernel";
            namespace: "namespace";
            none: "none";
        }>>;
        network: z.ZodOptional<z.ZodEnum<{
            full: "full";
            gateway: "gateway";
            none: "none";
        }>>;
        repairs: z.ZodOptional<z.ZodNumber>;
        filesModified: z.ZodDefault<z.ZodArray<z.ZodString>>;
        checkpoints: z.ZodDefault<z.ZodArray<z.ZodString>>;
        errors: z.ZodOptional<z.ZodArray<z.ZodString>>;
        warnings: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
        findings: z.ZodOptional<z.ZodArray<z.ZodObject<{
            rule: z.ZodString;
            level: z.ZodEnum<{
                ask: "ask";
                refuse: "refuse";
                warn: "warn";
            }>;
            plan: z.ZodOptional<z.ZodString>;
            subject: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
            message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
        }, z.core.$strip>>>;
        verificationStatus: z.ZodOptional<z.ZodString>;
        nextSteps: z.ZodDefault<z.ZodArray<z.ZodString>>;
        handoff: z.ZodOptional<z.ZodString>;
        reason: z.ZodDefault<z.ZodEnum<{
            agent_error: "agent_error";
            auth: "auth";
            budget: "budget";
            context_exhausted: "context_exhausted";
            deadline: "deadline";
            idle_timeout: "idle_timeout";
            internal: "internal";
            interrupted: "interrupted";
            invalid_plan: "invalid_plan";
            killed: "killed";
            merge_conflict: "merge_conflict";
            overloaded: "overloaded";
            quota: "quota";
            rate_limit: "rate_limit";
            scope_violation: "scope_violation";
            stuck: "stuck";
            tests_failed: "tests_failed";
            timeout: "timeout";
            verification_failed: "verification_failed";
        }>>;
        error: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
            code: z.ZodOptional<z.ZodString>;
            stack: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        }, z.core.$strip>]>, z.ZodTransform<{
            message: string;
            code?: string | undefined;
            stack?: string | undefined;
        }, string | {
            message: string;
            code?: string | undefined;
            stack?: string | undefined;
        }>>, z.ZodObject<{
            message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
            code: z.ZodOptional<z.ZodString>;
            stack: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        }, z.core.$strip>>>;
        retryable: z.ZodDefault<z.ZodBoolean>;
        retryOptions: z.ZodOptional<z.ZodObject<{
            maxRetries: z.ZodOptional<z.ZodNumber>;
            backoffMs: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>>;
        retryAfterMs: z.ZodOptional<z.ZodNumber>;
        resetAt: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        skipOption: z.ZodDefault<z.ZodBoolean>;
        escalateOption: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$loose>;
}, z.core.$strip>, z.ZodObject<{
    schemaVersion: z.ZodDefault<z.ZodLiteral<1>>;
    phase: z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>;
    plan: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>>;
    attempt: z.ZodOptional<z.ZodNumber>;
    timestamp: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    runId: z.ZodOptional<z.ZodString>;
    status: z.ZodLiteral<"blocked">;
    details: z.ZodObject<{
        agent: z.ZodOptional<z.ZodString>;
        tokensUsed: z.ZodOptional<z.ZodNumber>;
        costUsd: z.ZodOptional<z.ZodNumber>;
        isCostEstimate: z.ZodOptional<z.ZodBoolean>;
        durationMs: z.ZodOptional<z.ZodNumber>;
        cage: z.ZodOptional<z.ZodEnum<{
            kernel: "kernel";
            namespace: "namespace";
            none: "none";
        }>>;
        network: z.ZodOptional<z.ZodEnum<{
            full: "full";
            gateway: "gateway";
            none: "none";
        }>>;
        repairs: z.ZodOptional<z.ZodNumber>;
        filesModified: z.ZodDefault<z.ZodArray<z.ZodString>>;
        checkpoints: z.ZodDefault<z.ZodArray<z.ZodString>>;
        errors: z.ZodOptional<z.ZodArray<z.ZodString>>;
        warnings: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
        findings: z.ZodOptional<z.ZodArray<z.ZodObject<{
            rule: z.ZodString;
            level: z.ZodEnum<{
                ask: "ask";
                refuse: "refuse";
                warn: "warn";
            }>;
            plan: z.ZodOptional<z.ZodString>;
            subject: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
            message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
        }, z.core.$strip>>>;
        verificationStatus: z.ZodOptional<z.ZodString>;
        nextSteps: z.ZodDefault<z.ZodArray<z.ZodString>>;
        handoff: z.ZodOptional<z.ZodString>;
        reason: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        question: z.ZodOptional<z.ZodObject<{
            id: z.ZodString;
            kind: z.ZodEnum<{
                "agent-question": "agent-question";
                decision: "decision";
                "go-ahead": "go-ahead";
                "human-action": "human-action";
                "human-verify": "human-verify";
            }>;
            task: z.ZodNullable<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            number: z.ZodNumber;
            tasks: z.ZodNumber;
            done: z.ZodNumber;
            commit: z.ZodString;
            options: z.ZodDefault<z.ZodArray<z.ZodObject<{
                id: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
                name: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
                pros: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
                cons: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            }, z.core.$strip>>>;
            whatBuilt: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            howToVerify: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            decision: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            context: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            action: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            instructions: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            verification: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            resumeSignal: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            precondition: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            asked: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        }, z.core.$strip>>;
        blockingDependencies: z.ZodDefault<z.ZodArray<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>>>;
        userInputRequired: z.ZodDefault<z.ZodBoolean>;
        estimatedUnblockTime: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    }, z.core.$loose>;
}, z.core.$strip>, z.ZodObject<{
    schemaVersion: z.ZodDefault<z.ZodLiteral<1>>;
    phase: z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>;
    plan: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>>;
    attempt: z.ZodOptional<z.ZodNumber>;
    timestamp: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    runId: z.ZodOptional<z.ZodString>;
    status: z.ZodLiteral<"skipped">;
    details: z.ZodObject<{
        agent: z.ZodOptional<z.ZodString>;
        tokensUsed: z.ZodOptional<z.ZodNumber>;
        costUsd: z.ZodOptional<z.ZodNumber>;
        isCostEstimate: z.ZodOptional<z.ZodBoolean>;
        durationMs: z.ZodOptional<z.ZodNumber>;
        cage: z.ZodOptional<z.ZodEnum<{
            kernel: "kernel";
            namespace: "namespace";
            none: "none";
        }>>;
        network: z.ZodOptional<z.ZodEnum<{
            full: "full";
            gateway: "gateway";
            none: "none";
        }>>;
        repairs: z.ZodOptional<z.ZodNumber>;
        filesModified: z.ZodDefault<z.ZodArray<z.ZodString>>;
        checkpoints: z.ZodDefault<z.ZodArray<z.ZodString>>;
        errors: z.ZodOptional<z.ZodArray<z.ZodString>>;
        warnings: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
        findings: z.ZodOptional<z.ZodArray<z.ZodObject<{
            rule: z.ZodString;
            level: z.ZodEnum<{
                ask: "ask";
                refuse: "refuse";
                warn: "warn";
            }>;
            plan: z.ZodOptional<z.ZodString>;
            subject: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
            message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
        }, z.core.$strip>>>;
        verificationStatus: z.ZodOptional<z.ZodString>;
        nextSteps: z.ZodDefault<z.ZodArray<z.ZodString>>;
        handoff: z.ZodOptional<z.ZodString>;
        reason: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        incomplete: z.ZodDefault<z.ZodBoolean>;
        affectedPhases: z.ZodDefault<z.ZodArray<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>>>;
    }, z.core.$loose>;
}, z.core.$strip>], "status">;
export type SignalFields = z.output<typeof SignalSchema>;
export type SignalDetails<S extends CompletionStatus = CompletionStatus> = Extract<SignalFields, {
    status: S;
}>['details'];
export type SignalDetailsInput<S extends CompletionStatus> = Extract<z.input<typeof SignalSchema>, {
    status: S;
}>['details'];
/** Sorts details: known fields in schema order, then unknown fields by name. */
export declare function inCanonicalOrder<S extends CompletionStatus>(status: S, details: SignalDetails<S>): SignalDetails<S>;
/**
 * Describes unknown fields that are too many or too large, or returns undefined. Others are kept for newer versions.
 */
export declare function describeUnknownFields(status: CompletionStatus, details: Record<string, unknown>): string | undefined;
export {};
