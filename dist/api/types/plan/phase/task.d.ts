import type { Diagnostic } from './diagnostic.ts';
import { type Masked } from './markup.ts';
import { type Verify } from './task-fields.ts';
/** One `<task>` (or `<feature>`, or `## Task` heading), read as text: nothing in it is run or trusted here. */
export interface PlanTask {
    name: string;
    /** `auto`, `tdd`, `tracer`, `checkpoint` or `checkpoint:<kind>`; every spelling met is brought to one of these. */
    type: string;
    /** As written; empty when the task has no type. */
    declaredType: string;
    /** `blocking`, `blocking-human`, `advisory`, or null. */
    gate: string | null;
    files: string[];
    action: string;
    verify: Verify;
    done: string | null;
    /** If it is not met, the task stops for a person and is never approved by a machine. */
    precondition: string | null;
    options: TaskOption[];
    /** Steps of a checkpoint for a person, word for word; null for other tasks. */
    steps: CheckpointSteps | null;
    /** From 1, in the plan file. */
    line: number;
}
export interface TaskOption {
    id: string;
    name: string;
    pros?: string;
    cons?: string;
}
/** Elements of a checkpoint, by their names in a question to a person. */
declare const stepElements: {
    readonly whatBuilt: 'what-built';
    readonly howToVerify: 'how-to-verify';
    readonly decision: 'decision';
    readonly context: 'context';
    readonly action: 'action';
    readonly instructions: 'instructions';
    readonly verification: 'verification';
    readonly resumeSignal: 'resume-signal';
};
export type CheckpointSteps = Record<keyof typeof stepElements, string | null>;
/** Finds tasks by tag, not with an XML parser: `<action>` holds HTML and JSX. An unclosed task ends at the next one. */
export declare function readTasks(body: string, mask: Masked, file: string, firstLine: number): {
    tasks: PlanTask[];
    diagnostics: Diagnostic[];
};
/** Lines of ascending offsets, counted in one pass over the text. */
export declare function lineCounter(text: string, firstLine: number): (offset: number) => number;
export {};
