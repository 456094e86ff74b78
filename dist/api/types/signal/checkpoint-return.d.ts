import { z } from 'zod';
/** Handoff of a stopped agent for the next one (seed 002). */
/** About 1000 tokens: more than this is no handoff but a transcript. */
export declare const CHECKPOINT_SIZE_WARNING = 4000;
export declare const CompletedItemSchema: z.ZodObject<{
    file: z.ZodString;
    status: z.ZodEnum<{
        done: "done";
        partial: "partial";
    }>;
    tests: z.ZodOptional<z.ZodEnum<{
        failed: "failed";
        passed: "passed";
        skipped: "skipped";
    }>>;
    notes: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const RemainingItemSchema: z.ZodObject<{
    file: z.ZodString;
    description: z.ZodString;
    referencePattern: z.ZodOptional<z.ZodString>;
    priority: z.ZodOptional<z.ZodEnum<{
        high: "high";
        low: "low";
        normal: "normal";
    }>>;
}, z.core.$strip>;
export declare const HandoffContextSchema: z.ZodObject<{
    decisions: z.ZodArray<z.ZodString>;
    patterns: z.ZodArray<z.ZodString>;
    issues: z.ZodOptional<z.ZodArray<z.ZodString>>;
    filesModified: z.ZodPipe<z.ZodArray<z.ZodString>, z.ZodTransform<string[], string[]>>;
}, z.core.$strip>;
export declare const CheckpointReturnSchema: z.ZodObject<{
    completed: z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        status: z.ZodEnum<{
            done: "done";
            partial: "partial";
        }>;
        tests: z.ZodOptional<z.ZodEnum<{
            failed: "failed";
            passed: "passed";
            skipped: "skipped";
        }>>;
        notes: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    remaining: z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        description: z.ZodString;
        referencePattern: z.ZodOptional<z.ZodString>;
        priority: z.ZodOptional<z.ZodEnum<{
            high: "high";
            low: "low";
            normal: "normal";
        }>>;
    }, z.core.$strip>>;
    context: z.ZodObject<{
        decisions: z.ZodArray<z.ZodString>;
        patterns: z.ZodArray<z.ZodString>;
        issues: z.ZodOptional<z.ZodArray<z.ZodString>>;
        filesModified: z.ZodPipe<z.ZodArray<z.ZodString>, z.ZodTransform<string[], string[]>>;
    }, z.core.$strip>;
    createdAt: z.ZodISODateTime;
    agentId: z.ZodString;
    reason: z.ZodEnum<{
        error: "error";
        task_complete: "task_complete";
        threshold_critical: "threshold_critical";
    }>;
}, z.core.$strip>;
export type HandoffContext = z.output<typeof HandoffContextSchema>;
export type CompletedItem = z.output<typeof CompletedItemSchema>;
export type RemainingItem = z.output<typeof RemainingItemSchema>;
export type CheckpointReturn = z.output<typeof CheckpointReturnSchema>;
/**
 * Reads a handoff; an agent wrote it, so anything may be in it, and fields we do not know are left out. `missing` fills
 * what the agent need not know. Throws an Error that names each field that is wrong.
 */
export declare function parseCheckpointReturn(input: unknown, missing?: Partial<Pick<CheckpointReturn, 'createdAt' | 'agentId' | 'reason'>>): CheckpointReturn;
/** Problems of a handoff, field by field; the first ten are enough to see what it is instead. */
export declare function schemaProblems(error: z.ZodError): string[];
/** Checks that a handoff is small enough to be read by the next agent. `size` is in characters of JSON. */
export declare function validateCheckpointSize(checkpoint: CheckpointReturn): {
    valid: boolean;
    size: number;
    warning?: string;
};
/** Clock and log of the program that builds. */
export interface BuilderOptions {
    readonly now: () => Date;
    readonly warn: (message: string) => void;
}
/** Builds a handoff item by item. `build` may be called again later; what it gave away does not change. */
export declare class CheckpointReturnBuilder {
    private readonly now;
    private readonly warn;
    private readonly agentId;
    private readonly reason;
    private readonly completed;
    private readonly remaining;
    private readonly context;
    constructor(agentId: string, reason: CheckpointReturn['reason'], { now, warn }: BuilderOptions);
    addCompleted(item: CompletedItem): this;
    addRemaining(item: RemainingItem): this;
    addDecision(decision: string): this;
    addPattern(pattern: string): this;
    addIssue(issue: string): this;
    addFileModified(file: string): this;
    /** Stamps the time, and warns of a handoff that is too large. Throws an Error naming the field of a wrong item. */
    build(): CheckpointReturn;
}
