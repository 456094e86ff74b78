import { z } from 'zod';
import { type CompletionStatus } from './signal-words.ts';
/** Content of a completion signal, version 1 (seed 000 and its verified defects). Parsed where it enters, typed inside. */
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
/** A signal may come from an agent: what it repeats in our logs and comments has a ceiling. */
export declare const LIMITS: {
    readonly messageChars: 4000;
    readonly listItems: 1000;
    readonly unknownKeys: 32;
    readonly unknownValueChars: 4000;
    readonly stepsChars: 20000;
};
/**
 * Phase and plan ids are strings (`02.1` is not `02.10`); a number is accepted because people write `phase: 6`.
 * The number is written back as it reads; a padded or `x.10` id has to come as a string, JSON has already lost it.
 */
export declare const IdSchema: z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>, z.ZodString>;
/** Documents a field, in the JSON Schema and in docs/signal.md. */
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
/** A plan's question to a person, for `approve` and `answer`. Its texts are the plan's or its agent's: data. */
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
/** The nested form, as it leaves. `toSignalInput` makes it of the flat form that the first implementation wrote. */
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
/** Details that a caller may give for a status: everything with a default is optional. */
export type SignalDetailsInput<S extends CompletionStatus> = Extract<z.input<typeof SignalSchema>, {
    status: S;
}>['details'];
/** Details in one order for every author: known fields as the schema lists them, then the others by name. */
export declare function inCanonicalOrder<S extends CompletionStatus>(status: S, details: SignalDetails<S>): SignalDetails<S>;
/** Says what is wrong with fields we do not know, or nothing. They are kept for newer readers, within a bound. */
export declare function complainAboutUnknown(status: CompletionStatus, details: Record<string, unknown>): string | undefined;
export {};
