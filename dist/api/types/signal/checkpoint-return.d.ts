import { z } from 'zod';
/** Characters, about 1,000 tokens. */
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
 * Parses a handoff written by an agent and drops unknown fields. `missing` supplies fields that the agent can't know.
 * Throws an Error that names each invalid field.
 */
export declare function parseCheckpointReturn(input: unknown, missing?: Partial<Pick<CheckpointReturn, 'createdAt' | 'agentId' | 'reason'>>): CheckpointReturn;
export declare function schemaProblems(error: z.ZodError): string[];
/** Checks that the next agent can read the handoff. `size` is the length of its JSON. */
export declare function validateCheckpointSize(checkpoint: CheckpointReturn): {
    valid: boolean;
    size: number;
    warning?: string;
};
export interface BuilderOptions {
    readonly now: () => Date;
    readonly warn: (message: string) => void;
}
/** Builds a handoff item by item. Each `build` returns an independent copy. */
export declare class CheckpointReturnBuilder {
    #private;
    constructor(agentId: string, reason: CheckpointReturn['reason'], options: BuilderOptions);
    addCompleted(item: CompletedItem): this;
    addRemaining(item: RemainingItem): this;
    addDecision(decision: string): this;
    addPattern(pattern: string): this;
    addIssue(issue: string): this;
    addFileModified(file: string): this;
    /** Adds the time and warns if the handoff is too large. Throws an Error that names an invalid field. */
    build(): CheckpointReturn;
}
